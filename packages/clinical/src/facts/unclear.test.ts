import { expect, test } from 'vitest';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';
import { isBare, isOfSomebody, isOfTalk } from './unclear.ts';

const factOf = (text: string, role: 'client' | 'clinician') => {
  const [fact] = factsOf(readTalk([{ seq: 0, start_s: 0, end_s: 4, text, speaker: { role } }], 'nl'));
  if (!fact) throw new Error('no fact');
  return fact;
};

test.each(['Twee keer per dag.', 'In augustus.', 'Om drie uur.'])('%s does not say what', (said) =>
  expect(isBare(factOf(said, 'client'))).toBe(true),
);
test.each(['Hoofdpijn, twee keer per dag.', 'Ik zwem op dinsdag.'])('%s does', (said) =>
  expect(isBare(factOf(said, 'client'))).toBe(false),
);

test.each(['Behandelaar vraagt het iedereen.', 'Goeie vraag.', 'Dat is heel knap.'])(
  '%s of a clinician is about the talk',
  (said) => expect(isOfTalk({ ...factOf('De buik is soepel.', 'clinician'), clause: said })).toBe(true),
);
test('what a clinician finds is not about the talk', () =>
  expect(isOfTalk(factOf('De bloeddruk is goed.', 'clinician'))).toBe(false));

test('of whom it is, a pronoun does not say', () => {
  const fact = { ...factOf('Ik slaap goed.', 'client'), quote: 'Ze slaapt goed.', clause: 'Ze slaapt goed' };
  expect(isOfSomebody(fact)).toBe(true);
  expect(isOfSomebody({ ...fact, told_by: 'other' })).toBe(false);
  expect(isOfSomebody({ ...fact, quote: 'We gaan naar zee.', clause: 'Ze gaan naar zee' })).toBe(false);
});
