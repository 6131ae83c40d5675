/** What clients and who came along told or asked that the client has: until the clinician upholds it, nothing is stated. */
import type { Mention } from './clauses.ts';
import { ECHO_REACH } from './heard.ts';
import { isToldAsDiagnosis } from './papers.ts';
import { isAskedAsOwn, upheldBy } from './upheld.ts';

type Each = { at: number; seq: number; mention: Mention; isAsked: boolean };

export class Told {
  #all: Each[] = [];

  add(each: Each): void {
    this.#all.push(each);
  }

  inTurn(seq: number): Mention[] {
    return this.#all.filter((each) => each.seq === seq).map(({ mention }) => mention);
  }

  #near(at: number): Each[] {
    return this.#all.filter((each) => at - each.at <= ECHO_REACH);
  }

  /** The ones that stand in the papers too; they are told no more. */
  takeAsDiagnoses(at: number): Mention[] {
    const near = this.#near(at).map(({ mention }) => mention);
    this.#all = [];
    return near.filter(isToldAsDiagnosis);
  }

  /** `Volgens mijn vorige psycholoog heb ik PTSS.` – `Dat zien wij ook zo.` */
  upheldIn(words: string, at: number): Mention | undefined {
    const near = this.#near(at);
    const [only] = near;
    if (!only || near.some((each) => each.mention.name.id !== only.mention.name.id)) return undefined;
    const { mention, isAsked } = only;
    const isTold = (!isAsked || isAskedAsOwn(mention.clause)) && isToldAsDiagnosis(mention);
    const upheld = upheldBy(words);
    return upheld === 'diagnosis' || (upheld === 'right' && isTold) ? mention : undefined;
  }
}
