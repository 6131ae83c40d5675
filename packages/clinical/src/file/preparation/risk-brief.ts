/** How what papers say of danger is labelled, and what of it stands in brief. */
import { capitalised } from '../../reading/text.ts';
import { dayText } from '../wording.ts';
import { isEarlier } from './last-note.ts';
import type { Desk, PreparationLine } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { goesOn, quoteLine, quoteText } from './quotes.ts';
import { type Told, withOwnOnly } from './risk-chosen.ts';

/** What was written before the last note is told as that: it may have been otherwise since. */
export function labelOf([first]: readonly Told[], desk: Desk, what = ''): string {
  const words = texts[desk.language];
  if (!first || !isEarlier(first.paper, desk)) return words.risk;
  return what === '' ? words.writtenEarlier : `${what}, ${words.writtenEarlier.toLowerCase()}`;
}

const MOST_DAYS = 5;

/** What was done, with the sentence behind it: `Nam 20 tabletten. Ontkent opzet.` */
const withNext = ({ paper, at, deeds }: Told): number[] =>
  at.filter((each) => deeds.includes(each) || (deeds.includes(each - 1) && goesOn(paper, each)));

/**
 * Away from the page the newest, the last time that something was done or prepared, and the days of the others: what was
 * only so on that day may be otherwise since.
 */
export function riskInBrief(
  newest: readonly Told[],
  others: readonly Told[],
  desk: Desk,
): PreparationLine | undefined {
  const { language } = desk;
  const deed = others.find(({ deeds }) => deeds.length > 0);
  const quotes = [...newest.map(withOwnOnly), ...(deed ? [{ ...deed, at: withNext(deed) }] : [])];
  const line = quoteLine(labelOf(newest, desk, texts[language].risk), quotes, language);
  const days = others.filter((each) => each !== deed).slice(0, MOST_DAYS);
  if (!line || days.length === 0) return line;
  const when = days.map(({ paper }) => dayText({ date: paper.source.date, precision: 'day' }, language));
  const more = `${texts[language].alsoOn}:`;
  const text = `${more} ${[...new Set(when)].join(', ')}`;
  const sources = days.flatMap((each) => quoteText(each).places);
  // Each of its papers stands behind it with its own day.
  const said = [...line.said, { text: capitalised(more), sources }];
  return { ...line, text: `${line.text}; ${text}`, said, sources: [...line.sources, ...sources] };
}
