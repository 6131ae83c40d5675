import { type Gap, type Recording, SAMPLE_RATE } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { gapsQuery, type TranscriptPiece } from '../../../consultations/queries.ts';
import { briefText, clock } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { gapStrings } from './strings.ts';
import { Piece } from './transcript-piece.tsx';

/** What is missing between two pieces, as one line. */
type Missing = { at_s: number; seconds: number; count: number };

/** By the piece that comes after it; what is missing at the very end is at `last`. */
type Places = { before: ReadonlyMap<number, Missing>; last: number | undefined; after: Missing | undefined };

const nowhere: Places = { before: new Map(), last: undefined, after: undefined };
const MissingSound = createContext<Places>(nowhere);

const joined = (known: Missing | undefined, { from_sample, samples }: Gap): Missing => ({
  at_s: known?.at_s ?? from_sample / SAMPLE_RATE,
  seconds: (known?.seconds ?? 0) + samples / SAMPLE_RATE,
  count: (known?.count ?? 0) + 1,
});

function placesOf(gaps: readonly Gap[], pieces: readonly TranscriptPiece[]): Places {
  const before = new Map<number, Missing>();
  let after: Missing | undefined;
  let at = 0;
  for (const gap of gaps) {
    // In the middle of a piece it stands behind it.
    while (at < pieces.length && (pieces[at]?.start_s ?? 0) * SAMPLE_RATE <= gap.from_sample) at += 1;
    const next = pieces[at];
    if (next) before.set(next.seq, joined(before.get(next.seq), gap));
    else after = joined(after, gap);
  }
  return { before, last: pieces.at(-1)?.seq, after };
}

type WithGapsProps = { recording: Recording; pieces: readonly TranscriptPiece[]; children: ReactNode };

/** Around a transcript: its pieces then show where sound is missing. */
export function WithGaps({ recording, pieces, children }: WithGapsProps) {
  const { data: gaps } = useQuery(gapsQuery(recording.id, recording.gap_count));
  const places = useMemo(() => (gaps ? placesOf(gaps, pieces) : nowhere), [gaps, pieces]);
  return <MissingSound value={places}>{children}</MissingSound>;
}

/** A piece, and what is missing beside it. */
export const PieceWithGaps = memo(function PieceWithGaps(props: ComponentProps<typeof Piece>) {
  const { before, last, after } = useContext(MissingSound);
  const { seq } = props.piece;
  return (
    <>
      <GapLine missing={before.get(seq)} />
      <Piece {...props} />
      {seq === last && <GapLine missing={after} />}
    </>
  );
});

function GapLine({ missing }: { missing: Missing | undefined }) {
  const t = useStrings(gapStrings);
  const language = useLanguage();
  if (!missing) return null;
  const length = briefText(missing.seconds, language);
  return (
    <li className="piece-gap">
      <span className="piece-time tabular">{clock(missing.at_s)}</span>
      <span>{missing.count === 1 ? t.one(length) : t.more(missing.count, length)}</span>
    </li>
  );
}
