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

  it('stand in its sentences, without what is read, explained, scored, of before or of the family', () => {
    expect(found('# Verloop\nDe schizofrenie is goed ingesteld.')).toEqual(['F20.9 stated']);
    expect(found('# Anamnese\nIs in behandeling wegens PTSS.')).toEqual(['F43.1 stated']);
    const none =
      '# Anamnese\nDenkt zelf aan ADHD. Las op internet over autisme. Moeder had een depressie, broer met schizofrenie. Vroeger anorexia.\n\n# Verloop\nUitleg over angststoornissen gegeven. PHQ-9: 12, matige depressie. Aangemeld voor de groep eetstoornissen.';
    expect(found(none)).toEqual([]);
  });

  it('are read in English', () => {
    const note =
      'Subjective: low mood. Mother had bipolar disorder.\nAssessment: moderate depressive episode. No evidence of psychosis.\nPlan: screen for anaemia.';
    expect(found(note, 'en')).toEqual(['F32.1 stated']);
  });
});
