import { Cloud, CloudOff } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import { charactersLeft, type Line, shownLines } from './lines.ts';
import { jottingStrings } from './strings.ts';
import { type Keeping, useJottings } from './use-jottings.ts';

type JottingsProps = {
  recording_id: string;
  clinician_id: string;
  /** Where the recording is now, in seconds. */
  now: () => number;
  isSaved: boolean;
};

/** So many before the end it is said. */
const NEARLY_FULL = 500;

/** A sheet of paper beside the conversation: a line each, with the time in the margin. */
export function Jottings({ recording_id, clinician_id, now, isSaved }: JottingsProps) {
  const t = useStrings(jottingStrings);
  const heading = useId();
  const { lines, write, keeping } = useJottings({ recording_id, clinician_id, isSaved });
  const [next, setNext] = useState(() => crypto.randomUUID() as string);
  const [focused, setFocused] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const left = charactersLeft(lines);
  const shown = shownLines(lines, focused);

  function change(id: string, text: string) {
    write(id, text, now());
    if (id === next) setNext(crypto.randomUUID());
  }
  function go(from: HTMLTextAreaElement, by: 1 | -1) {
    const fields = [...(list.current?.querySelectorAll('textarea') ?? [])];
    fields[fields.indexOf(from) + by]?.focus();
  }
  return (
    <section aria-labelledby={heading} className="jottings">
      <h3 id={heading} className="display text-xl">
        {t.heading}
      </h3>
      <p className="text-sm text-muted">{t.hint}</p>
      <ol ref={list} className="jotting-lines">
        {[...shown, undefined].map((line) => (
          <JottedLine
            key={line?.id ?? next}
            id={line?.id ?? next}
            line={line}
            left={left}
            onChange={change}
            onFocus={setFocused}
            onGo={go}
          />
        ))}
      </ol>
      <KeepingLine keeping={keeping} left={left} />
    </section>
  );
}

type JottedLineProps = {
  id: string;
  /** Undefined: the empty one at the end. */
  line: Line | undefined;
  left: number;
  onChange(id: string, text: string): void;
  onFocus(id: string): void;
  onGo(from: HTMLTextAreaElement, by: 1 | -1): void;
};

function JottedLine({ id, line, left, onChange, onFocus, onGo }: JottedLineProps) {
  const t = useStrings(jottingStrings);
  const text = line?.text ?? '';
  const placeholder = line ? undefined : t.placeholder;
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const by = event.key === 'Enter' ? 1 : event.key === 'Backspace' && text === '' ? -1 : undefined;
    if (!by) return;
    event.preventDefault();
    onGo(event.currentTarget, by);
  }
  return (
    <li className="jotting-line">
      <span aria-hidden="true" className="tabular jotting-time">
        {line && clock(line.at_s)}
      </span>
      <span className="jotting-field" data-text={text || placeholder}>
        <textarea
          rows={1}
          value={text}
          maxLength={text.length + left}
          enterKeyHint="next"
          aria-label={line ? t.line(clock(line.at_s)) : t.next}
          placeholder={placeholder}
          onChange={({ target }) => onChange(id, target.value)}
          onFocus={() => onFocus(id)}
          onKeyDown={handleKey}
        />
      </span>
    </li>
  );
}

function KeepingLine({ keeping, left }: { keeping: Keeping; left: number }) {
  const t = useStrings(jottingStrings);
  const isSafe = keeping === 'saved';
  const Icon = isSafe ? Cloud : CloudOff;
  const words = left === 0 ? t.full : left <= NEARLY_FULL ? t.left(left) : undefined;
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      {keeping !== 'empty' && (
        <p className={keeping === 'failing' || keeping === 'refused' ? 'text-red' : undefined}>
          <Icon aria-hidden="true" className="mr-2 inline size-4 align-text-bottom" />
          {t[keeping]}
        </p>
      )}
      <p role="status" className="tabular text-amber empty:hidden">
        {words}
      </p>
    </div>
  );
}
