/** The files beside a Whisper's weights that say what it is. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const WhisperConfig = z.object({
  encoder_layers: z.number().int().positive(),
  decoder_layers: z.number().int().positive(),
  decoder_attention_heads: z.number().int().positive(),
  d_model: z.number().int().positive(),
  vocab_size: z.number().int().positive(),
  num_mel_bins: z.number().int().positive(),
});
export type WhisperConfig = z.infer<typeof WhisperConfig>;

export const GenerationConfig = z.object({
  decoder_start_token_id: z.number(),
  eos_token_id: z.number(),
  no_timestamps_token_id: z.number(),
  /** What nobody says: brackets, notes of music, names of speakers. */
  suppress_tokens: z.array(z.number()).default([]),
  /** What no transcript begins with. */
  begin_suppress_tokens: z.array(z.number()).default([]),
  lang_to_id: z.record(z.string(), z.number()).optional(),
  task_to_id: z.object({ transcribe: z.number() }).optional(),
  /** Layer and head of the attention that follows the sound, by which words find their time. */
  alignment_heads: z.array(z.tuple([z.number(), z.number()])).default([]),
});
export type GenerationConfig = z.infer<typeof GenerationConfig>;

const read = async (folder: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, name), 'utf8'));

export const readWhisperConfig = async (folder: string): Promise<WhisperConfig> =>
  WhisperConfig.parse(await read(folder, 'config.json'));

export const readGenerationConfig = async (folder: string): Promise<GenerationConfig> =>
  GenerationConfig.parse(await read(folder, 'generation_config.json'));

export const readWords = async (folder: string): Promise<Record<string, number>> =>
  z.record(z.string(), z.number()).parse(await read(folder, 'vocab.json'));
