/** English speech as an English note says it. */
import { toldInEnglish } from './english-third.ts';
import type { Cast } from './party.ts';
import { set, textOf, type Word, type Written, wordsIn, written } from './words.ts';

const leaning = /^(?:that|that's|this|those|these|it|it's|he|she|they|he's|she's|they're|there|which|so)$/u;
export const leftover = set("i me my mine myself i'm i've i'd i'll");
const speech = /\b(?:said|says|thought|like|goes|went),\s/iu;

function standing(words: readonly Word[], out: readonly Word[], cast: Cast): number {
  let sure = 1;
  if (leaning.test(words[0]?.low ?? '') && cast.speaker !== 'other')
    sure *= /^(?:it|it's|there)$/u.test(words[0]?.low ?? '') ? 0.75 : 0.6;
  if (speech.test(textOf(words))) sure *= 0.6;
  if (out.some(({ low }) => /^(?:you|your|you're|you've|yourself)$/u.test(low))) sure *= 0.45;
  return sure;
}

/** Some recognisers write no question mark. */
const asksWithoutMark =
  /^(?:(?:when|what|how|where|why|which|who) )?(?:do|does|did|can|could|should|will|would|am|is|are|shall|may) (?:i|we|you|it|that|this|the|there)\b/iu;

export function reportedInEnglish(words: readonly Word[], cast: Cast): Written | null {
  if (words.length === 0 || words.at(-1)?.after.includes('?') || asksWithoutMark.test(textOf(words)))
    return null;
  const said = cast.speaker === 'other' ? aboutClient(words) : words;
  const told = toldInEnglish(said, cast);
  if (told.words.length === 0 || told.words.some(({ low }) => leftover.has(low))) return null;
  const sure = told.sure * standing(words, told.words, cast);
  const isOwn = /^(?:i|i'm|i've|i'd|i'll|my)$/u.test(words[0]?.low ?? '');
  const text = written(told.words);
  const by =
    cast.speaker === 'other' && !cast.me.drops && !isOwn
      ? ` (per ${cast.me.name.replace(/^the /u, '')})`
      : '';
  return { text: text + by, sure: Math.round(sure * 100) / 100 };
}

/** `She doesn't sleep`, by the daughter, is about the client. */
function aboutClient(words: readonly Word[]): Word[] {
  const first = words[0];
  const forms = new Map([
    ["she's", 'is'],
    ["he's", 'is'],
    ["she'll", 'will'],
    ["he'll", 'will'],
  ]);
  if (!first) return [];
  const held = forms.get(first.low);
  if (held) return wordsIn(held).concat(words.slice(1));
  return /^(?:he|she)$/u.test(first.low) && words.length > 1 ? words.slice(1) : [...words];
}
