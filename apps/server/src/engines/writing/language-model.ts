export type Question = { instructions: string; transcript: string; schema: object; answer_tokens: number };

export interface LanguageModel {
  readonly name: string;
  /** All that it can have in mind at once: instructions, transcript and answer. */
  readonly context_tokens: number;
  /** Whether a grammar bounds its answers: then the schema says how long they may be. */
  readonly isBounded: boolean;
  measure(texts: string[], signal: AbortSignal): Promise<number[]>;
  /** The model's answer as it is; whoever asks reads it with suspicion. */
  ask(question: Question, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}
