/**
 * Which part of the sound goes to the transcriber next. Whisper takes as long for one second as for thirty, so
 * windows are filled; they end in pauses, so that no word is cut in two.
 */
import { SPEECH_RATE } from '@noteer/audio';
import type { Span } from './span.ts';

const seconds = (s: number) => Math.round(s * SPEECH_RATE);

/** What Whisper takes at once. */
export const LONGEST = seconds(30);
/** Speech without any pause is cut from here on back, where it is quietest. */
const FORCED = seconds(28);
const FORCED_EARLIEST = seconds(14);
/** A pause this long closes a piece. */
const PAUSE = seconds(0.6);
/** A window with this much in it does not wait for more. */
export const FULL = seconds(24);
/** When nobody has spoken for this long, what was said does not wait for more either. */
const QUIET = seconds(8);
/** The soft beginnings and endings of words, which the detector misses. */
const PADDING = seconds(0.2);
/** The last sound before the end may be the start of a word that the detector cannot know yet. */
const UNDECIDED = seconds(1);

/** Cut of engines/port.ts, without what is said inside. */
export type NextWindow = { window: Span | undefined; done: number };

const NOTHING: NextWindow = { window: undefined, done: 0 };

/** Speech between two pauses that close; shorter pauses are inside. */
function piecesOf(speech: Span[]): Span[] {
  const pieces: Span[] = [];
  for (const { from, to } of speech) {
    const last = pieces.at(-1);
    if (last && from - last.to < PAUSE) last.to = to;
    else pieces.push({ from, to });
  }
  return pieces;
}

/** The middle of the widest breath in a piece that is too long; without any breath its quietest moment. */
function forcedCut(speech: Span[], start: number, quietestIn: (span: Span) => number): number {
  const range = { from: start + FORCED_EARLIEST, to: start + FORCED };
  const breaths = speech.slice(1).map(({ from }, i) => ({ from: (speech[i] as Span).to, to: from }));
  const [widest] = breaths
    .filter(({ from, to }) => from >= range.from && to <= range.to)
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  return widest ? Math.round((widest.from + widest.to) / 2) : quietestIn(range);
}

export type Sound = {
  speech: Span[];
  length: number;
  isEnd: boolean;
  /** Where the sound is weakest within a span. */
  quietestIn: (span: Span) => number;
};

export function nextWindow({ speech, length, isEnd, quietestIn }: Sound): NextWindow {
  const pieces = piecesOf(speech);
  const [first] = pieces;
  if (!first) return { window: undefined, done: isEnd ? length : Math.max(0, length - UNDECIDED) };

  const start = Math.max(0, first.from - PADDING);
  const limit = start + LONGEST;
  const fitting = pieces.filter(({ to }, i) => {
    const isClosed = isEnd || i < pieces.length - 1 || to + PAUSE <= length;
    return isClosed && to <= limit;
  });
  const last = fitting.at(-1);
  const following = pieces[fitting.length];
  if (!last) {
    if (first.to - start > FORCED) {
      const to = forcedCut(speech, start, quietestIn);
      return { window: { from: start, to }, done: to };
    }
    // What is still being said stays; the silence before it is dealt with.
    return start > UNDECIDED ? { window: undefined, done: start } : NOTHING;
  }

  const isWanted =
    (isEnd && !following) ||
    (following !== undefined && following.to > limit) ||
    last.to - start >= FULL ||
    (!following && length - last.to >= QUIET);
  if (!isWanted) return start > UNDECIDED ? { window: undefined, done: start } : NOTHING;
  const to = Math.min(length, limit, last.to + PADDING, following?.from ?? length);
  return { window: { from: start, to }, done: isEnd && !following ? length : to };
}
