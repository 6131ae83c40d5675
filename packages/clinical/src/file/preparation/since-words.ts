/** The words of what is new since last time. */
import type { Language } from '../../note.ts';

/**
 * As carefully as it can be known: not every paper says all, and a thought that was written down may be over, a plan only talked about.
 */
export const sinceWords: Readonly<
  Record<
    Language,
    Record<'earlier' | 'stopped' | 'planned' | 'allergy' | 'denied' | 'present' | 'diagnosis', string> & {
      wasAbsent: (day: string) => string;
    }
  >
> = {
  nl: {
    earlier: 'eerder genoteerd:',
    stopped: 'gestopt',
    planned: 'besproken of voorgenomen',
    allergy: 'Allergie of intolerantie',
    denied: 'in dit verslag ontkend of afwezig',
    present: 'in dit verslag genoteerd',
    diagnosis: 'Diagnose',
    wasAbsent: (day) => `op ${day} ontkend of afwezig, eerder wel genoteerd`,
  },
  en: {
    earlier: 'written down earlier:',
    stopped: 'stopped',
    planned: 'discussed or planned',
    allergy: 'Allergy or intolerance',
    denied: 'denied or absent in this note',
    present: 'written down in this note',
    diagnosis: 'Diagnosis',
    wasAbsent: (day) => `denied or absent on ${day}, written down before that`,
  },
};
