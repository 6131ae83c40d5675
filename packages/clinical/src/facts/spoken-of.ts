/** Which medicine is spoken of at a place of the talk: the last that was named before it, in a statement or a question. */
import type { Language } from '../note.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { slotsOf } from '../reading/slots.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';
import type { Fact } from './fact.ts';

/** Further back it may be about another. */
const REACH = 10;
const REACH_PIECES = 6;

/** `ago` sentences before; `isAsked` where the question that a fact answers names it. */
export type Focus = { name: string; ago: number; isAsked: boolean };

/** Somebody else takes it, or it is only named beside the one that is meant: a dose that follows is not surely of it. */
type Named = { name: string } | 'not meant';

const aside =
  /(?<!\p{L})(?:(?:een )?alternatief|eventueel|zou(?:den)? (?:ook )?kunnen|kan ook|(?:een )?(?:optie|mogelijkheid)|liever niet|niet geschikt|dacht(?:en)? (?:\p{L}+ ){0,4}aan|overwogen|bijvoorbeeld|sommigen?|iets anders|de ander(?:e)? is|an alternative|(?:another|one|an) option|could also|or else|the other (?:one |option |way )?is|some (?:people|doctors|patients)|for (?:example|instance)|(?:had )?thought (?:of|about)|considered|something else)(?!\p{L})/iu;
/** `Dan doen we dat niet.`: what was named before it is off the table. */
const putAside =
  /(?<!\p{L})(?:(?:doen we|doe ik|gaan we|dat doen we|dat gaan we) (?:dat |hem |die )?niet|laten we (?:dat |die |hem )?(?:zitten|liggen|maar)|niet (?:nu|doen)|geen trek in|zou ik (?:\p{L}+ ){0,3}niet doen|daar (?:beginnen|begin) (?:we|ik) niet|(?:we|i) (?:won['’]t|will not|wouldn['’]t|would not) (?:do|use|start|begin)|not (?:now|that one)|rather not|leave (?:that|it) (?:out|for now))(?!\p{L})/iu;

const keyOf = ({ seq, start }: Pick<Sentence, 'seq' | 'start'>): string => `${seq}:${start}`;

function namedIn({ text, about }: Sentence, language: Language): Named | undefined {
  if (putAside.test(text)) return 'not meant';
  if (medicineMentions(tokensOf(text)).length === 0) return undefined;
  const { medicines, clauses } = slotsOf(text, language, { isSpoken: true });
  const last = medicines.at(-1);
  if (!last) return undefined;
  const isOfAnother = about !== undefined || clauses.every(({ who }) => who.role === 'other');
  return isOfAnother || aside.test(text) ? 'not meant' : { name: last.name };
}

export class SpokenOf {
  readonly #talk: Talk;
  readonly #places: ReadonlyMap<string, number>;
  readonly #named = new Map<number, Named | undefined>();

  constructor(talk: Talk) {
    this.#talk = talk;
    this.#places = new Map(talk.sentences.map((each, at) => [keyOf(each), at]));
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

  before(fact: Fact): Focus | undefined {
    const place = this.#placeOf(fact);
    const own = this.#talk.sentences[place];
    for (let ago = 1; own && ago <= REACH && ago <= place; ago++) {
      const sentence = this.#talk.sentences[place - ago];
      if (!sentence || own.seq - sentence.seq > REACH_PIECES) return undefined;
      const named = this.#at(place - ago);
      if (named === 'not meant') return undefined;
      if (named) return { name: named.name, ago, isAsked: fact.asked.includes(sentence.text) };
    }
    return undefined;
  }

  /** What was told of it under its name goes on with it. */
  goesOn(fact: Fact, name: string): void {
    this.#named.set(this.#placeOf(fact), { name });
  }
}
