/** The medicine in focus carries forward until another is named: `en dan naar vijftig` is of the one spoken of. */
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { capitalised, wordsOf } from '../reading/text.ts';
import type { Talk } from '../talk/sentence.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';
import { type Focus, SpokenOf } from './spoken-of.ts';
import { isBare } from './unclear.ts';

const ofMedicines: ReadonlySet<FactKind> = new Set(['medication', 'plan', 'adherence', 'effect']);
const decided: ReadonlySet<FactKind> = new Set(['plan', 'next_contact', 'safety_plan', 'handover']);

/** `Vijf kilo` is no dose. */
export const isDosed = ({ slots }: Fact): boolean =>
  slots.amounts.some(({ unit, each }) => doses.has(unit ?? '') || doses.has(each?.unit ?? ''));
const doses: ReadonlySet<string> = new Set(['mg', 'mcg', 'g']);

const person = /^(?:die|hij|ze|zij|he|she)(?= \p{L})/iu;

/** `Die slikte clomipramine`, after what was told of a brother, is of the brother. */
export function withPerson(facts: readonly Fact[]): Fact[] {
  let focus: { who: Extract<Fact['who'], { role: 'other' }>; told_by: Fact['told_by'] } | undefined;
  return facts.map((fact) => {
    const { clause, who, told_by } = fact;
    const isGoingOn =
      focus !== undefined && told_by === focus.told_by && told_by !== 'other' && person.test(clause ?? '');
    if (who.role === 'other') focus = { who, told_by };
    else if (!isGoingOn) focus = undefined;
    if (!isGoingOn || !focus || clause === null) return fact;
    const named = focus.who.name ?? focus.who.relation;
    return { ...fact, who: focus.who, clause: capitalised(clause.replace(person, named)) };
  });
}

const asksHowMuch = /\b(?:hoeveel|dosering|dosis|verdeeld|sterkte|how much|dose|what strength)\b/i;
const LEAST_DOSE = 5;
/** `Hoeveel werk je nu?` is no question of a dose. */
const ofElse =
  /(?<!\p{L})(?:werk\p{L}*|slaap\p{L}*|slapen|eet|eten|drink\p{L}*|rook\p{L}*|roken|blow\p{L}*|weeg\p{L}*|sport\p{L}*|loop\p{L}*|uren|kilo\p{L}*|glazen|work\p{L}*|sleep\p{L}*|eat\p{L}*|drink\p{L}*|smok\p{L}*|weigh\p{L}*|hours|units|glasses)(?!\p{L})/iu;

/** `Hoeveel neem je nu?` `Driehonderdvijftig.` */
const isDoseAsked = ({ asked, slots }: Fact): boolean =>
  asksHowMuch.test(asked) &&
  !ofElse.test(asked) &&
  slots.amounts.some(({ value, unit }) => unit === undefined && value >= LEAST_DOSE);

/** Just after the name of the medicine what is counted is of it. */
const NEAR = 3;
const fromFile = /,? (?:heeft behandelaar (?:hier )?staan|staat hier|the clinician has here)$/iu;
/** `Honderd 's ochtends, tweehonderd 's avonds`, `Drie dagen vier, dan twee per dag`: how much and when, and nothing else. */
const isDoseAlone = (fact: Fact, language: Language): boolean => {
  const { amounts, frequencies, measurements } = fact.slots;
  const said = (fact.clause ?? fact.quote).replace(fromFile, '');
  const rest =
    said === fact.clause
      ? fact
      : { ...fact, clause: said, slots: slotsOf(said, language, { isSpoken: true }) };
  if (measurements.length > 0 || frequencies.length === 0 || !isBare(rest)) return false;
  return amounts.some(({ unit, value }) => (unit === undefined || takenIn.has(unit)) && value > 0);
};
const takenIn: ReadonlySet<string> = new Set([
  'mg',
  'mcg',
  'g',
  'tablet',
  'capsule',
  'drop',
  'sachet',
  'puff',
  'IU',
  'piece',
]);

const taking: Readonly<Record<Language, RegExp>> = {
  nl: /^((?:heeft|neemt|nam|gebruikt|gebruikte|slikt|slikte|vergeet|vergat|kreeg|krijgt|mag|moet|kan|wil|slaat|sloeg) )(?:die|ze|hem|deze)(?= (?:over|\d|een|één|twee|drie|vier|vijf|zes|niet|nooit|altijd|nog|nu|al|wel|soms|vaak|elke|iedere|dagelijks|alleen|meestal|ook|sinds|om|op|in|voor|bij|met|'s|tot|weer|zelf|toen|steeds|\p{L}+(?:tien|tig)(?!\p{L}))|$)/iu,
  en: /^((?:takes|took|uses|used|has|had|forgets|gets|got|(?:has|had) (?:taken|used)) )(?:it|them|that|those|these)(?= |$)/iu,
};
const taken: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:neemt|nam|gebruikt|gebruikte|slikt|slikte|genomen|geslikt|innemen|ingenomen|vergeet|vergeten|overgeslagen|slaat|sloeg)(?!\p{L})/iu,
  en: /\b(?:takes|took|taken|uses|used|forgets|forgot|forgotten|missed)\b/iu,
};

