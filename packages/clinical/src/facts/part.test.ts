import { describe, expect, test } from 'vitest';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';
import { kindWithin } from './part.ts';

const roles = { C: 'client', D: 'clinician' } as const;
const kindOf = (turns: string[], words: string) =>
  factsOf(
    readTalk(
      turns.map((turn, seq) => ({
        seq,
        start_s: seq * 5,
        end_s: seq * 5 + 4,
        text: turn.slice(3),
        speaker: { role: roles[turn[0] as keyof typeof roles] },
      })),
      'nl',
    ),
  ).find(({ quote }) => quote.includes(words))?.kind;

describe('a kind of fact within its part of the note', () => {
  const heard = new Map([
    ['medication', 4],
    ['plan', 2],
    ['sleep', 3],
  ] as const);

  test('stays where it belongs to the part', () => expect(kindWithin('told', 'sleep', heard)).toBe('sleep'));
  test('is otherwise the one that was heard most', () =>
    expect(kindWithin('told', 'plan', heard)).toBe('medication'));
  test('is a judgement where nothing of a judgement was heard', () =>
    expect(kindWithin('judged', 'sleep', heard)).toBe('conclusion'));
});

const visit = [
  'D: Hoe slaapt u?',
  'C: Slecht, ik lig uren wakker.',
  'D: Denkt u weleens dat u er liever niet meer was?',
  'C: In de herfst wel. Nu niet.',
  'D: Wat doet u overdag?',
  'C: Ik ga naar de volkstuin.',
  'D: De bloeddruk is honderdveertig over tachtig.',
  'D: Ik stuur uw huisarts een brief.',
  'D: Ik zie u over drie weken, op dinsdag om tien uur.',
];

test.each([
  ['In de herfst wel', 'risk'],
  ['honderdveertig', 'controls'],
  ['brief', 'handover'],
  ['drie weken', 'next_contact'],
])('%s is of the kind %s', (words, kind) => expect(kindOf(visit, words)).toBe(kind));

test('what is asked after the risk is not of the risk', () =>
  expect(kindOf(visit, 'volkstuin')).not.toBe('risk'));
