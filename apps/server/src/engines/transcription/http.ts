/** Any server that speaks OpenAI's POST /v1/audio/transcriptions: vLLM, whisper.cpp, a hospital's own. */
import { SPEECH_RATE, wavHeader } from '@noteer/audio';
import type { Language } from '@noteer/contract';
import { z } from 'zod';
import { EngineError } from '../../errors.ts';
import { openAiServer } from '../openai-server.ts';
import type { SpeechEngine } from './engine.ts';
import type { Segment } from './port.ts';

type HttpConfig = { url: string; key?: string | undefined; model: string; patience_ms?: number };

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
  const ask = openAiServer({
    url,
    key,
    called: 'the transcription server',
    path: 'audio/transcriptions',
    patience_ms,
    largest_answer_bytes: LARGEST_ANSWER_BYTES,
    isLengthByChance: false,
  });

  return {
    name: `http:${model}`,
    // Models that know English alone say so in their names.
    languages: /[.-]en\b/.test(model) ? ['en'] : ['nl', 'en'],
    is_elsewhere: true,
    async hear(audio, { language, prompt, signal }) {
      try {
        const answer = await ask({
          body: formOf(audio, model, language, prompt),
          signal,
          read: (text) => Answer.parse(text),
          expected: 'a transcript',
        });
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