/** `Heeft die twee keer gebruikt` → `Heeft quetiapine twee keer gebruikt`; '' where nothing is taken. */
const withName = (clause: string, name: string, language: Language): string =>
  taken[language].test(clause) && taking[language].test(clause)
    ? clause.replace(taking[language], `$1${name}`)
    : '';

/** A name and nothing else: what leans on it would stand alone. */
const isNameOnly = ({ clause, quote, slots }: Fact): boolean =>
  slots.medicines.length > 0 && slots.amounts.length === 0 && wordsOf(clause ?? quote).length <= LONGEST_NAME;
const LONGEST_NAME = 3;

/** `Did not start`, asked about a medicine: of which, is said. */
const isAnswerOn = ({ clause, kind, follows, slots }: Fact): boolean =>
  follows === 0 &&
  (kind === 'medication' || kind === 'adherence') &&
  slots.measurements.length === 0 &&
  !/[“:]/u.test(clause ?? '') &&
  wordsOf(clause ?? '').length <= LONGEST_ANSWER;
const LONGEST_ANSWER = 14;

/** `Vijfentwintig milligram was dat nog`: under its name it would read as what is taken now. */
const isOfPast = ({ clause, quote }: Fact): boolean => {
  const said = clause ?? quote;
  return (
    /(?<!\p{L})(?:was|waren|were) (?:dat|het|that|it)(?!\p{L})/iu.test(said) &&
    !/(?<!\p{L})(?:nu|now)(?!\p{L})/iu.test(said)
  );
};

/** Facts with a dose and no medicine get the name of the one spoken of before them. */
class Focused {
  readonly #facts: readonly Fact[];
  readonly #language: Language;
  readonly #spoken: SpokenOf;
  readonly #kinds = new Map<number, FactKind>();

  constructor(facts: readonly Fact[], talk: Talk) {
    this.#facts = facts;
    this.#language = talk.language;
    this.#spoken = new SpokenOf(talk);
  }

  #named(fact: Fact, clause: string, kind: FactKind, name: string): Fact {
    this.#spoken.goesOn(fact, name);
    if (kind !== fact.kind) this.#kinds.set(fact.id, kind);
    return { ...fact, clause, kind };
  }

  of(each: Fact): Fact {
    const kind = this.#kinds.get(each.leans_on ?? -1);
    const fact = kind ? { ...each, kind } : each;
    if (kind) this.#kinds.set(fact.id, kind);
    const isOfClient = fact.who.role === 'client';
    if (fact.clause === null || !isOfClient || fact.slots.medicines.length > 0) return fact;
    const focus = this.#spoken.before(fact);
    if (!focus) return fact;
    const told = withName(fact.clause, focus.name, this.#language);
    if (told !== '')
      return this.#named(fact, told, fact.kind === 'adherence' ? fact.kind : 'medication', focus.name);
    if (!this.#isOf(fact, focus)) return fact;
    const { leans_on: _, ...alone } = fact;
    const clause = `${capitalised(focus.name)}: ${goingOn(fact.clause.replace(fromFile, ''), this.#language)}`;
    const of: FactKind = decided.has(fact.kind) || ofMedicines.has(fact.kind) ? fact.kind : 'medication';
    return this.#named(this.#isOnName(fact) ? alone : fact, clause, of, focus.name);
  }

  #isOnName({ leans_on }: Fact): boolean {
    const head = leans_on === undefined ? undefined : this.#facts[leans_on];
    return head !== undefined && isNameOnly(head);
  }

  #isOf(fact: Fact, { ago, isAsked }: Focus): boolean {
    if (isAsked && isAnswerOn(fact)) return true;
    const isAlone = ago <= NEAR && !ofElse.test(fact.asked) && isDoseAlone(fact, this.#language);
    if (!ofMedicines.has(fact.kind) && !isBare(fact) && !isAlone) return false;
    if (isDosed(fact) || isDoseAsked(fact)) return !isOfPast(fact);
    return isAlone && (fact.leans_on === undefined || this.#isOnName(fact));
  }
}

export function withFocus(facts: readonly Fact[], talk: Talk): Fact[] {
  const focused = new Focused(facts, talk);
  return facts.map((fact) => focused.of(fact));
}
