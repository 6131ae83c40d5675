/** The medicine in focus carries forward until another is named: `en dan naar vijftig` is of the one spoken of. */
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { capitalised, wordsOf } from '../reading/text.ts';
import type { Talk } from '../talk/sentence.ts';
import { decisionIn } from './decisions.ts';
import {
  fromFile,
  goesBack,
  holdsIt,
  isChangedTo,
  isDeedAlone,
  isDoseAlone,
  isDoseAsked,
  isDosed,
  isOfPast,
  isOnSoMany,
  namesOwn,
  ofElse,
  pointsAtIt,
  withName,
} from './dose-words.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';
import { KnownDoses } from './known-doses.ts';
import { type Focus, isOffTable, SpokenOf } from './spoken-of.ts';
import { isBare } from './unclear.ts';

const ofMedicines: ReadonlySet<FactKind> = new Set(['medication', 'plan', 'adherence', 'effect']);
const decided: ReadonlySet<FactKind> = new Set(['plan', 'next_contact', 'safety_plan', 'handover']);

/** Just after the name of the medicine what is counted is of it. */
const NEAR = 3;
/** `Half the village` is no dose. */
const LEAST_FIGURE = 5;
/** `Die neem ik om tien uur in` is of the last that was named, longer than a figure would be. */
const FAR = { sentences: 20, pieces: 10 };

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

const thatOne = /(?<!\p{L})(?:die|dat|deze|hem|ze|it|that|them)(?!\p{L})/iu;

/** `Terug naar achthonderd`, after another that was put aside: of the one before it. */
const BEFORE_THAT = { ...FAR, isPast: true };

/** `Dan doen we dat niet`, just after what was thought of: it is that. */
const JUST_NAMED = { sentences: 2, pieces: 2, isAside: true };
const LONGEST_REFUSAL = 8;
const isPutAside = ({ told_by, quote, kind }: Fact): boolean =>
  told_by === 'clinician' &&
  ofMedicines.has(kind) &&
  isOffTable(quote) &&
  wordsOf(quote).length <= LONGEST_REFUSAL;

type Called = Pick<Focus, 'name' | 'label'>;
const asCalled = (name: string): Called => ({ name, label: name });

/** Facts with a dose and no medicine get the name of the one spoken of before them. */
class Focused {
  readonly #facts: readonly Fact[];
  readonly #language: Language;
  readonly #spoken: SpokenOf;
  readonly #doses = new KnownDoses();
  readonly #kinds = new Map<number, FactKind>();

  constructor(facts: readonly Fact[], talk: Talk) {
    this.#facts = facts;
    this.#language = talk.language;
    this.#spoken = new SpokenOf(talk);
  }

