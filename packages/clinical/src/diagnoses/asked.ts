/** What clients and who came along asked whether the client has it: the clinician's yes states it. */
import type { Language } from '../note.ts';
import type { Sentence } from '../talk/sentence.ts';
import { answerIn, isOfThoughts } from './answered.ts';
import { type Mention, mentionsIn, plainText } from './clauses.ts';

export const CONFIRM_REACH = 2;

type Each = { at: number; mention: Mention; isAsked: boolean };
type Answered = { mention: Mention; kind: 'stated' | 'working' };

export class Asked {
  #all: Each[] = [];

  add(each: Each): void {
    this.#all.push(each);
  }

  /** `Heb ik dan borderline?` – `Ja, dat is de diagnose.` */
  answeredBy({ said, seq }: Sentence, at: number, next: Sentence | undefined, language: Language) {
    const near = this.#all.filter((each) => at - each.at <= CONFIRM_REACH);
    const [only] = near;
    if (!only || near.length > 1) return undefined;
    const { mention, isAsked } = only;
    const kind = answerIn({
      words: plainText(said, language),
      next: next?.seq === seq ? plainText(next.said, language) : '',
      isOfThoughts: isOfThoughts(mention.clause),
      isAsked,
      hasNames: mentionsIn(said, language).length > 0,
    });
    if (!kind) return undefined;
    this.#all = [];
    return { mention, kind } satisfies Answered;
  }
}
