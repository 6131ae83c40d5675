/**
 * What is new, gone or changed between earlier papers and the present note. `text` only names it: what was written then and
 * now is shown in its own words, which say more than two figures do.
 */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import { courseOf, type Series } from '../course.ts';
import type { FileSource, Finding, RiskFinding } from '../finding.ts';
import { medicineKey } from '../medicine-course.ts';
import { measureTitle, riskText } from '../wording.ts';
import { medicineSince } from './since-medicines.ts';
import { writtenOn } from './since-papers.ts';
import { isBorneOut } from './since-sure.ts';
import { sinceWords as words } from './since-words.ts';

export type SinceLastTime = { is: 'new' | 'gone' | 'changed'; text: string; before?: Finding; now?: Finding };

/** Rated of what was worked on that day: another day has another target. */
export const ofTarget: ReadonlySet<string> = new Set(['SUD', 'VOC']);

function ofSeries(now: Series, before: Series | undefined, language: Language): SinceLastTime | undefined {
  const point = now.points.at(-1)?.finding;
  const last = before?.points.at(-1)?.finding;
  if (!point || ofTarget.has(now.name)) return undefined;
  const text = measureTitle(now.name, language);
  if (!last) return { is: 'new', text, now: point };
  if (last.value === point.value && last.over === point.over) return undefined;
  return { is: 'changed', text, before: last, now: point };
}

/** Of one matter: what earlier papers told is not new, what this note denies as well as tells is left to be read. */
function ofRisk(
  today: readonly RiskFinding[],
  before: readonly RiskFinding[],
  lastAsked: readonly RiskFinding[],
  language: Language,
): SinceLastTime | undefined {
  const [now] = today;
  if (!now || today.some(({ is_denied }) => is_denied !== now.is_denied)) return undefined;
  const last = lastAsked.findLast(({ what }) => what === now.what);
  if ((last?.is_denied ?? true) === now.is_denied) return undefined;
  const wasTold = before.some(({ what, is_denied }) => what === now.what && !is_denied);
  if (!now.is_denied && wasTold && !last) return undefined;
  const text = capitalised(riskText[language][now.what]);
  return last ? { is: 'changed', text, before: last, now } : { is: 'new', text, now };
}

const isNew = <T>(item: T, before: readonly T[], keyOf: (item: T) => string): boolean =>
  !before.some((other) => keyOf(other) === keyOf(item));

/** Papers with what they tell: all that there were before, and the present note. */
type ToldSince = {
  before: { papers: readonly FileSource[]; findings: readonly Finding[] };
  now: { paper: FileSource; findings: readonly Finding[] };
};

export function sinceLastTime(told: ToldSince, language: Language): SinceLastTime[] {
  const papers = { before: told.before.papers, now: told.now.paper };
  return changesOf(told.before.findings, told.now.findings, language).filter((change) =>
    isBorneOut(change, papers),
  );
}

function changesOf(before: readonly Finding[], now: readonly Finding[], language: Language): SinceLastTime[] {
  const [then, today] = [courseOf(before), courseOf(now)];
  const earlier = before.filter((finding) => finding.kind === 'medicine');
  const medicines = Map.groupBy(
    now.filter((finding) => finding.kind === 'medicine'),
    ({ name }) => medicineKey(name),
  );
  const told = before.filter((finding) => finding.kind === 'risk');
  const written = writtenOn(before);
  const found = [
    ...[...medicines].flatMap(([key, findings]) => {
      const course = then.medicines.find(({ name }) => medicineKey(name) === key);
      const same = earlier.filter(({ name }) => medicineKey(name) === key);
      return medicineSince(findings, { course, told: same, written });
    }),
    ...today.series.map((series) =>
      ofSeries(
        series,
        // Without its unit a value may be in the one of before.
        then.series.find(({ name, unit }) => name === series.name && unit === series.unit) ??
          then.series.find(({ name, unit }) => name === series.name && !(unit && series.unit)),
        language,
      ),
    ),
    ...[...Map.groupBy(today.risk.last, ({ what }) => what).values()].map((risks) =>
      ofRisk(risks, told, then.risk.last, language),
    ),
    ...today.allergies
      .filter((each) => !each.is_denied && isNew(each, then.allergies, ({ name }) => name))
      .map(
        (each): SinceLastTime => ({ is: 'new', text: `${words[language].allergy}: ${each.name}`, now: each }),
      ),
    ...today.diagnoses
      .filter(
        (each) =>
          each.is_certain && !each.is_past && isNew(each, then.diagnoses, ({ name }) => name.toLowerCase()),
      )
      .map(
        (each): SinceLastTime => ({
          is: 'new',
          text: `${words[language].diagnosis}: ${each.name}`,
          now: each,
        }),
      ),
  ];
  const all = found.filter((each) => each !== undefined);
  const isSame = (a: SinceLastTime, b: SinceLastTime) => a.text === b.text && a.now?.from === b.now?.from;
  return all.filter((change, index) => all.findIndex((each) => isSame(each, change)) === index);
}
