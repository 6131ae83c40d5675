import { expect, test } from 'vitest';
import { decisionIndex, printDecisions } from './decisions.mjs';

test('every decision is listed once, in order, by its title', () => {
  const pages = [
    { name: '0010-later.md', text: '# 10. What came later\n\ntext' },
    { name: '0002-first.md', text: '# 2. What came `first`\n\n# 3. not this' },
  ];

  expect(decisionIndex(pages).trimEnd().split('\n').slice(-2)).toEqual([
    '2. [What came `first`](0002-first.md)',
    '10. [What came later](0010-later.md)',
  ]);
});

test.each([
  ['0001-a.md', '# What was decided'],
  ['0001-a.md', '# 2. Another number'],
  ['a.md', '# 1. No number in the name'],
])('%s that begins with "%s" is refused by its name', (name, text) => {
  expect(() => decisionIndex([{ name, text }])).toThrow(`docs/decisions/${name}`);
});

test('the list in the repository is complete', () => {
  expect(() => printDecisions({ isCheck: true })).not.toThrow();
});
