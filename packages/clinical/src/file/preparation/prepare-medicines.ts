/** What the newest papers say of each medicine, in their own words. */
import { findMedicine } from '../../reading/medicines.ts';
import { capitalised } from '../../reading/text.ts';
import { partsOf } from '../paper/sections.ts';
import { isEarlier } from './last-note.ts';
import { type Mention, medicineMentions } from './medicine-mentions.ts';
import { inOrderOfUse } from './medicine-order.ts';
import { medicineQuote, ofDose } from './medicine-quotes.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { daysBetween, goesOn, type Quote, quoteLine, quoteText, whole } from './quotes.ts';

const NEWEST_papers = 2;
const MOST_LINES = 12;
const MOST_EARLIER = 18;
const EARLIER_days = 730;

const nameOf = (key: string, language: Desk['language']): string => {
  const known = findMedicine(key);
  return known ? known[language] : key;
};

/** Medicines that one and the same quotation is about share a line. */
function linesOf(quotesByKey: ReadonlyMap<string, Quote[]>, desk: Desk): PreparationLine[] {
  const groups = Map.groupBy([...quotesByKey], ([, quotes]) =>
    quotes.map((quote) => `${quote.paper.source.id} ${quoteText(quote).text}`).join('; '),
  );
  const lines = [...groups.values()].flatMap((group) => {
    const names = group.map(([key]) => nameOf(key, desk.language));
    const [, quotes = []] = group[0] ?? [];
    const isOld = quotes.every(({ paper }) => isEarlier(paper, desk));
    const label = isOld ? `${texts[desk.language].namedEarlier}, ${names.join(', ')}` : names.join(', ');
    const line = quoteLine(capitalised(label), quotes, desk.language);
    return line ? [{ line, isOld }] : [];
  });
  // What the last note names stands before what only papers of before name.
  return lines.toSorted((a, b) => Number(a.isOld) - Number(b.isOld)).map(({ line }) => line);
}

type Last = { key: string; mention: Mention; mentions: readonly Mention[] };

/** Those that the newest papers do not name, the last named first. */
function lastNamed(byKey: ReadonlyMap<string, Mention[]>, on: string): Last[] {
  return [...byKey]
    .flatMap(([key, mentions]) => {
      const mention = mentions.at(-1);
      return mention && mentions.some(({ finding }) => finding) ? [{ key, mention, mentions }] : [];
    })
    .filter(({ mention }) => daysBetween(mention.paper.source.date, on) <= EARLIER_days)
    .sort((a, b) => b.mention.paper.source.date.localeCompare(a.mention.paper.source.date));
}

/** What the last paper that names it said of it: a name and a day alone say nothing of use. */
function earlierLines(last: readonly Last[], naming: ReadonlySet<string>, desk: Desk): PreparationLine[] {
  const { language } = desk;
  return last.slice(0, MOST_EARLIER).flatMap(({ key, mention: { paper }, mentions }) => {
    const own = mentions.filter((each) => each.paper === paper);
    const label = `${texts[language].namedEarlier}, ${nameOf(key, language)}`;
    return quoteLine(label, [medicineQuote(paper, own, naming, true)], language) ?? [];
  });
}

/** `Gebruikt geen medicatie`, where one of the newest papers says so. */
function noneLines(newest: readonly PaperRead[], { findings, language }: Desk): PreparationLine[] {
  return newest.flatMap((paper) => {
    const denied = findings.filter(
      (each) => each.kind === 'medicine' && each.is_denied && each.source === paper.source.id,
    );
    const at = paper.sentences.flatMap(({ from }, index) =>
      denied.some((each) => each.from === from) ? [index] : [],
    );
    return quoteLine('', [whole({ paper, at })], language) ?? [];
  });
}

/** Those of the client: of whom it is somewhere said without doubt, and by a note where the file also names another's. */
function ownMentions(all: readonly Mention[]): Map<string, Mention[]> {
  const byKey = Map.groupBy(all, ({ key }) => key);
  const own = [...byKey].filter(([, mentions]) => {
    const sure = mentions.filter(({ owner }) => owner === 'client');
    const isShared = mentions.some(({ owner }) => owner === 'other');
    return isShared ? sure.some(({ paper }) => paper.source.kind === 'note') : sure.length > 0;
  });
  return new Map(own.map(([key, mentions]) => [key, mentions.filter(({ owner }) => owner !== 'other')]));
}

