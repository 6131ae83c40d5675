/** What the newest papers say of each medicine, in their own words. */
import { findMedicine } from '../../reading/medicines.ts';
import { capitalised } from '../../reading/text.ts';
import { disputeLines } from './disputed-lists.ts';
import { earlierQuotes, isEnd, lastNamed } from './earlier-medicines.ts';
import { isEarlier } from './last-note.ts';
import { type Mention, medicineMentions } from './medicine-mentions.ts';
import { inOrderOfUse } from './medicine-order.ts';
import { medicineQuote } from './medicine-quotes.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { type Quote, quoteLine, quoteText, whole } from './quotes.ts';
import { unnamedLines } from './unnamed-lines.ts';

const NEWEST_papers = 2;
const MOST_LINES = 12;
const MOST_CORRECTIONS = 2;
const MOST_EARLIER = 18;

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

const denies = /(?<!\p{L})(?:gebruikt|neemt|slikt|uses?|takes?) (?:zelf )?(?:geen|niet|no|not)(?!\p{L})/iu;

/** Those of the client: of whom it is somewhere said without doubt, and by a note where the file also names another's. */
function ownMentions(all: readonly Mention[]): Map<string, Mention[]> {
  const byKey = Map.groupBy(all, ({ key }) => key);
  const own = [...byKey].filter(([, mentions]) => {
    const sure = mentions.filter(({ owner }) => owner === 'client');
    const isShared = mentions.some(({ owner }) => owner === 'other');
    return isShared ? sure.some(({ paper }) => paper.source.kind === 'note') : sure.length > 0;
  });
  return new Map(
    own.map(([key, mentions]) => [
      key,
      // That it is not theirs is said of them too.
      mentions.filter(
        ({ owner, paper, at }) => owner !== 'other' || denies.test(paper.sentences[at]?.text ?? ''),
      ),
    ]),
  );
}

const ended = /\b(?:gestopt|gestaakt|stop|eraf|eruit|klaar|niet meer|geen|stopped|off|no longer|not)\b/iu;
const withDose =
  /\d\s?(?:mg|mcg|µg|ug|ie|eh?|units|ml|druppels|drops)(?!\p{L})|(?<=\p{L}{4,} )\d{1,4}(?=[,.;]|$)/iu;

const corrects =
  /(?<!\p{L})(?:geen|niet|nooit|klopt|onjuist|fout|verkeerd|oude|not|never|no|wrong|incorrect|old)(?!\p{L})/iu;

/** Papers since then that say it is otherwise: `Gebruikt GEEN sertraline; dat is zijn vrouw`. */
function corrections(
  mentions: readonly Mention[],
  since: PaperRead,
  shown: readonly PaperRead[],
): PaperRead[] {
  const { date } = since.source;
  const found = mentions
    .filter(({ paper, at }) => paper.source.date > date && corrects.test(paper.sentences[at]?.text ?? ''))
    .map(({ paper }) => paper)
    .filter((paper) => !shown.includes(paper));
  return [...new Set(found)].reverse().slice(0, MOST_CORRECTIONS);
}

/** What the newest papers say of it, and the newest note where these are only letters. */
function newestQuotes(
  mentions: readonly Mention[],
  newest: readonly PaperRead[],
  naming: ReadonlySet<string>,
) {
  const papers = newest.filter((paper) => mentions.some((each) => each.paper === paper));
  const note = mentions.findLast(({ paper }) => paper.source.kind === 'note')?.paper;
  if (papers.length > 0 && note && papers.every(({ source }) => source.kind !== 'note')) papers.push(note);
  const isDosed = ({ paper, at, finding }: Mention) =>
    finding?.dose !== undefined || withDose.test(paper.sentences[at]?.text ?? '');
  const dosed = mentions.findLast(isDosed)?.paper;
  // What is only said to go on stands with the last dose.
  const told = mentions.filter(({ paper }) => papers.includes(paper));
  const isEnded = told.some(({ paper, at }) => ended.test(paper.sentences[at]?.text ?? ''));
  if (papers.length > 0 && dosed && !isEnded && !told.some(isDosed))
    papers.push(...corrections(mentions, dosed, papers), dosed);
  // An end that was told since an older dose stands with it.
  const end = mentions.findLast(isEnd)?.paper;
  if (
    papers.length > 0 &&
    end &&
    !papers.includes(end) &&
    papers.some(({ source }) => source.date < end.source.date)
  )
    papers.splice(
      papers.findIndex(({ source }) => source.date < end.source.date),
      0,
      end,
    );
  return papers.map((paper) =>
    medicineQuote(
      paper,
      mentions.filter((each) => each.paper === paper),
      naming,
    ),
  );
}

/** `buprenorfine` of a file that also names `buprenorfine/naloxon`: what is said of the one may be of the other. */
function withCombinations(byKey: ReadonlyMap<string, Mention[]>): Map<string, Mention[]> {
  const combined = [...byKey.keys()].filter((key) => key.includes('/'));
  const groups = Map.groupBy(byKey, ([key]) => {
    const parts = combined.filter((each) => each.split('/').includes(key));
    return parts.length === 1 ? (parts[0] ?? key) : key;
  });
  const order = (a: Mention, b: Mention) =>
    a.paper.source.date.localeCompare(b.paper.source.date) || a.at - b.at;
  return new Map(
    [...groups].map(([key, group]) => [key, group.flatMap(([, mentions]) => mentions).sort(order)]),
  );
}

export function medicineLines(desk: Desk): PreparationLine[] {
  const { papers, findings, on } = desk;
  const all = medicineMentions(desk);
  const naming = new Set(all.map(({ paper, at }) => `${paper.source.id} ${at}`));
  const byKey = withCombinations(ownMentions(all));
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
  const quotesOfEarlier = new Map(
    earlier.slice(0, MOST_EARLIER).map((last) => [last.key, earlierQuotes(last, naming)] as const),
  );
  const none = noneLines(newest, desk);
  const isLast = newest[0] !== undefined && !named.has(newest[0]);
  const lines = [
    ...(isLast ? none : []),
    ...linesOf(shown, desk),
    ...none,
    ...linesOf(quotesOfEarlier, desk),
  ].filter((line) => line !== undefined);
  const quoted = [...quotesByKey.values(), ...quotesOfEarlier.values()].flat().map(({ paper }) => paper);
  lines.push(...disputeLines(new Set(quoted), desk));
  lines.push(...unnamedLines(desk, naming, lines));
  return lines.filter(({ text }, index) => lines.findIndex((each) => each.text === text) === index);
}
