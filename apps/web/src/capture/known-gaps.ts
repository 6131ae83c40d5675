/** What is missing in a capture, as it is kept with it: as many places as are worth listing, and what all come to. */
import { type Gap, MAX_GAPS } from '@noteer/contract';

export type KnownGaps = {
  gaps?: Gap[];
  gap_count?: number;
  gap_samples?: number;
  /** As many as the server knows of. */
  gaps_sent?: number;
};

export const gapTotals = ({ gap_count = 0, gap_samples = 0 }: KnownGaps) => ({ gap_count, gap_samples });

/** Captures of before this was counted have none of these fields. */
export function withGaps({ gaps = [], gap_count = 0, gap_samples = 0 }: KnownGaps, found: readonly Gap[]) {
  return {
    gaps: [...gaps, ...found].slice(0, MAX_GAPS),
    gap_count: gap_count + found.length,
    gap_samples: gap_samples + found.reduce((sum, { samples }) => sum + samples, 0),
  };
}

/** Counted from the beginning of the capture. */
export const shiftedGaps = (gaps: readonly Gap[], first_sample: number): Gap[] =>
  gaps.map((gap) => ({ ...gap, from_sample: gap.from_sample + first_sample }));
