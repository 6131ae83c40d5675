import { Play } from 'lucide-react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import { evidenceStrings } from '../evidence-strings.ts';
import type { Sound } from '../sound.ts';
import { passagesOf } from '../use-evidence.ts';

type SourceButtonsProps = {
  pieces: readonly TranscriptPiece[];
  sources: readonly number[];
  sound: Sound;
};

/** Where it was said: each passage is heard with one click. */
export function SourceButtons({ pieces, sources, sound }: SourceButtonsProps) {
  const { playPassage } = useStrings(evidenceStrings);
  return passagesOf(pieces, sources).map((passage) => {
    const at = clock(passage.from_s);
    return (
      <button
        key={passage.first}
        type="button"
        aria-label={playPassage(at)}
        onClick={() => sound.playPassages([passage])}
        className="evidence-time"
      >
        <Play aria-hidden="true" />
        {at}
      </button>
    );
  });
}
