import { describe, expect, test } from 'vitest';
import { piecesOf, type Turn } from '../../test/turns.ts';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const factsIn = (turns: readonly Turn[]) => factsOf(readTalk(piecesOf(turns), 'nl'));
const told = (...turns: Turn[]): string[] =>
  factsIn(turns)
    .filter(({ weight }) => weight >= 0)
    .map(({ clause, quote }) => clause ?? `“${quote}”`);

describe('what an answer is about', () => {
  test('stands before it, when the clinician answers', () => {
    expect(told(['C', "En zo'n spuit?"], ['B', 'Kan, maar daar begin ik niet mee.'])).toEqual([
      'Spuit: kan, maar daar begint behandelaar niet mee',
    ]);
  });

  test('is never the word that is asked about it', () => {
    const facts = told(
      ['B', 'Uw bloeddruk is 160 over 90.'],
      ['C', 'Is dat gevaarlijk?'],
      ['B', 'Niet direct.'],
    );
    expect(facts.filter((fact) => /^Gevaarlijk/.test(fact))).toEqual([]);
    expect(facts.join(' ')).toContain('160');
  });

  test('is the question itself, where that names no one thing', () => {
    expect(told(['C', 'Moet ik nou helemaal stoppen?'], ['B', 'Niet helemaal.'])).toEqual([
      '“Moet ik nou helemaal stoppen?” – “Niet helemaal.”',
    ]);
  });

  test('is the question itself, where a no may mean two things', () => {
    expect(told(['B', 'Dus ze weten niet van de alcohol?'], ['C', 'Nee, en dat wil ik zo houden.'])).toEqual([
      '“Dus ze weten niet van de alcohol?” – “Nee, en dat wil ik zo houden.”',
    ]);
  });

  test('is the medicine that is spoken of', () => {
    expect(
      told(
        ['B', 'Gebruikt u de quetiapine nog?'],
        ['C', 'Ja, vijftig.'],
        ['B', 'Hoe vaak heeft u die gebruikt?'],
        ['C', 'Twee keer sinds de vorige afspraak.'],
      ),
    ).toContain('Heeft quetiapine twee keer sinds vorige afspraak gebruikt');
  });

  test('is never what was told before, when it was asked of death', () => {
    const facts = factsIn([
      ['B', 'Hoe slaapt u?'],
      ['C', 'Een uur of zes per nacht.'],
      ['B', 'Heb je wel eens gedacht, voor mij hoeft het niet meer?'],
      ['C', 'In november wel.'],
    ]);
    expect(facts.at(-1)).toMatchObject({
      kind: 'risk',
      clause: '“Heb je wel eens gedacht, voor mij hoeft het niet meer?” – “In november wel.”',
    });
  });

  test('is the time before, when that was asked', () => {
    expect(told(['B', 'En vóór de clozapine, hoe was het toen?'], ['C', 'De hele dag.'])[0]).toMatch(
      /^Vóór clozapine/,
    );
  });
});

describe('whose it is', () => {
  test('what a clinician says to somebody who came along is not of the client', () => {
    expect(
      told(
        ['B', 'Hoe houdt u het vol, mevrouw?'],
        ['D', 'Ik ben vorige week tegen hem uitgevallen.'],
        ['B', 'U zorgt nu vijf maanden voor hem.'],
        ['D', 'Ik doe alles zelf.'],
      ),
    ).toContain('Vrouw zorgt nu vijf maanden voor hem');
  });

  test('what was done at somebody else is no person', () => {
    expect(
      told(
        ['C', 'Moet er geen scan? Bij mijn schoonvader hebben ze een scan gedaan.'],
        ['B', 'Die is al gemaakt, in juni: geen infarct.'],
      ).some((clause) => /^Schoonvader/.test(clause)),
    ).toBe(false);
  });

  test('a question about another matter leaves who was named', () => {
    expect(
      told(
        ['C', 'Mijn dochter heeft coeliakie.'],
        ['B', 'En die uitbarstingen thuis?'],
        ['C', 'Eén in de afgelopen week.'],
      ),
    ).toContain('Uitbarstingen thuis: één in afgelopen week');
  });
});

describe('what holds', () => {
  test('what ended is told with what began', () => {
    expect(
      told(['B', 'Hoe vaak heeft u last van hoofdpijn?'], ['C', 'In het begin elke dag. Dat is weg.']),
    ).toEqual(['Heeft in het begin elke dag last van hoofdpijn; dat is weg']);
  });

  test('what is to be done is told with when', () => {
    expect(
      told(
        ['C', 'En als het thuis uit de hand loopt?'],
        ['B', 'Dan belt u overdag het team, en anders de crisisdienst.'],
      ),
    ).toEqual(['Als het thuis uit de hand loopt: belt overdag het team, en anders crisisdienst']);
  });

  test('another medicine than was asked about does not take its place', () => {
    expect(
      told(
        ['B', 'Heb je ibuprofen genomen tegen de buikpijn?'],
        ['C', 'Nee, alleen paracetamol, twee keer.'],
      ),
    ).toEqual(['Heeft geen ibuprofen genomen tegen buikpijn, alleen paracetamol, twee keer']);
  });

  test('a scale belongs to the question', () => {
    expect(
      told(
        ['B', 'Als u de pijn een cijfer geeft, nul tot tien. Zondag, en nu?'],
        ['C', 'Zondag een negen. Nu een drie.'],
      ).some((clause) => /cijfer geeft/.test(clause) && !clause.startsWith('“')),
    ).toBe(false);
  });
});
