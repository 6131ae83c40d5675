/** Talks that are still going on, read as far as they go whenever nothing is asked. */
import type { Token } from 'node-llama-cpp';
import type { Pace } from './pace.ts';
import { beginningTokens, type Speaking } from './prompt.ts';
import type { Seat, Seats } from './seats.ts';

type Talk = { instructions: string; talk: string; read: Read | undefined; isRead: boolean };

/** What there is to read of a talk; the first of it are instructions. */
type Read = { tokens: Token[]; instructions: number };

/** A talk that leaves no room for an answer is asked about in parts, and these begin otherwise. */
const ANSWER_TOKENS = 1_024;

export class ReadingAlong {
  readonly #speaking: Speaking;
  readonly #seats: Seats;
  readonly #pace: Pace;
  readonly #most_tokens: number;
  readonly #talks = new Map<string, Talk>();
  readonly #forgotten = new Set<string>();

  constructor(
    speaking: Speaking,
    seats: Seats,
    { pace, context_tokens }: { pace: Pace; context_tokens: number },
  ) {
    this.#speaking = speaking;
    this.#seats = seats;
    this.#pace = pace;
    this.#most_tokens = context_tokens - ANSWER_TOKENS;
  }

  hear(key: string, { instructions, talk }: { instructions: string; talk: string }): void {
    this.#talks.set(key, { instructions, talk, read: undefined, isRead: false });
  }

  /** Nothing more of it is read from now on; what was read goes with the next `tidy`. */
  forget(key: string): void {
    this.#talks.delete(key);
    this.#forgotten.add(key);
  }

  async tidy(): Promise<void> {
    for (const key of this.#forgotten) {
      this.#forgotten.delete(key);
      await this.#seats.forget(key);
    }
  }

  /** Reads a little of one of them. False when there is nothing to do. */
  async step(): Promise<boolean> {
    for (const [key, talk] of this.#talks) {
      if (talk.isRead) continue;
      const seat = await this.#seats.forTalk(key);
      if (!seat) continue;
      await this.#read(seat, talk);
      // The others' turn.
      if (this.#talks.get(key) === talk && this.#talks.delete(key)) this.#talks.set(key, talk);
      return true;
    }
    return false;
  }

  async #read(seat: Seat, talk: Talk): Promise<void> {
    const { sequence } = seat;
    talk.read ??= this.#readOf(talk);
    const { tokens, instructions } = talk.read;
    // The seat may have been another's since.
    await sequence.adaptStateToTokens(tokens, false);
    seat.instructions = instructions;
    if (sequence.nextTokenIndex < tokens.length) await this.#pace(seat, tokens);
    talk.isRead = sequence.nextTokenIndex >= tokens.length;
  }

  #readOf({ instructions, talk }: Talk): Read {
    const tokens = beginningTokens(this.#speaking, instructions, talk).slice(0, this.#most_tokens);
    const first = beginningTokens(this.#speaking, instructions, '').length;
    return { tokens, instructions: Math.min(first, tokens.length) };
  }
}
