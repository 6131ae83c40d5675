/** The diagnoses that the clinician stated of the client in a consultation. Never from symptoms. */
import type { Language, TranscriptPiece } from '../note.ts';
import { wordsOf } from '../reading/text.ts';
import { isQuestion } from '../talk/question.ts';
import { readTalk } from '../talk/read-talk.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';
import { cuesFor, type Mention, mentionsIn, plainWords } from './clauses.ts';
import { Collection } from './collect.ts';
import type { StatedDiagnosis } from './diagnosis.ts';
import { judge } from './judge.ts';
import { isSaidOfRelative } from './relatives.ts';
import { specifiersAlone } from './specifiers.ts';

/** `…, what, six years?` asks how long, not whether. */
const asksHowMuch =
  /,? (?:and|en) [^?]*, (?:what|wat|hoe lang|hoelang),? [^?,]*\?$|,? (?:and|en|but|maar) (?:how|what|when|why|hoe|wat|wanneer|waarom|welke) [^?]*\?$/iu;

function statedBeforeQuestion(said: string, language: Language): string | undefined {
  const asked = asksHowMuch.exec(said.trimEnd());
  if (!asked) return undefined;
  const before = said.slice(0, asked.index);
  return isQuestion(wordsOf(before), '.', language) ? undefined : before;
}

/** What a question leaves stated before it: `Ik denk aan een depressie, herkent u dat?` */
function statedBeforeTag(said: string, language: Language): string | undefined {
  const rest = statedBeforeQuestion(said, language);
  if (rest !== undefined) return rest;
  const comma = said.lastIndexOf(',');
  if (comma < 0) return undefined;
  const { tag, asksIfSo } = cuesFor[language];
  const behind = ` ${wordsOf(said.slice(comma)).join(' ')} `;
  const before = said.slice(0, comma);
  if (!tag.test(behind) || asksIfSo.test(behind) || isQuestion(wordsOf(before), '.', language))
    return undefined;
  return before;
}

/** `Wat u heeft is een paniekstoornis.` */
const cleft =
  /^(?:(?:dus|nou|en|so|and|well|okay)[, ]+)*(?:wat|what) (?:u|je|jij|ik|we|wij|er|you|i|we)(?!\p{L})/iu;

/** `Ja hoor, u heeft astma.` */
const answers = /^(?:ja|jazeker|zeker|yes|yeah)(?: hoor)?, /iu;
/** `…, hè.` looks for assent to what is stated. */
const assents = /,? h[eè]\W*$/iu;
/** `Nu ben je vijf weken verder, dus ik noem het PTSS.`: opens as a question does, and goes on to state. */
const concludes = /, (?:dus|dan|daarom|en dus|so|then|which is why) /iu;

function statedBehindOpening(said: string, language: Language): string | undefined {
  const at = said.search(concludes);
  if (at < 0) {
    const untagged = said.replace(assents, '').replace(answers, '');
    const isStated = untagged !== said && !isQuestion(wordsOf(untagged), '.', language);
    return isStated ? untagged : statedBeforeTag(said, language);
  }
  const behind = said.slice(at + 2);
  return isQuestion(wordsOf(behind), '.', language) ? undefined : behind;
}

/** What of a sentence may state something. */
function stating(sentence: Sentence, language: Language): string | undefined {
  const { act, standing, text, said } = sentence;
  if (sentence.speaker.role !== 'clinician' || text === '') return undefined;
  if (standing === 'opinion') return undefined;
  if (said.trimEnd().endsWith('?')) return statedBeforeTag(said, language);
  return act === 'asks' && !cleft.test(said) ? statedBehindOpening(said, language) : text;
}

const ECHO_REACH = 3;
const CONFIRM_REACH = 2;

/** `Heb ik dan een depressie?` – `Ja, dat klopt.` */
const asksForIt =
  / (?:heb ik|is het|is dit|is dat|heeft hij|heeft ze|heeft zij|gaat het om|ik heb|het is|dit is|it's|this is|i've got|i have|do i have|have i got|is it|is this|is that|does he have|does she have) (?:(?!(?:of|or|niet|not|geen|no|mijn|my|over|van|voor|for) )\S+ ){0,5}@/u;
