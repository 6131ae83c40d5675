/** Doses and how often they are taken, as both languages write them. */
import type { Language } from '../note.ts';
import { numeral } from '../reading/numeral.ts';
import type { MedicineFinding, Often } from './finding.ts';

const units: Readonly<Record<string, string>> = { mcg: 'µg', IU: 'IE' };
const periods: Readonly<Record<string, readonly [string, string, string, string]>> = {
  day: ['dag', 'dagen', 'day', 'days'],
  night: ['nacht', 'nachten', 'night', 'nights'],
  week: ['week', 'weken', 'week', 'weeks'],
  month: ['maand', 'maanden', 'month', 'months'],
  hour: ['uur', 'uur', 'hour', 'hours'],
  year: ['jaar', 'jaar', 'year', 'years'],
};
const moments: Readonly<Record<Language, Readonly<Record<NonNullable<Often['moment']>, string>>>> = {
  nl: {
    morning: "'s ochtends",
    noon: "'s middags",
    afternoon: "'s middags",
    evening: "'s avonds",
    night: 'voor de nacht',
    meal: 'bij de maaltijd',
  },
  en: {
    morning: 'in the morning',
    noon: 'at noon',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
    night: 'at night',
    meal: 'with meals',
  },
};

function periodText(per: string, every: number | undefined, language: Language): string {
  const [one, many, english, plural] = periods[per] ?? [per, per, per, per];
  if (every !== undefined && every > 1) return `per ${every} ${language === 'nl' ? many : plural}`;
  return language === 'nl' ? `per ${one}` : `a ${english}`;
}

/** `voor de nacht` is once a day. */
const isToldByMoment = ({ times, high, per, every, moment }: Often): boolean =>
  moment !== undefined && moment !== 'meal' && times === 1 && per === 'day' && !high && !every;

function oftenText(often: Often, language: Language): string {
  const { times, high, per, every, moment, as_needed } = often;
  const count =
    times === undefined ? '' : `${numeral(times, language)}${high === undefined ? '' : `-${high}`}×`;
  return [
    isToldByMoment(often)
      ? ''
      : [count, per ? periodText(per, every, language) : ''].filter(Boolean).join(' '),
    moment ? moments[language][moment] : '',
    as_needed ? (language === 'nl' ? 'zo nodig' : 'as needed') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** `100 mg, 2× per dag`; empty where no dose is told. */
export function doseText(
  { dose, dose_high, unit, pieces, frequency, further = [] }: MedicineFinding,
  language: Language,
): string {
  const amount =
    dose === undefined
      ? ''
      : `${pieces !== undefined && pieces !== 1 ? `${numeral(pieces, language)} × ` : ''}${numeral(dose, language)}${
          dose_high === undefined ? '' : `-${numeral(dose_high, language)}`
        } ${units[unit ?? ''] ?? unit ?? ''}`.trim();
  const first = [amount, frequency ? oftenText(frequency, language) : ''].filter(Boolean).join(', ');
  const others = further.map((other) =>
    [
      `${numeral(other.dose, language)} ${units[other.unit ?? ''] ?? other.unit ?? ''}`.trim(),
      other.moment ? moments[language][other.moment] : '',
    ]
      .filter(Boolean)
      .join(', '),
  );
  return [first, ...others].join('; ');
}
