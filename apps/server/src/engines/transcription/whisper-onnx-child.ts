/** The process that runs Whisper on ONNX Runtime. */
import { SPEECH_RATE } from '@noteer/audio';
import { secondsOf, serve } from '../native/child.ts';
import type { Tensor } from '../native/onnx.ts';
import type { Span } from '../vad/span.ts';
import type { Segment } from './port.ts';
import { readGenerationConfig, readWhisperConfig, readWords } from './whisper-onnx/config.ts';
import { type LanguageChance, writeDown } from './whisper-onnx/decode.ts';
import { LogMel } from './whisper-onnx/log-mel.ts';
import { tokenRules } from './whisper-onnx/rules.ts';
import { segmentsOf } from './whisper-onnx/segments.ts';
import { type Weights, WhisperSessions } from './whisper-onnx/sessions.ts';
import { Vocabulary } from './whisper-onnx/vocabulary.ts';

export type WhisperOnnxOptions = Weights & { folder: string; threads: number };
export type WhisperOnnxRequest = { audio: Int16Array; language: string; prompt: string; speech: Span[] };
export type WhisperOnnxAnswer = {
  segments: Segment[];
  /** The likeliest first. */
  languages: LanguageChance[];
  cpu_s: number;
};

const isSame = (a: Int16Array, b: Int16Array) =>
  a.length === b.length && a.every((value, i) => value === b[i]);

serve(async ({ folder, threads, ...weights }: WhisperOnnxOptions) => {
  const config = await readWhisperConfig(folder);
  const generation = await readGenerationConfig(folder);
  const vocabulary = new Vocabulary(await readWords(folder), generation);
  const sessions = await WhisperSessions.load(weights, config, generation, threads);
  const logMel = new LogMel(config.num_mel_bins);
  const model = { sessions, vocabulary, rules: tokenRules(vocabulary, generation) };

  let last: { audio: Int16Array; sound: Tensor } | undefined;
  /** The same window with another prompt need not be listened to again: that is half the work. */
  async function listen(audio: Int16Array): Promise<Tensor> {
    if (last && isSame(last.audio, audio)) return last.sound;
    last = undefined;
    const sound = await sessions.listen(logMel.of(audio));
    last = { audio, sound };
    return sound;
  }

  return async ({ audio, language, prompt, speech }: WhisperOnnxRequest): Promise<WhisperOnnxAnswer> => {
    const began = process.cpuUsage();
    const sound = await listen(audio);
    const spoken = speech.reduce((sum, { from, to }) => sum + to - from, 0);
    const written = await writeDown(model, sound, {
      commands: vocabulary.commands(language),
      prompt: prompt === '' ? [] : vocabulary.encode(` ${prompt}`),
      spoken_s: spoken / SPEECH_RATE,
    });
    return {
      segments: segmentsOf(written, vocabulary, audio.length / SPEECH_RATE),
      languages: written.languages,
      cpu_s: secondsOf(process.cpuUsage(began)),
    };
  };
});
