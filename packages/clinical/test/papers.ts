/** Findings of one text, as tests compare them: in few words. */
import type { FileSource, Finding } from '../src/file/finding.ts';
import { findingsOf } from '../src/file/findings.ts';

export const paper = (text: string, more: Partial<FileSource> = {}): FileSource => ({
  id: 'paper',
  kind: 'attachment',
  date: '2026-03-10',
  author: 'J. Hoekstra, huisarts',
  language: 'nl',
  text,
  ...more,
});

/** The findings of these kinds in a text. */
export const found = <K extends Finding['kind']>(
  text: string,
  kinds: readonly K[],
  more: Partial<FileSource> = {},
): Extract<Finding, { kind: K }>[] =>
  findingsOf(paper(text, more)).filter((finding): finding is Extract<Finding, { kind: K }> =>
    (kinds as readonly string[]).includes(finding.kind),
  );
