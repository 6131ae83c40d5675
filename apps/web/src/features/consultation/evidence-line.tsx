import type { FilePoint } from '@noteer/contract';
import { Play } from 'lucide-react';
import type { TranscriptPiece } from '../../consultations/queries.ts';
import { clock } from '../../lib/format.ts';
import { useStrings } from '../../lib/strings.ts';
import { evidenceStrings } from './evidence-strings.ts';
import { FromFileLines } from './file/from-file.tsx';
import type { Sound } from './sound.ts';
import { type Lit, passagesOf } from './use-evidence.ts';

type EvidenceLineProps = {
  lit: Lit;
  pieces: readonly TranscriptPiece[];
  sound: Sound;
  /** The sentence at hand was jotted down during the recording. */
  isJotted: boolean;
  /** What stands in it as it was put in from the client's file. */
  taken: readonly FilePoint[];
  client: { id: string; client_name: string };
  /** Given where the note is not in view. */
  onReveal?: ((offset: number) => void) | undefined;
};

/** In words what the colours show: what the sentence at hand rests on, or what rests on the chosen piece. */
export function EvidenceLine(props: EvidenceLineProps) {
  const { lit, pieces, sound, isJotted, taken, client, onReveal } = props;
  const t = useStrings(evidenceStrings);
  const passages = passagesOf(pieces, lit.pieces);
  const [sentence] = lit.sentences;
  return (
    <div role="status" className="evidence-line">
      {/* Where the note is behind another tab there is no sentence to click. */}
      {lit.by === null && pieces.length > 0 && <p className="max-lg:hidden">{t.hint}</p>}
      {lit.by === 'piece' && (
        <p>{lit.sentences.length > 0 ? t.pieceCarries(lit.sentences.length) : t.pieceCarriesNone}</p>
      )}
      {lit.by === 'piece' && sentence && onReveal && (
        <button type="button" className="mark-undo" onClick={() => onReveal(sentence.start)}>
          {t.showInNote}
        </button>
      )}
      {isJotted && <p>{t.jotted}</p>}
      {lit.by === 'sentence' && passages.length === 0 && !isJotted && taken.length === 0 && <p>{t.none}</p>}
      {lit.by === 'sentence' && passages.length > 0 && (
        <>
          <p>{sentence?.origin === 'own' ? t.ownRestsOn : t.restsOn}</p>
          {passages.map((passage) => (
            <button
              key={passage.first}
              type="button"
              aria-label={t.playPassage(clock(passage.from_s))}
              onClick={() => sound.playPassages([passage])}
              className="evidence-time"
            >
              <Play aria-hidden="true" />
              {clock(passage.from_s)}
            </button>
          ))}
        </>
      )}
      <FromFileLines taken={taken} client={client} />
    </div>
  );
}
