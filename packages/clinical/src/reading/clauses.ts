/** Whose each clause is: the client's, or somebody else's. */

import type { Language } from '../note.ts';
import type { Person } from './person.ts';
import { type Reading, spotOf } from './reading.ts';
import type { Clause, PersonSlot } from './slot.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

type Words = {
  /** Speaks of the client. */
  client: ReadonlySet<string>;
  /** Goes on about whoever was named. */
  goesOn: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  /** Who says, thinks or notices tells of another. */
  tells: ReadonlySet<string>;
};

const wordsIn: Readonly<Record<Language, Words>> = {
  nl: {
    client: set('ik we wij u jij je client cliente patient patiente pt clt'),
    goesOn: set('die hij zij ze welke'),
    prepositions: set(
      'van met bij aan voor naar tegen door over volgens namens samen zonder tussen uit om op via',
    ),
    tells:
      set(`zegt zei zeggen gezegd vindt vond denkt dacht merkt merkte ziet zag vraagt vroeg vertelt vertelde meldt belt belde adviseert stelt wil wou maakt helpt geeft gaf brengt bracht komt kwam
      herkent bevestigt snapt begrijpt weet zal kan gaat ging let moet schrijft schreef heeft-gezegd`),
  },
  en: {
    client: set("i i'm i've i'd i'll we you patient client pt"),
    goesOn: set("he she they who he's she's they're"),
    prepositions: set('of with at to from by for about against without between via on'),
    tells: set(
      'says said thinks thought tells told noticed notices sees saw asks asked reports feels wants helps helped gave gives came comes drove brought knows',
    ),
  },
};

export const clausesOf = (reading: Reading): { from: number; to: number }[] =>
  reading.clauseStarts.map((from, index) => ({
    from,
    to: reading.clauseStarts[index + 1] ?? reading.words.length,
  }));

/** Who treats, and who is addressed (`mevrouw Pruim`), owns nothing. */
const mayOwn = ({ kind, relation }: PersonSlot) =>
  kind !== 'care' && !/^(?:meneer|mevrouw|mw|dhr|mr|mrs|ms)$/.test(relation);

const determiners =
  /^(?:mijn|m'n|mn|my|zijn|haar|his|her|hun|their|onze|ons|our|uw|je|jouw|your|de|het|the|een|a|an|ook|also|oudste|jongste|eigen|z'n|d'r|wel|beide|both|of|or|en|and)$/;

/** Whether somebody named in the clause is who it is about. */
function isSubject(
  reading: Reading,
  { from, to }: { from: number; to: number },
  at: number,
  isClient: boolean,
): boolean {
  const { words, language, isSpoken } = reading;
  const { prepositions, tells } = wordsIn[language];
  if (isClient) return false;
  let before = at - 1;
  while (before >= from && determiners.test(words[before] ?? '')) before -= 1;
  // `een oom van me` is an uncle; `van mijn moeder` is something of hers.
  if (before >= from && prepositions.has(words[before] ?? '')) return false;
  // `Belde zus` in a note: the client did.
  if (
    !isSpoken &&
    before >= from &&
    before - from > 1 &&
    !/^(?:heeft|had|is|was|has|kreeg|gebruikt)$/.test(words[before] ?? '')
  )
    return false;
  let after = at + 1;
  while (
    after < to &&
    /^(?:,|van|me|mij|ook|die|en|of|\p{Lu}\p{L}+)$/u.test(words[after] ?? '') &&
    after - at < 4
  )
    after += 1;
  return !tells.has(words[after] ?? '');
}

/** Whose each clause is. Who was named goes on with `die`, `zij`, or without a subject, until the sentence ends. */
export function ownersOf(
  bounds: readonly { from: number; to: number }[],
  people: readonly PersonSlot[],
  reading: Reading,
  about: Person = { role: 'client' },
): Clause[] {
  const { client, goesOn } = wordsIn[reading.language];
  let last: Person = about;
  let before: Person = about;
  return bounds.map(({ from, to }, index) => {
    const spot = spotOf(reading, from, to);
    const head = headOf(reading, from, to);
    const isNewSentence = index > 0 && /^[.;!?]$/.test(reading.words[from - 1] ?? '');
    const isClient = hasWord(reading, from, to, client);
    const owner = people.find(
      (person) =>
        mayOwn(person) &&
        person.start >= spot.start &&
        person.end <= spot.end &&
        isSubject(reading, { from, to }, tokenAt(reading, person.start), isClient),
    );
    if (owner) {
      last = { role: 'other', relation: owner.relation, ...(owner.name ? { name: owner.name } : {}) };
      before = last;
      return { ...spot, who: last, isNamed: true };
    }
    // Who only says or is asked something is still who `die` goes on about.
    const other = people.findLast(
      (person) => mayOwn(person) && person.start >= spot.start && person.end <= spot.end,
    );
    if (other)
      last = { role: 'other', relation: other.relation, ...(other.name ? { name: other.name } : {}) };
    if (isClient) before = { role: 'client' };
    else if (goesOn.has(head)) before = last;
    else if (isNewSentence) before = about;
    return { ...spot, who: before, isNamed: isClient };
  });
}

const skipped = /^(?:,|:|en|and|maar|but|want|of|or|nou|ja|nee|no|yes|well|omdat|because|dus|so|al|als|if)$/;
/** The first word that says who it is about. */
function headOf({ words }: Reading, from: number, to: number): string {
  let at = from;
  while (at < to && skipped.test(words[at] ?? '')) at += 1;
  return words[at] ?? '';
}

/** `dacht ik`, `I think`: an aside, not who the clause is about. */
const isAside = (words: readonly string[], at: number) =>
  /^(?:dacht|denk|geloof|weet|zeg|meen)$/.test(words[at - 1] ?? '') ||
  /^(?:think|believe|guess|suppose)$/.test(words[at + 1] ?? '');

const hasWord = ({ words }: Reading, from: number, to: number, any: ReadonlySet<string>): boolean => {
  for (let at = from; at < to; at++) if (any.has(words[at] ?? '') && !isAside(words, at)) return true;
  return false;
};

const tokenAt = ({ tokens }: Reading, start: number): number =>
  tokens.findIndex((token) => token.start === start);
