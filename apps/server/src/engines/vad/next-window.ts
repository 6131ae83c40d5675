/**
 * Which part of the sound goes to the transcriber next. Whisper takes as long for one second as for thirty. While the
 * engine keeps up, what was said is heard soon, so that it can be read along; when it is behind, or a whole file came
 * at once, windows are filled and long pauses left out. Windows end in pauses, so that no word is cut in two.
 */
import { SPEECH_RATE } from '@noteer/audio';
import type { Span } from './span.ts';

const seconds = (s: number) => Math.round(s * SPEECH_RATE);

/** Whisper takes thirty seconds at once, and hears nothing of a sentence that ends with them. */
const LONGEST = seconds(28);
/** What is looked at to find one window: memory does not grow with the recording. */
export const LOOK_AHEAD = seconds(60);
/** Speech without any pause is cut from here on back, where it is quietest. */
const FORCED = seconds(26);
const FORCED_EARLIEST = seconds(14);
/** A pause this long closes a piece. */
const PAUSE = seconds(0.6);
/** A window with this much in it does not wait for more. */
const FULL = seconds(24);
/** While no more than this waits to be heard, the engine keeps up, and this much does not wait for more. */
const KEEPING_UP = seconds(30);
const SOON = seconds(12);
/** When nobody has spoken for this long, what was said does not wait for more either. */
const QUIET = seconds(8);
/** The soft beginnings and endings of words, which the detector misses. */
const PADDING = seconds(0.2);
/** Longer pauses than this are left out, but for the padding around them. */
const LEFT_OUT = seconds(1);
/** The last sound before the end may be the start of a word that the detector cannot know yet. */
const UNDECIDED = seconds(1);

/** Of less than this no window could be wanted while people talk. */
export const isWorthALook = (samples: number) => samples >= SOON;

/** The parts that make a window, in order; none when there was only silence. `done`: see Cut of engines/port.ts. */
type NextWindow = { parts: Span[]; done: number };

const NOTHING: NextWindow = { parts: [], done: 0 };

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

const lengthOf = (parts: Span[]) => parts.reduce((sum, { from, to }) => sum + to - from, 0);

/** The parts with one more piece, and the pause before it unless that is long. */
function withPiece(parts: Span[], piece: Span): Span[] {
  const last = parts.at(-1);
  if (!last || piece.from - last.to > LEFT_OUT) return [...parts, piece];
  return [...parts.slice(0, -1), { from: last.from, to: piece.to }];
}

/** As many pieces from the first on as are over and go into one window. */
function fill(pieces: Span[], { length, isEnd }: Sound): { parts: Span[]; count: number } {
  let parts: Span[] = [];
  for (const [i, { from, to }] of pieces.entries()) {
    const isOver = isEnd || i < pieces.length - 1 || to + PAUSE <= length;
    const padded = {
      from: Math.max(0, from - PADDING),
      to: Math.min(length, to + PADDING, pieces[i + 1]?.from ?? length),
    };
    const more = withPiece(parts, padded);
    // The padding gives way where the speech alone just fits.
    const excess = Math.max(0, lengthOf(more) - LONGEST);
    if (!isOver || excess > padded.to - to) return { parts, count: i };
    (more.at(-1) as Span).to -= excess;
    parts = more;
  }
  return { parts, count: pieces.length };
}

export function nextWindow(sound: Sound): NextWindow {
  const { speech, length, isEnd, quietestIn } = sound;
  const pieces = piecesOf(speech);
  const [first] = pieces;
  if (!first) return { parts: [], done: isEnd ? length : Math.max(0, length - UNDECIDED) };

  const start = Math.max(0, first.from - PADDING);
  // What is still being said stays; the silence before it is dealt with.
  const wait = start > UNDECIDED ? { parts: [], done: start } : NOTHING;
  const { parts, count } = fill(pieces, sound);
  const last = parts.at(-1);
  const following = pieces[count];
  if (!last) {
    if (first.to - start <= FORCED) return wait;
    const to = forcedCut(speech, start, quietestIn);
    return { parts: [{ from: start, to }], done: to };
  }

  const filled = lengthOf(parts);
  const isWanted =
    isEnd ||
    (following !== undefined && filled + following.to - following.from > LONGEST) ||
    filled >= FULL ||
    (filled >= SOON && length <= KEEPING_UP) ||
    (!following && length - (pieces[count - 1] as Span).to >= QUIET) ||
    length >= LOOK_AHEAD;
  if (!isWanted) return wait;
  return { parts, done: isEnd && !following ? length : last.to };
}
