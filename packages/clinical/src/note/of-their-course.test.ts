import { describe, expect, test } from 'vitest';
import { noteOfTurns, type Said } from '../../test/told.ts';

const noteOf = (turns: readonly Said[], language: 'nl' | 'en' = 'nl') =>
  noteOfTurns(turns, language, 'medicatieconsult');

describe('a medicine that is told as taken says what became of it', () => {
  test('that it was stopped', () => {
    const note = noteOf([
      ['clinician', 'En de citalopram, veertig milligram.'],
      ['client', 'Daar ben ik mee gestopt. Ik werd er zo suf van.'],
      ['clinician', 'Wanneer bent u gestopt?'],
      ['client', 'Met Kerst.'],
    ]);
    expect(note).toContain('Citalopram, 40 mg (“Daar ben ik mee gestopt”)');
    expect(note).toContain('Citalopram, gestopt: met Kerst');
  });

  test('that it was replaced, also by half its name', () => {
    expect(
      noteOf([
        ['clinician', 'U heeft metoprolol, vijftig, en omeprazol.'],
        ['client', 'Die omep niet meer, dat is nu iets anders. Pantoprazol.'],
      ]),
    ).toContain('omeprazol (“Die omep niet meer');
  });

  test("that it is somebody else's", () => {
    expect(
      noteOf([
        ['clinician', 'En deze ronde, dat is Trelegy.'],
        ['client', 'Nee, die is van Corrie. Mijn vrouw.'],
      ]),
    ).toMatch(/Trelegy.*van (?:vrouw )?Corrie/);
  });

  test('and not what was said of another thing that was named behind it', () => {
    expect(
      noteOf([
        ['clinician', 'De roze is de Foster, honderd om zes.'],
        ['client', 'Ja, twee pufjes.'],
        ['clinician', 'Doet u eens voor met de Foster, hier is de voorzetkamer.'],
        ['client', 'Die gebruik ik niet meer.'],
      ]),
    ).not.toMatch(/Foster.*(?:niet meer|gestopt)|[Bb]eclometason.*niet meer/);
  });

  test('nor what ended before it was taken anew', () => {
    expect(
      noteOf([
        ['client', 'Met de sertraline ben ik vorig jaar gestopt.'],
        ['clinician', 'En nu?'],
        ['client', 'Nu slik ik sertraline, vijftig milligram, sinds maart.'],
      ]),
    ).not.toMatch(/50 mg[^\n]*(?:gestopt)/);
  });
});
