import { dayIn, type Sentence } from './sentence.ts';

/** Why this diagnosis has this code, or why none. The words themselves are shown beside it. */
export const icd10Sentences = {
  icd10_said: {
    nl: () => 'De behandelaar noemde deze diagnose in dit consult.',
    en: () => 'The clinician stated this diagnosis in this consultation.',
  },
  icd10_said_working: {
    nl: () => 'De behandelaar noemde dit in dit consult een werkdiagnose.',
    en: () => 'The clinician called this a working diagnosis in this consultation.',
  },
  icd10_said_earlier: {
    nl: () => 'De behandelaar noemde in dit consult dat deze diagnose eerder is gesteld.',
    en: () => 'The clinician said in this consultation that this diagnosis was made before.',
  },
  icd10_written: {
    nl: (v) => `Staat in het getekende verslag van ${dayIn(v.day, 'nl')}.`,
    en: (v) => `Stands in the signed note of ${dayIn(v.day, 'en')}.`,
  },
  icd10_written_working: {
    nl: (v) => `Staat als werkdiagnose in het getekende verslag van ${dayIn(v.day, 'nl')}.`,
    en: (v) => `Stands as a working diagnosis in the signed note of ${dayIn(v.day, 'en')}.`,
  },
  icd10_words_do_not_tell: {
    nl: (v) => `Genoemd: ${v.name}. Welke code dat is, zeggen die woorden niet.`,
    en: (v) => `Stated: ${v.name}. Those words do not tell which code that is.`,
  },
  icd10_not_in_list: {
    nl: (v) => `Genoemd: ${v.name}. De code ${v.code} staat niet in de lijst van ${dayIn(v.day, 'nl')}.`,
    en: (v) => `Stated: ${v.name}. The code ${v.code} is not in the list of ${dayIn(v.day, 'en')}.`,
  },
} satisfies Record<string, Sentence>;
