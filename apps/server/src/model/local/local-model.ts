/** A model in a GGUF on this machine, in a process of its own: llama.cpp by node-llama-cpp. */
import { availableParallelism } from 'node:os';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { LlamaEngine } from '../../engines/models/llama-engine.ts';
import type { RunAs } from '../../engines/native/surroundings.ts';
import { EngineError } from '../../errors.ts';
import { languageModel } from './language-model.ts';
import { ModelProcess, type ProcessOptions } from './model-process.ts';

type LocalModelConfig = {
  file: string;
  engine: LlamaEngine;
  /** The model's own name. */
  name: string;
  threads?: number | undefined;
  context_tokens?: number | undefined;
  gives_way: boolean;
  run_as?: RunAs | undefined;
};

type LocalModel = {
  model: LanguageModelV4;
  /** How many tokens a question and its answer may have together. */
  context_tokens: number;
  measure(texts: string[], signal: AbortSignal): Promise<number[]>;
  /**
   * Reads what was said so far while people still talk. A question with these instructions whose text begins with this talk
   * then needs only its rest to be read. It may read less than it is given, or nothing.
   */
  readAlong(key: string, beginning: { instructions: string; talk: string }): void;
  /** False after it died of what nobody waited for. */
  mayReadAlong(): boolean;
  /** Nothing of what was read along under this key stays. */
  forget(key: string): void;
  close(): Promise<void>;
};

/** Instructions and names (3,000), a part of the talk (6,000), the note so far and the answer. */
const CONTEXT_TOKENS = 20_480;
/** A model takes gigabytes. */
const IDLE_MS = 10 * 60_000;

/** All cores but one: transcription and people's pages go on. */
const threadsFor = (cores: number) => Math.max(1, cores - 1);

/** Begins a process when one is needed, and another after it died. */
function keeper(options: ProcessOptions) {
  let current: ModelProcess | undefined;
  let idle_timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** What dies of reading dies of it again: it reads no more until it was asked. */
  let mayBegin = true;

  function restLater(): void {
    clearTimeout(idle_timer);
    idle_timer = setTimeout(() => {
      if (current?.isAsked) return restLater();
      void current?.end();
      current = undefined;
    }, IDLE_MS);
    idle_timer.unref();
  }

  return {
    /** For somebody who waits. */
    asked(): ModelProcess {
      if (isClosed) throw new EngineError(`${options.name} is being stopped`, { retryable: true });
      restLater();
      if (!current?.isAlive) current = new ModelProcess(options);
      mayBegin = true;
      return current;
    },
    /** For what nobody waits for. */
    unasked(): ModelProcess | undefined {
      if (isClosed) return undefined;
      if (current?.isAlive) restLater();
      else if (mayBegin) {
        this.asked();
        mayBegin = false;
      }
      return current?.isAlive ? current : undefined;
    },
    running: () => (current?.isAlive ? current : undefined),
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(idle_timer);
      await current?.end();
    },
  };
}

export function localModel(config: LocalModelConfig): LocalModel {
  const { file, engine, name, threads, context_tokens = CONTEXT_TOKENS, gives_way, run_as } = config;
  const kept = keeper({
    name,
    options: { file, engine, threads: threads ?? threadsFor(availableParallelism()), context_tokens },
    gives_way,
    run_as,
  });
  return {
    model: languageModel(name, async (question, watch) => {
      const reply = await kept.asked().ask(question, watch);
      if (reply.type !== 'answered') throw new TypeError('a question gets an answer');
      return reply.account;
    }),
    context_tokens,
    async measure(texts, signal) {
      const reply = await kept.asked().measure(texts, signal);
      return reply.type === 'measured' ? reply.sizes : [];
    },
    readAlong: (key, beginning) => kept.unasked()?.tell({ type: 'read', key, ...beginning }),
    mayReadAlong: () => kept.unasked() !== undefined,
    forget: (key) => kept.running()?.tell({ type: 'forget', key }),
    close: () => kept.close(),
  };
}
