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
import { specifiersAlone } from './specifiers.ts';

/** What a question leaves stated before it: `Ik denk aan een depressie, herkent u dat?` */
function statedBeforeTag(said: string, language: Language): string | undefined {
  const comma = said.lastIndexOf(',');
  if (comma < 0) return undefined;
  const { tag, asksIfSo } = cuesFor[language];
  const behind = ` ${wordsOf(said.slice(comma)).join(' ')} `;
  const before = said.slice(0, comma);
  if (!tag.test(behind) || asksIfSo.test(behind) || isQuestion(wordsOf(before), '.', language)) return undefined;
  return before;
}

/** What of a sentence may state something. */
function stating(sentence: Sentence, language: Language): string | undefined {
  const { act, standing, text, said } = sentence;
  if (sentence.speaker.role !== 'clinician' || text === '') return undefined;
  if (standing === 'opinion') return undefined;
  const isAsking = act === 'asks' || said.trimEnd().endsWith('?');
  return isAsking ? statedBeforeTag(said, language) : text;
}

const ECHO_REACH = 3;

class Listener {
  readonly #language: Language;
  readonly #isAccompanied: boolean;
  readonly #found: Collection;
  /** What the others named lately. */
  #heard: { at: number; id: string; isAsked: boolean }[] = [];
  #justNamed: string[] = [];

  constructor({ language, sentences }: Talk) {
    this.#language = language;
    this.#isAccompanied = sentences.some(({ speaker }) => speaker.role === 'other');
    this.#found = new Collection(language);
  }

  hear(sentence: Sentence, at: number): void {
    const isClinician = sentence.speaker.role === 'clinician';
    if (!isClinician) {
      const isAsked = sentence.act === 'asks' || sentence.said.includes('?');
      for (const { name } of mentionsIn(sentence.said, this.#language))
        this.#heard.push({ at, id: name.id, isAsked });
      return;
    }
    const text = stating(sentence, this.#language);
    if (text === undefined) return;
    const mentions = mentionsIn(text, this.#language);
    if (mentions.length === 0) this.#goOn(text);
    else for (const mention of mentions) this.#weigh(mention, sentence, at);
    this.#justNamed = mentions.map(({ name }) => name.id);
  }

  #weigh(mention: Mention, sentence: Sentence, at: number): void {
    const { id } = mention.name;
    const isEcho = this.#heard.some((each) => each.id === id && !each.isAsked && at - each.at <= ECHO_REACH);
    const verdict = judge(mention, {
      language: this.#language,
      isAccompanied: this.#isAccompanied,
      isAboutOther: sentence.about !== undefined,
      isEcho,
      isNamedBefore: this.#heard.some((each) => !each.isAsked && at - each.at <= ECHO_REACH),
      isGeneral: sentence.standing === 'general',
      isUnderHeading: false,
    });
    this.#found.add(mention, verdict, sentence.seq, sentence.said);
  }

  /** Says more of what was just named, or takes it back. */
  #goOn(text: string): void {
    const words = plainWords(text);
    const specifiers = specifiersAlone(words, this.#language);
    if (specifiers) this.#found.specifyLast(specifiers);
    else if (cuesFor[this.#language].takesBack.test(` ${words.join(' ')} `)) this.#found.takeBack(this.#justNamed);
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
