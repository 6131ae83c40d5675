import { expect, test } from 'vitest';
import { doubtsOf, isPoorSound } from './doubts.ts';
import { type HeardPiece, withUnsureMarked } from './unsure-values.ts';

const note = (sources: number[], doubts: { heard: string; read: string; sources: number[] }[] = []) => ({
  sections: [{ id: 'plan', sentences: [{ text: 'Dosering 250 mg.', sources }] }],
  ...{ tasks: [], diagnoses: [], doubts },
});
const piece = (seq: number, start_s: number, text: string, probabilities?: number[]): HeardPiece => ({
  ...{ seq, start_s, end_s: start_s + 4, text, probabilities },
});
const places = (found: ReturnType<typeof doubtsOf>) =>
  found.map(({ by, heard, from_s, to_s }) => ({ by, heard, from_s, to_s }));

test('speech that has no text is a place to hear again, also in the middle of a stretch of speech', () => {
  const heard = [piece(0, 0, 'Slaapt u goed?'), piece(1, 7.5, 'En overdag?')];
  expect(places(doubtsOf(note([0]), heard, [{ from_s: 0, to_s: 11.5 }], 'nl'))).toEqual([
    { by: 'no_text', heard: '', from_s: 4.3, to_s: 7.2 },
  ]);
  expect(doubtsOf(note([0]), heard, [{ from_s: 0.2, to_s: 5 }], 'nl')).toEqual([]);
});

test('a number on a word that was hardly heard is doubted where the note rests on it', () => {
  const heard = [
    piece(0, 0, 'Neem 250 milligram.', [0.9, 0.2, 0.9]),
    piece(1, 5, 'Of 90 milligram.', [0.9, 0.1, 0.9]),
    piece(2, 10, 'Om 8 uur.', [0.99, 0.55, 0.99]),
    piece(3, 15, 'Nee, 60 milligram, of nee.', [0.9, 0.1, 0.9, 0.9, 0.9]),
  ];
  expect(places(doubtsOf(note([0, 2, 3]), heard, [], 'nl'))).toEqual([
    { by: 'unsure_words', heard: '250 milligram', from_s: 0, to_s: 4 },
  ]);
});

test('a number of several figures that was said once is doubted sooner than one that was said again', () => {
  const heard = [
    piece(0, 0, 'Nu is het 0,47.', [0.9, 0.9, 0.9, 0.85]),
    piece(1, 5, 'In 2022.', [0.9, 0.67]),
    piece(2, 10, 'Het gewicht is 84.', [0.9, 0.9, 0.9, 0.67]),
    piece(3, 15, 'Dus 84.', [0.9, 0.67]),
    piece(4, 20, 'Om 9 uur.', [0.9, 0.67, 0.9]),
  ];
  const written = note([0, 1, 2, 3, 4]);
  written.sections[0] = {
    id: 'plan',
    sentences: [{ text: 'In 2022; nu 0,47; 84; 9 uur.', sources: [0, 1, 2, 3, 4] }],
  };
  expect(places(doubtsOf(written, heard, [], 'nl')).map(({ heard: words }) => words)).toEqual([
    '0,47',
    '2022',
  ]);
});

test('a number in words that was hardly heard is doubted as one in figures', () => {
  const heard = [piece(0, 0, 'Kerkere, vijf keer misschien.', [0.49, 0.48, 0.41, 0.83])];
  expect(places(doubtsOf(note([0]), heard, [], 'nl')).map(({ heard: words }) => words)).toEqual([
    'vijf keer',
  ]);
});

test('a number that was only unsure is doubted in a piece that was hard to hear, and a unit never', () => {
  const clear = piece(0, 0, 'De tweede meting is 150 over 90.', [0.9, 0.9, 0.9, 0.9, 0.55, 0.9, 0.9]);
  const hard = piece(1, 5, 'De twede metin is 150 over 90.', [0.9, 0.4, 0.3, 0.9, 0.5, 0.9, 0.9]);
  const unit = piece(2, 10, 'Eén tablet van 40 milligram.', [0.9, 0.1, 0.9, 0.9, 0.2]);
  expect(withUnsureMarked([clear, hard, unit], 'nl').map(({ text }) => text)).toEqual([
    clear.text,
    'De twede metin is 150 over 90 (?).',
    unit.text,
  ]);
});

test('what the model doubts stands first, and no place twice', () => {
  const heard = [piece(0, 0, 'Neem 250 milligram.', [0.9, 0.1, 0.9])];
  const own = { heard: '250 milligram', read: '250 mg', sources: [0] };
  expect(places(doubtsOf(note([0], [own]), heard, [], 'nl'))).toEqual([
    { by: 'model', heard: '250 milligram', from_s: 0, to_s: 4 },
  ]);
});

test('the seconds that are played are those of the words that were doubted', () => {
  const heard = [piece(0, 0, 'Ik bel de dokter.'), piece(1, 60, 'Dokter Willinga.'), piece(2, 65, 'Ja.')];
  const [place] = doubtsOf(note([0], [{ heard: 'willinga', read: '', sources: [0, 1, 2] }]), heard, [], 'nl');
  expect(place).toMatchObject({ from_s: 60, to_s: 69 });
});

test('a recording is poor when many words are unsure, or much of the speech has no text', () => {
  const words = (sure: number) => Array.from({ length: 60 }, (_, at) => (at % 10 === 0 ? sure : 0.9));
  const text = Array.from({ length: 60 }, () => 'woord').join(' ');
  expect(isPoorSound([piece(0, 0, text, words(0.3))], [])).toBe(true);
  expect(isPoorSound([piece(0, 0, text, words(0.6))], [])).toBe(false);
  expect(isPoorSound([piece(0, 0, 'Dag.')], [{ from_s: 0, to_s: 40 }])).toBe(true);
  expect(isPoorSound([piece(0, 36, 'Dag.')], [{ from_s: 36, to_s: 76 }])).toBe(true);
});
