/** How long the work on a recording will take, from how fast it went so far. */

type Seen = { at_ms: number; progress: number };

/** Less than this says little about the speed. */
const ENOUGH = 0.02;

/** Of the step at hand; null while that cannot be told. */
export function remainingOf(first: Seen | null, now: Seen): number | null {
  if (!first) return null;
  const done = now.progress - first.progress;
  const passed_s = (now.at_ms - first.at_ms) / 1000;
  if (done < ENOUGH || passed_s <= 0) return null;
  return ((1 - now.progress) * passed_s) / done;
}

/** What was needed before says what is needed now; the newest counts for half. */
export const usualOf = (before_s: number | null, newest_s: number): number =>
  before_s === null ? newest_s : (before_s + newest_s) / 2;
