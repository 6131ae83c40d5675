/** The parts of Whisper that are ours, without its weights. */
import { describe, expect, test } from 'vitest';
import { beginningsOf } from './align.ts';
import { drawn, likeliest, repeatable } from './chances.ts';
import type { GenerationConfig } from './config.ts';
import { isGoingRound } from './decode.ts';
import { FRAMES, LogMel } from './log-mel.ts';
import { tokenRules } from './rules.ts';
import { segmentsOf } from './segments.ts';
import { Vocabulary } from './vocabulary.ts';

/** Commands and moments in the order of every Whisper, over a vocabulary of a few words. */
const END = 10;
const NO_TIMES = 17;
const MOMENT = 18;
const config: GenerationConfig = {
  decoder_start_token_id: 11,
  eos_token_id: END,
  no_timestamps_token_id: NO_TIMES,
  suppress_tokens: [3],
  begin_suppress_tokens: [END],
  lang_to_id: { '<|nl|>': 12, '<|en|>': 13 },
  task_to_id: { transcribe: 14 },
  alignment_heads: [],
};
const words = { Ġja: 0, Ġslaap: 1, t: 2, '[': 3, Ġé: 4, Ã: 5, '«': 6, Ġ: 7, j: 8, a: 9 };
const vocabulary = new Vocabulary(words, config);
const SIZE = MOMENT + 1_501;

describe('the vocabulary', () => {
  test('cuts text into the longest pieces that it knows', () => {
    expect(vocabulary.encode(' ja slaapt')).toEqual([0, 1, 2]);
    expect(vocabulary.encode('ja')).toEqual([8, 9]);
  });

  test('knows the commands of a language, and refuses one that it does not know', () => {
    expect(vocabulary.commands('nl')).toEqual([11, 12, 14]);
    expect(() => vocabulary.commands('pl')).toThrow('does not know the language pl');
  });

  test('has moments a fiftieth of a second apart', () => {
    expect(vocabulary.secondsOf(vocabulary.momentAt(29.98))).toBeCloseTo(29.98);
    expect(vocabulary.isMoment(NO_TIMES)).toBe(false);
  });
});

describe('the next token', () => {
  const rules = tokenRules(vocabulary, config);
  const allowed = (written: number[], prefer: Record<number, number> = {}) => {
    const logits = new Float32Array(SIZE);
    for (const [token, value] of Object.entries(prefer)) logits[Number(token)] = value;
    rules(logits, written);
    return [...logits.keys()].filter((token) => logits[token] !== Number.NEGATIVE_INFINITY);
  };
  /** Words are likelier than all moments together. */
  const words = { 0: 20, 1: 20 };

  test('is at first a moment within the first second', () => {
    expect(allowed([])).toEqual(Array.from({ length: 51 }, (_, i) => MOMENT + i));
  });

  test('is a word after the moment that begins, never a command or what nobody says', () => {
    const tokens = allowed([MOMENT], words);
    expect(tokens.every((token) => token <= END)).toBe(true);
    expect(tokens).not.toContain(3);
  });

  test('is a moment that is not earlier, or the end, after the moment that ends', () => {
    const tokens = allowed([MOMENT, 0, MOMENT + 40], { [END]: 20 });
    expect(tokens[0]).toBe(END);
    expect(tokens[1]).toBe(MOMENT + 40);
  });

  test('ends what was said later than it began', () => {
    expect(allowed([MOMENT + 20, 0]).at(0)).toBe(MOMENT + 21);
  });

  test('is a moment when all moments together are likelier than any word', () => {
    expect(allowed([MOMENT, 0]).every((token) => token >= MOMENT)).toBe(true);
    expect(allowed([MOMENT, 0], words)).toContain(1);
  });
});