const ended = /\b(?:gestopt|gestaakt|stop|eraf|eruit|klaar|niet meer|geen|stopped|off|no longer|not)\b/iu;
export const withDose = /\d\s?(?:mg|mcg|µg|ug|ie|ml|druppels|drops)(?!\p{L})/iu;

/** What the newest papers say of it, and the newest note where these are only letters. */
function newestQuotes(
  mentions: readonly Mention[],
  newest: readonly PaperRead[],
  naming: ReadonlySet<string>,
) {
  const papers = newest.filter((paper) => mentions.some((each) => each.paper === paper));
  const note = mentions.findLast(({ paper }) => paper.source.kind === 'note')?.paper;
  if (papers.length > 0 && note && papers.every(({ source }) => source.kind !== 'note')) papers.push(note);
  const isDosed = ({ paper, at }: Mention) => withDose.test(paper.sentences[at]?.text ?? '');
  const dosed = mentions.findLast(isDosed)?.paper;
  // What is only said to go on stands with the last dose.
  const told = mentions.filter(({ paper }) => papers.includes(paper));
  const isEnded = told.some(({ paper, at }) => ended.test(paper.sentences[at]?.text ?? ''));
  if (papers.length > 0 && dosed && !isEnded && !told.some(isDosed)) papers.push(dosed);
  return papers.map((paper) =>
    medicineQuote(
      paper,
      mentions.filter((each) => each.paper === paper),
      naming,
    ),
  );
}

/** What the newest note says of medicines without naming them: `Gevraagd het nieuwe doosje niet te starten`. */
const unnamed =
  /\b(?:voorgeschreven|doosjes?|medicatie|medicijnen|pillen|recept|apotheek|prescribed|medication|tablets|pharmacy)\b/iu;
function unnamedLine({ papers, language }: Desk, naming: ReadonlySet<string>): PreparationLine | undefined {
  const paper = papers.findLast(({ source }) => source.kind === 'note');
  if (!paper) return undefined;
  const parts = partsOf(paper);
  const mentions = paper.sentences.flatMap(({ text }, at) => {
    const isNew = !naming.has(`${paper.source.id} ${at}`) && parts[at] !== 'plan' && parts[at] !== 'risk';
    return isNew && unnamed.test(text) ? [at] : [];
  });
  const at = mentions.flatMap((index) =>
    goesOn(paper, index + 1) && ofDose.test(paper.sentences[index + 1]?.text ?? '')
      ? [index, index + 1]
      : [index],
  );
  return quoteLine('', [whole({ paper, at: [...new Set(at)] })], language);
}

export function medicineLines(desk: Desk): PreparationLine[] {
  const { papers, findings, on } = desk;
  const all = medicineMentions(desk);
  const naming = new Set(all.map(({ paper, at }) => `${paper.source.id} ${at}`));
  const byKey = ownMentions(all);
  const named = new Set([...byKey.values()].flat().map(({ paper }) => paper));
  const isNaming = (paper: PaperRead) =>
    named.has(paper) ||
    findings.some((each) => each.kind === 'medicine' && each.is_denied && each.source === paper.source.id);
  const newest = papers.filter(isNaming).slice(-NEWEST_papers).reverse();
  const quotesByKey = new Map(
    inOrderOfUse(byKey, newest[0])
      .map(({ key, mentions }) => [key, newestQuotes(mentions, newest, naming)] as const)
      .filter(([, quotes]) => quotes.length > 0),
  );
  const shown = new Map([...quotesByKey].slice(0, MOST_LINES));
  const earlier = lastNamed(new Map([...byKey].filter(([key]) => !shown.has(key))), on);
  const none = noneLines(newest, desk);
  const isLast = newest[0] !== undefined && !named.has(newest[0]);
  const lines = [
    ...(isLast ? none : []),
    ...linesOf(shown, desk),
    unnamedLine(desk, naming),
    ...none,
    ...earlierLines(earlier, naming, desk),
  ].filter((line) => line !== undefined);
  return lines.filter(({ text }, index) => lines.findIndex((each) => each.text === text) === index);
}
