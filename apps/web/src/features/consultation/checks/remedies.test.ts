import { expect, test } from 'vitest';
import { withoutSentence } from './remedies.ts';

const at = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, text: words };
};

test.each([
  ['Slaapt slecht. Heeft diabetes. Eet goed.', 'diabetes', 'Slaapt slecht. Eet goed.'],
  ['Heeft diabetes. Eet goed.', 'diabetes', 'Eet goed.'],
  [
    '## Beloop\n\nHeeft diabetes.\n\n## Beleid\n\nTerug.\n',
    'diabetes',
    '## Beloop\n\n\n## Beleid\n\nTerug.\n',
  ],
  ['- Slaapt slecht.\n- Heeft diabetes.\n- Eet goed.', 'Heeft diabetes.', '- Slaapt slecht.\n- Eet goed.'],
])('from %j the sentence with %j goes, and nothing else', (text, words, expected) => {
  expect(withoutSentence(text, at(text, words))).toBe(expected);
});

test('words that are no longer where they were are left alone', () => {
  const mark = at('Sertraline 100 mg.', '100 mg');
  expect(withoutSentence('Nu sertraline 100 mg.', mark)).toBeNull();
});
