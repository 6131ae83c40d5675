/** Findings that may stand for each other: who hears voices is psychotic; who is asked about psychosis may hear voices. */
import type { Language } from '../note.ts';
import { widerThan } from '../reading/findings.ts';

export const findingsNear = (finding: string, language: Language): string[] => [
  finding,
  ...widerThan(finding, language),
];
