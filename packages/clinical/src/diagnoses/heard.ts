/** What others than the clinician named in the last sentences. */
export const ECHO_REACH = 3;

type Named = {
  at: number;
  id: string;
  isAsked: boolean;
  isOfRelative: boolean;
  /** Who came along said it of themselves: `Ik heb zelf ook ADHD.` */
  isOfCompany: boolean;
};

export class Heard {
  readonly #named: Named[] = [];

  add(named: Named): void {
    this.#named.push(named);
  }

  #near(at: number): Named[] {
    return this.#named.filter((each) => at - each.at <= ECHO_REACH);
  }

  /** Told, not asked: `Ik heb ADHD.` */
  isTold(at: number, id?: string): boolean {
    return this.#near(at).some((each) => !each.isAsked && (id === undefined || each.id === id));
  }

  isOfCompany(at: number, id: string): boolean {
    return this.#near(at).some((each) => each.isOfCompany && each.id === id);
  }

  /** How the others named it, and what they named, just before. */
  before(at: number, id: string, isAgreed: boolean, isOfClient: boolean) {
    return {
      isEcho: !isAgreed && this.isTold(at, id),
      isToldOfOther: !isOfClient && this.isOfRelative(at, id),
      isToldOfCompany: this.isOfCompany(at, id),
      isNamedBefore: !isAgreed && this.isTold(at),
    };
  }

  isOfRelative(at: number, id: string): boolean {
    return this.#near(at).some((each) => each.isOfRelative && each.id === id);
  }
}
