import { expect, test } from 'vitest';
import { paper } from '../../../test/papers.ts';
import { findingsOf } from '../findings.ts';
import { prepare } from './prepare.ts';

function reasons(text: string, language: 'nl' | 'en'): string[] {
  const kinds = { id: 'letter', kind: 'attachment', date: '2026-05-01', author: 'P. Zwaan, arts' } as const;
  const sources = [paper(text, { ...kinds, language })];
  const findings = sources.flatMap(findingsOf);
  const page = prepare({ sources, findings, on: '2026-06-01', template: 'decursus', language });
  const lines = page.sections.find(({ id }) => id === 'referral')?.lines ?? [];
  return lines.map(({ label }) => label).filter((label) => /aanmelding|referral/i.test(label));
}

test.each([
  ['Uw patiënt, 70 jaar, zag ik wegens hartkloppingen.', 'nl'],
  ['Op uw verzoek beoordeelde ik mevrouw wegens een afwijkend ECG.', 'nl'],
  ['Mevrouw presenteerde zich op de SEH met pijn op de borst.', 'nl'],
  ['Following your request: she was seen because of a possible allergy.', 'en'],
  ['You referred this woman with palpitations.', 'en'],
  ['Questionnaire portal, outpatient clinic for mood disorders', 'en'],
  ['Vermijden wegens tranylcypromine: oude kaas, zuurkool, sojasaus.', 'nl'],
] as const)('a reply is no referral: %s', (text, language) => {
  expect(reasons(text, language)).toEqual([]);
});

test.each([
  ['Graag uw beoordeling van deze man met paniekklachten.', 'nl'],
  ['Na ontslag van de HIC graag uw overname van deze vrouw wegens een manie.', 'nl'],
  ['Thank you for seeing this man with low mood.', 'en'],
] as const)('is one: %s', (text, language) => {
  expect(reasons(text, language)).toHaveLength(1);
});
