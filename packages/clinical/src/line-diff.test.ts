import { expect, test } from 'vitest';
import { isChanged, lineDiff } from './line-diff.ts';

const shown = (before: string, after: string) =>
  lineDiff(before, after).map(({ change, runs }) => [
    change,
    runs
      .map(({ change, text }) => (change === 'same' ? text : `${change === 'added' ? '+' : '-'}[${text}]`))
      .join(''),
  ]);

test('a changed line shows which words went and which came', () => {
  expect(shown('Sertraline 50 mg.\nSlaapt slecht.', 'Sertraline 100 mg.\nSlaapt slecht.')).toEqual([
    ['changed', 'Sertraline -[50]+[100] mg.'],
    ['same', 'Slaapt slecht.'],
  ]);
});

test('a mark beside a word is not the word, and words replaced in a row stand together', () => {
  expect(shown('Slaapt slecht.', 'Slaapt slecht, piekert.')).toEqual([
    ['changed', 'Slaapt slecht+[, piekert].'],
  ]);
  expect(shown('Neemt 2,5 mg lithium per dag.', 'Neemt 75 mg sertraline elke ochtend.')).toEqual([
    ['changed', 'Neemt -[2,5]+[75] mg -[lithium per dag]+[sertraline elke ochtend].'],
  ]);
});

test('a line that came and one that went are told apart from those around them', () => {
  expect(shown('een\ntwee\ndrie', 'een\ndrie\nvier')).toEqual([
    ['same', 'een'],
    ['removed', '-[twee]'],
    ['same', 'drie'],
    ['added', '+[vier]'],
  ]);
});

test('lines that have nothing in common are not made into one', () => {
  expect(shown('Slaapt slecht.', 'Werkt weer halve dagen.')).toEqual([
    ['removed', '-[Slaapt slecht.]'],
    ['added', '+[Werkt weer halve dagen.]'],
  ]);
});

test('the same text is unchanged, however many empty lines it ends with', () => {
  expect(isChanged(lineDiff('Slaapt slecht.\n', 'Slaapt slecht.'))).toBe(false);
  expect(isChanged(lineDiff('Slaapt slecht.', 'Slaapt goed.'))).toBe(true);
});

test('put together again, both texts are whole', () => {
  const before = 'Beloop\n\nSlaapt slecht, piekert.\nEet weinig.\n\nBeleid\nOphogen.';
  const after = 'Beloop\n\nEet weinig.\nSlaapt slecht en piekert.\nZus helpt.\n\nBeleid';
  const without = (change: string) =>
    lineDiff(before, after)
      .filter((line) => line.change !== change)
      .map(({ runs }) =>
        runs
          .filter((run) => run.change !== change)
          .map(({ text }) => text)
          .join(''),
      )
      .join('\n');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});

test('texts that are too different to compare are shown as the one and the other', () => {
  const many = (word: string) => Array.from({ length: 3000 }, (_, n) => `${word}${n}`).join('\n');
  const diff = lineDiff(many('oud'), many('nieuw'));
  expect(diff).toHaveLength(6000);
});
