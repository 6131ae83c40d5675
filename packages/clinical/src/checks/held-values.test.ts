import { describe, expect, test } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { checkNote } from './check.ts';

const said = (texts: readonly string[]): TranscriptPiece[] =>
  texts.map((text, seq) => ({ seq, start_s: seq * 5, end_s: seq * 5 + 5, text }));

/** What was said; what holds of it; and what does not, with what is marked and what takes its place. */
type Case = [Language, texts: string[], right: string, wrong: string, marked: string, instead: string | null];

const cases: Case[] = [
  // A dose that was asked and answered with another.
  [
    'nl',
    [
      'U gebruikt mirtazapine, vijftien milligram voor de nacht, als ik het goed lees?',
      'Dertig.',
      'Dertig dus.',
    ],
    'Mirtazapine 30 mg voor de nacht.',
    'Mirtazapine 15 mg voor de nacht.',
    '15 mg',
    '30 mg',
  ],
  // A dose that was thought of.
  [
    'nl',
    [
      'De nortriptyline zouden we naar vijfenzeventig milligram kunnen brengen.',
      'Maar u bent stabiel, dus de nortriptyline laten we op vijftig milligram.',
    ],
    'Nortriptyline blijft 50 mg.',
    'Nortriptyline naar 75 mg.',
    '75 mg',
    '50 mg',
  ],
  // A dose of another medicine.
  [
    'nl',
    [
      'Ik neem lisinopril, twintig milligram.',
      'En iets voor de maag?',
      'Ja, pantoprazol, veertig milligram.',
    ],
    'Lisinopril 20 mg, pantoprazol 40 mg.',
    'Pantoprazol 20 mg.',
    'Pantoprazol',
    'lisinopril',
  ],
  // Values that changed places.
  [
    'nl',
    ['De GAD-7, daar komt nu acht uit.', 'In juni was dat zeventien.'],
    'GAD-7 nu 8, in juni 17.',
    'GAD-7 nu 17, in juni 8.',
    '17',
    '8',
  ],
  // Put right by the other, or by the speaker.
  [
    'nl',
    ['Je zat op vijftien.', 'Achttien. Sigaretten.'],
    'Rookt 18 sigaretten.',
    'Rookt 15 sigaretten.',
    '15 sigaretten',
    '18 sigaretten',
  ],
  [
    'nl',
    ['Hoeveel glazen wijn?', 'Vijf. Nou, zeven glazen wijn.'],
    'Zeven glazen wijn.',
    'Vijf glazen wijn.',
    'Vijf glazen',
    '7',
  ],
  // The side of this part of the body.
  [
    'nl',
    ['Mijn linkerenkel is dik. Met mijn rechterhand heb ik niks.'],
    'Linkerenkel dik.',
    'Rechterenkel dik.',
    'Rechterenkel',
    'Linkerenkel',
  ],
  // How often.
  [
    'en',
    ['How often do the cramps come?', 'About once a fortnight.'],
    'Cramps once a fortnight.',
    'Cramps once a day.',
    'once a day',
    'once a fortnight',
  ],
];

describe('a value that does not hold', () => {
  test.each(cases)('%s: %s: “%s”, and not “%s”', (language, texts, right, wrong, text, instead) => {
    expect(checkNote(right, said(texts), language).marks).toEqual([]);
    const found = checkNote(wrong, said(texts), language).marks.find((mark) => mark.text === text);
    expect(found).toBeDefined();
    expect(found?.said?.toLowerCase() ?? null).toBe(instead?.toLowerCase() ?? null);
  });
});

test.each<[Language, string, string]>([
  ['nl', 'U bent een meter tweeënzeventig.', 'Lengte 1,72 m.'],
  ['nl', 'Dat was in negentiennegenentachtig.', 'In 1989.'],
  ['nl', 'Mijn stemming? Een zeventje.', 'Stemming 7.'],
  ['en', 'The level was nought point six three.', 'Level 0.63.'],
])('%s: “%s” is written as “%s”', (language, text, note) => {
  expect(checkNote(note, said([text]), language).marks).toEqual([]);
});

describe('what was denied in answer to a question', () => {
  test.each<[string[], string]>([
    [['Koorts, braken, rillingen?', 'Niks van dat alles.'], 'Koorts en rillingen.'],
    [['Bent u flauwgevallen, of heeft u stemmen gehoord?', 'Nee, geen van beide.'], 'Stemmen gehoord.'],
    [['Pijn in de flank?', 'Nee.'], 'Flankpijn.'],
    [['Heeft u wel eens hallucinaties?', 'Jeetje, nee zeg.'], 'Heeft hallucinaties.'],
    [['Heeft u wel eens hallucinaties?', 'Welnee.'], 'Heeft hallucinaties.'],
  ])('%s: “%s” is marked', (texts, note) => {
    expect(checkNote(note, said(texts), 'nl').marks.map(({ kind }) => kind)).toContain('negation');
  });

  test('also where the no comes after a cry', () => {
    const talk = said(['Is there any part of you that wants to hurt the baby?', 'God, no. No.']);
    expect(checkNote('Has a wish to hurt the baby.', talk, 'en').marks.map(({ kind }) => kind)).toEqual([
      'negation',
    ]);
  });
});

describe('a year that was said in short', () => {
  test.each<[string, string, string]>([
    ['Mijn vader is in tweeëntwintig overleden.', 'Vader overleden in 2022.', 'Vader overleden in 2021.'],
    ['Dat was in achttien.', 'Speelde in 2018.', 'Speelde in 2019.'],
    ['Ik rook sinds achtennegentig, elke dag.', 'Rookt sinds 1998.', 'Rookt sinds 1989.'],
  ])('“%s” carries “%s” and not “%s”', (text, right, wrong) => {
    expect(checkNote(right, said([text]), 'nl').marks).toEqual([]);
    expect(checkNote(wrong, said([text]), 'nl').marks.map(({ kind }) => kind)).toEqual(['date']);
  });

  test('twenty minutes are no year', () => {
    const talk = said(['Ik loop het in twintig minuten.']);
    expect(checkNote('In 2020 gelopen.', talk, 'nl').marks.map(({ text }) => text)).toEqual(['2020']);
  });
});

test('a number or a day that a recogniser wrote down wrongly is not marked, another number is', () => {
  const talk = said(['Uw bovendruk was honderdveirenveertig.', 'Ik zie u donderdach terug.']);
  expect(checkNote('Bovendruk 144.', talk, 'nl').marks).toEqual([]);
  expect(checkNote('Donderdag terug.', talk, 'nl').marks).toEqual([]);
  expect(checkNote('Bovendruk 160.', talk, 'nl').marks.map(({ text }) => text)).toEqual(['160']);
  expect(checkNote('Maandag terug.', talk, 'nl').marks.map(({ text }) => text)).toEqual(['Maandag']);
});
