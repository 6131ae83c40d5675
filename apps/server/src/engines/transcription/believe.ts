/**
 * Speech models invent: on noise they write what subtitles end with, in doubt they repeat themselves, and they may
 * give back the words they were prompted with. Here is what we do not believe.
 */
import { SPEECH_RATE } from '@noteer/audio';
import type { Span } from '../vad/span.ts';
import type { Segment } from './port.ts';

/** Credits under films, which the models were trained on. Nobody says them in a consulting room. */
const credits =
  /amara\.org|\bondertite(l|ling|ls|ld)\b.*\b(door|van|ingediend)\b|\btv gelderland\b|\bvoor het kijken\b|\bthank(s| you) for watching\b|\bsubtitles? (by|provided)\b|\blike and subscribe\b|^\W*(www\.|https?:)/i;

/** [muziek], (laughter), *sighs*, ♪ … ♪: what is not said at all. */
const annotation = /^\s*([[(*♪].*[\])*♪]|[.…\-–—\s♪]*)\s*$/s;

/** Times of models are a little off. */
const SLACK = 0.5 * SPEECH_RATE;

/** Fast speakers reach 25 characters a second. */
const MOST_CHARACTERS_A_SECOND = 40;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** So often in a row a phrase of this many words is a loop; people do say "nee nee nee". */
const isLoop = (words: number, times: number) => times >= (words === 1 ? 6 : words === 2 ? 4 : 3);

const LONGEST_PHRASE = 16;

/** How often the phrase of `size` words at `at` stands there in a row. */
function repeats(words: string[], at: number, size: number): number {
  const isSame = (offset: number) => {
    for (let i = 0; i < size; i++) if (words[at + i] !== words[at + offset + i]) return false;
    return true;
  };
  let times = 1;
  while (at + (times + 1) * size <= words.length && isSame(times * size)) times += 1;
  return times;
}

/** Each loop once. */
export function withoutLoops(text: string): string {
  const tokens = text.split(/\s+/).filter(Boolean);
  const words = tokens.map((token) => wordsOf(token).join(''));
  const kept: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    let step = 1;
    for (let size = 1; size <= LONGEST_PHRASE; size++) {
      const times = repeats(words, at, size);
      if (isLoop(size, times)) {
        kept.push(...tokens.slice(at, at + size));
        at += size * times;
        step = 0;
        break;
      }
    }
    if (step > 0) kept.push(tokens[at++] as string);
  }
  return kept.join(' ');
}

/** At least this many words of the prompt in its own order are not a coincidence. */
const FEWEST_ECHOED = 4;

function isEcho(text: string, prompt: string): boolean {
  const words = wordsOf(text);
  return words.length >= FEWEST_ECHOED && ` ${wordsOf(prompt).join(' ')} `.includes(` ${words.join(' ')} `);
}

function isInSpeech({ start_s, end_s }: Segment, speech: Span[]): boolean {
  const from = start_s * SPEECH_RATE - SLACK;
  const to = end_s * SPEECH_RATE + SLACK;
  return speech.some((span) => span.from < to && span.to > from);
}

export type Judged = {
  segments: Segment[];
  /** The model lost its way: another try may do better. */
  isDoubtful: boolean;
};

/** What is left of what a model heard where somebody speaks. */
export function believe(heard: Segment[], { speech, prompt }: { speech: Span[]; prompt: string }): Judged {
  const spoken_s = speech.reduce((sum, { from, to }) => sum + to - from, 0) / SPEECH_RATE;
  const length = heard.reduce((sum, { text }) => sum + text.length, 0);
  if (length > Math.max(1, spoken_s) * MOST_CHARACTERS_A_SECOND) return { segments: [], isDoubtful: true };

  let isDoubtful = false;
  const segments: Segment[] = [];
  for (const segment of heard) {
    const text = withoutLoops(segment.text);
    if (wordsOf(text).length < wordsOf(segment.text).length) isDoubtful = true;
    if (annotation.test(text) || credits.test(text)) continue;
    if (isEcho(text, prompt) || !isInSpeech(segment, speech)) continue;
    const times = segments.filter((before) => before.text === text).length;
    if (times >= 2 && segments.at(-1)?.text === text) {
      isDoubtful = true;
      continue;
    }
    const { words, ...rest } = segment;
    // Of a loop that stands there once, nobody can say which of its words were heard.
    const isWhole = words !== undefined && words.length === text.split(' ').length;
    segments.push({ ...rest, text, ...(isWhole && { words }) });
  }
  return { segments, isDoubtful };
}
