/** What is told in one turn of one person, with the question that it answers. */
import type { Language } from '../../note.ts';
import type { Said, SaidUnit } from '../said-shape.ts';
import { meaningsOf } from '../slot-words.ts';

export type Telling = {
  piece: number;
  /** As `SaidUnit.whose` has it. */
  whose: string | null;
  units: number[];
  /** Its own terms. */
  terms: Set<string>;
  /** Those of the question before it as well. */
  asked: Set<string>;
  /** Who is named or meant, by their relation to the client. */
  relations: Set<string>;
  isDenied: boolean;
  isAsked: boolean;
};

const relationOf = (text: string, language: Language): string | undefined =>
  meaningsOf(text, language).find(({ slot }) => slot === 'relation')?.value;

/** What the relative of a relative is to the client: the father of a mother who speaks. */
const relatives: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  parent: {
    vader: 'opa',
    moeder: 'oma',
    broer: 'oom',
    zus: 'tante',
    zoon: 'broer',
    dochter: 'zus',
    partner: 'ouder',
  },
  partner: {
    vader: 'schoonvader',
    moeder: 'schoonmoeder',
    broer: 'zwager',
    zus: 'schoonzus',
    zoon: 'zoon',
    dochter: 'dochter',
  },
  child: { broer: 'zoon', zus: 'dochter', vader: 'partner', moeder: 'partner', oma: 'moeder', opa: 'vader' },
  sibling: { vader: 'vader', moeder: 'moeder', oma: 'oma', opa: 'opa', broer: 'broer', zus: 'zus' },
};
const groups: Readonly<Record<string, string>> = {
  moeder: 'parent',
  vader: 'parent',
  ouders: 'parent',
  partner: 'partner',
  zoon: 'child',
  dochter: 'child',
  broer: 'sibling',
  zus: 'sibling',
};

export const OF_TELLER = 'teller:';

/** Undefined where it cannot be told. */
function toClient(relation: string, teller: string | null, language: Language): string | undefined {
  if (teller === null) return relation;
  if (language !== 'nl') return undefined;
  const group = relatives[groups[relationOf(teller, language) ?? ''] ?? ''];
  // Of somebody whose relation is not known: theirs, not the client's.
  return group ? group[relation] : `${OF_TELLER}${relation}`;
}

const denies = /^(?:niet|geen|nooit|not|no|never|doesn't|hasn't|didn't|haven't|don't|isn't)$/;

function relationsIn({ from, to, whose, teller }: SaidUnit, said: Said, language: Language): string[] {
  const named = said.words.slice(from, to).flatMap(({ text }) => relationOf(text, language) ?? []);
  const meant = whose === null ? undefined : relationOf(whose, language);
  return [...new Set(meant ? [meant, ...named] : named)].flatMap(
    (relation) => toClient(relation, teller, language) ?? [],
  );
}

const remembered = new WeakMap<Said, Telling[]>();

export function tellingsOf(said: Said, language: Language): Telling[] {
  const before = remembered.get(said);
  if (before) return before;
  const tellings: Telling[] = [];
  let question: Set<string> | undefined;
  for (const [at, unit] of said.units.entries()) {
    let last = tellings.at(-1);
    if (last?.piece !== unit.piece || last.whose !== unit.whose || last.isAsked !== unit.isAsked) {
      if (last?.isAsked) question = last.terms;
      else if (last && unit.piece - last.piece > 1) question = undefined;
      last = {
        piece: unit.piece,
        whose: unit.whose,
        units: [],
        terms: new Set(),
        asked: new Set(question ?? []),
        relations: new Set(),
        isDenied: false,
        isAsked: unit.isAsked,
      };
      tellings.push(last);
    }
    last.units.push(at);
    for (const term of unit.terms.keys()) {
      last.terms.add(term);
      last.asked.add(term);
    }
    for (const relation of relationsIn(unit, said, language)) last.relations.add(relation);
    last.isDenied ||= said.words.slice(unit.from, unit.to).some(({ text }) => denies.test(text));
  }
  remembered.set(said, tellings);
  return tellings;
}
