/** What is new, gone or changed between earlier papers and the present note. */
import type { Language } from '../note.ts';
import { capitalised } from '../reading/text.ts';
import { courseOf, type Series } from './course.ts';
import { doseText } from './dose-text.ts';
import type { Finding, MedicineChange, MedicineFinding, RiskFinding } from './finding.ts';
import { isSameDose, type MedicineCourse, medicineKey } from './medicine-course.ts';
import { dayText, measureTitle, riskText, valueText } from './wording.ts';

export type SinceLastTime = { is: 'new' | 'gone' | 'changed'; text: string; before?: Finding; now?: Finding };

/**
 * As carefully as it can be known: not every paper says all, and a thought that was written down may be over, a plan only talked about.
 */
const words: Readonly<
  Record<
    Language,
    Record<'earlier' | 'stopped' | 'planned' | 'allergy' | 'denied' | 'present' | 'diagnosis', string>
  >
> = {
  nl: {
    earlier: 'eerder genoteerd:',
    stopped: 'gestopt',
    planned: 'besproken of voorgenomen',
    allergy: 'Allergie of intolerantie',
    denied: 'in dit verslag ontkend of afwezig',
    present: 'in dit verslag genoteerd',
    diagnosis: 'Diagnose',
  },
  en: {
    earlier: 'written down earlier:',
    stopped: 'stopped',
    planned: 'discussed or planned',
    allergy: 'Allergy or intolerance',
    denied: 'denied or absent in this note',
    present: 'written down in this note',
    diagnosis: 'Diagnosis',
  },
};

const named = (finding: MedicineFinding, language: Language): string =>
  [capitalised(finding.name), doseText(finding, language)].filter(Boolean).join(' ');

/** The dose of a plan may be that of now: then only the plan is told. */
const plannedText = (now: MedicineFinding, last: MedicineFinding | undefined, language: Language): string =>
  last && isSameDose(last, now) && now.change !== 'started' ? capitalised(now.name) : named(now, language);

const verbs: Readonly<Record<Language, Readonly<Record<MedicineChange, string>>>> = {
  nl: {
    started: ': starten',
    stopped: ': stoppen',
    raised: ': verhogen',
    lowered: ': verlagen',
    continued: '',
  },
  en: {
    started: ': to start',
    stopped: ': to stop',
    raised: ': to raise',
    lowered: ': to lower',
    continued: '',
  },
};

function ofMedicine(
  now: MedicineFinding,
  before: MedicineCourse | undefined,
  language: Language,
): SinceLastTime | undefined {
  const { earlier, stopped, planned } = words[language];
  if (now.standing === 'before' || now.standing === 'advised' || now.is_denied) return undefined;
  const known = before?.is_current ? before : undefined;
  const last = known?.steps.at(-1)?.finding ?? known?.last;
  // That somebody speaks of more, less or none of it is no plan; a dose or a new medicine is told.
  if (now.standing === 'planned' && now.dose === undefined && now.change !== 'started') return undefined;
  if (now.standing === 'planned')
    return {
      is: known ? 'changed' : 'new',
      text: `${plannedText(now, last, language)} (${planned}${verbs[language][now.change]})`,
      ...(last ? { before: last } : {}),
      now,
    };
  if (now.change === 'stopped')
    return {
      is: 'gone',
      text: `${capitalised(now.name)}: ${stopped}`,
      ...(last ? { before: last } : {}),
      now,
    };
  // What goes on without a dose was there before, read or not.
  const isOnlyNamed = now.change === 'continued' && now.dose === undefined;
  if (!known || !last) return isOnlyNamed ? undefined : { is: 'new', text: named(now, language), now };
  if (now.dose === undefined || last.dose === undefined || isSameDose(last, now)) return undefined;
  return {
    is: 'changed',
    text: `${named(now, language)}; ${earlier} ${doseText(last, language)} (${dayText(last, language)})`,
    before: last,
    now,
  };
}

function ofSeries(now: Series, before: Series | undefined, language: Language): SinceLastTime | undefined {
  const point = now.points.at(-1)?.finding;
  const last = before?.points.at(-1)?.finding;
  if (!point) return undefined;
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
  const medicines = Map.groupBy(
    now.filter((finding) => finding.kind === 'medicine'),
    ({ name }) => medicineKey(name),
  );
  const found = [
    ...[...medicines].flatMap(([key, findings]) => {
      const known = then.medicines.find(({ name }) => medicineKey(name) === key);
      const happened = findings.findLast(({ standing }) => standing === 'now');
      const plan = findings.findLast(({ standing }) => standing === 'planned');
      return [happened, plan].map((finding) => finding && ofMedicine(finding, known, language));
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
      .filter((each) => isNew(each, then.diagnoses, ({ name }) => name.toLowerCase()))
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
