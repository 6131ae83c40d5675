import { describe, expect, test } from 'vitest';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

/** What a clinician asks and a client answers, turn by turn, as the facts have it. */
const told = (...turns: string[]): string[] =>
  factsOf(
    readTalk(
      turns.map((text, seq) => ({
        seq,
        start_s: seq * 5,
        end_s: seq * 5 + 4,
        text,
        speaker: { role: seq % 2 === 0 ? 'clinician' : 'client' } as const,
      })),
      'nl',
    ),
  ).map(({ clause, quote }) => clause ?? `“${quote}”`);

describe('a question and its answer', () => {
  test.each([
    [['U zit op vijftig milligram, hè?', 'Nee, vijfenzeventig.'], ['Zit op vijfenzeventig milligram']],
    [
      ['Voor de administratie, je woont hier sinds acht juni?', 'Nee, vijftien juni.'],
      ['Woont hier sinds vijftien juni'],
    ],
    [['Is er een arts bij geweest, moest het gehecht worden?', 'Nee, niet gehecht.'], ['Niet gehecht']],
    [['Schrik je ervan?', 'Nee! Ik schrik ervan.'], ['Schrikt ervan']],
    [
      ['En uw ouders, broers of zussen?', 'Nee. Mijn moeder piekert wel.'],
      ['Ouders, broers of zussen: nee; moeder piekert wel'],
    ],
    [['Is die gedachte er nog?', 'Nee. Die is weg.'], ['Gedachte is er niet meer; die is weg']],
    [
      ['En de propranolol van de bedrijfsarts?', 'Die heb ik niet geslikt.'],
      ['Heeft geen propranolol geslikt'],
    ],
    [['Is het schuld, of is het onmacht?', 'Onmacht.'], ['Onmacht']],
    [['Hoe is de stemming?', 'Wisselend.'], ['Stemming wisselend']],
    [['Wat deed u in de schuur?', 'Niks. Ik zat.'], ['“Wat deed u in de schuur?” – “Niks. Ik zat.”']],
  ])('%j → %j', (turns, facts) => expect(told(...turns)).toEqual(facts));

  test('when, where and how often go with what they are said of', () => {
    expect(
      told('Wat doe je bij de deur?', 'Dan trek ik aan de klink.', 'Hoe vaak is dat?', 'Zes keer.'),
    ).toEqual(['Trekt aan klink, zes keer']);
  });

  test('a medicine that the answer names is what its dose is of, not the one that was asked for', () => {
    const facts = told(
      'Heeft u nog een vraag?',
      'Kan ik disulfiram krijgen?',
      'Disulfiram niet, met deze leverwaarden. Wat wel kan is acamprosaat. Drie keer per dag twee tabletten van 333 milligram.',
      'Goed.',
    );
    expect(facts.join()).toMatch(/acamprosaat: drie keer per dag twee tabletten/i);
    expect(facts.join()).not.toMatch(/disulfiram: drie keer/i);
  });

  test('of two questions the one whose words come back was answered', () => {
    const facts = told('Die van 500? En kunt u alle vingers bewegen?', 'Ja, die van 500.');
    expect(facts.join()).not.toMatch(/vingers/i);
  });

  test('words that say nothing, to a question that names nothing, make no statement', () => {
    expect(told('Wat vind je daarvan?', 'Nee.')).toEqual([]);
  });
});
