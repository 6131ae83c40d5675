/** Reads a talk into facts, in the order of speech. */
import type { Language } from '../note.ts';
import { onceFor } from '../reading/once.ts';
import { slotsOf } from '../reading/slots.ts';
import type { Talk } from '../talk/sentence.ts';
import { type Classified, classify } from './classify.ts';
import { commits } from './commitments.ts';
import { isMadeAppointment, isOfContact, isSettled, partFor } from './contact.ts';
import { withContactDays } from './contact-days.ts';
import { STRONG } from './cues/hear.ts';
import { isOfDeath, isSuchThought } from './death-thoughts.ts';
import { decisionIn } from './decisions.ts';
import { withDenialsGivenUp } from './denied-then-told.ts';
import { examinedIn, sinceExamining } from './examined.ts';
import { withExplained } from './explained-away.ts';
import type { Fact } from './fact.ts';
import { withFocus } from './focus.ts';
import { withFrames } from './framed.ts';
import { estimatesRisk, isDiagnosis } from './judgements.ts';
import type { FactKind } from './kind.ts';
import { lastTold, leans } from './leaning.ts';
import { withMeasures } from './measured.ts';
import { kindWithin, type Part, partsOf } from './part.ts';
import { withPerson } from './person-named.ts';
import { withPutOff } from './put-off.ts';
import { withSelf } from './reflexive.ts';
import { isRefused } from './refused.ts';
import { withRiskAnswers } from './risk-answers.ts';
import { withScanNames } from './scan-named.ts';
import { settledKind } from './settled-kind.ts';
import type { Statement } from './statement.ts';
import { statementsOf } from './statements.ts';
import { foundToo, isToldOnly } from './told-beside.ts';
import { withTopics } from './topics.ts';
import { withTurns } from './turns.ts';
import { isOfSomebody } from './unclear.ts';
import { weighed } from './weighed.ts';
import { isBrokenDenial } from './weight.ts';
import { ownerOf } from './who.ts';
import { withoutEcho } from './without-echo.ts';

/** While it is read: what was heard in it, and how many facts ago its kind was. */
type Read = Fact & { unheard: number; heard: Classified };

