/** The notes that are named after their four letters. */
import type { FactKind } from '../facts/kind.ts';
import { dangers, drugs, intentions, observed, section, symptoms, type Template } from './section.ts';

const told: FactKind[] = [
  'reason',
  'course',
  ...symptoms,
  ...dangers,
  ...drugs.filter((topic) => topic !== 'controls'),
  'substances',
  'social',
  'somatic',
  'biography',
  'family_history',
  'psychiatric_history',
  'collateral',
  'goals',
  'client_view',
  'response',
  'motivation',
];
const seen: FactKind[] = ['examination', 'controls', 'measures', ...observed];
const judged: FactKind[] = ['conclusion', 'classification', 'team', 'insight'];
const intended: FactKind[] = [...intentions, 'next_contact', 'intervention'];

export const soep: Template = {
  id: 'soep',
  family: 'problem',
  name: { nl: 'SOEP (huisarts, POH-GGZ)', en: 'SOEP (Dutch general practice)' },
  rest: 'subjective',
  sections: [
    section('subjective', 'S – Subjectief', 'S – Subjective', told),
    section(
      'objective',
      'O – Objectief',
      'O – Objective',
      seen.filter((topic) => topic !== 'insight'),
    ),
    section('evaluation', 'E – Evaluatie', 'E – Evaluation', judged),
    section('plan', 'P – Plan', 'P – Plan', intended),
  ],
};

export const soap: Template = {
  id: 'soap',
  family: 'problem',
  name: { nl: 'SOAP', en: 'SOAP' },
  rest: 'subjective',
  sections: [
    section(
      'subjective',
      'Subjectief (klacht, anamnese)',
      'Subjective (chief complaint, history of present illness)',
      told,
    ),
    section(
      'objective',
      'Objectief (lichamelijk onderzoek, uitslagen)',
      'Objective (physical examination, results)',
      seen.filter((topic) => topic !== 'insight'),
    ),
    section('assessment', 'Beoordeling', 'Assessment', judged),
    section('plan', 'Plan', 'Plan', intended),
  ],
};

export const birp: Template = {
  id: 'birp',
  family: 'problem',
  name: { nl: 'BIRP', en: 'BIRP' },
  rest: 'behaviour',
  sections: [
    section('behaviour', 'Gedrag', 'Behaviour', [
      ...told.filter((topic) => topic !== 'response' && topic !== 'effect'),
      ...seen,
      'conclusion',
    ]),
    section('intervention', 'Interventie', 'Intervention', ['intervention']),
    section('response', 'Reactie', 'Response', ['response', 'effect']),
    section('plan', 'Plan', 'Plan', [...intentions, 'next_contact']),
  ],
};

export const dap: Template = {
  id: 'dap',
  family: 'problem',
  name: { nl: 'DAP', en: 'DAP' },
  rest: 'data',
  sections: [
    section('data', 'Gegevens', 'Data', [
      ...told,
      ...seen.filter((topic) => topic !== 'insight'),
      'intervention',
    ]),
    section('assessment', 'Beoordeling', 'Assessment', judged),
    section('plan', 'Plan', 'Plan', [...intentions, 'next_contact']),
  ],
};

export const girp: Template = {
  id: 'girp',
  family: 'problem',
  name: { nl: 'GIRP', en: 'GIRP' },
  rest: 'response',
  sections: [
    section('goals', 'Doelen', 'Goals', ['goals', 'reason']),
    section('intervention', 'Interventie', 'Intervention', ['intervention']),
    section('response', 'Reactie', 'Response', [
      ...told.filter((topic) => topic !== 'goals' && topic !== 'reason'),
      ...seen,
      'conclusion',
    ]),
    section('plan', 'Plan', 'Plan', [...intentions, 'next_contact']),
  ],
};
