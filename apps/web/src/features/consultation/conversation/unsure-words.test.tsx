import { expect, test } from 'vitest';
import { doubtsIn, withDoubts } from './unsure-words.tsx';

const said = (text: string, probabilities?: number[]) => ({ text, ...(probabilities && { probabilities }) });
const words = (note: string, pieces: ReturnType<typeof said>[]) =>
  doubtsIn(note, pieces).map(({ start, end }) => note.slice(start, end));

test('a word that was heard with doubt is found in the note, whatever stands around it', () => {
  const pieces = [said('Ik neem brintelix, elke dag.', [0.9, 0.9, 0.3, 0.9, 0.9])];
  expect(words('Gebruikt Brintelix dagelijks.', pieces)).toEqual(['Brintelix']);
});

test('one that was heard without doubt elsewhere is not', () => {
  const pieces = [said('sertraline', [0.2]), said('De sertraline dus.', [0.9, 0.95, 0.9])];
  expect(words('Gebruikt sertraline.', pieces)).toEqual([]);
});

test('where the recogniser tells nothing, nothing is doubted', () => {
  expect(words('Slaapt slecht.', [said('Ik slaap slecht.')])).toEqual([]);
  expect(withDoubts(said('Ik slaap slecht.'), '')).toBe('Ik slaap slecht.');
});

test('short words and signs are not worth a line', () => {
  expect(withDoubts(said('ja … en', [0.1, 0.1, 0.1]), '')).toBe('ja … en');
});
