import { expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { uncertainValues } from './uncertain-values.ts';

const talkOf = (lines: readonly string[]) =>
  lines.map((text, seq) => ({ seq, start_s: seq, end_s: seq + 1, text }));
const marksOf = (note: string, said: string, language: Language = 'nl', on?: string) =>
  uncertainValues(note, talkOf(said.split('\n')), language, on).map(({ text }) => text);

/** What a note may say of what was said. */
const carried: [said: string, note: string, language?: Language][] = [
  ['vijftig milligram', '50 mg'],
  ['honderd vijftig', '150 mg'],
  ['een gram', '1000 mg'],
  ['twee van vijfhonderd', '1000 mg'],
  ['om tien uur ’s avonds', '22.00 uur'],
  ['om 10.30', 'om half elf'],
  ['halfelf', '10.30 uur'],
  ['de helft', '0,5 tablet'],
  ['zeven dagen lang', '1 week'],
  ['zes weken', 'anderhalve maand'],
  ['twee keer per dag', '2 dd'],
  ['tweemaal daags', '2x per dag'],
  ['zes komma acht', '6,8'],
  ['zesendertig negen', 'temperatuur 36,9'],
  ['één meter zesenzestig', 'lengte 1,66 m'],
  ['tweeduizend zes', 'sinds 2006'],
  ['in achtennegentig', 'in 1998'],
  ['negen april', 'donderdag 9 april 2026'],
  ['allebei mijn zussen', '2 zussen'],
  ['vier tot vijf keer', '4-5 keer'],
  ['honderdtweeënveertig over zesentachtig', 'RR 142/86'],
  ['One thirty-four over eighty-two', 'BP 134/82', 'en'],
  ['lithium nought point nine eight', 'lithium 0.98', 'en'],
  ['ten thirty', '10:30', 'en'],
  ['de PHQ was veertien', 'PHQ-9 14, F32.1 volgens DSM-5'],
  ['Zoloft', 'sertraline'],
  ['kwetiapine en sertaline', 'quetiapine, sertraline'],
  ['dat lithium dan', 'lithium'],
  ['goed', '## 2. Beloop\n1. Gaat goed\n12) Geen klachten'],
  ['dagelijks', '1x per dag'],
];

test.each(carried)('“%s” carries “%s”', (said, note, language = 'nl') =>
  expect(marksOf(note, said, language)).toEqual([]),
);

/** What nobody said. */
const marked: [said: string, note: string, mark: string, language?: Language][] = [
  ['vijftig milligram', 'Sertraline 75 mg', 'Sertraline'],
  ['sertraline vijftig milligram', 'Sertraline 75 mg', '75 mg'],
  ['sertraline, om tien uur', 'Sertraline 10 mg', '10 mg'],
  ['gewicht 98,2', 'Gewicht 89,2 kg', '89,2 kg'],
  ['drie eetbuien', 'Zeven eetbuien', 'Zeven'],
  ['honderdtweeënveertig over zesentachtig', 'RR 124/86', '124/86'],
  ['negen april', 'Afspraak 16 april', '16 april'],
  ['in mei', 'sinds juni', 'juni'],
  ['vrijdag', 'sinds zaterdag', 'zaterdag'],
  ['om half elf', 'om kwart voor twee', 'kwart voor twee'],
  ['sertraline', 'citalopram', 'citalopram'],
  ['ten milligrams', '25 mg', '25 mg', 'en'],
];

test.each(marked)('“%s” does not carry “%s”', (said, note, mark, language = 'nl') =>
  expect(marksOf(note, said, language)).toContain(mark),
);

test('a mark has its place in the markdown as it is written', () => {
  const note = '## Medicatie\n- **Sertraline** naar 75 mg 😀 en 80 mg';
  const marks = uncertainValues(note, talkOf(['Sertraline naar honderd milligram']), 'nl');
  expect(marks.map(({ start, end }) => note.slice(start, end))).toEqual(['75 mg', '80 mg']);
});

test('with a mark come the pieces that say the nearest thing', () => {
  const pieces = talkOf([
    'Goedemorgen.',
    'En de sertraline, hoeveel?',
    'Die sertraline is vijftig milligram.',
    'Mooi weer.',
  ]);
  expect(uncertainValues('Sertraline 75 mg', pieces, 'nl')[0]?.near).toEqual([1, 2]);
});

test('where the day of the talk is known, a weekday says a date, and another weekday contradicts it', () => {
  expect(marksOf('vrijdag 13 maart', 'vrijdag dan', 'nl', '2026-03-10')).toEqual([]);
  expect(marksOf('13 maart', 'morgen', 'nl', '2026-03-12')).toEqual([]);
  expect(marksOf('donderdag 19 april', 'donderdag, negentien weken, april', 'nl', '2026-03-12')).toEqual([
    'donderdag 19 april',
  ]);
});

test('the work grows as note and talk do', () => {
  const shortest = (times: number) => {
    const note = 'Sertraline 75 mg, RR 142/86 op 9 april. '.repeat(times);
    const pieces = talkOf(Array.from({ length: times }, () => 'Honderd veertig over tachtig, zeg maar'));
    return Math.min(
      ...[1, 2, 3].map(() => {
        const begun = process.cpuUsage().user;
        uncertainValues(note, pieces, 'nl');
        return (process.cpuUsage().user - begun) / 1000;
      }),
    );
  };
  shortest(100);
  expect(shortest(400) / (shortest(100) + 5)).toBeLessThan(10);
});
