import type { Doubt } from '@noteer/contract';
import type { ReactNode } from 'react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import type { Resting } from './doubts.ts';
import { hearStrings } from './strings.ts';

/** More than these are found in the note itself. */
const SHOWN = 3;

type DoubtedSentencesProps = {
  text: string;
  resting: readonly Resting[];
  isTabStop: boolean;
  onReveal: (offset: number) => void;
};

/** What of the note rests on the place, with the words that were read there. */
export function DoubtedSentences({ text, resting, isTabStop, onReveal }: DoubtedSentencesProps) {
  const t = useStrings(hearStrings);
  if (resting.length === 0) return <p className="text-sm text-muted">{t.notInNote}</p>;
  return (
    <div className="text-sm">
      <p className="text-muted">{t.inNote}</p>
      {resting.slice(0, SHOWN).map((sentence) => (
        <button
          key={sentence.start}
          type="button"
          tabIndex={isTabStop ? 0 : -1}
          onClick={() => onReveal(sentence.start)}
          className="doubt-sentence"
        >
          {marked(text, sentence)}
        </button>
      ))}
    </div>
  );
}

function marked(text: string, { start, end, words }: Resting): ReactNode[] {
  let at = start;
  const parts = words.flatMap((place): ReactNode[] => {
    const before = text.slice(at, place.start);
    at = place.end;
    return [
      before,
      <mark key={place.start} className="word-unsure bg-transparent text-inherit">
        {text.slice(place.start, place.end)}
      </mark>,
    ];
  });
  return [...parts, text.slice(at, end)];
}

/** Where it can no longer be heard: what was said in those seconds, and just before and after. */
export function HeardAround({ doubt, pieces }: { doubt: Doubt; pieces: readonly TranscriptPiece[] }) {
  const t = useStrings(hearStrings);
  const isHere = ({ seq, start_s, end_s }: TranscriptPiece) =>
    doubt.sources.includes(seq) || (start_s < doubt.to_s && doubt.from_s < end_s);
  const first = pieces.findIndex(isHere);
  const last = pieces.findLastIndex(isHere);
  const around = first < 0 ? [] : pieces.slice(Math.max(0, first - 1), last + 2);
  if (around.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="text-muted">{t.around}</p>
      <blockquote className="border-l-2 border-line pl-3 wrap-anywhere">
        {around.map(({ text }) => text).join(' ')}
      </blockquote>
    </div>
  );
}
