import { describe, expect, test } from 'vitest';
import { piecesOf, type Turn } from '../../test/turns.ts';
import type { Language } from '../note.ts';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const told = (language: Language, ...turns: Turn[]): string =>
  factsOf(readTalk(piecesOf(turns), language))
    .map(({ clause, quote, of }) => clause ?? `${of ?? ''} “${quote}”`)
    .join('; ');

describe('figures alone', () => {
  test('are of the medicine that is raised or lowered', () => {
    expect(
      told('nl', [
        'B',
        'Dan de sertraline. In juni heb ik hem verhoogd van vijftig naar honderd. Hoe is het met de stemming?',
      ]),
    ).toMatch(/Sertraline: in juni heeft behandelaar hem verhoogd van vijftig naar honderd/u);
  });

  test('go on with it also after it was said that it is not stopped', () => {
    expect(
      told(
        'nl',
        ['C', 'En de sertraline? Ik wil niet stoppen, hoor.'],
        ['B', 'Stoppen doen we niet. We gaan terug naar vijftig milligram, vanaf morgen.'],
      ),
    ).toMatch(/Sertraline: terug naar vijftig milligram/u);
  });

  test('are of no medicine where they count what was drunk', () => {
    expect(
      told(
        'en',
        ['B', 'You take propranolol, forty milligrams. And the cocaine?'],
        ['C', 'On Saturday. Half a gram, between ten and two. It used to be a gram each time.'],
      ),
    ).not.toMatch(/propranolol: [^;]*gram each/iu);
  });

  test('are not of the one named before where the words name another thing', () => {
    expect(
      told('en', [
        'B',
        'The vitamin D can start now, colecalciferol, eight hundred units, once a day. And calcium, five hundred milligrams with your supper.',
      ]),
    ).not.toMatch(/colecalciferol: calcium/iu);
  });
});

describe('a medicine that was only thought of', () => {
  const talk: Turn[] = [
    ['B', 'De lithiumspiegel is één komma één. De lithium staat op duizend milligram.'],
    ['C', 'Ja. Vroeger nam ik achthonderd milligram lithium.'],
    ['B', 'Ik dacht voor het trillen nog aan propranolol, maar jij had astma toch?'],
    ['C', 'Als kind, ja.'],
    ['B', 'Dan doen we dat niet. Mijn voorstel is: terug naar achthonderd milligram, vanaf vanavond.'],
  ];

  test('is what is not done, and the dose behind it is of the other', () => {
    expect(told('nl', ...talk)).toMatch(/Propranolol: dat niet doen/u);
    expect(told('nl', ...talk)).toMatch(/Lithium: terug naar achthonderd milligram|lithium “/u);
  });
});

describe('words that point', () => {
  test('say of which medicine they are', () => {
    expect(
      told('nl', [
        'B',
        'Drie, ferrofumaraat tweehonderd milligram, een keer per dag. Daar wordt de ontlasting zwart van, dus niet schrikken.',
      ]),
    ).toMatch(/Ferrofumaraat: daar wordt ontlasting zwart van/u);
  });

  test('say it in answer to who asked for it', () => {
    expect(
      told(
        'en',
        ['C', "Could I have aspirin for my heart, while I'm here?"],
        ['B', "No, not for you. You haven't had a stroke, so it'd do more harm than good."],
      ),
    ).toMatch(/Aspirin: has not had a stroke/u);
  });

  test('are left as they are where they say when or where', () => {
    expect(
      told('nl', [
        'B',
        'U blijft thiamine slikken, twee keer per dag. Daarnaast de groep, terugvalpreventie, op dinsdagavond.',
      ]),
    ).not.toMatch(/thiamine: daarnaast/iu);
  });
});
