/** The process that runs llama.cpp: one thing at a time, what is asked before what is read along. */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Llama, LlamaModel } from 'node-llama-cpp';
import type { LlamaEngine } from '../../engines/models/llama-engine.ts';
import { type Answering, answer, TooLong } from './answering.ts';
import type { FromModel, ModelOptions, Question, ToModel } from './messages.ts';
import { createPace, MOST_TOKENS } from './pace.ts';
import { ReadingAlong } from './reading-along.ts';
import { Seats } from './seats.ts';

type Asked = { id: number; question: Question; stop: AbortController };
type Working = Answering & { model: LlamaModel; along: ReadingAlong };

const send = (message: FromModel) => void process.send?.(message);

/** node-llama-cpp asks for llama.cpp as packages beside it; they lie with the models. */
function findPackagesIn(engine: LlamaEngine): void {
  registerHooks({
    resolve(specifier, context, next) {
      const folder = engine[specifier];
      if (!folder) return next(specifier, context);
      return { url: pathToFileURL(join(folder, 'dist', 'index.js')).href, shortCircuit: true };
    },
  });
}

async function startLlama(threads: number): Promise<Llama> {
  const { getLlama, LlamaLogLevel } = await import('node-llama-cpp');
  return getLlama({
    // What is installed is used as it is: nothing is built or fetched while people wait.
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    maxThreads: threads,
    logLevel: LlamaLogLevel.disabled,
  });
}

async function load({ file, engine, threads, context_tokens }: ModelOptions): Promise<Working> {
  findPackagesIn(engine);
  const llama = await startLlama(threads);
  const { resolveChatWrapper } = await import('node-llama-cpp');
  const model = await llama.loadModel({ modelPath: file });
  // No model is used beyond what it was taught.
  const size = Math.min(context_tokens, model.trainContextSize);
  const seats = new Seats(() =>
    model.createContext({
      contextSize: size,
      sequences: 1,
      threads,
      batchSize: MOST_TOKENS,
      // On a processor it reads no faster, and writes at a third of the speed after 4,000 tokens. What is kept of a text is not
      // rounded either: 8 bits need it, and are read at a fifth of the speed.
      flashAttention: llama.gpu === false ? false : 'auto',
    }),
  );
  // What is made to think aloud is told not to: people wait for the answer.
  const wrapper = resolveChatWrapper(model, {
    warningLogs: false,
    customWrapperSettings: { qwen: { thoughts: 'discourage' } },
  });
  const speaking = { model, wrapper };
  const pace = createPace();
  const along = new ReadingAlong(speaking, seats, { pace, context_tokens: size });
  return { llama, model, speaking, seats, pace, context_tokens: size, along };
}

async function answerTo({ id, question, stop }: Asked, working: Working): Promise<void> {
  try {
    const account = await answer(working, question, {
      signal: stop.signal,
      onReading: () => send({ type: 'reading', id }),
      onText: (delta) => send({ type: 'text', id, delta }),
    });
    send({ type: 'answered', id, account });
  } catch (error) {
    // Whoever stopped it waits for nothing.
    if (stop.signal.aborted) return;
    const { context_tokens } = working;
    if (error instanceof TooLong) send({ type: 'too long', id, tokens: error.tokens, context_tokens });
    // Not why: its words may quote what was asked.
    else send({ type: 'failed', id });
  }
}

function serve(): (message: ToModel) => Promise<void> {
  const asked: Asked[] = [];
  let loading: Promise<Working> | undefined;
  let isAtWork = false;

  async function work(working: Working): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    for (;;) {
      await working.along.tidy();
      const next = asked[0];
      if (next) {
        if (!next.stop.signal.aborted) await answerTo(next, working);
        asked.shift();
      } else if (!(await working.along.step())) break;
      // What was said meanwhile is heard before the next step.
      await new Promise(setImmediate);
    }
    isAtWork = false;
  }

  return async function hear(message) {
    if (message.type === 'load') loading = load(message.options);
    if (message.type === 'ask') asked.push({ ...message, stop: new AbortController() });
    if (message.type === 'stop') asked.find(({ id }) => id === message.id)?.stop.abort();
    const working = await (loading as Promise<Working>).catch((error: unknown) => {
      send({ type: 'cannot load', reason: error instanceof Error ? error.message : String(error) });
    });
    if (!working) return;
    if (message.type === 'load') send({ type: 'ready' });
    if (message.type === 'measure') {
      const sizes = message.texts.map((text) => working.model.tokenize(text).length);
      send({ type: 'measured', id: message.id, sizes });
    }
    if (message.type === 'read') working.along.hear(message.key, message);
    if (message.type === 'forget') working.along.forget(message.key);
    await work(working);
  };
}

// Without its parent nobody reads the answer; native threads that are at work would hold up a polite exit.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const hear = serve();
// An engine that failed while nobody asked may be in any state: whoever asks next gets another.
process.on('message', (message: ToModel) => void hear(message).catch(() => process.exit(1)));
