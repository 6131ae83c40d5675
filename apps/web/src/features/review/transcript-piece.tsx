import { Volume2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { TranscriptPiece } from '../../consultations/queries.ts';
import { clock } from '../../lib/format.ts';
import { placesOf } from './use-evidence-search.ts';

type PieceProps = {
  piece: TranscriptPiece;
  isLit: boolean;
  isPlaying: boolean;
  /** One piece can be reached with the tab key; arrows go on from there. */
  isTabStop: boolean;
  /** What is searched for, when it is in this piece. */
  needle: string;
  isFound: boolean;
};

/**
 * Two hours are some fifteen hundred of these: each renders only when something of its own changes. The list hears the
 * clicks.
 */
export const Piece = memo(function Piece({
  piece: { seq, start_s, text },
  isLit,
  isPlaying,
  isTabStop,
  needle,
  isFound,
}: PieceProps) {
  return (
    <li className="piece-row">
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
        </span>
        <span>{needle ? emphasised(text, needle) : text}</span>
      </button>
    </li>
  );
});

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
