/**
 * Whom a sentence is about when it does not name them: `Mijn broer had het ook. Die slikte clomipramine.` Who was named
 * goes on with `hij`, `zij`, `die`, or with words that have no subject at all, until the client is spoken of again.
 */
import type { Language } from '../note.ts';
import { type Names, namesSaid } from '../reading/names-said.ts';
import { wordsOf } from '../reading/text.ts';
import { type AboutWords, aboutWords } from './about-words.ts';
import { namedAsked } from './named-asked.ts';
import { genderBehind, type Named, namedIn, namedTold } from './named-person.ts';
import type { OtherPerson, Sentence } from './sentence.ts';

/** After so many sentences without them, `hij` may be anybody. */
const REACH = 3;

const ofThings =
  /^(?:is|was|werd|wordt|gaat|ging|komt|kwam|staat|stond|ligt|lag|zit|zat|moet|moest|kan|kon)$/;

const asides = new Set('geloof dacht denk weet meen zeg think believe guess suppose reckon'.split(' '));

/** `mijn zus en ik`, `ik heb een broer` speak of the client as well; `van mijn zus kreeg ik` does too. */
const speaksOf = (
  words: readonly string[],
  any: ReadonlySet<string>,
  { women, men, others, kinds }: AboutWords,
) =>
  words.some((word, at) => {
    // `geloof ik`, `I think`: an aside.
    if (!any.has(word) || asides.has(words[at - 1] ?? '') || asides.has(words[at + 1] ?? '')) return false;
    const next = words[kinds.has(words[at + 1] ?? '') ? at + 2 : at + 1] ?? '';
    return !(women.has(next) || men.has(next) || others.has(next));
  });

function headOf(words: readonly string[], { openers }: AboutWords): number {
  let at = 0;
  while (at < words.length - 1 && openers.has(words[at] ?? '')) at++;
  return at;
}

/** Whether it goes on about who was named, by its first words. */
function pointsAt(words: readonly string[], person: Named, lists: AboutWords): boolean {
  const at = headOf(words, lists);
  const head = words[at] ?? '';
  const next = words[at + 1] ?? '';
  // `Bij mijn vader hebben ze een scan gedaan. Die is al gemaakt.`: the scan.
  if (lists.that.has(head)) return lists.verbs.has(next) && !(person.isBeside && ofThings.test(next));
  if (lists.he.has(head) || lists.he.has(next)) return person.gender !== 'f';
  if (lists.she.has(head) || (lists.she.has(next) && lists.verbs.has(head)))
    return person.gender !== 'm' && !lists.plural.has(next) && !lists.plural.has(head);
  // `Dat is ook wel zo, hij slikt bloedverdunners`
  return words.some((word, place) => {
    const isFitting =
      person.gender === 'm' ? lists.he.has(word) : person.gender === 'f' && lists.she.has(word);
    const isWithVerb = lists.verbs.has(words[place + 1] ?? '') || lists.verbs.has(words[place - 1] ?? '');
    // `They've given him tablets`: in English a thing is never `him`.
    return (
      isFitting && (isWithVerb || (word === 'him' && !/^(?:about|of|for)$/.test(words[place - 1] ?? '')))
    );
  });
}

