/** Reads a talk into facts, in the order of speech. */
import type { Language } from '../note.ts';
import { onceFor } from '../reading/once.ts';
import type { Slots } from '../reading/slot.ts';
import { slotsOf } from '../reading/slots.ts';
import type { Talk } from '../talk/sentence.ts';
import { type Classified, classify } from './classify.ts';
import type { Fact, Person } from './fact.ts';
import { withFocus, withPerson } from './focus.ts';
import type { FactKind } from './kind.ts';
import { leans } from './leaning.ts';
import { kindWithin, partsOf } from './part.ts';
import { type Statement, statementsOf } from './statements.ts';
import { weightOf } from './weight.ts';
import { whoOf } from './who.ts';

/** While it is read: what was heard in it, and how many facts ago its kind was. */
type Read = Fact & { unheard: number; heard: Classified };

const ofMine = /(?<!\p{L})(?:mijn|m['’]n|my) /iu;

/** `Vrouw heeft koorts gehad` may be of a woman; `Mijn vrouw heeft koorts gehad` is not. */
function ownerOf({ clause, quote }: Statement, slots: Slots, language: Language): Person {
  const who = whoOf(slots);
  if (who.role === 'other' || clause === null || !ofMine.test(quote)) return who;
  return whoOf(slotsOf(quote, language, { isSpoken: true }));
}

/** Below these, who spoke is right some two times in three. */
const SURE_OF_OTHER = 0.88;
const SURE_OF_PERSON = 0.7;
const personal = /(?<!\p{L})(?:ik|mij|me|mijn|m['’]n|u|uw|je|jij|jouw|i|my|you|your)(?!\p{L})/iu;
const according = / \((?:volgens|according to) [^)]+\)/g;

/** Where it is doubtful who spoke, nobody is named: not as the one who told it, nor as the one whom `ik` means. */
function asFarAsKnown({ clause, quote, speaker }: Statement): Pick<Fact, 'clause' | 'told_by'> {
  const { role, sure } = speaker;
  if (sure < SURE_OF_PERSON && personal.test(quote)) return { clause: null, told_by: 'unknown' };
  if (role !== 'other' || sure >= SURE_OF_OTHER) return { clause, told_by: role };
  return { clause: clause?.replace(according, '') ?? null, told_by: 'unknown' };
}

function factOf(
  statement: Statement,
  place: { id: number; count: number; before: Read | undefined },
  language: Language,
): Read {
  const { matter, quote, asked, speaker, standing, sources, about } = statement;
  const { clause, told_by } = asFarAsKnown(statement);
  const { id, count, before } = place;
  const progress = id / Math.max(1, count - 1);
  const slots = slotsOf(clause ?? quote, language, {
    isSpoken: true,
    ...(about ? { about: { role: 'other', ...about } as const } : {}),
  });
  const heard = classify(statement, { language, progress, before, slots });
  const { kind, unheard } = heard;
  const fact: Read = {
    id,
    matter,
    follows: before?.matter === matter ? before.follows + 1 : 0,
    kind,
    unheard,
    heard,
    who: ownerOf(statement, slots, language),
    told_by,
    ...(speaker.relation === undefined || told_by === 'unknown' ? {} : { relation: speaker.relation }),
    standing,
    clause,
    quote,
    slots,
    asked,
    sources,
    progress,
    weight: 0,
  };
  if (!before || !leans(fact, before)) return fact;
  // It belongs to what it leans on: the same matter, in the same section.
  return { ...fact, matter: before.matter, kind: before.kind, leans_on: before.id };
}

/** What a fact is about, within the part of the note that it belongs to; what leans on another stays with it. */
function inParts(read: readonly Read[], language: Language): Fact[] {
  const parts = partsOf(
    read.map((fact) => ({ fact, own: fact.heard.own, asked: fact.heard.question })),
    language,
  );
  const kinds = new Map<number, FactKind>();
  return read.map(({ unheard: _, heard, ...fact }, at): Fact => {
    const own = kindWithin(parts[at] ?? 'told', fact.kind, heard.about);
    const kind = (fact.leans_on === undefined ? undefined : kinds.get(fact.leans_on)) ?? own;
    kinds.set(fact.id, kind);
    return { ...fact, kind };
  });
}

function readFacts(talk: Talk): Fact[] {
  const statements = statementsOf(talk);
  const read: Read[] = [];
  for (const [id, statement] of statements.entries())
    read.push(factOf(statement, { id, count: statements.length, before: read.at(-1) }, talk.language));
  const facts = inParts(read, talk.language);
  return withFocus(withPerson(facts), talk.language).map((fact) => ({
    ...fact,
    weight: weightOf(fact, talk.language),
  }));
}

const factsIn = onceFor(readFacts);
/** The same list for whoever asks. */
export const factsOf = (talk: Talk): readonly Fact[] => factsIn(talk, talk.language);
