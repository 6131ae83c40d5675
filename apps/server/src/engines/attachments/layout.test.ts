import { expect, test } from 'vitest';
import { layOut } from './layout.ts';
import { type PlacedWord, textAndWords } from './page-text.ts';

/** Letters 10 high and 5 wide, a space of 3 between words. */
function line(x: number, y: number, text: string): PlacedWord[] {
  let at = x;
  return text.split(' ').map((word) => {
    const box: PlacedWord['box'] = [at, y, word.length * 5, 10];
    at += word.length * 5 + 3;
    return { text: word, box, sure: 1 };
  });
}

const textOf = (words: PlacedWord[]) => textAndWords(layOut(words)).text;

const left = [
  'Patiënte vertelt dat zij sinds januari somber',
  'is en nergens meer plezier aan beleeft. Zij',
  'slaapt slecht in en wordt om vier uur wakker.',
  'De eetlust is minder en zij is zes kilo',
  'afgevallen. Overdag is zij moe en zij kan',
  'zich niet concentreren op haar werk.',
];
const right = [
  'Zij denkt niet aan de dood en heeft geen',
  'plannen. Haar partner is bezorgd. In de',
  'familie komt depressie voor bij moeder.',
  'Alcohol drinkt zij niet en zij rookt ook',
  'niet. Eerder was er een depressie in 2015,',
  'behandeld met citalopram, met goed effect.',
];

test('two columns of text are read one after the other, between what stands above and below them', () => {
  const words = [
    ...line(
      50,
      20,
      'Betreft: mevrouw A. Verhoef, geboren op 14 mei 1984, wonende te Amersfoort aan de Lindelaan 12',
    ),
    ...left.flatMap((text, at) => line(50, 60 + at * 14, text)),
    ...right.flatMap((text, at) => line(320, 60 + at * 14, text)),
    ...line(50, 170, 'Met vriendelijke groet,'),
  ];

  const text = textOf(words);

  expect(text.split('\n').filter(Boolean)).toEqual([
    'Betreft: mevrouw A. Verhoef, geboren op 14 mei 1984, wonende te Amersfoort aan de Lindelaan 12',
    ...left,
    ...right,
    'Met vriendelijke groet,',
  ]);
});

/** The words of a line spread over a width. */
function justified(x: number, y: number, width: number, text: string): PlacedWord[] {
  const words = line(x, y, text);
  const last = words.at(-1);
  const room = last ? x + width - (last.box[0] + last.box[2]) : 0;
  return words.map((word, at) => {
    const [left, top, w, h] = word.box;
    return { ...word, box: [left + (room * at) / (words.length - 1), top, w, h] };
  });
}

test('the wide spaces of a justified line in a column part no cells', () => {
  const spread = ['1000 mg viermaal daags,', ...left.slice(1)];
  const words = [
    ...spread.flatMap((text, at) => justified(50, 60 + at * 14, 260, text)),
    ...right.flatMap((text, at) => justified(340, 60 + at * 14, 260, text)),
  ];

  expect(textOf(words).split('\n').filter(Boolean)).toEqual([...spread, ...right]);
});

test('columns whose lines stand at other heights are still two columns', () => {
  const words = [
    ...left.flatMap((text, at) => line(50, 60 + at * 14, text)),
    ...right.flatMap((text, at) => line(320, 65 + at * 14, text)),
  ];

  expect(textOf(words).split('\n').filter(Boolean)).toEqual([...left, ...right]);
});

test('a table is read row by row, its cells parted by tabs', () => {
  const rows = [
    ['Middel', 'Dosis', 'Gebruik', 'Sinds'],
    ['Sertraline', '50 mg', '1dd1', '02-02-2026'],
    ['Temazepam', '10 mg', 'zo nodig voor de nacht', '09-02-2026'],
    ['Levothyroxine', '75 mcg', '1dd1', '2019'],
    ['Metformine', '500 mg', '2dd1', '2018'],
    ['Perindopril', '4 mg', '1dd1', '2018'],
  ];
  const words = rows.flatMap((cells, row) =>
    cells.flatMap((cell, at) => line(50 + at * 130, 20 + row * 16, cell)),
  );

  expect(textOf(words)).toBe(rows.map((cells) => cells.join('\t')).join('\n'));
});

test('cells that are hardly further apart than words are told by standing below each other', () => {
  const words = [
    ...[...line(50, 20, 'Metformine'), ...line(107, 20, '500 mg'), ...line(200, 20, '2dd1')],
    ...[...line(50, 36, 'Olanzapine'), ...line(107, 36, '10 mg'), ...line(200, 36, '1dd1')],
  ];

  expect(textOf(words)).toBe('Metformine\t500 mg\t2dd1\nOlanzapine\t10 mg\t1dd1');
});

test('a label in the middle of the height of its cell is read before the lines beside it', () => {
  const words = [
    ...line(200, 20, 'Aanhoudende somberheid met slaapproblemen'),
    ...line(50, 27, 'Reden van verwijzing'),
    ...line(200, 34, 'en verlies van eetlust.'),
  ];

  expect(textOf(words)).toBe(
    'Reden van verwijzing\tAanhoudende somberheid met slaapproblemen\nen verlies van eetlust.',
  );
});

test('the wide spaces of a typewriter are spaces', () => {
  const words = ['Bij ontslag gebruikt zij', 'tot 16 april. Zij loopt', 'met een rollator zelf'].flatMap(
    (text, row) => {
      let at = 50;
      return text.split(' ').map((word): PlacedWord => {
        const box: PlacedWord['box'] = [at, 20 + row * 14, word.length * 6, 10];
        at += word.length * 6 + 7;
        return { text: word, box, sure: 1 };
      });
    },
  );

  expect(textOf(words)).not.toContain('\t');
});

test('white between lines begins a new block, and every word knows its line and block', () => {
  const { text, words } = textAndWords(
    layOut([
      ...line(50, 20, 'Geachte collega,'),
      ...line(50, 34, 'hierbij verwijs ik'),
      ...line(50, 70, 'Medicatie'),
    ]),
  );

  expect(text).toBe('Geachte collega,\nhierbij verwijs ik\n\nMedicatie');
  expect(words.map(({ line: number, block }) => [number, block])).toEqual([
    [0, 0],
    [0, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [2, 1],
  ]);
});

test('a page without words has no text', () => {
  expect(textAndWords(layOut([]))).toEqual({ text: '', words: [] });
});
