/** Any language model, as whoever asks one sees it. */
import type { JSONSchema7 } from '@ai-sdk/provider';

/** Where what is said to it goes: this machine, a server of the institution, or somebody else's. */
export type ModelPlace = 'here' | 'house' | 'elsewhere';

/**
 * Laid out so that engines that keep what they have read need not read it again: `instructions` are the same for every talk,
 * `talk` grows at its end only, and what differs from one time to the next stands after it.
 */
export type Question = {
  /** Names the folder of the question: `note`. */
  name: string;
  instructions: string;
  talk: string;
  after: string;
  schema: JSONSchema7;
  answer_tokens: number;
};

export type Answer = {
  text: string;
  /** It ended because it was as long as it may be. */
  isCutOff: boolean;
  tokens_read: number;
  tokens_written: number;
  seconds_to_first: number;
  seconds: number;
};

export type Asking = {
  signal: AbortSignal;
  /** All that was written so far, some times a second. */
  onText?: (text: string) => void;
  /** Another road than the likeliest one: after an answer that was none. */
  isAgain?: boolean;
};

export interface LanguageModel {
  /** The true name of what writes, kept with every note. */
  readonly name: string;
  readonly place: ModelPlace;
  /** All that it can have in mind at once: instructions, talk and answer. */
  readonly context_tokens: number;
  /** How many tokens each text has, about. */
  measure(texts: readonly string[], signal: AbortSignal): Promise<number[]>;
  /** Throws a ModelError. What comes back is read with suspicion. */
  ask(question: Question, asking: Asking): Promise<Answer>;
  /** Reads what is said while people still talk, where that makes the note come sooner. */
  readAlong?(key: string, read: Pick<Question, 'instructions' | 'talk'>): void;
  /** What was read along is not asked about any more. */
  forget?(key: string): void;
  close(): Promise<void>;
}
