/** Of whom a clause of the talk tells: the client, or somebody else by relation. */
import type { Language } from '../note.ts';
import type { Token } from '../reading/tokens.ts';
import type { SaidUnit, SaidWord } from './said-shape.ts';
import { meaningsOf } from './slot-words.ts';

const owner: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:mijn|m'n|mn|me|uw|je|jouw|zijn|z'n|haar|hun|onze|de|een|die|'n|zo'n|eigen|oudste|jongste|oudere|jongere|kleine|ene|andere|en|ook)$/,
  en: /^(?:my|your|his|her|their|our|the|a|older|younger|eldest|youngest|and|own|that)$/,
};
const self: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:ik|mij|mezelf|u|je|jij|jou|we|wij|ikzelf|k|'k)$/,
  en: /^(?:i|me|myself|you|yourself|we|i'm|i've|i'd|i'll|you're|you've)$/,
};
const goesOn: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:die|hij|zij|ze|ie|hem|haar|dat|daar|toen|dan|en|want|maar|nou|had|heeft|is|was|kreeg|werd)$/,
  en: /^(?:he|she|they|who|him|her|and|but|so|he's|she's|then)$/,
};
/** `met mijn moeder`, `voor mijn zoon`: then the clause is not theirs. */
const preposition =
  /^(?:met|van|voor|bij|naar|aan|door|tegen|over|op|to|with|from|for|by|at|about|of|than|dan)$/;

function relationOf(
  words: readonly SaidWord[],
  from: number,
  to: number,
  language: Language,
): string | undefined {
  for (let at = from; at < to; at++) {
    const text = words[at]?.text ?? '';
    const relation = meaningsOf(text, language).find(({ slot }) => slot === 'relation');
    if (!relation) {
      const isOwnerOf = meaningsOf(words[at + 1]?.text ?? '', language).some(
        ({ slot }) => slot === 'relation',
      );
      if (self[language].test(text) && !isOwnerOf) return undefined;
      continue;
    }
    const before = words[at - 1]?.text ?? '';
    const isOwned = at === from || owner[language].test(before) || /^[,.]$/.test(before);
    const preceding = owner[language].test(before) ? (words[at - 2]?.text ?? '') : before;
    if (isOwned && !(at - 2 >= from && preposition.test(preceding))) return text;
  }
  return undefined;
}

/** Who speaks for another says `ik` of themselves. */
const first: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:ik|ikzelf|mij|mezelf)$/,
  en: /^(?:i|i'm|i've|i'd|myself)$/,
};
const tellsOfSelf = (words: readonly SaidWord[], { from, to }: SaidUnit, language: Language): boolean =>
  words.slice(from, to).some(({ text }) => first[language].test(text));

const NAME_REACH = 4;

/** Names of people that a relation was said of: `mijn collega Rob`; `Wie is Dennis?` `M'n ex.` */
export function namesIn(
  sentences: readonly { tokens: readonly Token[] }[],
  language: Language,
): Map<string, string> {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const named = new Map<string, string>();
  for (const [at, { text }] of tokens.entries()) {
    if (!meaningsOf(text, language).some(({ slot }) => slot === 'relation')) continue;
    for (
      let near = Math.max(0, at - NAME_REACH);
      near <= Math.min(tokens.length - 1, at + NAME_REACH);
      near++
    ) {
      const token = tokens[near];
      if (!token || near === at || token.start === 0 || !/^\p{Lu}\p{Ll}{2,}$/u.test(token.raw)) continue;
      if (!named.has(token.text)) named.set(token.text, text);
    }
  }
  return named;
}

/** Words before the first that tells: `Ja, die …`. */
const lead = /^(?:ja|jawel|nee|nou|eh|oh|o|well|yes|yeah|no|um|uh|en|and|maar|but|dus|so|[,.…])$/;

function firstWord(words: readonly SaidWord[], { from, to }: SaidUnit): string {
  let at = from;
  while (at < to - 1 && lead.test(words[at]?.text ?? '')) at += 1;
  return words[at]?.text ?? '';
}

const pronoun: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:hij|zij|ze|ie)$/,
  en: /^(?:he|she|he's|she's)$/,
};
const SHORT_WORDS = 4;
/** `geloof ik`, `you know`: says nothing of whose it is. */
const thinks = /^(?:geloof|denk|dacht|weet|zeg|meen|think|know|guess|suppose|believe)$/;
const isAside = (words: readonly SaidWord[], at: number): boolean =>
  thinks.test(words[at - 1]?.text ?? '') || thinks.test(words[at + 1]?.text ?? '');

/** Fills in `whose`. Who goes on with `die` or `hij` goes on about the same person, until `ik`; so does the answer to a question about them. */
export function whoseOf(
  units: SaidUnit[],
  words: readonly SaidWord[],
  names: ReadonlyMap<string, string>,
  language: Language,
): void {
  let last: { whose: string; piece: number; isAsked: boolean } | undefined;
  for (const unit of units) {
    const own = words.slice(unit.from, unit.to);
    const first = firstWord(words, unit);
    const isOwn = own.some(({ text }, at) => self[language].test(text) && !isAside(own, at));
    const named = own[1]?.text === ',' ? undefined : names.get(own[0]?.text ?? '');
    const relation = relationOf(words, unit.from, unit.to, language) ?? named;
    const apart = unit.piece - (last?.piece ?? -2);
    const isAbout = own.some(
      ({ text }, at) => pronoun[language].test(text) || (text === 'die' && own[at - 1]?.text === ','),
    );
    if (unit.teller && isOwn && tellsOfSelf(words, unit, language)) unit.whose = unit.teller;
    else if (relation) unit.whose = relation;
    else if (last && !isOwn) {
      const isSame = apart === 0 && (goesOn[language].test(first) || isAbout);
      const isNext = apart === 1 && (last.isAsked || goesOn[language].test(first) || isAbout);
      if (isSame || isNext) unit.whose = last.whose;
    }
    if (unit.whose !== null && unit.whose !== unit.teller)
      last = { whose: unit.whose, piece: unit.piece, isAsked: unit.isAsked };
    else if (isOwn ? own.length > SHORT_WORDS : apart > 1) last = undefined;
  }
}
