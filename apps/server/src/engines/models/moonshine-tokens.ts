import { readFile, writeFile } from 'node:fs/promises';
import { ModelError } from './model-error.ts';

/** Words and pieces of words; after them come commands, which never appear in a text. */
const WORDS = 32_000;
const ALL = 32_768;

/** `<0x0A>` stands for a byte, and ▁ for a blank. */
function bytesOf(token: string): Buffer {
  const byte = /^<0x([0-9A-F]{2})>$/.exec(token)?.[1];
  return byte ? Buffer.from(byte, 'hex') : Buffer.from(token.replaceAll('▁', ' '));
}

/** The tokens as sherpa-onnx reads them, one in base64 and its number a line, out of Moonshine's own program. */
export async function writeMoonshineTokens(program: string, target: string): Promise<void> {
  const packed = /llama_vocab_base64="([A-Za-z0-9+/=]+)"/.exec(await readFile(program, 'utf8'))?.[1];
  const words = Buffer.from(packed ?? '', 'base64')
    .toString('utf8')
    .split('\n');
  if (words.length !== WORDS) throw new ModelError('The tokens of Moonshine are not where they were.');
  const lines = Array.from({ length: ALL }, (_, id) => {
    const bytes = bytesOf(words[id] ?? `<<ST_${id - WORDS}>>`);
    return `${bytes.toString('base64')} ${id}\n`;
  });
  await writeFile(target, lines.join(''), { flush: true });
}
