import { Ear, Pencil, Volume2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import { voiceStrings } from '../voices/strings.ts';
import type { ShownVoice } from '../voices/use-voices.ts';
import { VoiceBadge, VoiceChip } from '../voices/voice-chip.tsx';
import { correctionStrings } from './strings.ts';
import { withDoubts } from './unsure-words.tsx';
import { placesOf } from './use-search.ts';

type PieceProps = {
  piece: TranscriptPiece;
  isLit: boolean;
  /** It may have been heard wrong, and nobody has heard it again. */
  isDoubted: boolean;
  isPlaying: boolean;
  /** One piece can be reached with the tab key; arrows go on from there. */
  isTabStop: boolean;
  /** What is searched for, when it is in this piece. */
  needle: string;
  isFound: boolean;
  /** Undefined where nobody knows who speaks. */
  voice: ShownVoice | undefined;
  /** The first piece after another voice: here the voice is named. */
  isHead: boolean;
};

/**
 * Two hours are some fifteen hundred of these: each renders only when something of its own changes. The list hears the
 * clicks.
 */
export const Piece = memo(function Piece({
  piece,
  isLit,
  isDoubted,
  isPlaying,
  isTabStop,
  needle,
  isFound,
  voice,
  isHead,
}: PieceProps) {
  const t = useStrings(correctionStrings);
  const { seq, start_s, text } = piece;
  return (
    <li className="piece-row" data-tone={voice?.tone}>
      {voice && isHead && <VoiceChip voice={voice} seq={seq} isTabStop={isTabStop} />}
      <button
        type="button"
        data-seq={seq}
        data-lit={isLit || undefined}
        data-found={isFound || undefined}
        aria-current={isPlaying || undefined}
        tabIndex={isTabStop ? 0 : -1}
        className="piece"
      >
        <span className="piece-time tabular">
          {clock(start_s)}
          {isPlaying && <Volume2 aria-hidden="true" />}
          {isDoubted && (
            <span title={t.doubted}>
              <Ear aria-hidden="true" className="text-amber" />
              <span className="sr-only">{t.doubted}</span>
            </span>
          )}
        </span>
        <span>{needle ? emphasised(text, needle) : withDoubts(piece, t.unsure)}</span>
      </button>
      {isLit && (
        <button
          type="button"
          data-correct={seq}
          aria-label={t.correctAt(clock(start_s))}
          title={t.correct}
          tabIndex={-1}
          className="piece-correct"
        >
          <Pencil aria-hidden="true" />
        </button>
      )}
      {voice && isLit && <OtherVoice voice={voice} seq={seq} />}
    </li>
  );
});

/** On a piece that was chosen: this one alone was said by somebody else. */
function OtherVoice({ voice: { badge, tone, name }, seq }: { voice: ShownVoice; seq: number }) {
  const t = useStrings(voiceStrings);
  return (
    <button
      type="button"
      data-voice-at={seq}
      aria-haspopup="menu"
      aria-label={t.changePiece(name)}
      title={t.changePiece(name)}
      tabIndex={-1}
      className="piece-voice"
    >
      <VoiceBadge badge={badge} tone={tone} />
    </button>
  );
}

function emphasised(text: string, needle: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const start of placesOf(text, needle)) {
    parts.push(text.slice(end, start));
    end = start + needle.length;
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>);
  }
  return [...parts, text.slice(end)];
}
