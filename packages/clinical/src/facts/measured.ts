/** Values that do not say of what: `Gaat u op de weegschaal?` – `Eenentachtig komma drie. In januari was het negenenzeventig.` is the weight, now and then. */
import { goingOn } from '../grammar/names.ts';
import { slotsOf } from '../reading/slots.ts';
import { capitalised } from '../reading/text.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';
import { canBe, focusBefore, valuesIn } from './measure-named.ts';
import { withScales } from './scaled.ts';
import { withValueNames } from './value-named.ts';

/** `Behandelaar komt op zesentwintig`, `Die was in juli vijftien`: behind a name without who reads it. */
const lead =
  /^(?:(?:nou|en|dus|so|and),? )?(?:(?:(?:behandelaar|cliënt|client|the clinician|the patient|ik|u|je|hij|i|you|it) )?(?:komt|kom|zit|staat|came out|comes out|got|scored|get)(?: op| at| on)? (?=\S)|(?:die|dat|hij|het|it|that) (?:is |was (?=\d|\p{L}+$)|'s )?)/iu;

const spokenTo = /(?<=(?<!\p{L})(?:was|is|were|are)) (?:u|je|jij|you)(?!\p{L})/iu;

const keyOf = ({ seq, start }: Pick<Sentence, 'seq' | 'start'>): string => `${seq}:${start}`;

/** `Ik ben eenentachtig` is an age. */
const ofOneself = /(?<!\p{L})(?:ik ben|i'm|i am|ik was|i was)(?!\p{L})/iu;

/** The value that was named last, for those that follow it: `In december was het honderdeen.` */
type Last = {
  id: number;
  at: number;
  name: string;
  kind: FactKind;
  matter: number;
  told_by: Fact['told_by'];
};

/** `Eenenzestig acht`, of a weight, is 61,8. */
const decimal =
  /(?<=(?:tig|tien|honderd\p{L}*|ty|teen|\d\d)) (?=(?:één|een|twee|drie|vier|vijf|zes|zeven|acht|negen|one|two|three|four|five|six|seven|eight|nine|\d)$)/iu;

const REACH_FACTS = 4;

/** Facts whose words are values alone, after what was measured; what leans on them stands with them. */
class Measured {
  readonly #talk: Talk;
  readonly #places: ReadonlyMap<string, number>;
  #last: Last | undefined;
  readonly #leaning = new Map<number, Last>();

  constructor(talk: Talk) {
    this.#talk = talk;
    this.#places = new Map(talk.sentences.map((each, at) => [keyOf(each), at]));
  }

  /** What names its measure itself. */
  #remember({ id, kind, matter, told_by, slots }: Fact, at: number): void {
    const name = slots.measurements.at(-1)?.name;
    if (name === undefined) return;
    this.#last = { id, at, name, kind, matter, told_by };
    this.#leaning.set(id, this.#last);
  }

  #along(fact: Fact): Fact {
    const head = this.#leaning.get(fact.leans_on ?? -1);
    if (!head || head.told_by !== fact.told_by || fact.slots.measurements.length > 0) return fact;
    this.#leaning.set(fact.id, head);
    return { ...fact, kind: head.kind, matter: head.matter };
  }

  of(fact: Fact, at: number): Fact {
    const { sentences, language } = this.#talk;
    const words = (fact.clause ?? fact.quote).replace(/[.!]+$/u, '');
    const slots = fact.clause === null ? slotsOf(words, language, { isSpoken: true }) : fact.slots;
    const values = valuesIn(words, slots, language);
    const place = this.#places.get(keyOf(fact.from[0] ?? { seq: -1, start: 0 }));
    const named =
      values.length === 0 || place === undefined || ofOneself.test(fact.quote)
        ? undefined
        : focusBefore({ sentences, at: place, language });
    if (!named || !canBe(named.measure, values)) {
      this.#remember(fact, at);
      return this.#along(fact);
    }
    const { name, isScore } = named.measure;
    const told = words
      .replace(lead, '')
      .replace(spokenTo, '')
      .replace(name === 'weight' ? decimal : /$^/u, language === 'nl' ? ' komma ' : ' point ');
    const last = this.#last;
    if (last && last.name === name && at - last.at <= REACH_FACTS && last.told_by !== 'other') {
      this.#leaning.set(fact.id, last);
      return { ...fact, kind: last.kind, matter: last.matter, leans_on: last.id, clause: capitalised(told) };
    }
    const kind: FactKind = isScore ? 'measures' : 'controls';
    this.#last = { id: fact.id, at, name, kind, matter: fact.matter, told_by: fact.told_by };
    this.#leaning.set(fact.id, this.#last);
    const clause = `${capitalised(named.label)}: ${goingOn(told, language)}`;
    const { leans_on: _, ...alone } = fact;
    return { ...alone, kind, clause, slots: slotsOf(clause, language, { isSpoken: true }) };
  }
}

export function withMeasures(facts: readonly Fact[], talk: Talk): Fact[] {
  const measured = new Measured(talk);
  return withValueNames(
    withScales(facts, talk.language).map((fact, at) => measured.of(fact, at)),
    talk.language,
  );
}
