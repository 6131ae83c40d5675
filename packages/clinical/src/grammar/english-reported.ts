/** English speech as an English note says it. */
import { toldInEnglish } from './english-third.ts';
import type { Cast } from './party.ts';
import { set, textOf, type Word, type Written, withoutEnd, wordsIn, written } from './words.ts';

const leaning = /^(?:that|that's|this|those|these|it|it's|he|she|they|he's|she's|they're|there|which|so)$/u;
const leftover = set("i me my mine myself i'm i've i'd i'll");
const speech = /\b(?:said|says|thought|like|goes|went),\s/iu;

function standing(words: readonly Word[], out: readonly Word[], cast: Cast): number {
  let sure = 1;
  if (leaning.test(words[0]?.low ?? '') && cast.speaker !== 'other')
    sure *= /^(?:it|it's|there)$/u.test(words[0]?.low ?? '') ? 0.75 : 0.6;
  if (speech.test(textOf(words))) sure *= 0.6;
  if (out.some(({ low }) => /^(?:you|your|you're|you've|yourself)$/u.test(low))) sure *= 0.5;
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

const appointment =
  /^(?:then )?(?:i'll see you|i will see you|we'll see you|see you|i'd like to see you|i want to see you|i'll see you back|we'll meet|let's meet)(?: again| back| here| then)* (?=(?:in|on|at|next|monday|tuesday|wednesday|thursday|friday|for|after|around|\d))(.+)$/iu;
const planned =
  /^(?:then |so |now )*(?:we'll|we will|let's|let us|we're going to|we are going to|we're gonna|we should|we need to|i'm going to|i'm gonna|i am going to|i'd like to|i want to|i'll|i will|i would like to|i recommend (?:that )?we|what we'll do is|what i'd like to do is|what i want to do is|let me|we can|we could|i'd suggest we)(?: also| just| go ahead and| then| probably| start to)* (.+)$/iu;
const wished =
  /^(?:then |so |now )*(?:i want you to|i'd like you to|i would like you to|i need you to|i'd advise you to|i advise you to|i recommend (?:that )?you|i'd recommend (?:that )?you|i suggest (?:that )?you|please|make sure (?:that )?you|try to|you should|you need to|you'll need to|you have to|you must|you can|you may)(?: also| just| please)* (.+)$/iu;
const ownDeeds =
  /^(?:call|phone|ring|write|send|email|let|get back|speak|talk|contact|refer|ask|check with|text)\b/iu;
const thought =
  /^(?:i think(?: that)?|i believe(?: that)?|my impression is(?: that)?|it looks like|it seems(?: that| like)?|it sounds like|i suspect(?: that)?|i feel(?: that)?) (?=you)/iu;

const imperative = (text: string): string => text.replace(/\b(\w+ing)\b/u, '$1');

export function clinicianInEnglish(words: readonly Word[], cast: Cast): Written | null {
  const said = withoutEnd(textOf(words));
  const [, when] = appointment.exec(said) ?? [];
  if (when) return { text: `Follow-up ${when}`, sure: 0.95 };
  if (words.at(-1)?.after.includes('?')) return null;
  const [, wish] = wished.exec(said) ?? [];
  const [, plan] = planned.exec(said) ?? [];
  const deed = wish ?? plan;
  if (deed && /^[a-z]/u.test(deed)) {
    const isOwn = plan !== undefined && wish === undefined && ownDeeds.test(deed);
    const isMild = /^(?:then |so |now )*(?:you can|you may|we can|we could)/iu.test(said);
    const told = toldInEnglish(wordsIn(imperative(deed)), cast);
    if (told.words.some(({ low }) => leftover.has(low) || low === 'you')) return null;
    const text = withoutEnd(textOf(told.words));
    const who = isOwn ? 'Clinician to ' : isMild ? 'May ' : '';
    return { text: written(wordsIn(who + text)), sure: told.sure * (isMild && plan ? 0.6 : 0.9) };
  }
  const judged = thought.exec(said)?.[0];
  const rest = judged ? said.slice(judged.length) : said;
  const told = reportedInEnglish(wordsIn(rest), cast);
  if (!told || !judged) return told;
  return {
    text: `Probably ${told.text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
    sure: told.sure * 0.9,
  };
}
