import { expect, test } from 'vitest';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const toldOf = (question: string, answer: string) => {
  const turns = [
    ['client', 'Ik slaap de laatste weken weer beter dan in het voorjaar.'],
    ['clinician', 'Dan gaan we zo door met de gesprekken.'],
    ['clinician', question],
    ['client', answer],
  ] as const;
  const pieces = turns.map(([role, text], seq) => ({
    seq,
    start_s: seq * 5,
    end_s: seq * 5 + 4,
    text,
    speaker: { role },
  }));
  return factsOf(readTalk(pieces, 'nl')).map(({ clause }) => clause);
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
