/** Invented suggestions of codes for tests. */
import type { CodeSuggestion, ConsultationCodes, DeskConsultation } from '@noteer/contract';
import { idOf } from './consultations.ts';

const told = { id: 'zpm_planning', values: { planned: 45, real: 47, step: 45 } };

export const aSuggestion = (more: Partial<CodeSuggestion> = {}): CodeSuggestion => ({
  system: 'zpm',
  code: 'CO0497',
  meaning: 'Ambulant, GZ-psycholoog, behandeling, vanaf 45 minuten',
  times: 1,
  rule: told.id,
  reason: told,
  would_change: [],
  missing: [],
  doubt: 'none',
  surcharges: [],
  diagnosis: null,
  ...more,
});

export const ownList = (more: Partial<CodeSuggestion> = {}): CodeSuggestion =>
  aSuggestion({
    system: 'ggz_nhn',
    code: 'N120',
    meaning: 'Individuele behandeling',
    rule: 'ggz_nhn_mapping',
    reason: { id: 'ggz_nhn_mapping', values: {} },
    ...more,
  });

export const stated = (more: Partial<CodeSuggestion> = {}): CodeSuggestion =>
  aSuggestion({
    system: 'icd10',
    code: 'F33.1',
    meaning: 'Recidiverende depressieve stoornis, matig',
    rule: 'icd10_said',
    reason: { id: 'icd10_said', values: {} },
    diagnosis: {
      is_working: true,
      name: 'Depressie',
      place: { chapter: 'V', block: 'F30–F39', name: { nl: 'Stemmingsstoornissen', en: 'Mood disorders' } },
      places: [
        {
          sentence: 'Ik denk aan een depressie, matig ernstig.',
          recording: idOf(1),
          date: '2026-03-02',
          author: 'Sanne Veldkamp',
          pieces: [4],
          start_s: 62,
          end_s: 66,
        },
      ],
    },
    ...more,
  });

export const codesOf = (number: number, more: Partial<ConsultationCodes> = {}): ConsultationCodes => ({
  id: idOf(number),
  appointment_time: '2026-03-02T09:00:00.000Z',
  contact: {
    day: '2026-03-02',
    profession: 'GZ',
    setting: 1,
    kind: 'treatment',
    is_planned: true,
    planned_minutes: 45,
    real_minutes: 47,
    group_size: 1,
    interpreter: 'none',
    travel_minutes: null,
  },
  facts: {
    kind: null,
    setting: null,
    group_size: 1,
    interpreter: 'none',
    real_minutes: null,
    travel_minutes: null,
  },
  facts_revision: 0,
  suggestions: [aSuggestion(), ownList()],
  made_on: 'lists-1',
  revision: 0,
  is_signed: true,
  may_confirm: true,
  is_icd10_on: false,
  confirmed: null,
  question: null,
  ...more,
});

/** A consultation for which nothing is suggested. */
export const nothingSuggested: ConsultationCodes = codesOf(1, { suggestions: [], may_confirm: false });

export const deskRow = (
  number: number,
  client_name: string,
  more: Partial<DeskConsultation> = {},
): DeskConsultation => ({
  id: idOf(number),
  appointment: idOf(number + 300),
  appointment_time: '2026-03-02T09:00:00.000Z',
  client_id: idOf(4711),
  client_name,
  clinician_id: idOf(900),
  clinician_name: 'Joost Verhoeven',
  is_planned: true,
  kind: 'treatment',
  minutes: 45,
  doubt: 'none',
  suggested: [
    { system: 'zpm', code: 'CO0497' },
    { system: 'ggz_nhn', code: 'N120' },
  ],
  is_stale: false,
  question: null,
  ...more,
});
