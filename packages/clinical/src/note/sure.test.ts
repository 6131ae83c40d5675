import { describe, expect, test } from 'vitest';
import type { TranscriptPiece } from '../note.ts';
import { defaultTemplate, findTemplate } from '../templates.ts';
import { writeNote } from './write-note.ts';

type Turn = ['clinician' | 'client' | 'other', string];

function noteOf(turns: readonly Turn[], template = 'soap'): string {
  const pieces = turns.map(
    ([role, text], at): TranscriptPiece => ({
      seq: at + 1,
      start_s: at * 5,
      end_s: at * 5 + 4,
      text,
      speaker: { role },
    }),
  );
  const draft = writeNote(pieces, { template: findTemplate(template) ?? defaultTemplate, language: 'nl' });
  return draft.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('\n');
}

describe('what is not resolved is no statement', () => {
  test('an allergy that turns out to be of somebody else stands as it was said', () => {
    const note = noteOf(
      [
        ['clinician', 'Heeft u ergens een allergie voor?'],
        [
          'client',
          'Penicilline. Daar krijg ik bulten van. Of nee wacht, dat is mijn man. Ik heb het van latex.',
        ],
      ],
      'intake',
    );
    expect(note).not.toMatch(/^[^“]*penicilline(?![^“]*man)/im);
  });

  test('a word that names what is asked, where no marks are written, is told of nobody', () => {
    const note = noteOf(
      [
        ['clinician', 'hoeveel drink je op een avond'],
        ['client', 'een biertje of zes als we uitgaan'],
        ['clinician', 'schulden'],
        ['client', 'daar wil ik het liever niet over hebben'],
        ['clinician', 'speed coke'],
        ['client', 'daar begin ik niet aan zeg'],
      ],
      'intake',
    );
    expect(note).not.toMatch(/^(?:schulden|speed coke)\.?$/im);
  });

  test('what two people told is not one sentence', () => {
    const note = noteOf([
      ['clinician', 'Hoe slaapt u?'],
      ['client', 'Ik slaap zes uur per nacht.'],
      ['other', 'Hij ligt elke nacht tot drie uur wakker, en hij snurkt.'],
    ]);
    expect(note).not.toMatch(/zes uur[^.\n]*wakker/i);
  });

  test('a value that is taken back in the next sentence is told as it was meant', () => {
    const note = noteOf([
      ['clinician', 'Hoe gaat het met eten?'],
      ['client', 'Te veel. Ik ben zeven kilo aangekomen sinds februari. Nee, dat is niet waar, negen.'],
    ]);
    expect(note).toContain('9 kg');
    expect(note).not.toContain('7 kg');
  });

  test('an appointment that was moved is told once, as it was agreed last', () => {
    const note = noteOf([
      ['clinician', 'Hoe slaapt u?'],
      ['client', 'Slecht, ik word elke nacht om vier uur wakker.'],
      ['clinician', 'Bloedprikken volgende week donderdag, nierfunctie en kalium.'],
      ['client', 'Donderdag werk ik. Kan het ook woensdag?'],
      ['clinician', 'Woensdag is ook prima.'],
    ]);
    expect(note).toMatch(/woensdag/i);
    expect(note).not.toMatch(/donderdag,? nierfunctie/i);
  });

  test('how often something is done is what was bargained down to', () => {
    const note = noteOf([
      ['clinician', 'Huiswerk voor deze week: drie keer naar de supermarkt.'],
      ['client', 'Drie keer is veel. Mag twee?'],
      ['clinician', 'Twee is goed.'],
    ]);
    expect(note).not.toContain('3 keer naar');
  });

  test('what a client asks without a question mark is not told as so', () => {
    const note = noteOf([
      ['clinician', 'ik stel voor dat we de quetiapine verlagen naar honderdvijftig'],
      ['client', 'maar komen de stemmen dan niet terug'],
      ['clinician', 'als dat gebeurt belt u mij'],
    ]);
    expect(note).not.toMatch(/stemmen dan niet terug/i);
  });

  test('what somebody asks to keep out of the file is not told', () => {
    const note = noteOf(
      [
        ['clinician', 'En met u, mevrouw, gaat het een beetje?'],
        ['other', 'Ik slik sinds mei citalopram. Maar dat hoeft niet in het dossier van mijn vader.'],
        ['clinician', 'Slaapt u goed, meneer?'],
        ['client', 'Ja, ik slaap de hele nacht door.'],
      ],
      'decursus',
    );
    expect(note).not.toMatch(/citalopram/i);
  });

  test('an appointment that the clinician cannot keep is told as it was moved', () => {
    const note = noteOf(
      [
        ['clinician', 'Dan zie ik u maandag vier mei om drie uur.'],
        ['client', 'Vier mei begin ik net weer te werken. Kan het dinsdag?'],
        ['clinician', 'Dan woensdag zes mei, drie uur.'],
        ['client', 'Woensdag zes mei, drie uur. Goed.'],
      ],
      'decursus',
    );
    expect(note).not.toMatch(/4 mei om/);
    expect(note).toMatch(/6 mei/);
  });

  test('a dose after a medicine that was named beside it is not said to be of that one', () => {
    const note = noteOf(
      [
        ['clinician', 'Een alternatief is clonidine, daar kun je suf van worden. Wat vindt u?'],
        ['client', 'Liever het eerste.'],
        ['clinician', 'Dan beginnen we met een halve tablet van vijf milligram, in de avond.'],
      ],
      'decursus',
    );
    expect(note).not.toMatch(/clonidine: /i);
  });
});
