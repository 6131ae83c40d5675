/** A window of sound and what was said in it. */
import { type Template, vocabularyPrompt } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import type { Segment, Transcriber } from '../engines/transcription/port.ts';
import { packed } from '../engines/vad/packed.ts';
import type { Span } from '../engines/vad/span.ts';

type Window = {
  samples: Int16Array;
  parts: Span[];
  speech: Span[];
  /** What the talk is written as says which words to expect. */
  template: Template;
  /** Words that this clinician is known to use. */
  own_words: readonly string[];
};

/** What was said, with times from the first of the samples on. */
export async function hearWindow(
  transcriber: Transcriber,
  language: Language,
  { samples, parts, speech, template, own_words }: Window,
  signal: AbortSignal,
): Promise<Segment[]> {
  const { audio, inside, beginning, ending } = packed(samples, parts);
  const heard = await transcriber.transcribe(audio, {
    language,
    // Words that a clinician corrected are often names: they do not go elsewhere.
    prompt: vocabularyPrompt(template, language, transcriber.is_elsewhere ? [] : own_words),
    speech: inside(speech),
    signal,
  });
  const inSamples = <T extends { start_s?: number; end_s?: number }>(timed: T): T => ({
    ...timed,
    ...(timed.start_s !== undefined && { start_s: beginning(timed.start_s) }),
    ...(timed.end_s !== undefined && { end_s: ending(timed.end_s) }),
  });
  return heard.map(({ words, ...segment }) => ({
    ...inSamples(segment),
    ...(words && { words: words.map(inSamples) }),
  }));
}
