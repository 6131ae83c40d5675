/** The shapes of the page before an appointment. */
import type { Language } from '../note.ts';
import type { Course } from './course.ts';
import type { FileSource, Finding } from './finding.ts';

export type PreparationSource = { source: string; from: number; to: number };

/** `date` and `author` are of the source that it rests on most. */
export type PreparationLine = {
  text: string;
  sources: PreparationSource[];
  date: string;
  author: string;
};

export type PreparationSectionId =
  | 'referral'
  | 'agreed'
  | 'medicines'
  | 'measurements'
  | 'risk'
  | 'allergies'
  | 'unknown'
  | 'differences';

export type PreparationSection = {
  id: PreparationSectionId;
  title: string;
  lines: PreparationLine[];
  /** What the file does not say, in plain words: these rest on no source. */
  missing: string[];
};

export type Preparation = {
  on: string;
  template: string;
  language: Language;
  sections: PreparationSection[];
  /** The three lines that matter most. */
  brief: PreparationLine[];
};

/** What the parts of the page are made from. */
export type Desk = {
  on: string;
  language: Language;
  template: string;
  /** Oldest first, none of a later day. */
  sources: readonly FileSource[];
  byId: ReadonlyMap<string, FileSource>;
  findings: readonly Finding[];
  course: Course;
};

export const placeOf = ({ source, from, to }: Finding): PreparationSource => ({ source, from, to });

/** A line that rests on these findings, the first most. Undefined without a source that is known. */
export function lineOf(
  text: string,
  findings: readonly Finding[],
  { byId }: Pick<Desk, 'byId'>,
): PreparationLine | undefined {
  const [first] = findings;
  const source = first && byId.get(first.source);
  if (!source) return undefined;
  const places = findings.filter((finding) => byId.has(finding.source)).map(placeOf);
  const sources = places.filter(
    (place, index) =>
      places.findIndex(
        (other) => other.source === place.source && other.from === place.from && other.to === place.to,
      ) === index,
  );
  return { text, sources, date: source.date, author: source.author };
}

export const wordsAt = ({ source, from, to }: PreparationSource, { byId }: Pick<Desk, 'byId'>): string =>
  byId.get(source)?.text.slice(from, to) ?? '';
