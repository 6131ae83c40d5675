import type { Mark } from '@noteer/clinical/certain-checks';
import type { Recording } from '@noteer/contract';
import { useState } from 'react';
import { useTemplateOf } from '../../../consultations/use-template-of.ts';
import { useStrings } from '../../../lib/strings.ts';
import { type Addition, withSentence } from './note-sections.ts';
import { withoutSentence } from './remedies.ts';
import { remedyStrings } from './strings-marks.ts';

/** What was done last, until something else is done to the note. */
type Done = { words: string; before: string; after: string };

export type Remedies = {
  remove(mark: Mark): void;
  add(point: Addition): void;
  /** Null when there is nothing to take back. */
  last: { words: string; undo(): void } | null;
};

type Note = {
  recording: Recording;
  text: string;
  onReveal: (offset: number) => void;
  onReplaceText: (text: string) => void;
};

/** One click each, and one click back. Also in the history of the note, like anything that is typed. */
export function useRemedies({ recording, text, onReveal, onReplaceText }: Note): Remedies {
  const t = useStrings(remedyStrings);
  const [done, setDone] = useState<Done | null>(null);
  const template = useTemplateOf(recording);

  /** Null: the note is not as it was when the point was made. The next check makes it anew. */
  function put(after: string | null, words: string, offset: number) {
    if (after === null) return;
    setDone({ words, before: text, after });
    onReplaceText(after);
    onReveal(offset);
  }

  return {
    remove: (mark) => put(withoutSentence(text, mark), t.removed, mark.start),
    add(point) {
      const { text: after, offset } = withSentence(text, point, template, recording.language);
      put(after, t.added, offset);
    },
    last:
      done && text === done.after
        ? {
            words: done.words,
            undo() {
              setDone(null);
              onReplaceText(done.before);
            },
          }
        : null,
  };
}
