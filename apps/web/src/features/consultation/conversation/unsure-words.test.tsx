import { expect, test } from 'vitest';
import { withDoubts } from './unsure-words.tsx';

const said = (text: string, probabilities?: number[]) => ({ text, ...(probabilities && { probabilities }) });

test('where the recogniser tells nothing, nothing is doubted', () => {
  expect(withDoubts(said('Ik slaap slecht.'), '')).toBe('Ik slaap slecht.');
});

test('short words and signs are not worth a line', () => {
  expect(withDoubts(said('ja … en', [0.1, 0.1, 0.1]), '')).toBe('ja … en');
});
