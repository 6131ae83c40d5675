/** Which medicine is spoken of at a place of the talk: the last that was named before it, in a statement or a question. */
import { namesThingBehind } from '../grammar/pointing.ts';
import type { Language } from '../note.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { findMedicine } from '../reading/medicines.ts';
import { ofKind, readingOf } from '../reading/reading.ts';
import type { MedicineSlot } from '../reading/slot.ts';
import { slotsOf } from '../reading/slots.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';
import type { Fact } from './fact.ts';

/** Further back it may be about another. */
const REACH: Reach = { sentences: 10, pieces: 6 };
/** `isAside`: also what was only named beside the one that is meant; `isPast`: what was spoken of before that. */
type Reach = { sentences: number; pieces: number; isAside?: boolean; isPast?: boolean };

/** So often it is named in a talk about it, and any other half as often. */
const OFTEN = 3;
/** `De lithiumspiegel` is of who takes it. */
const levelOf = (text: string): string | undefined =>
  findMedicine(/(\p{L}{4,})spiegel/iu.exec(text)?.[1] ?? '')?.nl;

/** `ago` sentences before; `isAsked` where the question that a fact answers names it; `isAlone` where its sentence names nothing else. */
export type Focus = {
  name: string;
  /** As it was called: the brand, where that was said. */
  label: string;
  ago: number;
  isAsked: boolean;
  isAlone: boolean;
  /** `Met de Foster, hier is de voorzetkamer`: `die` may be of another thing. */
  isThingBehind: boolean;
};

/** Somebody else takes it, or it is only named beside the one that is meant: a dose that follows is not surely of it. */
type Named =
  | {
      name: string;
      label: string;
      isAlone: boolean;
      isAside: boolean;
      isThingBehind: boolean;
      asked?: string;
    }
  | 'not meant';

const aside =
  /(?<!\p{L})(?:(?:een )?alternatief|eventueel|zou(?:den)? (?:ook )?kunnen|kan ook|(?:een )?(?:optie|mogelijkheid)|liever niet|niet geschikt|dacht(?:en)? (?:\p{L}+ ){0,4}aan|overwogen|bijvoorbeeld|sommigen?|iets anders|de ander(?:e)? is|an alternative|(?:another|one|an) option|could also|or else|the other (?:one |option |way )?is|some (?:people|doctors|patients)|for (?:example|instance)|(?:had )?thought (?:of|about)|considered|something else)(?!\p{L})/iu;
/** `Dan doen we dat niet.`: what was named before it is off the table. */
const putAside =
  /(?<!\p{L})(?:(?:doen we|doe ik|gaan we|dat doen we|dat gaan we) (?:dat |hem |die )?niet|laten we (?:dat |die |hem )?(?:zitten|liggen|maar)|niet (?:nu|doen)|geen trek in|zou ik (?:\p{L}+ ){0,3}niet doen|daar (?:beginnen|begin) (?:we|ik) niet|(?:we|i) (?:won['’]t|will not|wouldn['’]t|would not) (?:do|use|start|begin)|not (?:now|that one)|rather not|leave (?:that|it) (?:out|for now))(?!\p{L})/iu;

const keyOf = ({ seq, start }: Pick<Sentence, 'seq' | 'start'>): string => `${seq}:${start}`;

/** `Stoppen doen we niet`: what was named before it goes on. */
const goesOnAsItIs =
  /(?<!\p{L})(?:stop\p{L}*|afbouw\p{L}*|minder\p{L}*|verlag\p{L}*|verhog\p{L}*|ophog\p{L}*|chang\p{L}*)(?!\p{L})/iu;

export const isOffTable = (text: string): boolean => putAside.test(text) && !goesOnAsItIs.test(text);

/** `Foster`, which somebody has in the hand, and not what is in it; a name as it was misheard is none. */
const isBrand = ({ name, said, kind, isMisheard }: MedicineSlot): boolean =>
  kind === 'medicine' &&
  !isMisheard &&
  /^\p{Lu}/u.test(said) &&
  said.slice(0, 4).toLowerCase() !== name.slice(0, 4);

