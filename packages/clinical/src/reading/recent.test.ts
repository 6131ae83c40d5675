import { describe, expect, test } from 'vitest';
import { onceFor } from './once.ts';
import { recently } from './recent.ts';
import { tokensOf } from './tokens.ts';

const counting = () => {
  const made: string[] = [];
  const read = recently((text) => {
    made.push(text);
    return { text };
  });
  return { made, read };
};

describe('what was made of a text', () => {
  test('serves whoever asks about the same text next', () => {
    const { made, read } = counting();
    expect(read('Slaapt slecht.')).toBe(read('Slaapt slecht.'));
    expect(made).toEqual(['Slaapt slecht.']);
  });

  test('is kept of the last texts only', () => {
    const { made, read } = counting();
    for (let text = 0; text < 5_000; text++) read(`${text}`);
    read('4999');
    read('0');
    expect(made.length).toBe(5_001);
    expect(made.at(-1)).toBe('0');
  });

  test('is not kept of a text that is no sentence', () => {
    const { made, read } = counting();
    read('ja '.repeat(5_000));
    read('ja '.repeat(5_000));
    expect(made.length).toBe(2);
  });

  test.each([
    ['Sertraline 50mg.', ['sertraline', '50', 'mg', '.']],
    ['PHQ-9 was 14, nu forty-five', ['phq-9', 'was', '14', ',', 'nu', 'forty', 'five']],
    ['Cliënt’s één suïcidepoging', ["client's", 'een', 'suicidepoging']],
  ])('%s has the same plain words, read once or twice', (text, words) => {
    expect(tokensOf(text).map((token) => token.text)).toEqual(words);
    expect(tokensOf(text).map((token) => token.text)).toEqual(words);
    for (const { raw, start, end } of tokensOf(text)) expect(text.slice(start, end)).toBe(raw);
  });
});

test('a talk is read once in each language, and another talk of the same words by itself', () => {
  let count = 0;
  const read = onceFor((talk: readonly string[], language) => `${language} ${talk.length} ${count++}`);
  const talk = ['Goedemorgen.'];
  expect(read(talk, 'nl')).toBe(read(talk, 'nl'));
  expect(read(talk, 'en')).not.toBe(read(talk, 'nl'));
  expect(read([...talk], 'nl')).not.toBe(read(talk, 'nl'));
  expect(count).toBe(3);
});
