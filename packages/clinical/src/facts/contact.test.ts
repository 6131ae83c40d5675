import { describe, expect, test } from 'vitest';
import { readTalk } from '../talk/read-talk.ts';
import { isOfContact } from './contact.ts';
import { factsOf } from './facts.ts';

const factOf = (text: string) => {
  const piece = { seq: 0, start_s: 0, end_s: 4, text, speaker: { role: 'clinician' as const } };
  const [fact] = factsOf(readTalk([piece], 'nl'));
  if (!fact) throw new Error(`no fact in: ${text}`);
  return fact;
};

describe('when people meet next', () => {
  test.each([
    'Ik zie u op vrijdag 5 juni om tien uur.',
    'Ik bel u volgende week dinsdag.',
    'Maandag 8 juni, kwart over drie.',
    'De volgende afspraak is op donderdag 11 juni.',
  ])('%s', (text) => expect(isOfContact(factOf(text), 'nl')).toBe(true));
});

describe('a day alone makes no appointment', () => {
  test.each([
    'U bent op 3 april gevallen in de schuur.',
    'Vanaf vrijdag gaat de mirtazapine naar dertig milligram.',
    'Sinds januari woont ze bij haar zus.',
    'Elke zondag een uur in de moestuin werken.',
  ])('%s', (text) => expect(isOfContact(factOf(text), 'nl')).toBe(false));
});
