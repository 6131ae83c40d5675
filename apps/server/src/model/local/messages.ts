/** What the server and the process with the model say to each other. */

import type { LlamaEngine } from '../../engines/models/llama-engine.ts';

export type ModelOptions = { file: string; engine: LlamaEngine; threads: number; context_tokens: number };

export type Message = { role: 'system' | 'user' | 'assistant'; text: string };

export type Question = {
  messages: Message[];
  /** What the answer must be: anything at all, any JSON, or JSON of this schema. */
  form: 'text' | 'json' | { schema: object };
  max_tokens?: number | undefined;
  temperature?: number | undefined;
  top_p?: number | undefined;
  top_k?: number | undefined;
  seed?: number | undefined;
  stops: string[];
};

/** How an answer went. `reused_tokens` of what was asked had been read before. */
export type Account = {
  isCutOff: boolean;
  asked_tokens: number;
  reused_tokens: number;
  evaluated_tokens: number;
  written_tokens: number;
};

export type ToModel =
  | { type: 'load'; options: ModelOptions }
  | { type: 'ask'; id: number; question: Question }
  | { type: 'measure'; id: number; texts: string[] }
  | { type: 'stop'; id: number }
  | { type: 'read'; key: string; instructions: string; talk: string }
  | { type: 'forget'; key: string };

export type FromModel =
  | { type: 'ready' }
  | { type: 'cannot load'; reason: string }
  /** A sign of life while a long question is read. */
  | { type: 'reading'; id: number }
  | { type: 'text'; id: number; delta: string }
  | { type: 'answered'; id: number; account: Account }
  | { type: 'measured'; id: number; sizes: number[] }
  | { type: 'too long'; id: number; tokens: number; context_tokens: number }
  | { type: 'failed'; id: number };
