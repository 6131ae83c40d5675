import { lineDiff } from '@noteer/clinical/line-diff';
import { MessageSquareText } from 'lucide-react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { TextDiff } from '../../../consultations/text-diff.tsx';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { passagesOf } from '../use-evidence.ts';
import { readingStrings } from './strings.ts';
import type { ReadChange } from './use-reading.ts';

type ChangeItemProps = {
  told: ReadChange;
  /** It was made in the note; else it is a remark. */
  wasApplied: boolean;
  pieces: readonly TranscriptPiece[];
  onCite(pieces: readonly number[]): void;
  /** Left out where the note cannot be changed, and each where it cannot be done. */
  onApply?: (() => void) | undefined;
  onTakeBack?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
};

/** One thing that the second reading found: what stood there, what came, why, where it was said, and the way back. */
export function ChangeItem(props: ChangeItemProps) {
  const { told, wasApplied, pieces, onCite, onApply, onTakeBack, onLeave } = props;
  const { change, state } = told;
  const t = useStrings(readingStrings);
  const isApplied = state === 'applied';
  const act = isApplied ? onTakeBack : onApply;
  return (
    <li className="flex flex-col gap-1.5 border-b border-line py-3 last:border-0">
      <p className="text-muted">
        <span className="font-medium text-ink">{t[change.kind]}</span> · {change.section}
      </p>
      {change.kind === 'moved' ? (
        <p>{change.after}</p>
      ) : (
        <TextDiff diff={lineDiff(change.before, change.after)} />
      )}
      {change.why && <p className="text-muted">{change.why}</p>}
      <div className="-ml-3 flex flex-wrap items-center gap-x-1">
        {passagesOf(pieces, change.sources).map(({ first, from_s }) => (
          <Button
            key={first}
            variant="quiet"
            size="sm"
            icon={<MessageSquareText aria-hidden="true" />}
            aria-label={t.show(clock(from_s))}
            className="tabular"
            onClick={() => onCite(change.sources)}
          >
            {clock(from_s)}
          </Button>
        ))}
        {state === 'rewritten' && <p className="px-3 text-muted">{t.rewritten}</p>}
        {state !== 'rewritten' && act && (
          <Button variant="quiet" size="sm" onClick={act}>
            {isApplied ? t.takeBack : wasApplied || told.isLeft ? t.applyYet : t.apply}
          </Button>
        )}
        {state === 'open' && !told.isLeft && onLeave && (
          <Button variant="quiet" size="sm" onClick={onLeave}>
            {t.leave}
          </Button>
        )}
      </div>
    </li>
  );
}
