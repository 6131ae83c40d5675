/**
 * What the model has read and keeps: each seat is a context of its own, for one consultation. A context is allotted whole, so
 * seats are made when they are needed and given back when they are not.
 */
import type { LlamaContext, LlamaContextSequence, Token } from 'node-llama-cpp';

export type Seat = {
  context: LlamaContext;
  sequence: LlamaContextSequence;
  /** Whose talk it keeps; undefined when it may be used for anything. */
  key: string | undefined;
  /** The first tokens of what it holds that are instructions: nothing of them was said by anybody. */
  instructions: number;
  used_at: number;
};

/** Talks kept at once. Reading for more than two would keep nobody up to date. */
const MOST_KEPT = 2;
const MOST_SEATS = MOST_KEPT + 1;
/** A talk that grew so lately is still going on: two that take each other's seat would be read from the start each time. */
const STILL_GOING_ON_MS = 120_000;

const used = (seats: readonly Seat[]) => seats.toSorted((a, b) => a.used_at - b.used_at);

export class Seats {
  readonly #create: () => Promise<LlamaContext>;
  #seats: Seat[] = [];

  constructor(create: () => Promise<LlamaContext>) {
    this.#create = create;
  }

  /** The one that has read most of this question, or one that may be used for it. */
  async forQuestion(tokens: Token[]): Promise<Seat> {
    const seat = this.#readOf(tokens) ?? this.#free() ?? (await this.#another()) ?? (await this.#oldest());
    seat.used_at = performance.now();
    return seat;
  }

  /** Undefined while others are read and there is no room for more. */
  async forTalk(key: string): Promise<Seat | undefined> {
    const seat = this.#of(key) ?? (await this.#forNewTalk());
    if (!seat) return undefined;
    seat.key = key;
    seat.used_at = performance.now();
    return seat;
  }

  /** Nothing of what was said stays. The last seat is kept for the next question, its instructions with it. */
  async forget(key: string): Promise<void> {
    const seat = this.#of(key);
    if (!seat) return;
    seat.key = undefined;
    if (this.#seats.length === 1) return clear(seat);
    this.#seats = this.#seats.filter((one) => one !== seat);
    await seat.context.dispose();
  }

  #of(key: string): Seat | undefined {
    return this.#seats.find((seat) => seat.key === key);
  }

  #kept(): Seat[] {
    return this.#seats.filter(({ key }) => key !== undefined);
  }

  #free(): Seat | undefined {
    return this.#seats.find(({ key }) => key === undefined);
  }

  /** Others begin with the same instructions, and perhaps the same greeting. */
  #readOf(tokens: Token[]): Seat | undefined {
    return this.#kept().find(({ sequence, instructions }) => {
      const talk = sequence.nextTokenIndex - instructions;
      const same = sequence.compareContextTokens(tokens).firstDifferentIndex - instructions;
      return talk > 0 && same > talk / 2;
    });
  }

  async #forNewTalk(): Promise<Seat | undefined> {
    const kept = this.#kept();
    if (kept.length < MOST_KEPT) {
      const seat = this.#free() ?? (await this.#another());
      if (seat) return seat;
    }
    const [oldest] = used(kept);
    if (!oldest || performance.now() - oldest.used_at < STILL_GOING_ON_MS) return undefined;
    await clear(oldest);
    return oldest;
  }

  async #oldest(): Promise<Seat> {
    const [oldest] = used(this.#kept()) as [Seat];
    oldest.key = undefined;
    await clear(oldest);
    return oldest;
  }

  async #another(): Promise<Seat | undefined> {
    const [first] = this.#seats;
    if (this.#seats.length >= MOST_SEATS || (first && !hasRoomLike(first.context))) return undefined;
    try {
      const context = await this.#create();
      const sequence = context.getSequence();
      const seat: Seat = { context, sequence, key: undefined, instructions: 0, used_at: 0 };
      this.#seats.push(seat);
      return seat;
    } catch (error) {
      // Where it does not fit besides the others, these do. The first is needed.
      if (this.#seats.length === 0) throw error;
      return undefined;
    }
  }
}

/** Half of what is left stays with others: speech is heard while talk is read. */
function hasRoomLike({ memoryUsage: { ram, vram } }: LlamaContext): boolean {
  return vram > 0 || ram < process.availableMemory() / 2;
}

/** Back to the instructions. */
export async function clear({ sequence, instructions }: Seat): Promise<void> {
  await sequence.eraseContextTokenRanges([{ start: instructions, end: sequence.nextTokenIndex }]);
}
