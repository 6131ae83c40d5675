import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { checkStrings, kindStrings } from './strings.ts';
import type { CheckedMark } from './use-checks.ts';

/** Enough of the line around the words to know where they stand. */
const AROUND = 36;

type MarkListProps = {
  text: string;
  marks: readonly CheckedMark[];
  onReveal: (offset: number) => void;
  onDismiss: (mark: CheckedMark) => void;
};

export function MarkList({ text, marks, onReveal, onDismiss }: MarkListProps) {
  const t = useStrings(checkStrings);
  const kinds = useStrings(kindStrings);
  return (
    <ul className="mark-list">
      {marks.map((mark) => (
        <li key={`${mark.kind} ${mark.start}`} className="mark-item">
          <button type="button" onClick={() => onReveal(mark.start)} className="mark-words">
            <span className="mark-kind" data-own={mark.is_own || undefined}>
              {kinds[mark.kind]}
            </span>
            <span>
              <span className="text-muted">{before(text, mark.start)}</span>
              <span className="mark-underlined" data-own={mark.is_own || undefined}>
                {mark.text}
              </span>
              <span className="text-muted">{after(text, mark.end)}</span>
            </span>
            <span className="sr-only">{t.goTo(mark.text)}</span>
          </button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t.agreeWith(mark.text)}
            onClick={() => onDismiss(mark)}
          >
            {t.agree}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function before(text: string, start: number): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return line.length <= AROUND ? line : `…${line.slice(-AROUND).replace(/^\S*\s/, '')}`;
}

function after(text: string, end: number): string {
  const stop = text.indexOf('\n', end);
  const line = text.slice(end, stop < 0 ? undefined : stop);
  return line.length <= AROUND ? line : `${line.slice(0, AROUND).replace(/\s\S*$/, '')}…`;
}
