import { describe, expect, test } from 'vitest';
import { noteOfTurns as noteOf } from '../../test/told.ts';

describe('whose fact it is, is written', () => {
  test('one of two parents is no single parent', () => {
    const note = noteOf([
      ['clinician', 'Wie kan er maandag thuis blijven?'],
      ['other', 'Ik neem maandag en dinsdag vrij.', 'ouder'],
    ]);
    expect(note).toMatch(/een van de ouders|volgens een ouder/i);
  });

  test('who was not rung is not who rang nobody', () => {
    const note = noteOf([
      ['clinician', 'En lichamelijk, wat merk je?'],
      ['other', 'Ze is flauwgevallen, vorige week, met gym. Mij heeft niemand gebeld.', 'moeder'],
    ]);
    expect(note).not.toMatch(/moeder heeft niemand gebeld/i);
  });

  test("the clinician's own father is not in the file", () => {
    const note = noteOf([
      ['client', 'Is dat zo’n spuitje?'],
      ['clinician', 'Nee, een pompje. Mijn vader heeft dat gehad, die snurkte zoals altijd.'],
    ]);
    expect(note).not.toMatch(/vader/i);
  });

  test('what an interpreter cannot do is not what the client cannot', () => {
    const note = noteOf(
      [
        ['clinician', 'Shall we meet again in two weeks? Tuesday the thirtieth of June at eleven.'],
        ['other', "I'm not available that day. Thursday is possible for me.", 'interpreter'],
        ['clinician', 'Then Thursday the second of July at eleven.'],
      ],
      'en',
    );
    expect(note).not.toMatch(/patient is not available|possible for the patient/i);
  });

  test('the client is named again behind another person in one sentence', () => {
    const note = noteOf(
      [
        ['clinician', 'Hoe gaat het met eten?'],
        [
          'other',
          'Ik vind het dinsdags in de magnetron van maandag. Ze is afgevallen, haar rokken zakken af.',
          'dochter',
        ],
      ],
      'nl',
      'decursus',
    );
    expect(note).not.toMatch(/dochter vindt[^\n]*; is afgevallen/i);
    expect(note).toMatch(/is afgevallen/i);
  });

  test('a tablet that who came along gave of their own is theirs', () => {
    const note = noteOf([
      ['clinician', 'Neemt u iets in voor de pijn?'],
      ['client', 'Ibuprofen, 400 milligram.'],
      ['other', 'En ze heeft van mijn naproxen gepikt.', 'man'],
    ]);
    expect(note).toMatch(/naproxen van man/i);
  });
});
