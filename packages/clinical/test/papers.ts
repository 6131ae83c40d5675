/** Findings of one text, as tests compare them: in few words. */
import type { FileSource, Finding, MedicineFinding } from '../src/file/finding.ts';
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

/** `sertraline 50 mg 1/day: continued`. */
export function medicineInBrief(finding: MedicineFinding): string {
  const { name, dose, dose_high, unit, pieces, frequency, change, standing, date, is_dated, since, by } =
    finding;
  const amount =
    dose === undefined
      ? ''
      : ` ${pieces === undefined || pieces === 1 ? '' : `${pieces}×`}${dose}${dose_high ? `-${dose_high}` : ''} ${unit}`;
  const often = frequency?.times ? ` ${frequency.times}/${frequency.every ?? ''}${frequency.per ?? ''}` : '';
  const moment = `${frequency?.moment ? ` ${frequency.moment}` : ''}${frequency?.as_needed ? ' as needed' : ''}`;
  const when = `${is_dated ? ` ${date}` : ''}${since ? ` since ${since.date}` : ''}${by ? ` by ${by}` : ''}`;
  return `${name}${amount}${often}${moment}: ${standing === 'now' ? '' : `${standing} `}${change}${when}`;
}

/** All medicines of a letter, each in brief. */
export const medicinesIn = (text: string, language: FileSource['language'] = 'nl'): string[] =>
  found(text, ['medicine'], { language }).map(medicineInBrief);
