/** What the newest papers say of each medicine, in their own words. */
import { findMedicine } from '../reading/medicines.ts';
import { capitalised } from '../reading/text.ts';
import { type Mention, medicineMentions } from './medicine-mentions.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { daysBetween, goesOn, type Quote, quoteLine, whole } from './quotes.ts';
import { partsOf } from './sections.ts';
import { dayText } from './wording.ts';

/** What a next sentence goes on about without the name: `Eind augustus opgehoogd naar 75 mg.` */
const ofDose =
  /\b(?:weer|naar) \d|\d\s?(?:mg|mcg|µg|ug|dd)(?![\p{L}])|\b(?:gestopt|gestaakt|staken|hervat|herstart|opgehoogd|verhoogd|verlaagd|afgebouwd|gehalveerd|voorgeschreven|tabletten|recept|terug naar|neemt|gebruikt|bijwerking\p{L}*|verdra\p{L}+|gestart|starten|ophogen|herhaling|voorgesteld|stopped|started|restarted|resumed|increased|reduced|lowered|prescribed|tablets|takes|taking|dose)\b/iu;
const MOST_ON = 2;
const MOST_SENTENCES = 5;
const NEWEST_papers = 2;
const MOST_LINES = 8;
const MOST_EARLIER = 12;
const EARLIER_days = 730;

/** The sentences of one paper that are about one medicine. */
function quoteOf(paper: PaperRead, mentions: readonly Mention[], naming: ReadonlySet<string>): Quote {
  const all = new Set<number>();
  // What a correction repeats of an earlier note is not what it says of now.
  const current = mentions.filter(({ at }) => !/^corre[ck]t/i.test(paper.sentences[at]?.heading ?? ''));
  for (const { at } of current.length > 0 ? current : mentions) {
    all.add(at);
    for (let next = at + 1; next <= at + MOST_ON && goesOn(paper, next); next += 1) {
      if (naming.has(`${paper.source.id} ${next}`) || !ofDose.test(paper.sentences[next]?.text ?? '')) break;
      all.add(next);
    }
  }
  const at = [...all].sort((a, b) => a - b);
  // What a paper says last of it is what stands.
  return whole({ paper, at: at.slice(-MOST_SENTENCES) });
}

/** Medicines of the mind first: these are what the talk is about. */
const fieldOf = (key: string): number => (findMedicine(key)?.field === 'psychiatry' ? 0 : 1);
const nameOf = (key: string, language: Desk['language']): string => {
  const known = findMedicine(key);
  return known ? known[language] : key;
};

/** Medicines that one and the same quotation is about share a line. */
function linesOf(quotesByKey: ReadonlyMap<string, Quote[]>, desk: Desk): PreparationLine[] {
  const groups = Map.groupBy([...quotesByKey], ([, quotes]) =>
    quotes.map(({ paper, at }) => `${paper.source.id} ${at.join(' ')}`).join('; '),
  );
  return [...groups.values()].flatMap((group) => {
    const names = group.map(([key]) => nameOf(key, desk.language));
    const [, quotes = []] = group[0] ?? [];
    return quoteLine(capitalised(names.join(', ')), quotes, desk.language) ?? [];
  });
}

/** `Eerder genoemd`: the day of the last paper that names it, and no more than that. */
function earlierLine(byKey: ReadonlyMap<string, Mention[]>, desk: Desk): PreparationLine | undefined {
  const { language, on } = desk;
  const last = [...byKey]
    .flatMap(([key, mentions]) => {
      const mention = mentions.at(-1);
      return mention && mentions.some(({ finding }) => finding) ? [{ key, mention }] : [];
    })
    .filter(({ mention }) => daysBetween(mention.paper.source.date, on) <= EARLIER_days)
    .sort((a, b) => b.mention.paper.source.date.localeCompare(a.mention.paper.source.date))
    .slice(0, MOST_EARLIER);
  const [first] = last;
  if (!first) return undefined;
  const said = last.map(
    ({ key, mention: { paper } }) =>
      `${nameOf(key, language)} (${texts[language].in[paper.source.kind]} ${dayText({ date: paper.source.date, precision: 'day' }, language)})`,
  );
  const { date, author } = first.mention.paper.source;
  return {
    text: `${texts[language].namedEarlier}: ${said.join(', ')}`,
    // One place a paper: the names stand close together there.
    sources: [...Map.groupBy(last, ({ mention }) => mention.paper).values()].flatMap(([same]) => {
      const { paper, at } = same?.mention ?? {};
      const sentence = paper?.sentences[at ?? -1];
      return paper && sentence ? [{ source: paper.source.id, from: sentence.from, to: sentence.to }] : [];
    }),
    date,
    author,
  };
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

/** What the newest papers say of it, and the newest note where these are only letters. */
function newestQuotes(
  mentions: readonly Mention[],
  newest: readonly PaperRead[],
  naming: ReadonlySet<string>,
) {
  const papers = newest.filter((paper) => mentions.some((each) => each.paper === paper));
  const note = mentions.findLast(({ paper }) => paper.source.kind === 'note')?.paper;
  if (papers.length > 0 && note && papers.every(({ source }) => source.kind !== 'note')) papers.push(note);
  return papers.map((paper) =>
    quoteOf(
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

/** Named in the newest paper with a dose first: it is what is used, more likely than not. */
const weightOf = (mentions: readonly Mention[], newest: PaperRead | undefined): number => {
  const last = mentions.filter(({ paper }) => paper === newest).flatMap(({ finding }) => finding ?? []);
  return last.some(({ dose, change }) => dose !== undefined && change !== 'stopped')
    ? 0
    : last.length > 0
      ? 1
      : 2;
};

export function medicineLines(desk: Desk): PreparationLine[] {
  const { papers, findings } = desk;
  const all = medicineMentions(desk);
  const naming = new Set(all.map(({ paper, at }) => `${paper.source.id} ${at}`));
  const byKey = ownMentions(all);
  const named = new Set([...byKey.values()].flat().map(({ paper }) => paper));
  const isNaming = (paper: PaperRead) =>
    named.has(paper) ||
    findings.some((each) => each.kind === 'medicine' && each.is_denied && each.source === paper.source.id);
  const newest = papers.filter(isNaming).slice(-NEWEST_papers).reverse();
  const inOrder = [...byKey].sort(
    ([a, ofA], [b, ofB]) => fieldOf(a) - fieldOf(b) || weightOf(ofA, newest[0]) - weightOf(ofB, newest[0]),
  );
  const quotesByKey = new Map(
    inOrder
      .map(([key, mentions]) => [key, newestQuotes(mentions, newest, naming)] as const)
      .filter(([, quotes]) => quotes.length > 0),
  );
  const earlier = earlierLine(new Map(inOrder.filter(([key]) => !quotesByKey.has(key))), desk);
  return [
    ...linesOf(quotesByKey, desk).slice(0, MOST_LINES),
    unnamedLine(desk, naming),
    ...noneLines(newest, desk),
    earlier,
  ].filter((line) => line !== undefined);
}
