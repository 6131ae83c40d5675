/** What is new, gone or changed between earlier papers and the present note. */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import { courseOf, type Series } from '../course.ts';
import type { Finding, RiskFinding } from '../finding.ts';
import { medicineKey } from '../medicine-course.ts';
import { dayText, measureTitle, riskText, valueText } from '../wording.ts';
import { medicineSince } from './since-medicines.ts';
import { sinceWords as words } from './since-words.ts';

export type SinceLastTime = { is: 'new' | 'gone' | 'changed'; text: string; before?: Finding; now?: Finding };

/** Rated of what was worked on that day: another day has another target. */
const ofTarget = new Set(['SUD', 'VOC']);

function ofSeries(now: Series, before: Series | undefined, language: Language): SinceLastTime | undefined {
  const point = now.points.at(-1)?.finding;
  const last = before?.points.at(-1)?.finding;
  if (!point || ofTarget.has(now.name)) return undefined;
  const text = `${measureTitle(now.name, language)} ${valueText(point, language)}`;
  if (!last) return { is: 'new', text, now: point };
  if (last.value === point.value && last.over === point.over) return undefined;
  return {
    is: 'changed',
    text: `${text}; ${words[language].earlier} ${valueText(last, language)} (${dayText(last, language)})`,
    before: last,
    now: point,
  };
}

function ofRisk(
  now: RiskFinding,
  before: readonly RiskFinding[],
  language: Language,
): SinceLastTime | undefined {
  const last = before.findLast(({ what }) => what === now.what);
  if (now.is_past || (last?.is_denied ?? true) === now.is_denied) return undefined;
  const { denied, present } = words[language];
  return {
    is: now.is_denied ? 'gone' : 'new',
    text: `${capitalised(riskText[language][now.what])}: ${now.is_denied ? denied : present}`,
    ...(last ? { before: last } : {}),
    now,
  };
}

const isNew = <T>(item: T, before: readonly T[], keyOf: (item: T) => string): boolean =>
  !before.some((other) => keyOf(other) === keyOf(item));

export function sinceLastTime(
  before: readonly Finding[],
  now: readonly Finding[],
  language: Language,
): SinceLastTime[] {
  const [then, today] = [courseOf(before), courseOf(now)];
  const earlier = before.filter((finding) => finding.kind === 'medicine');
  const medicines = Map.groupBy(
    now.filter((finding) => finding.kind === 'medicine'),
    ({ name }) => medicineKey(name),
  );
  const found = [
    ...[...medicines].flatMap(([key, findings]) => {
      const known = then.medicines.find(({ name }) => medicineKey(name) === key);
      const told = earlier.filter(({ name }) => medicineKey(name) === key);
      return medicineSince(findings, known, told, language);
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
    ...today.risk.last.map((risk) => ofRisk(risk, then.risk.last, language)),
    ...today.allergies
      .filter((each) => !each.is_denied && isNew(each, then.allergies, ({ name }) => name))
      .map(
        (each): SinceLastTime => ({ is: 'new', text: `${words[language].allergy}: ${each.name}`, now: each }),
      ),
    ...today.diagnoses
      .filter((each) => !each.is_past && isNew(each, then.diagnoses, ({ name }) => name.toLowerCase()))
      .map(
        (each): SinceLastTime => ({
          is: 'new',
          text: `${words[language].diagnosis}: ${each.name}`,
          now: each,
        }),
      ),
  ];
  return found.filter((each) => each !== undefined);
}