/** Below these, who spoke is right some three times in four. */
const SURE_OF_OTHER = 0.96;
const SURE_OF_PERSON = 0.86;
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
  place: { id: number; count: number; before: Read | undefined; told: Read | undefined },
  language: Language,
): Read {
  const { matter, quote, asked, asked_in, speaker, standing, sources, from, about } = statement;
  const { clause: known, told_by } = asFarAsKnown(statement);
  const clause = known === null ? null : withSelf(withoutEcho(known, language), quote, language);
  const { id, count, before, told } = place;
  const progress = id / Math.max(1, count - 1);
  const slots = slotsOf(clause ?? quote, language, {
    isSpoken: true,
    ...(about ? { about: { role: 'other', relation: about.relation } as const } : {}),
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
    asked_in,
    sources,
    from,
    progress,
    weight: 0,
  };
  if (!told || !leans(fact, told, language)) return fact;
  // It belongs to what it leans on: the same matter, in the same section.
  return { ...fact, matter: told.matter, kind: told.kind, leans_on: told.id };
}

const ofRisk: ReadonlySet<FactKind> = new Set(['risk', 'attempts', 'protective', 'safety_plan']);

function kindIn(part: Part, fact: Fact, { about, own }: Classified, language: Language): FactKind {
  // `Dochter zal bellen als …` was asked and promised.
  if (fact.asked !== '' && /^(?:\S+ )?zal /iu.test(fact.clause ?? '')) return 'plan';
  if (fact.told_by !== 'client' && estimatesRisk(fact.quote, language)) return 'risk_estimate';
  if (isDiagnosis(fact, language)) return 'conclusion';
  if (fact.told_by === 'clinician' && commits(fact.quote, language) && fact.slots.findings.length === 0)
    return kindWithin('agreed', fact.kind, about);
  // `Mijn vader had hoge bloeddruk`, while it is agreed to measure again: told, and not agreed.
  const isOfOthers = part === 'agreed' && fact.told_by !== 'clinician' && fact.who.role === 'other';
  const kind = kindWithin(isOfOthers && isToldOnly(fact) ? 'told' : part, fact.kind, about);
  if (isMadeAppointment(fact, language)) return 'next_contact';
  const isOfClient = part === 'told' && fact.who.role === 'client';
  if (isOfClient && !ofRisk.has(kind) && isOfDeath(`${fact.asked} ${fact.quote}`, language)) return 'risk';
  if (
    fact.told_by !== 'client' &&
    fact.slots.times.length > 0 &&
    isOfContact(fact, language) &&
    decisionIn(fact.quote, language) === 'appointment'
  )
    return 'next_contact';
  if (kind !== 'next_contact') return kind;
  // An appointment has its day, or says that it is one.
  const isDated = fact.slots.times.length > 0 || (own.get('next_contact') ?? 0) >= STRONG;
  if (isDated && (isOfContact(fact, language) || fact.leans_on !== undefined)) return kind;
  // `In maart is ze twee keer gevallen`: a day makes no appointment of it.
  return isSettled(fact, language) ? kindWithin('told', 'next_contact', about) : 'plan';
}

/** What a fact is about, within the part of the note that it belongs to; what leans on another stays with it. */
function inParts(read: readonly Read[], talk: Talk): Fact[] {
  const { language } = talk;
  const examined = examinedIn(talk);
  const parts = partsOf(
    read.map((fact) => ({
      fact,
      own: fact.heard.own,
      asked: fact.heard.question,
      sinceExamining: sinceExamining(fact, examined),
    })),
    language,
  );
  const kinds = new Map<number, FactKind>();
  return read.map(({ unheard: _, heard, ...fact }, at): Fact => {
    const isOfRisk =
      [1, 2, 3, 4, 5, 6].some((back) => ofRisk.has(kinds.get(fact.id - back) ?? 'course')) &&
      isSuchThought.test(`${fact.asked} ${fact.quote}`);
    const own = isOfRisk
      ? 'risk'
      : settledKind(
          fact,
          kindIn(partFor(fact, parts[at] ?? 'told', language), fact, heard, language),
          heard.about,
          language,
        );
    // What leans on another stands with it; what was said of death stands with the risk all the same.
    const last = read[at - 1];
    const found = last && foundToo(fact, own, last, kinds.get(last.id));
    const isThought = fact.from.some(isRefused);
    const kind = isThought ? 'plan' : own === 'risk' ? own : (kinds.get(fact.leans_on ?? -1) ?? found ?? own);
    kinds.set(fact.id, kind);
    return { ...fact, kind };
  });
}

function readFacts(talk: Talk): Fact[] {
  const statements = statementsOf(talk);
  const read: Read[] = [];
  for (const [id, statement] of statements.entries())
    read.push(
      factOf(
        statement,
        { id, count: statements.length, before: read.at(-1), told: lastTold(read) },
        talk.language,
      ),
    );
  const { language } = talk;
  const measured = withMeasures(withContactDays(inParts(read, talk), language), talk);
  const focused = withFocus(withPerson(withScanNames(measured, language)), talk);
  const framed = withFrames(withPutOff(focused, talk), talk);
  const told = withTopics(framed, language).map((fact) =>
    isOfSomebody(fact) || isBrokenDenial(fact, language) ? { ...fact, clause: null } : fact,
  );
  const whole = withTurns(withRiskAnswers(weighed(told, language), language), language);
  return withExplained(withDenialsGivenUp(whole, talk), talk);
}

const factsIn = onceFor(readFacts);
/** The same list for whoever asks. */
export const factsOf = (talk: Talk): readonly Fact[] => factsIn(talk, talk.language);
