/** Whisper's tokens: pieces of words, commands, and moments in time; which number stands for which. */
import type { GenerationConfig } from './config.ts';

/** In the vocabulary every byte is a printable character: those that are stand for themselves, others come later. */
export function byteOfCharacter(): Map<string, number> {
  const isPrintable = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
  const bytes = new Map<string, number>();
  let next = 256;
  for (let byte = 0; byte < 256; byte++) {
    bytes.set(String.fromCharCode(isPrintable(byte) ? byte : next++), byte);
  }
  return bytes;
}

/** A moment is a fiftieth of a second. */
const MOMENTS_A_SECOND = 50;

/** Words with the space before them, numbers, punctuation: tokens do not reach across these. */
const PARTS = /'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+/gu;

export class Vocabulary {
  readonly end: number;
  readonly begin: number;
  readonly previous: number;
  readonly no_speech: number;
  readonly no_times: number;
  readonly first_moment: number;
  readonly #config: GenerationConfig;
  readonly #bytes: (Uint8Array | undefined)[] = [];
  readonly #ids = new Map<string, number>();

  constructor(words: Record<string, number>, config: GenerationConfig) {
    const bytes = byteOfCharacter();
    for (const [word, id] of Object.entries(words)) {
      const codes = [...word].map((character) => bytes.get(character));
      if (codes.includes(undefined)) continue;
      const piece = Uint8Array.from(codes as number[]);
      this.#bytes[id] = piece;
      this.#ids.set(Buffer.from(piece).toString('latin1'), id);
    }
    this.#config = config;
    this.end = config.eos_token_id;
    this.begin = config.decoder_start_token_id;
    // Commands stand in this order in every Whisper: …, what was said before, no speech, no times, 0.00 s, 0.02 s, …
    this.no_times = config.no_timestamps_token_id;
    this.no_speech = this.no_times - 1;
    this.previous = this.no_times - 2;
    this.first_moment = this.no_times + 1;
  }

  isMoment(token: number): boolean {
    return token >= this.first_moment;
  }

  secondsOf(moment: number): number {
    return (moment - this.first_moment) / MOMENTS_A_SECOND;
  }

  momentAt(seconds: number): number {
    return this.first_moment + Math.round(seconds * MOMENTS_A_SECOND);
  }

  /** The commands that a transcript begins with. A model for one language has none for it. */
  commands(language: string): number[] {
    const { lang_to_id, task_to_id } = this.#config;
    if (!lang_to_id || !task_to_id) return [this.begin];
    const known = lang_to_id[`<|${language}|>`];
    if (known === undefined) throw new Error(`this model does not know the language ${language}`);
    return [this.begin, known, task_to_id.transcribe];
  }

  /** The token of each language, by its code. */
  languages(): [language: string, token: number][] {
    return Object.entries(this.#config.lang_to_id ?? {}).map(([name, id]) => [name.slice(2, -2), id]);
  }

  bytesOf(token: number): Uint8Array {
    return this.#bytes[token] ?? new Uint8Array();
  }

  /** The longest pieces that fit, from the front. Not always how the model would cut, but words that it knows. */
  encode(text: string): number[] {
    const tokens: number[] = [];
    for (const [part] of text.normalize('NFC').matchAll(PARTS)) {
      const bytes = Buffer.from(part).toString('latin1');
      for (let from = 0; from < bytes.length; ) {
        let to = bytes.length;
        while (to > from + 1 && !this.#ids.has(bytes.slice(from, to))) to -= 1;
        const id = this.#ids.get(bytes.slice(from, to));
        if (id !== undefined) tokens.push(id);
        from = to;
      }
    }
    return tokens;
  }
}
