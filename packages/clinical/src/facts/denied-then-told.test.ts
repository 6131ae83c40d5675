import { expect, test } from 'vitest';
import { piecesOf, type Turn } from '../../test/turns.ts';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const told = (...turns: Turn[]) =>
  factsOf(readTalk(piecesOf(turns), 'nl'))
    .filter(({ weight }) => weight >= 0)
    .map(({ clause, quote }) => clause ?? quote)
    .join('\n');

const between: Turn[] = [
  ['B', 'Bent u ergens allergisch voor?'],
  ['C', 'Alleen voor noten.'],
];

test('a denied attempt that is owned up to later is one line, in the order in which it was said', () => {
  const facts = told(
    ['B', 'Heeft u ooit een poging gedaan?'],
    ['C', 'Nee.'],
    ...between,
    ['B', 'U aarzelde net, toen ik naar een poging vroeg.'],
    ['C', 'Ja. Dat was niet helemaal waar. In mijn studie heb ik een keer tabletten ingenomen.'],
  );
  expect(facts).toContain('Ontkent eerst (“Heeft u ooit een poging gedaan?”); later: “Dat was niet');
  expect(facts).not.toMatch(/nooit (?:een )?poging/);
});

test('what was held back says so without naming it: it is of what was denied of risk', () => {
  expect(
    told(
      ['B', 'Heeft u ooit eerder een poging gedaan?'],
      ['C', 'Nee.'],
      ...between,
      ['D', 'Op haar achttiende was er toch ook iets?'],
      ['C', 'Ik was achttien. Met pillen. Ik had daarnet nee gezegd omdat ik me schaam.'],
    ),
  ).toContain('later: “Ik was achttien.');
});

test('who comes back to what was asked, gives up what was denied there', () => {
  expect(
    told(['B', 'Gebruikt u pijnstillers?'], ['C', 'Nee, geen pijnstillers.'], ...between, [
      'C',
      'O ja, wacht. U vroeg net naar pijnstillers. Ik heb wel diclofenac gehad, van mijn vrouw.',
    ]),
  ).toMatch(/pijnstillers.*later: “.*diclofenac/i);
});

test('thoughts that are asked on as there were never denied', () => {
  expect(
    told(
      ['B', 'Denkt u eraan om een eind aan uw leven te maken?'],
      ['C', 'Nee. Daar doen wij niet aan.'],
      ...between,
      ['B', 'Hoe vaak zijn zulke gedachten er?'],
      ['C', 'Een paar keer per week. Vooral in de avond.'],
    ),
  ).toMatch(/Ontkent eerst .*later: “Een paar keer per week/);
});

test('a denial of now and what was before stay apart', () => {
  expect(
    told(['B', 'Heeft u nu gedachten aan de dood?'], ['C', 'Nee, nu niet.'], ...between, [
      'C',
      'Vorig jaar dacht ik dat wel elke dag.',
    ]),
  ).not.toContain('Ontkent eerst');
});
