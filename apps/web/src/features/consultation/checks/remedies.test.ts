import type { Mark } from '@noteer/clinical';
import { expect, test } from 'vitest';
import { withoutSentence, withSaid } from './remedies.ts';

const at = (text: string, words: string, more: Partial<Mark> = {}) => {
  const start = text.indexOf(words);
  return {
    ...{ kind: 'dose', start, end: start + words.length, text: words, whose: null, sources: [] },
    said: '',
    ...more,
  };
};

test.each([
  ['Sertraline 100 mg.', '100 mg', '50 mg', 'Sertraline 50 mg.'],
  ['Maandag terug.', 'Maandag', 'dinsdag', 'Dinsdag terug.'],
  ['Terug op maandag.', 'maandag', 'dinsdag', 'Terug op dinsdag.'],
])('in “%s” what was said takes the place of “%s”', (text, words, said, expected) => {
  expect(withSaid(text, { ...at(text, words), said })).toBe(expected);
});

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
  expect(withSaid('Nu sertraline 100 mg.', { ...mark, said: '50 mg' })).toBeNull();
  expect(withoutSentence('Nu sertraline 100 mg.', mark)).toBeNull();
});
