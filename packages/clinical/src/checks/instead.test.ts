import { describe, expect, test } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { checkNote } from './check.ts';
import type { CheckKind } from './mark.ts';

const said = (texts: readonly string[]): TranscriptPiece[] =>
  texts.map((text, seq) => ({ seq, start_s: seq * 5, end_s: seq * 5 + 5, text }));

const talks: Readonly<Record<string, readonly string[]>> = {
  medicatie: [
    'Hoe gaat het met de sertraline?',
    'Goed, ik neem nu honderd milligram in de ochtend.',
    'En de propranolol?',
    'Die neem ik drie keer per week, tien milligram.',
    'Mijn linkerknie doet pijn.',
    'Heeft u koorts gehad?',
    'Nee, geen koorts.',
    'Ik slaap zes uur per nacht.',
    'Ik zie u dinsdag 12 mei om kwart over drie.',
  ],
  medication: [
    'How is the citalopram?',
    'Fine, I take twenty milligrams in the morning.',
    'And how often do you use the inhaler?',
    'Twice a week.',
    'My left shoulder hurts.',
    'Any fever?',
    'No, no fever.',
    'I will see you on Tuesday the twelfth of May at half past three.',
  ],
};

/** What was said, and the note as somebody typed it: what is marked, and what would take its place. */
const typed: [Language, string, string, CheckKind, string, string | null][] = [
  ['nl', 'medicatie', 'Sertraline 75 mg.', 'dose', '75 mg', '100 mg'],
  ['nl', 'medicatie', 'Sertraline 75 mg in de ochtend.', 'dose', '75 mg', '100 mg'],
  ['nl', 'medicatie', 'Slaapt vijf uur per nacht.', 'number', 'vijf uur', '6'],
  ['nl', 'medicatie', 'Propranolol 10 mg vijf keer per week.', 'frequency', 'vijf keer', null],
  ['nl', 'medicatie', 'Vervolg dinsdag 19 mei.', 'date', 'dinsdag 19 mei', 'dinsdag 12 mei'],
  ['nl', 'medicatie', 'Vervolg op 12 mei om 16.15 uur.', 'date', '16.15 uur', 'kwart over drie'],
  ['nl', 'medicatie', 'Pijn in de rechterknie.', 'side', 'rechterknie', 'linkerknie'],
  ['nl', 'medicatie', 'Heeft koorts.', 'negation', 'Heeft koorts', null],
  ['en', 'medication', 'Citalopram 40 mg in the morning.', 'dose', '40 mg', '20 mg'],
  ['en', 'medication', 'Pain in the right shoulder.', 'side', 'right', 'left'],
  ['en', 'medication', 'Fever.', 'negation', 'Fever', null],
];

describe('a value that was said otherwise', () => {
  test.each(typed)(
    '%s %s: “%s” is marked, with what was said',
    (language, talk, note, kind, text, instead) => {
      const { marks } = checkNote(note, said(talks[talk] ?? []), language);
      expect(marks).toContainEqual(
        expect.objectContaining({ kind, text, ...(instead ? { said: instead } : {}) }),
      );
    },
  );

  test.each([
    'Sertraline 100 mg in de ochtend.',
    'Propranolol 10 mg drie keer per week.',
    'Pijn in de linkerknie.',
    'Geen koorts.',
    'Slaapt zes uur per nacht.',
    'Vervolg dinsdag 12 mei om kwart over drie.',
  ])('“%s” is what was said, and is not marked', (note) => {
    expect(checkNote(note, said(talks.medicatie ?? []), 'nl').marks).toEqual([]);
  });
});

describe('what was taken back', () => {
  const cases: [string[], string, string, string | null][] = [
    [['Ik slik vijftig, nee, vijfenzeventig milligram sertraline.'], 'Sertraline 50 mg.', '50 mg', null],
    [
      ['Drie milligram geloof ik, de melatonine.', 'Eén. Het is één milligram.'],
      'Melatonine 3 mg.',
      '3 mg',
      null,
    ],
    [
      [
        'Zullen we zeggen dinsdag 2 juni?',
        'Dan werk ik de hele dag.',
        'Woensdag 3 juni dan?',
        'Ja, dat kan.',
      ],
      'Vervolg dinsdag 2 juni.',
      'dinsdag 2 juni',
      'Woensdag 3 juni',
    ],
  ];
  test.each(cases)('%s: “%s” is marked', (texts, note, text, instead) => {
    const { marks } = checkNote(note, said(texts), 'nl');
    expect(marks).toContainEqual(expect.objectContaining({ text, ...(instead ? { said: instead } : {}) }));
  });
});

describe('a medicine that is not used', () => {
  test.each([
    [['Er is ook een middel, prazosine. Dat houden we achter de hand.'], 'Prazosine gestart voor de nacht.'],
    [['Wilt u zolpidem?', 'Nee, liever niet.'], 'Start zolpidem.'],
    [['De huisarts gaf me een recept voor citalopram. Dat heb ik niet opgehaald.'], 'Gebruikt citalopram.'],
  ])('%s: “%s” is marked', (texts, note) => {
    // As one that is denied, or as one that nobody takes.
    const kinds = checkNote(note, said(texts), 'nl').marks.map(({ kind }) => kind);
    expect(kinds).toContainEqual(expect.stringMatching(/^(?:negation|medicine)$/));
  });
});

test('what was said once carries one value of a sentence', () => {
  const talk = said(['Gisteren had hij vijf natte luiers. Vandaag twee al.']);
  expect(checkNote('Gisteren vijf natte luiers, vandaag twee.', talk, 'nl').marks).toEqual([]);
  expect(checkNote('Gisteren twee natte luiers, vandaag twee.', talk, 'nl').marks).toHaveLength(1);
});

test('the ends of a scale are nobody’s value', () => {
  const talk = said(['Hoeveel spanning voelt u nu, van nul tot tien?', 'Twee.']);
  expect(checkNote('Spanning nu 2.', talk, 'nl').marks).toEqual([]);
  expect(checkNote('Spanning nu 0.', talk, 'nl').marks.map(({ text }) => text)).toEqual(['0']);
});
