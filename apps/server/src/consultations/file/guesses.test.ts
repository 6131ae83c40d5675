import { expect, test } from 'vitest';
import { withoutGuesses } from './guesses.ts';

const words = (text: string, sure: number) =>
  text.split(/\s+/).map((word): { text: string; sure: number } => ({ text: word, sure }));

test('a line that was guessed is left out, and every other place stays where it was', () => {
  const text = 'Medicatie\tsertraline 50 mg\nbij slecht lithium 400 mg\n\nAllergie: geen';
  const read = withoutGuesses(text, [
    ...words('Medicatie sertraline 50 mg', 0.93),
    ...words('bij slecht lithium 400 mg', 0.31),
    ...words('Allergie: geen', 0.9),
  ]);

  expect(read).toBe(`Medicatie\tsertraline 50 mg\n${' '.repeat(25)}\n\nAllergie: geen`);
  expect(read).toHaveLength(text.length);
});

test('a number that was guessed in a line that was not is left out', () => {
  const text = 'Haloperidol 25 mg eenmaal daags';
  const read = withoutGuesses(
    text,
    words(text, 0.95).map((word) => (word.text === '25' ? { ...word, sure: 0.3 } : word)),
  );

  expect(read).toBe('Haloperidol    mg eenmaal daags');
});

test('a text that has other words than were read is left as it is', () => {
  expect(withoutGuesses('Haloperidol 25 mg', words('Haloperidol 2,5 mg per dag', 0.1))).toBe(
    'Haloperidol 25 mg',
  );
});