test('the likeliest token has its chance, and drawing at a low temperature finds it too', () => {
  const logits = Float32Array.of(0, 3, 1, Number.NEGATIVE_INFINITY);
  const { token, log_chance } = likeliest(logits);
  const sum = 1 + Math.exp(3) + Math.exp(1);

  expect(token).toBe(1);
  expect(Math.exp(log_chance)).toBeCloseTo(Math.exp(3) / sum, 5);
  const random = repeatable(1);
  expect(Array.from({ length: 50 }, () => drawn(logits, 0.05, random).token).every((t) => t === 1)).toBe(
    true,
  );
  const often = Array.from({ length: 3_000 }, () => drawn(logits, 1, random).token);
  expect(often.filter((t) => t === 1).length / 3_000).toBeCloseTo(Math.exp(3) / sum, 1);
  expect(often).not.toContain(3);
});

test('going round in circles is noticed, a list that only begins alike is not', () => {
  expect(isGoingRound(Array.from({ length: 60 }, (_, i) => i % 5))).toBe(true);
  expect(isGoingRound(Array.from({ length: 60 }, (_, i) => (i % 5 === 4 ? i : i % 5)))).toBe(false);
  expect(isGoingRound([1, 1, 1, 1])).toBe(false);
});

describe('tokens become segments', () => {
  const at = (seconds: number) => vocabulary.momentAt(seconds);
  const written = (tokens: number[]) => ({
    tokens,
    log_chances: tokens.map((token) => (token === 2 ? Math.log(0.25) : 0)),
    attention: tokens.map(() => undefined),
    no_speech: 0,
    languages: [],
  });

  test('between two moments, with the chance of each word', () => {
    expect(segmentsOf(written([at(1), 0, at(2), at(3), 1, 2, at(4.5)]), vocabulary, 30)).toEqual([
      { start_s: 1, end_s: 2, text: 'ja', words: [{ probability: 1 }] },
      { start_s: 3, end_s: 4.5, text: 'slaapt', words: [{ probability: 0.5 }] },
    ]);
  });

  test('of which the last may be open: it ends with the sound', () => {
    expect(segmentsOf(written([at(1), 0]), vocabulary, 5)).toMatchObject([
      { start_s: 1, end_s: 5, text: 'ja' },
    ]);
  });

  test('and a letter of two bytes is one letter', () => {
    expect(segmentsOf(written([at(0), 5, 6, at(1)]), vocabulary, 5)).toMatchObject([{ text: 'ë' }]);
  });

  test('none of which begins after the sound', () => {
    expect(segmentsOf(written([at(9), 0, at(10)]), vocabulary, 5)).toEqual([]);
  });
});

test('a token is said where the model listens when it writes it', () => {
  const heads = (from: number, to: number) => [
    Float32Array.from({ length: 1_500 }, (_, i) => (i >= from && i < to ? 1 : 0.01)),
  ];

  const begins = beginningsOf([heads(0, 50), heads(50, 120), heads(120, 200)], 4);

  expect(begins?.map((s) => Math.round(s * 10) / 10)).toEqual([0, 1, 2.4]);
  expect(beginningsOf([undefined], 4)).toBeUndefined();
});

describe('the log-mel spectrogram', () => {
  const logMel = new LogMel(80);
  const tone = (hz: number) =>
    Int16Array.from({ length: 16_000 }, (_, i) => 10_000 * Math.sin((2 * Math.PI * hz * i) / 16_000));
  const loudestBand = (audio: Int16Array, frame: number) => {
    const features = logMel.of(audio);
    const bands = Array.from({ length: 80 }, (_, mel) => features[mel * FRAMES + frame] as number);
    return bands.indexOf(Math.max(...bands));
  };

  test('of a tone is loudest in its band: even up to 1 kHz, logarithmic from there', () => {
    // 80 bands over 0 to 45.245 mel: the middle of the 13th is 484 Hz, of the 41st 1722 Hz.
    expect(loudestBand(tone(484), 50)).toBe(12);
    expect(loudestBand(tone(1_722), 50)).toBe(40);
  });

  test('of silence is level, and nothing is further below the loudest than Whisper hears', () => {
    expect(new Set(logMel.of(new Int16Array(16_000))).size).toBe(1);
    const features = logMel.of(tone(1_000));
    const sorted = features.toSorted();
    expect((sorted.at(-1) as number) - (sorted[0] as number)).toBeCloseTo(2, 5);
  });
});
