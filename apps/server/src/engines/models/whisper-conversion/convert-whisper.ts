/** A Whisper as ONNX (the q8 export for transformers.js) becomes one file for whisper.cpp, in 8 bits. */
import { closeSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FREQUENCIES, melFilters } from '../../transcription/whisper-onnx/mel-filters.ts';
import { byteOfCharacter } from '../../transcription/whisper-onnx/vocabulary.ts';
import { GgmlWriter } from './ggml-writer.ts';
import { openOnnx } from './onnx-reader.ts';
import { whisperTensors } from './whisper-tensors.ts';

const Config = z.object({
  d_model: z.number(),
  encoder_layers: z.number(),
  decoder_layers: z.number(),
  encoder_attention_heads: z.number(),
  decoder_attention_heads: z.number(),
  vocab_size: z.number(),
  num_mel_bins: z.number(),
  max_source_positions: z.number(),
  max_target_positions: z.number(),
});
type Config = z.infer<typeof Config>;

const MAGIC = 0x67676d6c;
/** Mostly 8-bit (7), by the second way of quantizing (2): 2 × 1000 + 7. */
const FILE_TYPE_Q8_0 = 2_007;
/** Words and pieces of words; what follows in the vocabulary are commands, which whisper.cpp knows by itself. */
const WORD_TOKENS = 50_257;

function writeVocabulary(writer: GgmlWriter, vocabulary: Record<string, number>): void {
  const bytes = byteOfCharacter();
  const words = Object.entries(vocabulary)
    .sort(([, a], [, b]) => a - b)
    .slice(0, WORD_TOKENS);
  writer.integers(words.length);
  for (const [word] of words) {
    const codes = [...word].map((character) => bytes.get(character));
    const token = codes.includes(undefined) ? Buffer.from(word) : Buffer.from(codes as number[]);
    writer.integers(token.length);
    writer.bytes(token);
  }
}

function writeHeader(writer: GgmlWriter, config: Config): void {
  writer.integers(
    MAGIC,
    config.vocab_size,
    config.max_source_positions,
    config.d_model,
    config.encoder_attention_heads,
    config.encoder_layers,
    config.max_target_positions,
    config.d_model,
    config.decoder_attention_heads,
    config.decoder_layers,
    config.num_mel_bins,
    FILE_TYPE_Q8_0,
  );
  writer.integers(config.num_mel_bins, FREQUENCIES);
  writer.floats(melFilters(config.num_mel_bins));
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Works in one go and keeps the thread busy: run it in one of its own. `onProgress` gets 0 to 1. */
export function convertWhisper(source: string, target: string, onProgress: (done: number) => void): void {
  const config = Config.parse(readJson(join(source, 'config.json')));
  const vocabulary = z.record(z.string(), z.number()).parse(readJson(join(source, 'vocab.json')));
  const encoder = openOnnx(join(source, 'encoder_model_quantized.onnx'));
  const decoder = openOnnx(join(source, 'decoder_model_merged_quantized.onnx'));
  const fd = openSync(target, 'w', 0o644);
  try {
    const writer = new GgmlWriter(fd);
    writeHeader(writer, config);
    writeVocabulary(writer, vocabulary);
    const tensors = whisperTensors({ encoder, decoder }, config);
    for (const [index, { name, dims, storage, blocks }] of tensors.entries()) {
      writer.tensor(name, dims, storage, blocks());
      onProgress((index + 1) / tensors.length);
    }
    fsyncSync(fd);
  } finally {
    closeSync(fd);
    encoder.close();
    decoder.close();
  }
}
