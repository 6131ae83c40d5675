import { Trash2 } from 'lucide-react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import type { Sound } from '../sound.ts';
import { SourceButtons } from './source-buttons.tsx';
import { checkStrings } from './strings.ts';
import { kindStrings, remedyStrings } from './strings-marks.ts';
import type { CheckedMark } from './use-checks.ts';
import type { Remedies } from './use-remedies.ts';

/** Enough of the line around the words to know where they stand. */
const AROUND = 36;
/** Enough of what was said to know it again. */
const LONGEST_QUOTE = 140;

export type MarkItemProps = {
  text: string;
  mark: CheckedMark;
  pieces: readonly TranscriptPiece[];
  sound: Sound;
  /** Not given where the note cannot be changed. */
  remedies: Remedies | undefined;
  onReveal: (offset: number) => void;
  onDismiss: (mark: CheckedMark) => void;
};

/** A place in the note that stands nowhere in the conversation: what comes nearest to it, and what can be done. */
export function MarkItem({ text, mark, pieces, sound, remedies, onReveal, onDismiss }: MarkItemProps) {
  const t = useStrings(checkStrings);
  const kinds = useStrings(kindStrings);
  const { notHeard } = useStrings(remedyStrings);
  const isOwn = mark.is_own || undefined;
  return (
    <li className="mark-item">
      <button type="button" onClick={() => onReveal(mark.start)} className="mark-words">
        <span className="mark-kind" data-own={isOwn}>
          {kinds[mark.kind]}
        </span>
        <span>
          <span className="text-muted">{before(text, mark.start)}</span>
          <span className="mark-underlined" data-own={isOwn}>
            {mark.text}
          </span>
          <span className="text-muted">{after(text, mark.end)}</span>
        </span>
        <span className="sr-only">{t.goTo(mark.text)}</span>
      </button>
      <p className="mark-reason">{notHeard(mark.text)}</p>
      <Nearest mark={mark} pieces={pieces} sound={sound} />
      <div className="mark-deeds">
        {remedies && <Remedy mark={mark} remedies={remedies} />}
        <Button variant="quiet" size="sm" aria-label={t.agreeWith(mark.text)} onClick={() => onDismiss(mark)}>
          {t.agree}
        </Button>
      </div>
    </li>
  );
}

/** The sentence gone: what stands there instead is for whoever knows it to type. */
function Remedy({ mark, remedies }: { mark: CheckedMark; remedies: Remedies }) {
  const t = useStrings(remedyStrings);
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Trash2 aria-hidden="true" />}
      aria-label={t.removeWith(mark.text)}
      onClick={() => remedies.remove(mark)}
    >
      {t.remove}
    </Button>
  );
}

/** Where something like it was said: to be heard, and to be read. */
function Nearest({ mark: { near }, pieces, sound }: Pick<MarkItemProps, 'mark' | 'pieces' | 'sound'>) {
  const t = useStrings(remedyStrings);
  const words = pieces
    .filter(({ seq }) => near.includes(seq))
    .map((piece) => piece.text)
    .join(' … ');
  if (!words) return null;
  const shown =
    words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, '')} …` : words;
  return (
    <>
      <p className="mark-reason">
        <span className="text-sm text-muted">{t.nearest}</span>
        <SourceButtons pieces={pieces} sources={near} sound={sound} />
      </p>
      <p className="mark-heard">“{shown}”</p>
    </>
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