function namedIn({ text, about }: Sentence, language: Language): Named | undefined {
  if (isOffTable(text)) return 'not meant';
  if (medicineMentions(tokensOf(text)).length === 0) return undefined;
  const { medicines, clauses, findings, measurements } = slotsOf(text, language, { isSpoken: true });
  const last = medicines.at(-1);
  if (!last) return undefined;
  const isAlone =
    medicines.every(({ name }) => name === last.name) &&
    measurements.length === 0 &&
    findings.every(({ isHint }) => isHint);
  const isOfAnother = about !== undefined || clauses.every(({ who }) => who.role === 'other');
  if (isOfAnother) return 'not meant';
  // Of what holds several substances, and goes by its brand, the brand.
  const name = last.name.includes('/') ? last.said : last.name;
  const label = isBrand(last) ? last.said : name;
  const isThingBehind = namesThingBehind(text.slice(last.end));
  return { name, label, isAlone, isAside: aside.test(text), isThingBehind };
}

export class SpokenOf {
  readonly #talk: Talk;
  readonly #places: ReadonlyMap<string, number>;
  readonly #named = new Map<number, Named | undefined>();

  #calledBy: Map<string, Set<string>> | undefined;
  #main: string | undefined;

  constructor(talk: Talk) {
    this.#talk = talk;
    this.#places = new Map(talk.sentences.map((each, at) => [keyOf(each), at]));
  }

  /** Also by the only name that it goes by in the talk: `Foster (beclometason)`. */
  #labelOf({ name, label }: { name: string; label: string }): string {
    if (label === name) return name;
    this.#calledBy ??= this.#allNames();
    const names = this.#calledBy.get(name);
    return names?.size === 1 ? `${label} (${name})` : name;
  }

  #allNames(): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const { text } of this.#talk.sentences)
      for (const { medicine, token } of medicineMentions(tokensOf(text))) {
        const name = medicine[this.#talk.language];
        found.set(name, (found.get(name) ?? new Set()).add(token.text));
      }
    return found;
  }

  #at(place: number): Named | undefined {
    if (!this.#named.has(place)) {
      const sentence = this.#talk.sentences[place];
      this.#named.set(place, sentence && namedIn(sentence, this.#talk.language));
    }
    return this.#named.get(place);
  }

  #placeOf({ from }: Fact): number {
    const [first] = from;
    return (first && this.#places.get(keyOf(first))) ?? -1;
  }

  before(fact: Fact, reach = REACH): Focus | undefined {
    const place = this.#placeOf(fact);
    const own = this.#talk.sentences[place];
    for (let ago = 1; own && ago <= reach.sentences && ago <= place; ago++) {
      const sentence = this.#talk.sentences[place - ago];
      if (!sentence || own.seq - sentence.seq > reach.pieces) return undefined;
      const named = this.#at(place - ago);
      const isBeside = named === 'not meant' || (named?.isAside && !reach.isAside);
      if (isBeside && !reach.isPast) return undefined;
      if (isBeside || !named) continue;
      const isAsked =
        fact.asked.includes(sentence.text) || (fact.asked !== '' && ago === 1 && named.asked === fact.asked);
      const { name, isAlone, isThingBehind } = named;
      return { name, label: this.#labelOf(named), isAlone, isThingBehind, ago, isAsked };
    }
    return undefined;
  }

  /** The medicine that the talk is about: named again and again, and others hardly. */
  main(): string | undefined {
    this.#main ??= this.#mostNamed() ?? '';
    return this.#main === '' ? undefined : this.#main;
  }

  #mostNamed(): string | undefined {
    const counts = new Map<string, number>();
    for (const [at, { text }] of this.#talk.sentences.entries()) {
      const named = this.#at(at);
      const told = named && named !== 'not meant' && !named.isAside ? named.name : levelOf(text);
      if (told !== undefined) counts.set(told, (counts.get(told) ?? 0) + 1);
    }
    const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
    return first && first[1] >= OFTEN && first[1] >= 2 * (second?.[1] ?? 0) ? first[0] : undefined;
  }

  /** Something was measured since it was named: a figure may be of that. */
  isMeasuredSince(fact: Fact, { ago }: Focus): boolean {
    const { sentences, language } = this.#talk;
    const place = this.#placeOf(fact);
    return sentences
      .slice(Math.max(0, place - ago + 1), place)
      .some(({ said }) => ofKind(readingOf(said, language, true), 'measure').length > 0);
  }

  /** What was told of it under its name goes on with it. */
  goesOn(fact: Fact, name: string, label: string): void {
    this.#named.set(this.#placeOf(fact), {
      name,
      label,
      isAlone: true,
      isAside: false,
      isThingBehind: false,
      asked: fact.asked,
    });
  }

  /** Something else is counted from here on: glasses, or grams of what nobody prescribed. */
  ends(fact: Fact): void {
    this.#named.set(this.#placeOf(fact), 'not meant');
  }
}
