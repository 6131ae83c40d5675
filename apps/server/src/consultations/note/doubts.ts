/** Places that may have been heard wrong: what the model doubts, values on words that the recogniser was unsure of, speech without text. */
import { createHash } from 'node:crypto';
import type { Value } from '@noteer/clinical/values';
import type { Doubt, Language } from '@noteer/contract';
import type { WrittenNote } from '../../questions/note/written.ts';
import { figuresIn, type HeardPiece, valuesToHear } from './unsure-values.ts';

export type KeptDoubt = Omit<Doubt, 'answer'>;

export type Speech = { from_s: number; to_s: number };

const MOST = 24;
/** Below this a word is as often wrong as right. */
const UNSURE = 0.45;
/** Shorter than this people hum, or agree. */
const LONG_SPEECH_S = 1.8;
const MARGIN_S = 0.3;
/**
 * Of a recording that is hard to hear so many words are unsure, or so much of the speech has no text. Six talks were heard: with a
 * third of the words wrong 12 % were unsure, in quiet rooms 3 to 5 %.
 */
const POOR_WORDS = 0.09;
const POOR_SPEECH = 0.2;

/** The same place is the same doubt when the note is written again: what was said of it holds. */
const idOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Longer than this nobody listens to for one word. */
const LONG_LISTEN_S = 20;

function secondsOf(
  { heard, sources }: { heard: string; sources: readonly number[] },
  pieces: ReadonlyMap<number, HeardPiece>,
): Speech {
  const found = sources.flatMap((seq) => pieces.get(seq) ?? []);
  // Of pieces far apart the one with these words is played; one click further is the conversation itself.
  const first = found.find(({ text }) => text.toLowerCase().includes(heard.toLowerCase())) ?? found[0];
  if (!first) return { from_s: 0, to_s: 0 };
  const near = found.filter(
    ({ start_s, end_s }) => start_s >= first.start_s && end_s - first.start_s < LONG_LISTEN_S,
  );
  return {
    from_s: rounded(first.start_s),
    to_s: rounded(Math.max(first.end_s, ...near.map(({ end_s }) => end_s))),
  };
}

const figuresOf = (text: string): string[] => text.match(/\d+/g) ?? [];

/** An amount that was corrected at once, or that nobody wrote down, is not worth the click. Days and hours are written in other figures. */
function isWritten({ kind }: Value, heard: string, lines: readonly string[]): boolean {
  if (kind === 'date' || kind === 'time' || kind === 'medicine') return true;
  const figures = figuresOf(heard);
  return lines.some((line) => figures.every((each) => figuresOf(line).includes(each)));
}

/** How often each number stands in the talk. */
function timesSaid(pieces: Iterable<HeardPiece>): Map<string, number> {
  const times = new Map<string, number>();
  for (const { text } of pieces)
    for (const figures of figuresIn(text)) times.set(figures, (times.get(figures) ?? 0) + 1);
  return times;
}

/** Of values that the recogniser was hardly sure of, those that the note rests on. */
function unsureHere(
  { sections, tasks }: WrittenNote,
  pieces: ReadonlyMap<number, HeardPiece>,
  language: Language,
): KeptDoubt[] {
  const lines = [...sections.flatMap(({ sentences }) => sentences), ...tasks];
  const times = timesSaid(pieces.values());
  return [...new Set(lines.flatMap(({ sources }) => sources))].flatMap((seq) => {
    const piece = pieces.get(seq);
    if (!piece) return [];
    const resting = lines.flatMap(({ text, sources }) => (sources.includes(seq) ? [text] : []));
    return valuesToHear(piece, language, (figures) => times.get(figures) === 1).flatMap((value) => {
      const heard = piece.text.slice(value.start, value.end);
      if (!isWritten(value, heard, resting)) return [];
      return {
        ...{ id: idOf('words', seq, heard), by: 'unsure_words' as const, heard, read: heard },
        ...{ sources: [seq], from_s: rounded(piece.start_s), to_s: rounded(piece.end_s) },
      };
    });
  });
}

/** What is left of speech where no piece is, with a margin for how exactly the recogniser tells the time. */
function withoutText(pieces: readonly HeardPiece[], speech: readonly Speech[]): Speech[] {
  let silent: Speech[] = [...speech];
  for (const { start_s, end_s } of pieces)
    silent = silent.flatMap(({ from_s, to_s }) =>
      start_s - MARGIN_S >= to_s || end_s + MARGIN_S <= from_s
        ? [{ from_s, to_s }]
        : [
            { from_s, to_s: start_s - MARGIN_S },
            { from_s: end_s + MARGIN_S, to_s },
          ].filter((left) => left.to_s - left.from_s > 0),
    );
  return silent.filter(({ from_s, to_s }) => to_s - from_s >= LONG_SPEECH_S);
}

const silentSpeech = (pieces: readonly HeardPiece[], speech: readonly Speech[]): KeptDoubt[] =>
  withoutText(pieces, speech).map(({ from_s, to_s }) => ({
    ...{ id: idOf('speech', rounded(from_s)), by: 'no_text' as const, heard: '', read: '', sources: [] },
    ...{ from_s: rounded(from_s), to_s: rounded(to_s) },
  }));

/** The most dangerous first: the model's own in its order, then values, then what nobody wrote down. */
export function doubtsOf(
  note: WrittenNote,
  heard: readonly HeardPiece[],
  speech: readonly Speech[],
  language: Language,
): KeptDoubt[] {
  const pieces = new Map(heard.map((piece) => [piece.seq, piece]));
  const own = note.doubts.map(({ heard: words, read, sources }) => ({
    ...{ id: idOf('model', words, sources), by: 'model' as const, heard: words, read, sources },
    ...secondsOf({ heard: words, sources }, pieces),
  }));
  const said = new Set(own.flatMap(({ sources }) => sources));
  const values = unsureHere(note, pieces, language).filter(({ sources: [seq] }) => !said.has(seq ?? -1));
  return [...own, ...values, ...silentSpeech(heard, speech)].slice(0, MOST);
}

export function isPoorSound(heard: readonly HeardPiece[], speech: readonly Speech[]): boolean {
  const words = heard.flatMap(({ probabilities = [] }) => probabilities);
  const unsure = words.filter((probability) => probability < UNSURE).length;
  if (words.length > 50 && unsure / words.length > POOR_WORDS) return true;
  const all = speech.reduce((sum, { from_s, to_s }) => sum + to_s - from_s, 0);
  const silent = withoutText(heard, speech).reduce((sum, { from_s, to_s }) => sum + to_s - from_s, 0);
  return all > 30 && silent / all > POOR_SPEECH;
}
