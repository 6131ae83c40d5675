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

type Beginning = Pick<Question, 'instructions' | 'talk'>;

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

/** What a model does while people still talk. `key` is the talk's. */
interface Along {
  /** False where that is given up, because it died of it. */
  begin(): boolean;
  /** The answer to a question, once it is there: whoever asks it later has it at once. Others who wait for the model go first. */
  write(key: string, question: Question): Answer | undefined;
  /** A question that begins so then needs only its rest to be read. */
  read(key: string, beginning: Beginning): void;
  /** Nothing of it stays. */
  forget(key: string): void;
}

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
  /** Of a longer talk it is given about this much at a time: what it has in mind at once makes it slow. */
  readonly part_tokens?: number;
  /** Where that makes the note come sooner. */
  readonly along?: Along;
  close(): Promise<void>;
}
