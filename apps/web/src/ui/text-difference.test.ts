import { expect, test } from 'vitest';
import { differences } from './text-difference.ts';

const applied = (text: string, changes: ReturnType<typeof differences>): string =>
  changes.reduceRight((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);

const texts = [
  '',
  '\n',
  'een',
  'een\n',
  'een\ntwee',
  'een\ntwee\ndrie\n',
  'een\n\ntwee\n\ndrie\n',
  'een\nTWEE\ndrie\nvier',
  'drie\ntwee\neen\n',
  'een\neen\neen',
  'een\n\n\ndrie',
  'nul\neen\ndrie\nvijf\n',
];

test('what is made of a text by its changes is the other text', () => {
  for (const before of texts)
    for (const after of texts) {
      const changes = differences(before, after);
      expect(applied(before, changes), JSON.stringify([before, after])).toBe(after);
      for (const { from, to } of changes) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(before.length);
      }
    }
});

test('lines between two that changed are left alone', () => {
  expect(differences('a 1\nmidden\nb 1\n', 'a 2\nmidden\nb 2\n')).toEqual([
    { from: 2, to: 3, insert: '2' },
    { from: 13, to: 14, insert: '2' },
  ]);
});

test('the same text has no changes', () => {
  expect(differences('a\nb\n', 'a\nb\n')).toEqual([]);
});
