/** Of whom a clause of the talk tells: the client, or somebody else by relation. */
import type { Language } from '../note.ts';
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

/** Who asks `omdat je zus bipolair is` asks of her. */
const subordinates = /^(?:omdat|dat|want|because|that|since)$/;

function relationOf(
  words: readonly SaidWord[],
  from: number,
  to: number,
  language: Language,
): string | undefined {
  let isOwn = false;
  for (let at = from; at < to; at++) {
    const text = words[at]?.text ?? '';
    const relation = meaningsOf(text, language).find(({ slot }) => slot === 'relation');
    if (!relation) {
      const isOwnerOf = meaningsOf(words[at + 1]?.text ?? '', language).some(
        ({ slot }) => slot === 'relation',
      );
      if (subordinates.test(text)) isOwn = false;
      else if (self[language].test(text) && !isOwnerOf) isOwn = true;
      continue;
    }
    if (isOwn && !beginsAnew(words, from, at)) return undefined;
    const before = words[at - 1]?.text ?? '';
    const isOwned = at === from || owner[language].test(before) || /^[,.]$/.test(before);
    const preceding = owner[language].test(before) ? (words[at - 2]?.text ?? '') : before;
    if (isOwned && !(at - 2 >= from && preposition.test(preceding))) return text;
  }
  return undefined;
}

/** `doe ik mijn moeder valt wel flauw`: nobody wrote where the answer ends and the next begins. */
const beginsAnew = (words: readonly SaidWord[], from: number, at: number): boolean =>
  at - from <= SHORT_LEAD &&
  /^(?:mijn|m'n|mn|my)$/.test(words[at - 1]?.text ?? '') &&
  /^(?:heeft|had|is|was|wil|kan|has|died|\p{L}{2,}t)$/u.test(words[at + 1]?.text ?? '');
const SHORT_LEAD = 4;

/** Who speaks for another says `ik` of themselves. */
const first: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:ik|ikzelf|mij|mezelf)$/,
  en: /^(?:i|i'm|i've|i'd|myself)$/,
};
const tellsOfSelf = (words: readonly SaidWord[], { from, to }: SaidUnit, language: Language): boolean =>
  words.slice(from, to).some(({ text }) => first[language].test(text)) &&
  !words.slice(from, to).some(({ text }) => gives.test(text));
/** `Ik geef sinds drie weken melatonine`: to whom they speak for. */
const gives = /^(?:geef|gaf|gegeven|give|gave|given|giving)$/;

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
/** Where nobody wrote full stops, more than that tells of others as well. */
const MOST_WORDS_OF_SELF = 14;
/** `geloof ik`, `you know`: says nothing of whose it is. */
const thinks = /^(?:geloof|denk|dacht|weet|zeg|meen|think|know|guess|suppose|believe)$/;
const isAside = (words: readonly SaidWord[], at: number): boolean =>
  thinks.test(words[at - 1]?.text ?? '') || thinks.test(words[at + 1]?.text ?? '');

