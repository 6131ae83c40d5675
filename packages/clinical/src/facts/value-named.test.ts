import { expect, test } from 'vitest';
import { piecesOf, type Turn } from '../../test/turns.ts';
import type { Language } from '../note.ts';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const told = (language: Language, ...turns: Turn[]): string =>
  factsOf(readTalk(piecesOf(turns), language))
    .map(({ clause, quote }) => clause ?? `“${quote}”`)
    .join('; ');

test('what is said of a value says of which measurement', () => {
  expect(
    told(
      'en',
      ['B', 'Kidney function, the eGFR, is fifty-eight.'],
      ['D', 'Fifty-eight, is that bad?'],
      ['B', "No, it's mildly reduced, and it's stable."],
    ),
  ).toMatch(/EGFR: it's mildly reduced/u);
});

test('a figure beside a measurement that is not of it is left out', () => {
  const facts = told('nl', [
    'B',
    'Dat hebben ze verlaagd, vanwege de leeftijd. Vierentachtig en een kreatinine van honderdachtendertig.',
  ]);
  expect(facts).toMatch(/Kreatinine van honderdachtendertig/u);
  expect(facts).not.toMatch(/vierentachtig/iu);
});

test('a judgement of what was measured before is no name for the next value', () => {
  const facts = told(
    'nl',
    ['B', 'Bloeddruk honderdachtendertig over zesentachtig.'],
    ['C', 'Dat is toch netjes?'],
    ['B', 'Netjes genoeg. Gewicht nog even, ga maar staan. Eenentachtig kilo.'],
  );
  expect(facts).toMatch(/Gewicht: eenentachtig kilo/u);
  expect(facts).not.toMatch(/Netjes genoeg: /u);
});

test('a scan that is arranged later says what for', () => {
  expect(
    told(
      'nl',
      ['B', 'Ik wil ook een echo, om te zien of er een vleesboom zit.'],
      ['C', 'Goed.'],
      ['B', 'Dan de schouder. Ik druk hier even.'],
      ['C', 'Au, ja daar.'],
      ['B', 'U gaat naar de fysiotherapeut. Een foto is niet nodig.'],
      ['C', 'Prima.'],
      ['B', 'Dus: ik vraag de echo aan bij het ziekenhuis, die bellen u zelf.'],
    ),
  ).toMatch(/vraagt echo \(om te zien of er een vleesboom zit\) aan/u);
});
