import { expect, test } from 'vitest';
import { piecesOf } from '../../test/turns.ts';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const toldOf = (question: string, answer: string) => {
  const turns = [
    ['C', 'Ik slaap de laatste weken weer beter dan in het voorjaar.'],
    ['B', 'Dan gaan we zo door met de gesprekken.'],
    ['B', question],
    ['C', answer],
  ] as const;
  return factsOf(readTalk(piecesOf(turns), 'nl')).map(({ clause }) => clause);
};

test('an appointment that was proposed and taken stands as it was proposed', () => {
  expect(toldOf('Donderdag drie december, om kwart over een?', 'Drie december. Ja, dat lukt.')).toContain(
    'Donderdag drie december, om kwart over een',
  );
});

test('one that was not taken is no appointment', () => {
  expect(toldOf('Donderdag drie december, om kwart over een?', 'Nee, dan moet ik werken.')).not.toContain(
    'Donderdag drie december, om kwart over een',
  );
});
