/** The words of what is new since last time. */
import type { Language } from '../../note.ts';

export const sinceWords: Readonly<Record<Language, Record<'allergy' | 'diagnosis', string>>> = {
  nl: { allergy: 'Allergie of intolerantie', diagnosis: 'Diagnose' },
  en: { allergy: 'Allergy or intolerance', diagnosis: 'Diagnosis' },
};