const LONGEST_FRAGMENT = 7;
/** Few words without a subject go on with what was said: `Apixaban.`, `Een basaalcel op z'n neus.` */
const isFragment = (words: readonly string[], { verbs, plural, that, he, she }: AboutWords): boolean =>
  words.length > 0 &&
  words.length <= LONGEST_FRAGMENT &&
  !/^(?:nee|ja|misschien|dan|toen|maar|so|well|no|yes|or|but|gecondoleerd)$/.test(words[0] ?? '') &&
  !words.some(
    (word, at) =>
      (verbs.has(word) && at < 4) ||
      [plural, that, he, she].some((any) => any.has(word)) ||
      /^(?:dat|het|er|dit|(?:it|that|this|there|i|we|you)(?:'.+)?)$/.test(word),
  );

const unknown = { role: 'unknown', sure: 0 } as const;

/** `Mijn opa had dat`, `Bij m'n opa`: the sentence is theirs. */
function isTheirs(words: readonly string[], lists: AboutWords): boolean {
  const at = headOf(words, lists);
  const start = words.slice(at, at + 4);
  return (
    namedIn(start, lists, unknown) !== undefined &&
    !/^(?:met|van|voor|aan|with|to|for|from)$/.test(start[0] ?? '') &&
    // `Bij mijn broer in de tuin` says where.
    !(start[0] === 'bij' && words.slice(at + 3).some((word) => /^(?:in|op|thuis|achter|buiten)$/.test(word)))
  );
}

/** `Ik ben zijn moeder`: says who speaks, and not of whom. */
const presents = /(?<!\p{L})(?:ik ben|i'm|i am) (?:de|zijn|haar|z'n|d'r|his|her|the) /iu;

class Following {
  readonly #lists: AboutWords;
  #person: Named | undefined;
  #since = 0;
  /** The sentence before was theirs, so that words without a subject are too. */
  #isTheirs = false;

  /** With somebody else in the room a name may be the client's own. */
  readonly #isAlone: boolean;

  readonly #names: Names;

  constructor(lists: AboutWords, isAlone: boolean, names: Names) {
    this.#lists = lists;
    this.#isAlone = isAlone;
    this.#names = names;
  }

  #set(person: Named | undefined): undefined {
    this.#person = person;
    this.#since = 0;
    this.#isTheirs = false;
    return undefined;
  }

  /** A question names whom it is about, and so does its answer. */
  #asked(words: readonly string[], { text: said, speaker }: Sentence): undefined {
    const lists = this.#lists;
    const called = this.#isAlone ? namedAsked(said) : undefined;
    const named = namedIn(words, lists, speaker) ?? called;
    const isOfClient = !called && speaksOf(words, lists.addressed, lists);
    const goesOn = words.some(
      (word, at) =>
        lists.he.has(word) ||
        lists.she.has(word) ||
        // `die uitbarstingen` are no person.
        (lists.that.has(word) && (at === words.length - 1 || lists.verbs.has(words[at + 1] ?? ''))),
    );
    if (named) this.#set(isOfClient ? undefined : named);
    else if (isOfClient || !goesOn) this.#set(undefined);
    this.#isTheirs = this.#person !== undefined;
    return undefined;
  }

  about(sentence: Sentence, before: Sentence | undefined): OtherPerson | undefined {
    const words = wordsOf(sentence.text);
    const lists = this.#lists;
    if (sentence.act === 'asks') return this.#asked(words, sentence);
    const isClinician = sentence.speaker.role === 'clinician';
    const byRelation = namedIn(words, lists, sentence.speaker);
    const byName =
      byRelation || sentence.speaker.role !== 'client'
        ? undefined
        : namedTold(sentence.text, words, this.#names, lists);
    const isOfClient = speaksOf(words, isClinician ? lists.addressed : lists.speaker, lists);
    if (byRelation && presents.test(sentence.text)) return this.#set(undefined);
    if (byRelation) {
      this.#set(byRelation);
      this.#isTheirs = !isClinician && !isOfClient && isTheirs(words, lists);
      return undefined;
    }
    if (byName && !isOfClient) {
      this.#set(byName);
      this.#isTheirs = true;
      return undefined;
    }
    const person = this.#person;
    if (!person) return undefined;
    this.#since++;
    if (isOfClient && !pointsAt(words, person, lists)) return this.#set(undefined);
    if (this.#since > REACH) return this.#set(undefined);
    const isSameTurn = before?.speaker.role === sentence.speaker.role;
    const points = pointsAt(words, person, lists) && !isOfClient;
    // Who interprets for the client, or tells of them, means the client with `hij` and `zij`.
    const isOfClientByOther =
      sentence.speaker.role === 'other' &&
      !(this.#isTheirs && isSameTurn) &&
      !lists.that.has(words[headOf(words, lists)] ?? '');
    if (points && isOfClientByOther) return this.#set(undefined);
    const goesOn = points;
    const isPart =
      !isClinician && this.#isTheirs && isFragment(words, lists) && (isSameTurn || before?.act === 'asks');
    if (!goesOn && !isPart) {
      // `Ja.` changes nothing.
      if (words.some((word) => !lists.openers.has(word))) this.#isTheirs = false;
      return undefined;
    }
    this.#isTheirs = true;
    if (goesOn) this.#since = 0;
    person.gender ??= genderBehind(words, lists);
    return { relation: person.relation, ...(person.of === undefined ? {} : { of: person.of }) };
  }
}

/** Gives sentences whom they are about. */
export function findAbout(sentences: readonly Sentence[], language: Language): void {
  const following = new Following(
    aboutWords[language],
    !sentences.some(({ speaker }) => speaker.role === 'other'),
    namesSaid(sentences.map(({ said }) => said)),
  );
  sentences.forEach((sentence, at) => {
    if (sentence.text === '' || sentence.act === 'fills') return;
    const about = following.about(sentence, sentences[at - 1]);
    if (about) sentence.about = about;
  });
}
