import { describe, expect, test } from 'vitest';
import { piecesOf, type Turn } from '../../test/turns.ts';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const told = (...turns: Turn[]): string[] =>
  factsOf(readTalk(piecesOf(turns), 'nl'))
    .filter(({ weight }) => weight >= 0)
    .map(({ clause, quote }) => clause ?? `“${quote}”`);

describe('a dose without a name', () => {
  test('is of the medicine that the clinician named before asking', () => {
    expect(
      told(['B', 'De grijze, tiotropium. Hoe vaak?'], ['C', 'Vier keer op een dag. Drie pufjes.']).join(),
    ).toMatch(/tiotropium: .*vier keer op een dag/iu);
  });

  test('is of the one that was asked about last, not of the one before it', () => {
    const facts = told(
      ['B', 'De lithium blijft zo. En de olanzapine, hoeveel neemt u daarvan?'],
      ['C', 'Tien milligram, voor het slapen.'],
    ).join();
    expect(facts).toMatch(/olanzapine[^.]*tien milligram/iu);
    expect(facts).not.toMatch(/lithium: tien/iu);
  });

  test('is not called what is taken now where it was so once', () => {
    expect(
      told(
        ['B', 'En de mirtazapine?'],
        ['C', 'Die is gestopt.'],
        ['C', 'Vijftien milligram was dat nog.'],
      ).join(),
    ).not.toMatch(/mirtazapine: vijftien/iu);
  });
});

describe('a dose after a medicine that was only thought of', () => {
  test('is not called by the name of what was put aside', () => {
    const facts = told(
      ['B', 'De lithium, die staat op duizend milligram.'],
      ['C', 'Ja, sinds april.'],
      ['B', 'Ik dacht voor het beven nog aan propranolol, maar u heeft astma.'],
      ['C', 'Klopt.'],
      ['B', 'Dan doen we dat niet. Mijn voorstel is: terug naar achthonderd milligram, vanaf vanavond.'],
    );
    expect(facts).not.toContainEqual(expect.stringMatching(/propranolol: .*achthonderd/iu));
    expect(facts).toContainEqual(expect.stringMatching(/lithium: terug naar achthonderd milligram/iu));
  });

  test('nor by that of one way out of two', () => {
    const facts = factsOf(
      readTalk(
        piecesOf([
          ['B', 'There are two ways. One option is to change to aripiprazole.'],
          ['C', 'No, I would stay with this one.'],
          ['B', 'Then we go from fifteen to ten milligrams, starting tonight.'],
        ]),
        'en',
      ),
    ).map(({ clause, quote }) => clause ?? quote);
    expect(facts.join()).not.toMatch(/aripiprazole: [^.]*\b(?:ten|10)\b/iu);
  });
});

test('hours of work after a medicine was named are not of the medicine', () => {
  const facts = told(
    ['B', 'We prikken de lithium mee.'],
    ['B', 'Hoeveel werk je nu in de winkel?'],
    ['C', 'Twaalf uur, drie ochtenden. Ze willen zestien.'],
  ).join();
  expect(facts).not.toMatch(/lithium: /iu);
});
