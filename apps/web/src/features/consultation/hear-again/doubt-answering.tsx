import type { Doubt } from '@noteer/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { hearStrings } from './strings.ts';

type DoubtTypingProps = { doubt: Doubt; onKeep: (words: string) => void; onCancel: () => void };

/** What was really said, in a line of its own; Enter keeps it. */
export function DoubtTyping({ doubt, onKeep, onCancel }: DoubtTypingProps) {
  const t = useStrings(hearStrings);
  const [words, setWords] = useState(doubt.read);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  function keep(event: FormEvent) {
    event.preventDefault();
    if (words.trim() !== '') onKeep(words.trim());
  }
  return (
    <form ref={form} onSubmit={keep} className="mt-2 flex flex-wrap items-end gap-2">
      <TextField
        label={t.said}
        value={words}
        maxLength={500}
        autoComplete="off"
        autoFocus
        onChange={(event) => setWords(event.target.value)}
        className="min-w-48 grow"
      />
      <Button type="submit" size="md" disabled={words.trim() === ''}>
        {t.keep}
      </Button>
      <Button variant="quiet" size="md" onClick={onCancel}>
        {t.cancel}
      </Button>
    </form>
  );
}

type DoubtRemovalProps = { sentences: readonly string[]; onRemove: () => void; onCancel: () => void };

/** Which sentences go, before they do. */
export function DoubtRemoval({ sentences, onRemove, onCancel }: DoubtRemovalProps) {
  const t = useStrings(hearStrings);
  return (
    <div className="mt-2 flex flex-col gap-2">
      <p className="text-sm font-medium">{t.goes(sentences.length)}</p>
      <ul className="flex flex-col gap-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            <del>{sentence}</del>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" autoFocus onClick={onRemove}>
          {t.takeOut}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
