import type { Language } from '../note.ts';
import { dimensionsIn, fieldsIn } from './dimension-names.ts';
import { dayIn, type Sentence } from './sentence.ts';
import type { Told } from './types.ts';

/** "ambulant sectie II, behandeling, vanaf 45 min": what a line was mapped to. */
function mappedTo(values: Told['values'], language: Language): string {
  const step = values.step === '' ? '' : `${language === 'nl' ? 'vanaf' : 'from'} ${values.step} min`;
  const group = language === 'nl' ? 'deze groepsgrootte' : 'a group of this size';
  return [dimensionsIn(values, language), step].filter((part) => part !== '').join(', ') || group;
}

/** Why this code of the institution's own list, or why none. */
export const ggzNhnSentences = {
  ggz_nhn_mapping: {
    nl: (v) => `De enige regel van de eigen lijst die hierbij hoort: ${mappedTo(v, 'nl')}.`,
    en: (v) => `The only line of the institution's list that belongs to this: ${mappedTo(v, 'en')}.`,
  },
  ggz_nhn_chosen_before: {
    nl: (v) => `In hetzelfde geval ${v.times} van ${v.total} keer gekozen.`,
    en: (v) => `Chosen ${v.times} of ${v.total} times in the same case.`,
  },
  ggz_nhn_chosen_otherwise: {
    nl: (v) => `In hetzelfde geval werd ${v.times} van ${v.total} keer ${v.code} gekozen.`,
    en: (v) => `In the same case ${v.code} was chosen ${v.times} of ${v.total} times.`,
  },
  ggz_nhn_no_list: {
    nl: (v) => `Er is geen GGZ-NHN-lijst die geldt op ${dayIn(v.day, 'nl')}.`,
    en: (v) => `There is no GGZ-NHN list valid on ${dayIn(v.day, 'en')}.`,
  },
  ggz_nhn_missing: {
    nl: (v) => `Nog niet bekend: ${fieldsIn(v.fields ?? '', 'nl')}; daar hangt de GGZ-NHN-code van af.`,
    en: (v) => `Not yet known: ${fieldsIn(v.fields ?? '', 'en')}; the GGZ-NHN code depends on it.`,
  },
  ggz_nhn_several_lines: {
    nl: (v) => `Meer dan één regel van de eigen lijst hoort hierbij: ${v.codes}.`,
    en: (v) => `More than one line of the institution's list belongs to this: ${v.codes}.`,
  },
  ggz_nhn_gone: {
    nl: (v) =>
      `Eerder ${v.times} van ${v.total} keer ${v.code}, maar die code past nu niet meer in de lijst.`,
    en: (v) =>
      `Before, ${v.code} was chosen ${v.times} of ${v.total} times, but the list no longer has it here.`,
  },
  ggz_nhn_no_habit: {
    nl: (v) => `In hetzelfde geval hoogstens ${v.times} van ${v.total} keer hetzelfde gekozen: te weinig.`,
    en: (v) => `In the same case at most ${v.times} of ${v.total} times the same was chosen: too few.`,
  },
  ggz_nhn_nothing_known: {
    nl: () => 'Geen regel van de eigen lijst is hieraan gekoppeld en er is nog niets gekozen.',
    en: () => "No line of the institution's list is mapped to this, and nothing was chosen yet.",
  },
} satisfies Record<string, Sentence>;