  #named(fact: Fact, clause: string | null, kind: FactKind, { name, label }: Called): Fact {
    // What was put aside is not what is spoken of from there on.
    if (isPutAside(fact)) this.#spoken.ends(fact);
    else this.#spoken.goesOn(fact, name, label);
    this.#doses.learn(fact, name);
    if (kind !== fact.kind) this.#kinds.set(fact.id, kind);
    return { ...fact, clause, kind, of: label };
  }

  of(each: Fact): Fact {
    const kind = this.#kinds.get(each.leans_on ?? -1);
    const fact = kind ? { ...each, kind } : each;
    if (kind) this.#kinds.set(fact.id, kind);
    if (fact.who.role !== 'client') return fact;
    if (fact.slots.medicines.length > 0) {
      this.#doses.learn(fact);
      return fact;
    }
    if (fact.kind === 'substances' && fact.slots.amounts.length > 0) {
      this.#spoken.ends(fact);
      return fact;
    }
    const focus = this.#spoken.before(fact);
    if (fact.clause === null) return this.#quoted(fact, focus);
    const taken = focus ?? this.#spoken.before(fact, FAR);
    const told = taken && !taken.isThingBehind ? withName(fact.clause, taken.label, this.#language) : '';
    if (taken && told !== '')
      return this.#named(fact, told, fact.kind === 'adherence' ? fact.kind : 'medication', taken);
    const found = this.#nameFor(fact, focus);
    if (found === undefined) return fact;
    const { leans_on: _, ...alone } = fact;
    const clause = `${capitalised(found.name)}: ${goingOn(fact.clause.replace(fromFile, ''), this.#language)}`;
    const own = this.#kindOf(fact);
    const isApart = this.#isOnName(fact) || (own !== fact.kind && isChangedTo(fact, this.#language));
    return this.#named(isApart ? alone : fact, clause, own, asCalled(found.name));
  }

  /** Words that are quoted say of which medicine they are all the same. */
  #quoted(fact: Fact, focus: Focus | undefined): Fact {
    const found = focus ?? this.#ownerOf(fact);
    const isDose = isDosed(fact) && !isOfPast(fact) && !namesOwn(fact, this.#language);
    return found !== undefined && isDose ? this.#named(fact, null, fact.kind, found) : fact;
  }

  /** The medicine whose name it needs. */
  #nameFor(fact: Fact, focus: Focus | undefined): Called | undefined {
    if (namesOwn(fact, this.#language)) return undefined;
    if (focus && this.#isOf(fact, focus)) return focus;
    if (focus && this.#pointsAt(fact, focus)) return focus;
    if (isChangedTo(fact, this.#language)) {
      const far = focus ?? this.#spoken.before(fact, FAR);
      if (!far || this.#spoken.isMeasuredSince(fact, far)) return undefined;
      const isDecided =
        fact.told_by === 'clinician' && this.#doses.knows(far.name) && !this.#isBehindDose(fact);
      return far.ago <= NEAR || isDecided || this.#doses.has(far.name, fact) ? far : undefined;
    }
    if (isPutAside(fact)) return this.#spoken.before(fact, JUST_NAMED);
    return !focus && isDosed(fact) && !isOfPast(fact) ? this.#ownerOf(fact) : undefined;
  }

  /** Far from any name: whose dose it was before, or the medicine that the talk is about. */
  #ownerOf(fact: Fact): Called | undefined {
    const owner = this.#doses.ownerOf(fact);
    if (owner !== undefined) return asCalled(owner);
    if (!ofMedicines.has(fact.kind)) return undefined;
    const before = goesBack(fact) ? this.#spoken.before(fact, BEFORE_THAT) : undefined;
    if (before !== undefined && this.#doses.knows(before.name)) return before;
    const main = this.#spoken.main();
    return main === undefined ? undefined : asCalled(main);
  }

  /** It goes on with a dose of which it is not known of what it is. */
  #isBehindDose({ id, sources }: Fact): boolean {
    const before = this.#facts[id - 1];
    return (
      before !== undefined &&
      before.sources.at(-1) === sources[0] &&
      before.slots.amounts.some(({ value }) => value >= LEAST_FIGURE) &&
      before.slots.medicines.length === 0
    );
  }

  #pointsAt(fact: Fact, { ago, isAsked, isAlone }: Focus): boolean {
    if (isOnSoMany(fact)) return ago <= NEAR + 1;
    if (!isAlone || fact.told_by !== 'clinician' || fact.slots.measurements.length > 0) return false;
    if (isAsked) return holdsIt(fact, this.#language) || isDeedAlone(fact);
    return ago === 1 && ofMedicines.has(fact.kind) && pointsAtIt(fact, this.#language);
  }

  #kindOf(fact: Fact): FactKind {
    if (decided.has(fact.kind) || ofMedicines.has(fact.kind)) return fact.kind;
    const isDecided = fact.told_by === 'clinician' && decisionIn(fact.quote, this.#language) === 'deed';
    return isDecided && isChangedTo(fact, this.#language) ? 'plan' : 'medication';
  }

  #isOnName({ leans_on }: Fact): boolean {
    const head = leans_on === undefined ? undefined : this.#facts[leans_on];
    return head !== undefined && isNameOnly(head);
  }

  #isOf(fact: Fact, { ago, isAsked, isThingBehind }: Focus): boolean {
    if (isThingBehind && thatOne.test(fact.clause ?? '')) return false;
    if (isAsked && isAnswerOn(fact)) return true;
    const isAlone = ago <= NEAR && !ofElse.test(fact.asked) && isDoseAlone(fact, this.#language);
    const isOfDose = isAlone || (ago <= NEAR && isDosed(fact));
    if (!ofMedicines.has(fact.kind) && !isBare(fact) && !isOfDose) return false;
    if (isDosed(fact) || isDoseAsked(fact)) return !isOfPast(fact);
    return isAlone && (fact.leans_on === undefined || this.#isOnName(fact));
  }
}

export function withFocus(facts: readonly Fact[], talk: Talk): Fact[] {
  const focused = new Focused(facts, talk);
  return facts.map((fact) => focused.of(fact));
}
