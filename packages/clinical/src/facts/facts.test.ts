import { describe, expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { readTalk } from '../talk/read-talk.ts';
import { isBareValue } from './bare-values.ts';
import { factsOf } from './facts.ts';
import { concludes } from './judgements.ts';

const roles = { C: 'client', D: 'clinician' } as const;

/** `D: …` and `C: …` say who speaks. */
const factsIn = (turns: string[], language: Language = 'nl') =>
  factsOf(
    readTalk(
      turns.map((turn, seq) => ({
        seq,
        start_s: seq * 5,
        end_s: seq * 5 + 4,
        text: turn.slice(3),
        speaker: { role: roles[turn[0] as keyof typeof roles] },
      })),
      language,
    ),
  );

test('a value belongs to what was named just before it', () => {
  const facts = factsIn(['D: Nu de buikomvang. Honderdtwee.', 'C: Oké.']);
  expect(facts.map(({ clause }) => clause).join()).toMatch(/buikomvang.*: honderdtwee/i);
});

test('somebody else’s medicine stays theirs when speech goes on with die', () => {
  const facts = factsIn(['C: Mijn broer had ook dwang.', 'C: Die slikte sertraline.']);
  const taken = facts.find(({ quote }) => quote.includes('sertraline'));
  expect(taken?.who).toMatchObject({ role: 'other', relation: 'broer' });
  expect(taken?.clause).toMatch(/^Broer/);
});

test.each([
  ['Mijn vrouw heeft koorts gehad.', 'other'],
  ['Ik heb koorts gehad.', 'client'],
])('%s is of the %s', (said, role) => expect(factsIn([`C: ${said}`])[0]?.who.role).toBe(role));

test.each([
  ['Zesennegentig.', true],
  ['Drieënzestig komma acht.', true],
  ['Zesennegentig, en dat is beter.', false],
  ['Beter.', false],
])('%s is a bare value: %s', (said, isBare) => expect(isBareValue(said)).toBe(isBare));

describe('what a clinician concludes', () => {
  test.each([
    ['Dat past bij een angststoornis.', true],
    ['Het is een gekneusde pols.', true],
    ['Ik vind geen aanwijzing voor een breuk.', true],
    ['Ik zie u over drie weken.', false],
    ['Komt u verder.', false],
  ])('%s: %s', (said, isOne) => expect(concludes(said, 'nl')).toBe(isOne));
});

test('a value goes on with what was told, over a remark of the clinician', () => {
  const facts = factsIn([
    'D: En bent u afgevallen?',
    'C: Ja, ik ben vier kilo kwijt.',
    'D: Dat is best veel. Van hoeveel naar hoeveel?',
    'C: Van tachtig naar zesenzeventig.',
  ]);
  const value = facts.find(({ quote }) => quote.startsWith('Van tachtig'));
  expect(facts[value?.leans_on ?? -1]?.quote).toMatch(/kilo kwijt/u);
  expect(value?.weight).toBeGreaterThan(0);
});

test('a value that the clinician says again goes on with what the client told', () => {
  const facts = factsIn(['D: Wat doet u dan?', 'C: Dan was ik mijn handen.', 'D: Twintig keer per dag.']);
  const value = facts.find(({ quote }) => quote.startsWith('Twintig'));
  expect(facts[value?.leans_on ?? -1]?.quote).toMatch(/handen/u);
});
