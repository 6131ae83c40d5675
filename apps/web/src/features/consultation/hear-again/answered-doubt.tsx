import type { Doubt } from '@noteer/contract';
import { Check } from 'lucide-react';
import { useStrings } from '../../../lib/strings.ts';
import { answeredStrings, hearStrings } from './strings.ts';

type AnsweredDoubtProps = { doubt: Doubt; onTakeBack: (() => void) | undefined };

/** In one line what somebody made of it, and the way back. */
export function AnsweredDoubt({ doubt: { read, heard, answer }, onTakeBack }: AnsweredDoubtProps) {
  const t = useStrings(answeredStrings);
  const { unclear } = useStrings(hearStrings);
  const words = read || heard || unclear;
  const said = answer?.kind === 'typed' ? t.typed(words, answer.text) : t[answer?.kind ?? 'right'](words);
  return (
    <li className="doubt-answered">
      <Check aria-hidden="true" className="size-4 shrink-0 text-green" />
      <span className="min-w-0 grow wrap-anywhere">{said}</span>
      {onTakeBack && (
        <button type="button" className="mark-undo" aria-label={t.undoOf(said)} onClick={onTakeBack}>
          {t.undo}
        </button>
      )}
    </li>
  );
}
