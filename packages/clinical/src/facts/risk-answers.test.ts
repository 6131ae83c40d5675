import { expect, test } from 'vitest';
import { piecesOf, type Turn } from '../../test/turns.ts';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const told = (...turns: Turn[]) =>
  factsOf(readTalk(piecesOf(turns), 'nl'))
    .filter(({ weight, kind }) => weight >= 0 && kind === 'risk')
    .map(({ clause, quote }) => clause ?? quote);

test('an answer on thoughts of death that turns in the middle is told whole, with its question', () => {
  expect(
    told(
      ['B', 'Gedachten aan de dood, nog gehad?'],
      [
        'C',
        'In april dus wel, dat weet je. Dat ik dacht, van mij hoeft het niet meer. Nu, nee, de laatste drie weken niet.',
      ],
    ),
  ).toEqual([
    '“Gedachten aan de dood, nog gehad?” – “In april dus wel, dat weet je. Dat ik dacht, van mij hoeft het niet meer. Nu, nee, de laatste drie weken niet.”',
  ]);
});

test('what is asked on right after it is told with it', () => {
  expect(
    told(
      ['B', 'Heeft u gedachten aan de dood?'],
      ['C', 'Nee, niet meer.'],
      ['B', 'Ook niet vluchtig?'],
      ['C', 'Nee. En plannen heb ik nooit gehad.'],
    ).join(),
  ).toContain('“Ook niet vluchtig?” – “Nee. En plannen heb ik nooit gehad.”');
});

test('a plain denial is told as one', () => {
  expect(told(['B', 'Heeft u gedachten aan de dood?'], ['C', 'Nee, nooit.']).join()).toMatch(
    /(?:geen|nooit) gedachten aan de dood/i,
  );
});