const confirms =
  /^ (?:ja|yes|inderdaad|klopt|precies|exactly|correct)(?: (?:,|\.|!|ja|yes|hoor|dat klopt|klopt|dat is het|dat is zo|inderdaad|zeker|dat heeft u|dat heb je|dat hebt u|that's right|that's correct|it is|that is correct|you do|you have|indeed|precies|exactly|i'm afraid so|helaas wel))* $/u;

class Listener {
  readonly #language: Language;
  readonly #isAccompanied: boolean;
  readonly #found: Collection;
  /** What the others named lately. */
  #heard: { at: number; id: string; isAsked: boolean; isOfRelative: boolean }[] = [];
  #justNamed: Mention[] = [];
  #before = '';
  /** What the client asked whether they have it. */
  #asked: { at: number; mention: Mention }[] = [];

  constructor({ language, sentences }: Talk) {
    this.#language = language;
    this.#isAccompanied = sentences.some(({ speaker }) => speaker.role === 'other');
    this.#found = new Collection(language);
  }

  hear(sentence: Sentence, at: number): void {
    const isClinician = sentence.speaker.role === 'clinician';
    if (!isClinician) {
      const isAsked = sentence.act === 'asks' || sentence.said.includes('?');
      for (const mention of mentionsIn(sentence.said, this.#language)) {
        this.#heard.push({
          at,
          id: mention.name.id,
          isAsked,
          isOfRelative: isSaidOfRelative(mention, this.#language),
        });
        if (isAsked && asksForIt.test(mention.clause)) this.#asked.push({ at, mention });
      }
      return;
    }
    const text = stating(sentence, this.#language);
    if (text === undefined) return;
    const mentions = mentionsIn(text, this.#language);
    if (mentions.length === 0) this.#goOn(text, sentence, at);
    else for (const mention of mentions) this.#weigh(mention, sentence, at);
    this.#before = mentions.length === 0 ? text : '';
    this.#justNamed = mentions;
  }

  #weigh(mention: Mention, sentence: Sentence, at: number): void {
    const { id } = mention.name;
    const isEcho = this.#heard.some((each) => each.id === id && !each.isAsked && at - each.at <= ECHO_REACH);
    const verdict = judge(mention, {
      language: this.#language,
      isAccompanied: this.#isAccompanied,
      isAboutOther: sentence.about !== undefined,
      isEcho,
      isToldOfOther: this.#heard.some(
        (each) => each.id === id && each.isOfRelative && at - each.at <= ECHO_REACH,
      ),
      isNamedBefore: this.#heard.some((each) => !each.isAsked && at - each.at <= ECHO_REACH),
      isGeneral: sentence.standing === 'general',
      isDatedBefore: this.#isDatedBefore(),
      isUnderHeading: false,
    });
    this.#found.add(mention, verdict, sentence.seq, sentence.said);
  }

  #isDatedBefore(): boolean {
    const words = plainWords(this.#before, this.#language);
    return cuesFor[this.#language].dated.test(` ${words.join(' ')} `);
  }

  /** Says more of what was just named, or takes it back. */
  #goOn(text: string, { seq, said }: Sentence, at: number): void {
    const words = plainWords(text, this.#language);
    const plain = ` ${words.join(' ')} `;
    const cues = cuesFor[this.#language];
    const named = this.#justNamed.map(({ name }) => name.id);
    const asked = this.#asked.filter((each) => at - each.at <= CONFIRM_REACH);
    if (asked.length === 1 && confirms.test(plain))
      for (const { mention } of asked)
        this.#found.add(mention, { is: 'stated', isPresumed: false }, seq, said);
    const specifiers = specifiersAlone(words, this.#language);
    if (specifiers) this.#found.specifyLast(specifiers);
    else if (named.length === 0) return;
    else if (cues.takesBack.test(plain)) this.#found.takeBack(named);
    else if (cues.lowers.test(plain)) this.#found.doubtLast(named);
    else if (this.#justNamed.length === 1 && cues.confirms.test(plain))
      for (const mention of this.#justNamed)
        this.#found.add(mention, { is: 'stated', isPresumed: false }, seq, said);
  }

  all(): StatedDiagnosis[] {
    return this.#found.all();
  }
}

export function statedDiagnoses(
  pieces: readonly TranscriptPiece[],
  { language }: { language: Language },
): StatedDiagnosis[] {
  const talk = readTalk(pieces, language);
  const listener = new Listener(talk);
  talk.sentences.forEach((sentence, at) => {
    listener.hear(sentence, at);
  });
  return listener.all();
}
