/** What the file has that belongs in a note of this kind: ready to be put in, with the paper named in the sentence. */
import type { FactKind } from '../facts/kind.ts';
import type { Language } from '../note.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { findMedicine } from '../reading/medicines.ts';
import { splitSentences } from '../reading/sentences.ts';
import { plain } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Template } from '../templates/section.ts';
import { courseOf } from './course.ts';
import { doseText } from './dose-text.ts';
import type { AllergyFinding, Finding, MedicineFinding, ValueFinding } from './finding.ts';
import { findingsOf } from './findings.ts';
import { type MedicineCourse, medicineKey } from './medicine-course.ts';
import { dayText, measureText, valueText } from './wording.ts';

type PointKind = 'medicine' | 'allergy' | 'measurement';

/** `text` is what it is, `sentence` the same with its source, for the note. `name` tells two points of a kind apart. */
export type FilePoint = {
  kind: PointKind;
  name: string;
  text: string;
  sentence: string;
  fact_kind: Extract<FactKind, 'medication' | 'somatic' | 'controls' | 'measures'>;
  finding: Finding;
};

/** The paper of a finding: what it is, of which day, by whom. A document without a signature has no author. */
export type PaperName = { kind: 'note' | 'attachment'; date: string; author?: string };

const words = {
  nl: {
    letter: 'brief van',
    document: 'document',
    note: 'verslag',
    per: 'Volgens',
    allergy: 'allergie voor',
  },
  en: { letter: 'letter of', document: 'document', note: 'note', per: 'According to', allergy: 'allergy to' },
} as const;

/** `Volgens brief van J. Smeenk, huisarts (03-10-2026): `. */
function accordingTo({ kind, date, author }: PaperName, language: Language): string {
  const { per, letter, document, note } = words[language];
  const what = kind === 'note' ? note : author ? `${letter} ${author}` : document;
  return `${per} ${what} (${shortDay(date, language)}): `;
}

const shortDay = (date: string, language: Language): string =>
  language === 'nl' ? date.split('-').toReversed().join('-') : dayText({ date, precision: 'day' }, language);

const DAY_ms = 24 * 60 * 60 * 1000;
/** What nobody has named for longer may no longer be so. */
const RECENT_days = 365;

const isRecent = (date: string, on: string): boolean =>
  date <= on && Date.parse(on) - Date.parse(date) <= RECENT_days * DAY_ms;

type Told = Omit<FilePoint, 'sentence'>;

/** The last dose that is told; a change after it that names none leaves it unsure. */
function medicineTold(course: MedicineCourse, language: Language): Told {
  const step = course.steps.at(-1)?.finding;
  const change = course.last_change;
  const isUnsure = step && change && change.dose === undefined && change.date > step.date;
  const finding: MedicineFinding = step && !isUnsure ? step : course.last;
  const name = findMedicine(course.name)?.[language] ?? course.name;
  const dose = isUnsure ? '' : doseText(finding, language);
  return {
    kind: 'medicine',
    name: medicineKey(course.name),
    text: dose ? `${name} ${dose}` : name,
    fact_kind: 'medication',
    finding,
  };
}

const allergyTold = (finding: AllergyFinding, language: Language): Told => ({
  kind: 'allergy',
  name: finding.name,
  text: `${words[language].allergy} ${finding.name}${finding.reaction ? ` (${finding.reaction})` : ''}`,
  fact_kind: 'somatic',
  finding,
});

/** The day of the measurement, where the paper tells of an earlier one. */
function valueTold(finding: ValueFinding, paper: PaperName | undefined, language: Language): Told {
  const day =
    finding.date === paper?.date
      ? ''
      : ` (${finding.precision === 'day' ? shortDay(finding.date, language) : dayText(finding, language)})`;
  return {
    kind: 'measurement',
    name: finding.name,
    text: `${measureText(finding.name, language)} ${valueText(finding, language)}${day}`,
    fact_kind: finding.kind === 'score' ? 'measures' : 'controls',
    finding,
  };
}

/** A kind of consultation that has no place for it does not ask for it. */
const belongs: Readonly<Record<PointKind, readonly FactKind[]>> = {
  medicine: ['medication'],
  allergy: ['somatic', 'medication'],
  measurement: ['controls', 'measures', 'examination'],
};

/** Allergies first, then medicines, then measurements: as dangerous as they are to miss. */
export function filePoints(
  findings: readonly Finding[],
  paperOf: (finding: Finding) => PaperName | undefined,
  { template, language, on }: { template: Template; language: Language; on: string },
): FilePoint[] {
  const { medicines, allergies, series } = courseOf(findings);
  const topics = new Set(template.sections.flatMap((section) => section.topics));
  const told: Told[] = [
    ...allergies.filter(({ is_denied }) => !is_denied).map((each) => allergyTold(each, language)),
    ...medicines
      // What was stopped and is named afterwards is for the clinician to find out.
      .filter(
        ({ is_current, used_after_stop, last_seen }) =>
          is_current && !used_after_stop && isRecent(last_seen, on),
      )
      .map((each) => medicineTold(each, language)),
    ...series
      .flatMap(({ points }) => points.at(-1)?.finding ?? [])
      .filter(({ date }) => isRecent(date, on))
      .map((each) => valueTold(each, paperOf(each), language)),
  ];
  return told
    .filter(({ kind }) => belongs[kind].some((topic) => topics.has(topic)))
    .flatMap((point) => {
      const paper = paperOf(point.finding);
      return paper ? [{ ...point, sentence: `${accordingTo(paper, language)}${point.text}.` }] : [];
    });
}

/** Who types changes one sentence: what was read in the others is remembered. */
const measuredIn = new Map<string, readonly string[]>();
const MOST_REMEMBERED = 2_000;

function measuresOf(sentence: string, language: Language): readonly string[] {
  if (!/\d/.test(sentence)) return [];
  const key = `${language} ${sentence}`;
  const known = measuredIn.get(key);
  if (known) return known;
  const paper = { id: '', kind: 'note', date: '2000-01-01', author: '', text: sentence, language } as const;
  const names = findingsOf(paper).flatMap((each) =>
    each.kind === 'measurement' || each.kind === 'score' ? each.name : [],
  );
  if (measuredIn.size >= MOST_REMEMBERED) measuredIn.clear();
  measuredIn.set(key, names);
  return names;
}

/** Which of these a note does not speak of yet. What it says of the same thing in other words is its own. */
export function notInNote<P extends Pick<FilePoint, 'kind' | 'name'>>(
  points: readonly P[],
  note: string,
  language: Language,
): P[] {
  if (points.length === 0) return [];
  const hasMeasure = points.some(({ kind }) => kind === 'measurement');
  const sentences = hasMeasure ? splitSentences(note) : [];
  const measured = new Set(sentences.flatMap((sentence) => measuresOf(sentence, language)));
  const named = new Set(medicineMentions(tokensOf(note)).map(({ medicine }) => medicineKey(medicine.nl)));
  const text = plain(note);
  return points.filter(({ kind, name }) => {
    if (kind === 'measurement') return !measured.has(name);
    return !text.includes(plain(name)) && !(kind === 'medicine' && named.has(name));
  });
}
