/** A server that speaks one of OpenAI's calls: asked once, with a limit to the wait and to the answer. */
import { EngineError } from '../errors.ts';

type ServerConfig = {
  url: string;
  key?: string | undefined;
  /** For messages: `the writing server`. */
  called: string;
  /** Under `/v1/`. */
  path: string;
  patience_ms: number;
  largest_answer_bytes: number;
  /** Whether an answer that is far too long may be shorter the next time. */
  isLengthByChance: boolean;
};

type Ask<Answer> = {
  body: string | FormData;
  signal: AbortSignal;
  /** Throws when it is not the answer to this question. */
  read: (answer: unknown) => Answer;
  /** For the message when `read` throws: `a transcript`. */
  expected: string;
};

/** `http://host`, `http://host/v1` and `http://host/v1/` all mean the same. */
const addressOf = (url: string, path: string) => `${url.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/${path}`;

export function openAiServer(config: ServerConfig) {
  const { key, called, patience_ms, largest_answer_bytes, isLengthByChance } = config;
  const address = addressOf(config.url, config.path);
  const failure = (what: string, retryable: boolean) => new EngineError(`${called} ${what}`, { retryable });

  async function readLimited(response: Response): Promise<string> {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > largest_answer_bytes) throw failure('answered far too much', isLengthByChance);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  }

  async function post(body: string | FormData, signal: AbortSignal): Promise<string> {
    const response = await fetch(address, {
      method: 'POST',
      body,
      // A consultation goes where the settings say, not where a server sends it on to.
      redirect: 'error',
      headers: {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(key && { authorization: `Bearer ${key}` }),
      },
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      const isTheirs = response.status >= 500 || response.status === 429 || response.status === 408;
      throw failure(`answered ${response.status}`, isTheirs);
    }
    return readLimited(response);
  }

  /** Neither the answer nor what is wrong with it is kept: it may quote a patient. */
  function parse<Answer>(text: string, { read, expected }: Ask<Answer>): Answer {
    try {
      return read(JSON.parse(text));
    } catch {
      throw failure(`answered something else than ${expected}`, true);
    }
  }

  return async <Answer>(question: Ask<Answer>): Promise<Answer> => {
    const { body, signal } = question;
    const patience = AbortSignal.timeout(patience_ms);
    try {
      return parse(await post(body, AbortSignal.any([signal, patience])), question);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof EngineError) throw error;
      const what = patience.aborted ? `gave no answer within ${patience_ms / 1000} s` : 'cannot be reached';
      throw failure(what, true);
    }
  };
}
