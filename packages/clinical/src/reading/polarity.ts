/** Whether a sentence says that a finding is there, is not there, was there, or would be if. */
import type { Language } from '../note.ts';
import { type Denial, denialIn, noLonger } from './denial.ts';
import type { Mention } from './findings.ts';
import { plain } from './text.ts';
import type { Token } from './tokens.ts';

/** `possible` cannot be told; `conditional` is a warning, a condition, an advice: it says nothing of what is. */
export type Polarity = 'affirmed' | 'denied' | 'past' | 'possible' | 'conditional';
/** `isNow`: the sentence says so, `nog steeds`, `currently`. `denier` is the token that denies. */
export type Judged = Mention & { polarity: Polarity; isNow: boolean; denier?: number };

const LONGEST_REACH = 8;
const LONGEST_LIST_REACH = 20;
const LONGEST_BACK_REACH = 4;

const stops = /^[.;!?()]$/;
/** Who begins anew is no longer denied: `niet geslapen en ik zweet`. */
const subject = /^(?:ik|hij|zij|ze|u|je|we|er|i|he|she|they|we|there|my|mijn)$/;
/** A denial in a clause of its own is about something else: `worrying that he's stopped breathing`. */
const subordinate = /^(?:that|dat|die|which|who|because|omdat|door|als|if|when)$/;

/** A comma goes on with a list that ends in `of`: `geen koorts, hoesten of keelpijn`. */
function isListComma(tokens: readonly Token[], at: number, { or, before, turn }: Denial): boolean {
  for (let next = at + 1; next < Math.min(tokens.length, at + 8); next++) {
    const text = tokens[next]?.text ?? '';
    if (stops.test(text) || before.test(text) || turn.test(text)) return false;
    if (or.test(text)) return true;
  }
  return false;
}

type Reach = 'reaches' | 'maybe' | 'not';

function reaches(
  tokens: readonly Token[],
  from: number,
  to: number,
  isList: boolean,
  language: Language,
): Reach {
  const { turn, and } = denialIn[language];
  if (to - from > (isList ? LONGEST_LIST_REACH : LONGEST_REACH)) return 'not';
  let reach: Reach = 'reaches';
  for (let at = from + 1; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    if (stops.test(text) || turn.test(text)) return 'not';
    if (text === ':' && !isList) return 'not';
    if (text === ',' && !isList && !isListComma(tokens, at, denialIn[language])) return 'not';
    if (and.test(text) && subject.test(tokens[at + 1]?.text ?? '')) return 'not';
    if (and.test(text) && !isList) reach = 'maybe';
  }
  return reach;
}

/** `Koorts: nee.` */
function answerAfter(tokens: readonly Token[], from: number, language: Language): number | undefined {
  const colon = tokens.findIndex(({ text }, at) => at >= from && /^[:.;,]$/.test(text));
  if (tokens[colon]?.text !== ':') return undefined;
  const { before, after } = denialIn[language];
  const text = tokens[colon + 1]?.text ?? '';
  return before.test(text) || after.test(text) ? colon + 1 : undefined;
}

const isLast = (tokens: readonly Token[], at: number) => /^[.;!,]?$/.test(tokens[at]?.text ?? '');

/** `De hoofdpijn is over.` Elsewhere `over` is about, above or in: `over een week`. */
const isOverAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'over' &&
  /^(?:is|zijn|was|waren|nu|weer|inmiddels|gelukkig|helemaal)$/.test(tokens[at - 1]?.text ?? '') &&
  isLast(tokens, at + 1);

/** Which token denies the mention, if one does. Words inside of findings deny nothing but are part of them. */
function denierOf(
  tokens: readonly Token[],
  mention: Mention,
  taken: ReadonlySet<number>,
  language: Language,
) {
  const { before, list, after, turn } = denialIn[language];
  let maybe = false;
  for (let at = mention.start - 1; at >= 0 && mention.start - at <= LONGEST_LIST_REACH; at--) {
    const text = tokens[at]?.text ?? '';
    const isList = list.test(text);
    if (taken.has(at) || !(isList || before.test(text))) continue;
    const reach = reaches(tokens, at, mention.start, isList, language);
    if (reach === 'reaches') return { denier: at };
    if (reach === 'maybe') maybe = true;
    break;
  }
  // `Somber, nee.`
  const next = tokens[mention.end + 1]?.text ?? '';
  if (
    tokens[mention.end]?.text === ',' &&
    /^(?:nee|niet|nooit|no|not|never)$/.test(next) &&
    isLast(tokens, mention.end + 2)
  )
    return { denier: mention.end + 1 };
  const answer = answerAfter(tokens, mention.end, language);
  if (answer !== undefined) return { denier: answer };
  for (let at = mention.end; at < Math.min(tokens.length, mention.end + LONGEST_BACK_REACH + 1); at++) {
    const text = tokens[at]?.text ?? '';
    if (stops.test(text) || text === ',' || turn.test(text) || subordinate.test(text)) break;
    if (!taken.has(at) && (after.test(text) || isOverAt(tokens, at))) return { denier: at };
  }
  return { maybe };
}

export function judged(
  sentence: readonly Token[],
  mentions: readonly Mention[],
  language: Language,
): Judged[] {
  if (mentions.length === 0) return [];
  const text = sentence.map((token) => token.text).join(' ');
  const { past, now, conditional } = denialIn[language];
  const taken = new Set(
    mentions.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n)),
  );
  const isPast = past.test(text);
  const isNow = now.test(text);
  const isOver = noLonger[language].test(text);
  const isConditional = conditional.test(text);
  return mentions.map((mention) => {
    const { denier, maybe } = denierOf(sentence, mention, taken, language);
    if (denier !== undefined) return { ...mention, isNow, polarity: 'denied', denier };
    if (isConditional) return { ...mention, isNow, polarity: 'conditional' };
    if (maybe) return { ...mention, isNow, polarity: 'possible' };
    return {
      ...mention,
      isNow: isNow && !isPast,
      polarity: isPast && (!isNow || isOver) ? 'past' : 'affirmed',
    };
  });
}

/** `In het begin was ik misselijk, nu niet meer.` */
export const isNoLonger = (text: string, language: Language): boolean => noLonger[language].test(plain(text));

/** Says what may come or should be done, not what is. */
export const isConditional = (text: string, language: Language): boolean =>
  denialIn[language].conditional.test(plain(text));

/** Whether a sentence holds a word that denies, outside of its findings. */
export function denies(tokens: readonly Token[], mentions: readonly Mention[], language: Language): boolean {
  const { any } = denialIn[language];
  return tokens.some(
    ({ text }, at) => any.test(text) && !mentions.some(({ start, end }) => at >= start && at < end),
  );
}
