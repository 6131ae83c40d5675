import { describe, expect, test } from 'vitest';
import { piecesOf, type Turn } from '../../test/turns.ts';
import type { Language } from '../note.ts';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const told = (language: Language, ...turns: Turn[]) =>
  factsOf(readTalk(piecesOf(turns), language))
    .filter(({ weight }) => weight >= 0)
    .map(({ clause, quote }) => clause ?? quote);

describe('what limits an answer is told with it', () => {
  test('where it goes against it, in one sentence', () => {
    expect(
      told(
        'nl',
        ['B', 'Gebruikt u de metformine nog?'],
        ['C', 'Ja, elke ochtend twee. Maar sinds vrijdag heb ik ze niet genomen.'],
      ).join(),
    ).toMatch(/metformine.*; maar heeft ze sinds vrijdag niet genomen|; maar .*sinds vrijdag/i);
  });

  test('where it takes some of it back, as it was said', () => {
    expect(
      told(
        'nl',
        ['B', 'Hoe gaat het met slapen?'],
        ['C', 'Ik slaap weer beneden. Nou ja, op de bank, maar dat deed ik altijd.'],
      ).join(),
    ).toContain('ou ja, op de bank');
  });

  test('in English too', () => {
    expect(
      told(
        'en',
        ['B', 'Do you take the ramipril?'],
        ['C', 'I take it every morning. But I stopped it on Friday.'],
      ).join(),
    ).toContain('; but ');
  });
});

test('a no that is taken back is told with its question and with what came after it', () => {
  expect(
    told(
      'nl',
      ['B', 'Ben je ooit eerder opgenomen?'],
      ['C', 'Nee. Nou ja. In maart heb ik twee nachten op de crisisafdeling gelegen.'],
    ),
  ).toContain(
    '“Ben je ooit eerder opgenomen?” – “Nee. Nou ja. In maart heb ik twee nachten op de crisisafdeling gelegen.”',
  );
});

test('a yes is not lost before what it does not hold for', () => {
  expect(
    told('nl', ['B', 'Mag ik uw dochter bellen over de val?'], ['C', 'Ja. Maar niet over de drank.']),
  ).toContain('“Mag ik uw dochter bellen over de val?” – “Ja. Maar niet over de drank.”');
});

test('what is said of somebody else is not joined', () => {
  expect(
    told(
      'nl',
      ['B', 'Zijn er allergieën?'],
      ['C', 'Mijn vader is allergisch voor amoxicilline. Maar ik heb dat nooit gehad.'],
    ).join('|'),
  ).not.toContain('amoxicilline; maar');
});
