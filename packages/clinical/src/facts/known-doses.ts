/** The doses that were told of each medicine: `terug naar achthonderd` is of the one that was eight hundred before. */
import type { Fact } from './fact.ts';

/** In milligrams; micrograms stay what they are, for nothing is told in both. */
const inOne: Readonly<Record<string, number>> = { mg: 1, mcg: 1, g: 1000 };
/** Smaller figures are tablets and times as well. */
const LEAST = 5;

const valuesOf = ({ slots }: Fact, medicine?: string): number[] =>
  slots.amounts
    .filter((amount) => medicine === undefined || (amount.medicine ?? medicine) === medicine)
    .map(({ value, unit, each }) =>
      each ? each.value : value * (unit === undefined ? 1 : (inOne[unit] ?? 0)),
    )
    .filter((value) => value >= LEAST);

export class KnownDoses {
  readonly #byMedicine = new Map<string, Set<number>>();

  learn(fact: Fact, name?: string): void {
    const names = new Set(name === undefined ? fact.slots.medicines.map((each) => each.name) : [name]);
    // Of two in one breath, only those that are surely of one of them.
    for (const each of names) {
      if (names.size > 1 && !fact.slots.amounts.some(({ medicine }) => medicine === each)) continue;
      const known = this.#byMedicine.get(each) ?? new Set<number>();
      for (const value of valuesOf(fact, each)) known.add(value);
      this.#byMedicine.set(each, known);
    }
  }

  /** Whether any dose of it was told. */
  knows(name: string): boolean {
    return (this.#byMedicine.get(name)?.size ?? 0) > 0;
  }

  has(name: string, fact: Fact): boolean {
    const known = this.#byMedicine.get(name);
    return known !== undefined && valuesOf(fact).some((value) => known.has(value));
  }

  /** The only medicine that was told with this dose. */
  ownerOf(fact: Fact): string | undefined {
    const [owner, another] = [...this.#byMedicine.keys()].filter((name) => this.has(name, fact));
    return another === undefined ? owner : undefined;
  }
}