/** `maar ik niet`, `but not me`: the rest of the clause stays theirs. */
const notMe =
  /(?:^| )(?:(?:maar|but) (?:ik (?:zelf )?niet|bij mij niet|not me|i (?:don't|didn't|haven't|never did)|niet (?:ik|bij mij))|ik niet|not me|zegt? ik|vraag ik) ?[.!,]?$/;

const isOfSelf = (own: readonly SaidWord[], language: Language): boolean =>
  own.some(({ text }, at) => self[language].test(text) && !isAside(own, at)) &&
  !notMe.test(own.map(({ text }) => text).join(' '));

/** The children of the client say `mam`; their parents `mijn zoon`. */
const child = /^(?:dochter|zoon|schoondochter|schoonzoon|daughter|son)$/;
const parent = /^(?:moeder|vader|mother|father)$/;

function isClient(relation: string, tellers: ReadonlySet<string>, language: Language): boolean {
  const value = meaningsOf(relation, language).find(({ slot }) => slot === 'relation')?.value ?? relation;
  return [...tellers].some(
    (teller) => (child.test(teller) && parent.test(value)) || (parent.test(teller) && child.test(value)),
  );
}

type Last = { whose: string; piece: number; sentence: number; isAsked: boolean };

/** Who goes on with `die` or `hij` goes on about the same person, until `ik`; so does the answer to a question about them. */
function isGoingOn(unit: SaidUnit, own: readonly SaidWord[], first: string, last: Last, language: Language) {
  const apart = unit.piece - last.piece;
  // Who interprets for the client, or tells of them, means the client with `hij` and `zij`.
  if (unit.teller !== null && pronoun[language].test(first) && own[0]?.sentence !== last.sentence)
    return false;
  const isAbout = own.some(
    ({ text }, at) => pronoun[language].test(text) || (text === 'die' && own[at - 1]?.text === ','),
  );
  if (apart === 0) return own[0]?.sentence === last.sentence || goesOn[language].test(first) || isAbout;
  return apart === 1 && (last.isAsked || goesOn[language].test(first) || isAbout);
}

/** What follows was said by whom it is told of: `toen zei hij, gooi mij maar …`. */
const quotes =
  /(?:^| )(?:zei|zegt|riep|roept|dacht|said|says|goes) (?:hij|ze|zij|ie|he|she)?(?: \S+)? ?[,:]$|(?:hij|ze|zij|he|she) (?:zei|zegt|riep|said|says) ?[,:]$/;

/** Fills in `whose`. */
export function whoseOf(
  units: SaidUnit[],
  words: readonly SaidWord[],
  names: ReadonlyMap<string, string>,
  language: Language,
): void {
  const tellers = new Set(units.flatMap(({ teller }) => teller ?? []));
  let last: Last | undefined;
  let isQuoted = false;
  for (const unit of units) {
    const own = words.slice(unit.from, unit.to);
    const first = firstWord(words, unit);
    const isOwn = isOfSelf(own, language);
    const named = nameOf(own, first, names);
    const found = relationOf(words, unit.from, unit.to, language) ?? named;
    const relation = found !== undefined && isClient(found, tellers, language) ? undefined : found;
    const { whose: about } = unit;
    unit.whose = null;
    // Who interprets, or tells of the client, means the client with `zij` where nobody else was named just before.
    const isOfClient =
      unit.role === 'other' && pronoun[language].test(first) && !(last && last.piece === unit.piece);
    const isOneBreath = unit.to - unit.from <= MOST_WORDS_OF_SELF;
    if (unit.teller && isOwn && !isQuoted && isOneBreath && tellsOfSelf(words, unit, language))
      unit.whose = unit.teller;
    else if (isOfClient && !relation) unit.whose = null;
    else if (relation) unit.whose = relation;
    else if (about !== null && !isOwn && !isClient(about, tellers, language)) unit.whose = about;
    else if (last && !isOwn && isGoingOn(unit, own, first, last, language)) unit.whose = last.whose;
    isQuoted = quotes.test(own.map(({ text }) => text).join(' '));
    const apart = unit.piece - (last?.piece ?? -2);
    if (unit.whose !== null && unit.whose !== unit.teller)
      last = { whose: unit.whose, piece: unit.piece, sentence: own[0]?.sentence ?? 0, isAsked: unit.isAsked };
    else if (isOwn ? own.length > SHORT_WORDS : apart > 1) last = undefined;
  }
}

/** The name that a clause begins with; with a comma after it somebody is spoken to. */
function nameOf(
  own: readonly SaidWord[],
  first: string,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const at = own.findIndex(({ text }) => text === first);
  const isLast = at === own.length - 1 || /^[.!]$/.test(own[at + 1]?.text ?? '');
  return own[at + 1]?.text === ',' || (at > 0 && isLast) ? undefined : names.get(first);
}
