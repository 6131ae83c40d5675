/** Any server that speaks OpenAI's POST /v1/audio/transcriptions: vLLM, whisper.cpp, a hospital's own. */
import { SPEECH_RATE, wavHeader } from '@noteer/audio';
import type { Language } from '@noteer/contract';
import { z } from 'zod';
import { EngineError } from '../../errors.ts';
import type { SpeechEngine } from './engine.ts';
import type { Segment } from './port.ts';

export type HttpConfig = { url: string; key?: string | undefined; model: string; patience_ms?: number };

/** A loaded server queues; longer than this it is not working. */
const PATIENCE_MS = 120_000;
/** What can be said in 30 s, with all that servers add, is under 100 KB. */
const LARGEST_ANSWER_BYTES = 2_000_000;

/** Whisper's own measure of a segment that it had better not written. */
const NO_SPEECH = 0.6;
const IMPROBABLE = -1;

const Answer = z.object({
  text: z.string().optional(),
  segments: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        text: z.string(),
        avg_logprob: z.number().nullish(),
        no_speech_prob: z.number().nullish(),
      }),
    )
    .nullish(),
});
type Answer = z.infer<typeof Answer>;

const failure = (what: string, retryable: boolean) =>
  new EngineError(`the transcription server ${what}`, { retryable });

/** `http://host`, `http://host/v1` and `http://host/v1/` all mean the same. */
const endpointOf = (url: string) => `${url.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/audio/transcriptions`;

function formOf(audio: Int16Array, model: string, language: Language, prompt: string): FormData {
  const form = new FormData();
  form.set('model', model);
  form.set('language', language);
  form.set('response_format', 'verbose_json');
  form.set('temperature', '0');
  if (prompt) form.set('prompt', prompt);
  const sound = new Uint8Array(audio.slice().buffer);
  form.set('file', new Blob([wavHeader(audio.length), sound], { type: 'audio/wav' }), 'window.wav');
  return form;
}

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_ANSWER_BYTES) throw failure('answered far too much', false);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Neither the answer nor what is wrong with it is kept: it may quote a patient. */
function parse(text: string): Answer {
  try {
    return Answer.parse(JSON.parse(text));
  } catch {
    throw failure('answered something else than a transcript', true);
  }
}

const isInvented = ({ avg_logprob, no_speech_prob }: NonNullable<Answer['segments']>[number]) =>
  (avg_logprob ?? 0) < IMPROBABLE && (no_speech_prob ?? 1) > NO_SPEECH;

function segmentsOf({ text, segments }: Answer, length_s: number): Segment[] {
  if (!segments) return text?.trim() ? [{ start_s: 0, end_s: length_s, text }] : [];
  return segments
    .filter((segment) => !isInvented(segment))
    .map(({ start, end, text: words }) => ({ start_s: start, end_s: end, text: words }));
}

export function httpEngine({ url, key, model, patience_ms = PATIENCE_MS }: HttpConfig): SpeechEngine {
  let problem: string | undefined;

  async function ask(form: FormData, signal: AbortSignal): Promise<Answer> {
    const patience = AbortSignal.timeout(patience_ms);
    try {
      const response = await fetch(endpointOf(url), {
        method: 'POST',
        body: form,
        redirect: 'error',
        headers: key ? { authorization: `Bearer ${key}` } : {},
        signal: AbortSignal.any([signal, patience]),
      });
      if (!response.ok) {
        await response.body?.cancel();
        const isTheirs = response.status >= 500 || response.status === 429 || response.status === 408;
        throw failure(`answered ${response.status}`, isTheirs);
      }
      return parse(await readLimited(response));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof EngineError) throw error;
      const what = patience.aborted ? `gave no answer within ${patience_ms / 1000} s` : 'cannot be reached';
      throw failure(what, true);
    }
  }

  return {
    name: `http:${model}`,
    // Models that know English alone say so in their names.
    languages: /[.-]en\b/.test(model) ? ['en'] : ['nl', 'en'],
    async hear(audio, { language, prompt, signal }) {
      try {
        const answer = await ask(formOf(audio, model, language, prompt), signal);
        problem = undefined;
        return segmentsOf(answer, audio.length / SPEECH_RATE);
      } catch (error) {
        if (error instanceof EngineError) problem = error.message;
        throw error;
      }
    },
    problem: () => problem,
    close: async () => {},
  };
}
