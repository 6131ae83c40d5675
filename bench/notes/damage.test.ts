import { expect, test } from 'vitest';
import { withoutPunctuation, withWordErrors } from './damage.ts';

const text =
  'Ik slaap de laatste weken slecht, en ik word vaak om 4 uur wakker van het piekeren over mijn werk.';
const pieces = Array.from({ length: 40 }, (_, seq) => ({ seq, start_s: seq, end_s: seq + 1, text }));

test('about so many words come out wrong, the same ones every time, and no digits', () => {
  const damaged = withWordErrors(pieces, { language: 'nl', rate: 0.2, seed: 7 });
  expect(withWordErrors(pieces, { language: 'nl', rate: 0.2, seed: 7 })).toEqual(damaged);
  const kept = damaged
    .flatMap((piece) => piece.text.split(' '))
    .filter((word) => text.split(' ').includes(word));
  const share = kept.length / (text.split(' ').length * pieces.length);
  expect(share).toBeGreaterThan(0.72);
  expect(share).toBeLessThan(0.88);
  expect(damaged.every((piece) => piece.text.includes('4'))).toBe(true);
});

test('without punctuation there are no capitals either, but decimals stay', () => {
  expect(withoutPunctuation([{ seq: 0, start_s: 0, end_s: 1, text: 'Ja, 7,5. Goed?' }])[0]?.text).toBe(
    'ja 7,5 goed',
  );
});
