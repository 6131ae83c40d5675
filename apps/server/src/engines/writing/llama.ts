/** A Llama on this machine, in a process of its own. */
import { availableParallelism } from 'node:os';
import { NativePool } from '../native/pool.ts';
import type { RunAs } from '../native/surroundings.ts';
import { modelWriter } from './by-model.ts';
import type { LanguageModel } from './language-model.ts';
import type { LlamaAnswer, LlamaOptions, LlamaRequest } from './llama-child.ts';
import { noteName } from './model-name.ts';
import type { Writer } from './port.ts';

type LlamaConfig = {
  file: string;
  /** The model's own name, for the name that its notes are kept under. */
  model: string;
  threads?: number | undefined;
  context_tokens?: number | undefined;
  gives_way: boolean;
  run_as?: RunAs | undefined;
};

/** A quarter of an hour of talk and its answer; twice as much costs a gigabyte more and reads half as well. */
const CONTEXT_TOKENS = 8_192;
/** Eight billion weights on two cores: six minutes to read, as much to write. */
const PATIENCE_MS = 30 * 60_000;

/** All cores but one: transcription and people's pages go on. */
const threadsFor = (cores: number) => Math.max(1, cores - 1);

export function llamaWriter(config: LlamaConfig): Writer {
  const { file, model, threads, context_tokens = CONTEXT_TOKENS, gives_way, run_as } = config;
  const options: LlamaOptions = {
    model: file,
    threads: threads ?? threadsFor(availableParallelism()),
    context_tokens,
  };
  const pool = new NativePool<LlamaRequest, LlamaAnswer>({
    name: 'llama',
    program: new URL('./llama-child.ts', import.meta.url),
    options,
    size: 1,
    patience_ms: PATIENCE_MS,
    gives_way,
    run_as,
  });

  const languageModel: LanguageModel = {
    name: noteName(model),
    context_tokens,
    isBounded: true,
    async measure(texts, signal) {
      const answer = await pool.call({ type: 'measure', texts }, signal);
      return 'sizes' in answer ? answer.sizes : [];
    },
    async ask(question, signal) {
      const answer = await pool.call({ type: 'ask', ...question }, signal);
      return 'text' in answer ? answer.text : '';
    },
    close: () => pool.close(),
  };
  return modelWriter(languageModel);
}
