// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';

test('a look that finds nothing says what was looked for, and shows the page', () => {
  document.body.innerHTML = '<p>hier</p>';
  expect(() => screen.getByText('daar')).toThrow(/with the text: daar[\s\S]*<p>[\s\S]*hier/);
  expect(() => screen.getByRole('button')).toThrow(/role "button"[\s\S]*<p>/);
});

test('a look that goes on until the end says the same', async () => {
  document.body.innerHTML = '<p>hier</p>';
  await expect(screen.findByText('daar', {}, { timeout: 50 })).rejects.toThrow(
    /with the text: daar[\s\S]*<p>[\s\S]*hier/,
  );
});

test('elements do not keep where they were made', () => {
  const stackOf = (tag: string) => (createElement(tag) as unknown as { _debugStack: unknown })._debugStack;
  expect(stackOf('p')).toBeDefined();
  expect(stackOf('p')).toBe(stackOf('b'));
});
