/** Tokens become text again: segments between two moments, and in them words with their time and their chance. */
import type { Segment, SpokenWord } from '../port.ts';
import { beginningsOf } from './align.ts';
import type { Written } from './decode.ts';
import type { Vocabulary } from './vocabulary.ts';

const SPACE = 0x20;

type Word = { bytes: Uint8Array[]; log_chances: number[]; begins_s: number | undefined };

type Part = { start_s: number; end_s: number | undefined; words: Word[] };

/** Attention and beginnings are those of the words alone: moments are no part of the way through the sound. */
function beginnings({ tokens, attention }: Written, vocabulary: Vocabulary, length_s: number): number[] {
  const places = tokens.flatMap((token, i) => (vocabulary.isMoment(token) ? [] : [i]));
  const found = beginningsOf(
    places.map((i) => attention[i]),
    length_s,
  );
  const of: number[] = [];
  for (const [i, place] of places.entries()) if (found) of[place] = found[i] as number;
  return of;
}

function partsOf(written: Written, vocabulary: Vocabulary, length_s: number): Part[] {
  const begins = beginnings(written, vocabulary, length_s);
  const parts: Part[] = [];
  let part: Part = { start_s: 0, end_s: undefined, words: [] };
  for (const [i, token] of written.tokens.entries()) {
    if (vocabulary.isMoment(token)) {
      const at = vocabulary.secondsOf(token);
      if (part.words.length > 0) {
        parts.push({ ...part, end_s: at });
        part = { start_s: at, end_s: undefined, words: [] };
      } else part.start_s = at;
      continue;
    }
    const bytes = vocabulary.bytesOf(token);
    let word = part.words.at(-1);
    if (!word || bytes[0] === SPACE) {
      word = { bytes: [], log_chances: [], begins_s: begins[i] };
      part.words.push(word);
    }
    word.bytes.push(bytes);
    word.log_chances.push(written.log_chances[i] as number);
  }
  if (part.words.length > 0) parts.push(part);
  return parts;
}

const textOf = ({ bytes }: Word) => Buffer.concat(bytes).toString('utf8').trim();

const chanceOf = ({ log_chances }: Word) =>
  Math.exp(log_chances.reduce((sum, value) => sum + value, 0) / log_chances.length);

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

function segmentOf({ start_s, end_s = Number.POSITIVE_INFINITY, words }: Part, length_s: number): Segment {
  const end = Math.min(end_s, length_s);
  // A token may hold a space within, but words are what stands between spaces.
  const said = words.filter((word) => textOf(word) !== '');
  const spoken = said.flatMap((word, i): SpokenWord[] => {
    const from = within(word.begins_s ?? start_s, start_s, end);
    const to = within(said[i + 1]?.begins_s ?? end, from, end);
    const probability = chanceOf(word);
    return textOf(word)
      .split(/\s+/)
      .map(() => ({ start_s: from, end_s: to, probability }));
  });
  const hasTimes = words.every(({ begins_s }) => begins_s !== undefined);
  return {
    start_s,
    end_s: end,
    text: said.map(textOf).join(' '),
    words: hasTimes ? spoken : spoken.map(({ probability }) => ({ probability })),
  };
}

export function segmentsOf(written: Written, vocabulary: Vocabulary, length_s: number): Segment[] {
  const parts = partsOf(written, vocabulary, length_s).filter(({ start_s }) => start_s < length_s);
  return parts.map((part) => segmentOf(part, length_s)).filter(({ text }) => text !== '');
}
