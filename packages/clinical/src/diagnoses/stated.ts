/** The diagnoses that the clinician stated of the client in a consultation. Never from symptoms. */
import type { Language, TranscriptPiece } from '../note.ts';
import { readTalk } from '../talk/read-talk.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';
import { adoptsBehind } from './around.ts';
import { clausesIn, cuesFor, type Mention, mentionsIn, plainWords } from './clauses.ts';
import { Collection } from './collect.ts';
import type { StatedDiagnosis, Verdict } from './diagnosis.ts';
import { judge } from './judge.ts';
import { isSaidOfRelative } from './relatives.ts';
import { specifiersAlone } from './specifiers.ts';
import { assumed, stating } from './stating.ts';

const ECHO_REACH = 3;
const CONFIRM_REACH = 2;

/** `Heb ik dan een depressie?` – `Ja, dat klopt.` */
const asksForIt =
  / (?:heb ik|is het|is dit|is dat|heeft hij|heeft ze|heeft zij|gaat het om|ik heb|het is|dit is|it's|this is|i've(?: really| actually)? got|i(?: really| actually)? have|do i(?: really| actually)? have|have i got|is it|is this|is that|ben ik|ik ben|am i|i'm|are we|does he have|does she have)(?: toch niet| toch geen| echt| dus| nou| really| actually| definitely)* (?:got )?(?:(?!(?:of|or|niet|not|geen|no|mijn|my|over|van|voor|for) )\S+ ){0,5}@/u;
const confirms =
  /^ (?:ja|jawel|toch wel|yes|inderdaad|klopt|precies|exactly|correct)(?: (?:,|\.|!|ja|yes|hoor|dat klopt|klopt|dat is het|dat is zo|inderdaad|zeker|dat heeft u|dat heb je|dat hebt u|that's right|that's correct|it is|that is correct|you do|you have|indeed|precies|exactly|i'm afraid so|helaas wel))* $/u;

/** `Waarschijnlijk wel, ja.` */
const confirmsWithDoubt =
  /^ (?:(?:ja|jawel|yes|nou|well|,|\.) )*(?:(?:heel )?waarschijnlijk|vermoedelijk|(?:ik|we) (?:denk|denken|vermoed|vrees) (?:het|van wel|dat wel)|dat (?:denk|vermoed|vrees) ik|daar (?:lijkt|ziet) het (?:\S+ )?(?:op|naar uit)|het lijkt er\S* (?:wel )?op|probably|most likely|likely|i think so|i'm afraid so|i suspect so|it looks (?:like it|that way))(?: (?:,|\.|!|wel|ja|yes|hoor|so|well))* $/u;
const assents =
  /^(?:o )?(?:ja|jazeker|klopt|dat klopt|inderdaad|precies|yes|yeah|yep|yup|correct|right|that's right|mm-?hm+)(?!\p{L})/iu;
const refuses = /(?<!\p{L})(?:niet|geen|maar|nee|not|no|but|never|nooit)(?!\p{L})/iu;

const marked = /[.!?…]$/u;

class Listener {
  readonly #sentences: readonly Sentence[];
  readonly #language: Language;
  readonly #isAccompanied: boolean;
  readonly #isClientAway: boolean;
  readonly #found: Collection;
  /** What the others named lately. */
  #heard: { at: number; id: string; isAsked: boolean; isOfRelative: boolean }[] = [];
  #justNamed: Mention[] = [];
  #before = '';
  /** What the clinician wants the client's yes to. */
  #assumed: { at: number; mention: Mention; verdict: Verdict; sentence: Sentence }[] = [];
  /** What the client asked whether they have it. */
  #asked: { at: number; mention: Mention }[] = [];

  constructor({ language, sentences }: Talk) {
    this.#language = language;
    this.#sentences = sentences;
    this.#isAccompanied = sentences.some(({ speaker }) => speaker.role === 'other');
    this.#isClientAway = this.#isAccompanied && !sentences.some(({ speaker }) => speaker.role === 'client');
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
      if (assents.test(sentence.said) && !refuses.test(sentence.said)) this.#agree(at);
      return;
    }
    const text = stating(sentence, this.#language);
    if (text === undefined) {
      this.#assume(sentence, at);
      return;
    }
    const mentions = mentionsIn(text, this.#language);
    if (mentions.length === 0) this.#goOn(text, sentence, at);
    else for (const mention of mentions) this.#weigh(this.#runningOn(mention, sentence, at), sentence, at);
    this.#before = mentions.length === 0 ? text : '';
    this.#justNamed = mentions;
  }

  /** `U bent bekend met ADHD, toch?` */
  #assume(sentence: Sentence, at: number): void {
    const text = assumed(sentence, this.#language);
    for (const mention of mentionsIn(text, this.#language)) {
      const verdict = this.#verdictOf(mention, sentence, at);
      if (verdict.is === 'earlier') this.#assumed.push({ at, mention, verdict, sentence });
    }
  }

  #agree(at: number): void {
    for (const { at: before, mention, verdict, sentence } of this.#assumed.splice(0))
      if (at - before <= CONFIRM_REACH) this.#found.add(mention, verdict, sentence.seq, sentence.said);
  }

  /** In speech without marks the sentences around belong to it. */
  #runningOn(mention: Mention, { seq }: Sentence, at: number): Mention {
    const clausesAt = (place: number): string[] => {
      const near = this.#sentences[place];
      const isCut = marked.test(this.#sentences[Math.min(place, at)]?.said.trimEnd() ?? '');
      return near?.seq === seq && !isCut ? clausesIn(near.said, this.#language) : [];
    };
    const before = clausesAt(at - 1);
    return {
      ...mention,
      before: [...before, ...mention.before],
      after: [...mention.after, ...clausesAt(at + 1)],
      isRunOn: before.length > 0,
    };
  }

  #weigh(mention: Mention, sentence: Sentence, at: number): void {
    this.#found.add(mention, this.#verdictOf(mention, sentence, at), sentence.seq, sentence.said);
  }

  #verdictOf(mention: Mention, sentence: Sentence, at: number): Verdict {
    const { id } = mention.name;
    const isEcho = this.#heard.some((each) => each.id === id && !each.isAsked && at - each.at <= ECHO_REACH);
    return judge(mention, {
      language: this.#language,
      isAccompanied: this.#isAccompanied,
      isClientAway: this.#isClientAway,
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
    if (asked.length === 1 && confirmsWithDoubt.test(plain))
      for (const { mention } of asked)
        this.#found.add(mention, { is: 'working', isPresumed: false }, seq, said);
    const specifiers = specifiersAlone(words, this.#language);
    if (specifiers) this.#found.specifyLast(specifiers);
    else if (named.length === 0) return;
    else if (adoptsBehind.test(plain) && this.#justNamed.length === 1)
      for (const mention of this.#justNamed)
        this.#found.add(mention, { is: 'working', isPresumed: false }, seq, said);
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
