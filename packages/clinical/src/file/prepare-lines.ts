/** The other parts of the page: referral, measurements, risk, allergies and alerts. */
import { capitalised } from '../reading/text.ts';
import type { Series } from './course.ts';
import { type Desk, lineOf, type PreparationLine, placeOf, wordsAt } from './preparation.ts';
import { daysBetween } from './prepare-medicines.ts';
import { texts } from './prepare-texts.ts';
import { dayText, measureText, numeral, onDay, quoted, valueText } from './wording.ts';

type Line = PreparationLine | undefined;
const lines = (all: readonly Line[]): PreparationLine[] => all.filter((line) => line !== undefined);

/** Of the last paper that asks something, else of the last that gives a reason. */
export function referralLines(desk: Desk): PreparationLine[] {
  const { findings, language, byId } = desk;
  const words = texts[language];
  const told = findings.filter(({ kind }) => kind === 'referral_reason' || kind === 'referral_question');
  const byDay = told.toSorted((a, b) =>
    (byId.get(a.source)?.date ?? '').localeCompare(byId.get(b.source)?.date ?? ''),
  );
  const source = (byDay.findLast(({ kind }) => kind === 'referral_question') ?? byDay.at(-1))?.source;
  return lines(
    told
      .filter((finding) => finding.source === source)
      .map((finding) =>
        finding.kind === 'referral_reason' || finding.kind === 'referral_question'
          ? lineOf(
              `${finding.kind === 'referral_reason' ? words.reason : words.question}: ${quoted(finding.text)}`,
              [finding],
              desk,
            )
          : undefined,
      ),
  );
}

const POINTS_SHOWN = 3;
const OLD_days = 730;
const MOST_SERIES = 12;

function differenceText({ points, unit }: Series, language: Desk['language']): string {
  const [before, last] = points.slice(-2);
  if (
    !before ||
    !last ||
    before.date === last.date ||
    last.over !== undefined ||
    before.finding.limit ||
    last.finding.limit
  )
    return '';
  const change = Math.round((last.value - before.value) * 100) / 100;
  if (change === 0) return '';
  const sign = change > 0 ? '+' : '−';
  return ` (${sign}${numeral(Math.abs(change), language)}${unit === '%' ? '%' : ''})`;
}

/** `eGFR` keeps its small letter. */
const beginning = (name: string): string => (/^\p{Ll}\p{Lu}/u.test(name) ? name : capitalised(name));

function seriesLine(series: Series, desk: Desk): Line {
  const { language } = desk;
  // Two of one day are told together: lying and standing, first and second.
  const days = [...Map.groupBy(series.points, ({ date }) => date).values()].slice(-POINTS_SHOWN).reverse();
  const shown = days.flat();
  const said = days.map((points) => {
    const [first] = points;
    const values = points.map(({ finding }) => valueText(finding, language)).join(texts[language].and);
    return first ? `${values} ${onDay(first, language)}` : '';
  });
  const [last = '', ...was] = said;
  const now = `${beginning(measureText(series.name, language))} ${last}`;
  const text =
    was.length === 0
      ? now
      : `${now}${differenceText(series, language)}; ${texts[language].was} ${was.join(', ')}`;
  return lineOf(
    text,
    shown.map(({ finding }) => finding),
    desk,
  );
}

export function measurementLines(desk: Desk): { lines: PreparationLine[]; isShortened: boolean } {
  const { course, on } = desk;
  const recent = course.series
    .filter(({ points }) => daysBetween(points.at(-1)?.date ?? '', on) <= OLD_days)
    .sort((a, b) => {
      const byKind = Number(b.kind === 'score') - Number(a.kind === 'score');
      return byKind || (b.points.at(-1)?.date ?? '').localeCompare(a.points.at(-1)?.date ?? '');
    });
  const shown = recent.slice(0, MOST_SERIES);
  return {
    lines: lines(shown.map((series) => seriesLine(series, desk))),
    isShortened: shown.length < course.series.length,
  };
}

export function riskLines(desk: Desk): PreparationLine[] {
  const { course, language } = desk;
  const words = texts[language];
  const { last, before } = course.risk;
  const [first] = last;
  const said = [...new Set(last.map((finding) => quoted(wordsAt(placeOf(finding), desk))))];
  const asked =
    first &&
    lineOf(
      `${words.lastAsked} ${onDay(first, language)}: ${said.map((each) => `“${each}”`).join(' ')}`,
      last,
      desk,
    );
  const seen = new Set<string>();
  const earlier = before.flatMap((finding) => {
    const quote = quoted(wordsAt(placeOf(finding), desk));
    if (seen.has(quote)) return [];
    seen.add(quote);
    const source = desk.byId.get(finding.source);
    const where = source
      ? `${words.in[source.kind]} ${dayText({ date: source.date, precision: 'day' }, language)}`
      : '';
    return [lineOf(`${words.before} (${where}): “${quote}”`, [finding], desk)];
  });
  return lines([asked, ...earlier]);
}

export function allergyLines(desk: Desk): PreparationLine[] {
  const { course, language, on } = desk;
  const words = texts[language];
  const named = course.allergies.filter(({ is_denied }) => !is_denied);
  const denied = course.allergies.filter(({ is_denied }) => is_denied).at(-1);
  return lines([
    ...named.map((each) =>
      lineOf(`${words.allergyTo}: ${each.name}${each.reaction ? ` (${each.reaction})` : ''}`, [each], desk),
    ),
    ...(denied && named.length === 0
      ? [lineOf(`${words.noAllergies} (${onDay(denied, language)})`, [denied], desk)]
      : []),
    ...course.alerts
      .filter(({ until }) => until === undefined || until >= on)
      .map((each) => lineOf(quoted(each.text), [each], desk)),
  ]);
}
