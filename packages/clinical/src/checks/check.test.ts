import { describe, expect, test } from 'vitest';
import { cleanNotes, type SeededKind, seededNotes } from '../../test/checks.ts';
import type { Language, TranscriptPiece } from '../note.ts';
import { checkNote } from './check.ts';

const said = (...texts: string[]): TranscriptPiece[] =>
  texts.map((text, seq) => ({ seq, start_s: seq * 5, end_s: seq * 5 + 5, text }));

const marksOf = (note: string, language: Language, ...texts: string[]) =>
  checkNote(note, said(...texts), language).marks.map(({ kind, text }) => `${kind}: ${text}`);

describe('on the set of notes with one error each', () => {
  // Checked once: several tests look at the same marks.
  const seeded = seededNotes.map((each) => ({
    ...each,
    marks: checkNote(each.note, each.pieces, each.language).marks,
  }));

  const aims: [SeededKind, number][] = [
    ['number', 0.9],
    ['dose', 0.87],
    ['medicine', 0.95],
    ['date', 0.95],
    ['negation', 0.8],
    ['symptom', 0.75],
  ];

  test('there are twenty of each kind, in both languages, and sixty clean notes', () => {
    for (const [kind] of aims)
      for (const language of ['nl', 'en'])
        expect(
          seededNotes.filter((note) => note.kind === kind && note.language === language).length,
        ).toBeGreaterThanOrEqual(10);
    expect(cleanNotes.length).toBeGreaterThanOrEqual(60);
  });

  test.each(aims)('a wrong %s is marked in at least %d of all', (kind, aim) => {
    const notes = seeded.filter((note) => note.kind === kind);
    const found = notes.filter(({ marks, start, end }) =>
      marks.some((mark) => mark.start < end && mark.end > start),
    );
    expect(found.length / notes.length).toBeGreaterThanOrEqual(aim);
  });

  test('a clean note has less than 0.35 marks', () => {
    const marks = cleanNotes.flatMap(({ note, pieces, language }) => checkNote(note, pieces, language).marks);
    expect(marks.length / cleanNotes.length).toBeLessThan(0.35);
  });

  test('every mark holds the words at its place, and never those of a heading', () => {
    for (const { note, marks } of seeded)
      for (const { start, end, text } of marks) {
        expect(note.slice(start, end)).toBe(text);
        expect(note.slice(note.lastIndexOf('\n', start) + 1)).not.toMatch(/^#/);
      }
  });
});

test('headings are never marked, whatever they say', () => {
  expect(marksOf('## Sertraline 100 mg op 3 maart\n\nGaat goed.', 'nl', 'Het gaat goed.')).toEqual([]);
});

test('a dose of one medicine does not carry the same dose of another', () => {
  const talk = ['Ik slik sertraline vijftig milligram.', 'En quetiapine vijfentwintig milligram.'];
  expect(marksOf('Quetiapine 50 mg.', 'nl', ...talk)).toEqual(['medicine: Quetiapine', 'dose: 50 mg']);
  expect(marksOf('Quetiapine 25 mg, sertraline 50 mg.', 'nl', ...talk)).toEqual([]);
});

test('a brand is its medicine, and a medicine misheard is still that medicine', () => {
  expect(marksOf('Sertraline 50 mg.', 'nl', 'Ik neem Zoloft, vijftig.')).toEqual([]);
  expect(marksOf('Mirtazapine 15 mg.', 'nl', 'Ik neem mirtazepien vijftien milligram.')).toEqual([]);
  expect(marksOf('Started on memantine.', 'en', 'We will start something.')).toEqual(['medicine: memantine']);
});

test('units are counted in each other', () => {
  expect(marksOf('Over 14 dagen terug.', 'nl', 'Over twee weken zie ik u.')).toEqual([]);
  expect(marksOf('Paracetamol 1000 mg.', 'nl', 'Neem een gram paracetamol.')).toEqual([]);
  expect(marksOf('Back in two weeks.', 'en', 'See you in a fortnight.')).toEqual([]);
  expect(marksOf('Over 3 weken terug.', 'nl', 'Over twee weken zie ik u, om drie uur.')).toEqual([
    'number: 3 weken',
  ]);
});

test('a name that nobody named is marked, with a title or amid a sentence', () => {
  expect(marksOf('Overleg met dr. Bakker.', 'nl', 'Ik overleg met dokter Verhoeven.')).toEqual([
    'name: Bakker',
  ]);
  expect(marksOf('Lives with her sister Anna.', 'en', 'I live with my sister Carol.')).toEqual([
    'name: Anna',
  ]);
  expect(marksOf('Overleg met dr. Verhoeven, afname PHQ en GAF.', 'nl', 'Dokter Verhoeven belt.')).toEqual(
    [],
  );
});

test('a score out of a scale is the score', () => {
  expect(marksOf('Pain 6/10.', 'en', 'The pain is a six.')).toEqual([]);
  expect(marksOf('RR 130/80 mmHg.', 'nl', 'Honderddertig over tachtig.')).toEqual([]);
  expect(marksOf('RR 140/80 mmHg.', 'nl', 'Honderddertig over tachtig.')).toEqual(['number: 140/80']);
});

test('an empty note and an empty transcript are no trouble', () => {
  expect(checkNote('', said('Hallo.'), 'nl').marks).toEqual([]);
  expect(checkNote('Sertraline 50 mg.', [], 'nl').marks.map(({ kind }) => kind)).toEqual([
    'medicine',
    'dose',
  ]);
});

describe('what the note leaves out', () => {
  const omitted = (note: string, ...texts: string[]) =>
    checkNote(note, said(...texts), 'nl').omissions.map(({ kind, seq }) => `${kind} ${seq}`);

  test('a medicine that is taken is missed', () => {
    const talk = ['Ik slik sertraline.', 'Gebruikt u ibuprofen?', 'Nee.'];
    expect(omitted('Gaat goed.', ...talk)).toContain('medicine 0');
    expect(omitted('Zoloft gaat goed.', ...talk)).not.toContain('medicine 0');
  });

  test('risk is missed when the note says nothing of it, also when it was denied', () => {
    expect(omitted('Gaat goed.', 'Denkt u aan de dood?', 'Ja, soms.')).toEqual(['risk 1']);
    expect(omitted('Gaat goed.', 'Denkt u aan zelfmoord?', 'Nee.')).toEqual(['risk 1']);
    expect(omitted('Geen suïcidaliteit.', 'Denkt u aan zelfmoord?', 'Nee.')).toEqual([]);
  });

  test('an appointment is missed when neither its day nor its words are there', () => {
    const talk = ['Ik zie u op 9 juni terug.', 'Ik stuur een brief naar de huisarts met de uitslagen.'];
    expect(omitted('Gaat goed.', ...talk)).toContain('appointment 0');
    expect(omitted('Controle 9 juni. Brief met uitslagen naar huisarts.', ...talk)).toEqual([]);
  });
});
