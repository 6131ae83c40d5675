import { describe, expect, it } from 'vitest';
import { diagnosesOfNote } from './of-note.ts';

const found = (text: string, language: 'nl' | 'en' = 'nl') =>
  diagnosesOfNote(text, { language }).map(({ code, kind }) => `${code} ${kind}`);

describe('diagnoses that a signed note states', () => {
  it('stand under their heading, without what is excluded and what is a relative’s', () => {
    const note =
      '# Anamnese\nPatiënt is somber. Moeder had een depressie.\n\n# Diagnose\nDepressieve stoornis, recidiverend, matig ernstig. Geen PTSS.\n\n# Beleid\nFolder over paniekstoornis.';
    expect(found(note)).toEqual(['F33.1 stated']);
  });

  it('stand behind a label', () => {
    expect(found('Conclusie: vrouw met een gegeneraliseerde angststoornis.\nBeleid: CGT.')).toEqual([
      'F41.1 stated',
    ]);
    expect(found('Werkdiagnose: bipolaire stoornis type II')).toEqual(['F31.8 working']);
    expect(found('S: moe\nO: -\nE: overspanning\nP: rust')).toEqual(['F48.0 stated']);
  });

  it('are earlier ones where the note says that they were known', () => {
    expect(found('Beschrijvende diagnose\nMan van 45, bekend met ADHD, met een ernstige depressie.')).toEqual(
      ['F90.0 earlier', 'F32.2 stated'],
    );
  });

  it('are read in English', () => {
    const note =
      'Subjective: low mood. Mother had bipolar disorder.\nAssessment: moderate depressive episode. No evidence of psychosis.\nPlan: screen for anaemia.';
    expect(found(note, 'en')).toEqual(['F32.1 stated']);
  });
});
