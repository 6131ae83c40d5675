/** The process that runs llama.cpp. */
import { serve } from '../native/child.ts';

export type LlamaOptions = { model: string; threads: number; context_tokens: number };
export type LlamaRequest =
  | { type: 'measure'; texts: string[] }
  | { type: 'ask'; instructions: string; transcript: string; schema: object; answer_tokens: number };
export type LlamaAnswer = { sizes: number[] } | { text: string };

/** Close to the likeliest words, yet not the same ones again after a failure. */
const TEMPERATURE = 0.1;

serve(async ({ model, threads, context_tokens }: LlamaOptions) => {
  const { getLlama, LlamaChatSession, LlamaLogLevel, resolveChatWrapper } = await import('node-llama-cpp');
  const llama = await getLlama({
    // What is installed is used as it is: nothing is built or fetched while people wait.
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    maxThreads: threads,
    logLevel: LlamaLogLevel.disabled,
  });
  const loaded = await llama.loadModel({ modelPath: model });
  const context = await loaded.createContext({ contextSize: context_tokens, sequences: 1, threads });
  const sequence = context.getSequence();
  // The grammar leaves no room to think aloud: a model that was made to do so is told not to.
  const chatWrapper = resolveChatWrapper(loaded, {
    warningLogs: false,
    customWrapperSettings: { qwen: { thoughts: 'discourage' } },
  });

  return async (request: LlamaRequest): Promise<LlamaAnswer> => {
    if (request.type === 'measure')
      return { sizes: request.texts.map((text) => loaded.tokenize(text).length) };
    const { instructions, transcript, schema, answer_tokens } = request;
    const grammar = await llama.createGrammarForJsonSchema(
      schema as Parameters<typeof llama.createGrammarForJsonSchema>[0],
    );
    const session = new LlamaChatSession({
      contextSequence: sequence,
      systemPrompt: instructions,
      ...(chatWrapper && { chatWrapper }),
    });
    try {
      const options = { grammar, maxTokens: answer_tokens, temperature: TEMPERATURE };
      return { text: await session.prompt(transcript, options) };
    } finally {
      // What one consultation said must not be in mind at the next.
      session.dispose({ disposeSequence: false });
      await sequence.clearHistory();
    }
  };
});
