import { expect, test } from 'vitest';
import { piecesOf } from '../../test/turns.ts';
import { marksOf } from './check.ts';

const talk = piecesOf([
  ['B', 'Are there times you wish you were not alive?'],
  ['C', 'Not to wake up, that would be a rest. But I would not do it.'],
  ['B', 'And what wakes you up at night?'],
  ['C', 'I wake up from the noise.'],
]);

test('what is quoted word for word is not marked as denied', () => {
  const note = 'Patient: “Not to wake up, that would be a rest. But I would not do it.”';
  expect(marksOf(note, talk, 'en')).toEqual([]);
});

test('a quotation of what nobody said is', () => {
  const said = piecesOf([
    ['B', 'Heeft u nog stemmen gehoord?'],
    ['C', 'Ja, elke avond hoor ik stemmen.'],
  ]);
  expect(
    marksOf('Cliënt: “Ik heb echt geen stemmen gehoord.”', said, 'nl').map(({ kind }) => kind),
  ).toContain('negation');
});
