/** The newest sentence on each measurement, and earlier values of which there is no doubt. */

import type { ValueFinding } from '../finding.ts';
import { partsOf } from '../paper/sections.ts';
import { dayText, measureTitle, valueText } from '../wording.ts';
import { isCertain } from './certain-value.ts';
import { isDay, isMeasured, isValue, valuesOf } from './measured-values.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { daysBetween, goesOn, quoteLine, quoteText, whole } from './quotes.ts';
import { ofTarget } from './since-last-time.ts';
import { anyLevel, isLevel, unknownIn } from './unknown-measures.ts';

const OLD_days = 400;
const SERIES_days = 730;
const MOST_PAPERS = 5;
const MOST_SERIES = 4;
const MOST_VALUES = 3;

/** Of the day itself: nobody looks back for them. */
const passing = new Set(['temperature', 'saturation', 'breathing rate', 'height', 'pulse', 'asked for']);

/** The names of what each sentence of a paper measures. What is only planned is not measured. */
function measuredIn(paper: PaperRead, values: readonly ValueFinding[]): string[][] {
  const parts = partsOf(paper);
  const bySentence = Map.groupBy(values, ({ from }) => from);
  return paper.sentences.map(({ from, text, part }, at) => {
    const isPlan = part === 'plan' || parts[at] === 'plan';
    // A list of medicines is told where it belongs, with what was said of it since.
    if (paper.source.kind === 'attachment' && part === 'medicines') return [];
    const own = (bySentence.get(from) ?? []).filter((each) => !isPlan || isMeasured(each, text));
    if (own.length > 0) return own.map(({ name }) => name);
    if (isPlan || part === 'greeting') return [];
    return unknownIn(text);
  });
}

/** A row of a table is nothing without the days above it. */
function withDays({ sentences }: PaperRead, at: readonly number[]): number[] {
  const all = new Set(at);
  for (const index of at) {
    let top = index;
    while (sentences[top]?.isRow && sentences[top - 1]?.isRow) top -= 1;
    if (top < index && /\d[-/]\d|\b20\d\d\b/.test(sentences[top]?.text ?? '')) all.add(top);
  }
  return [...all].sort((a, b) => a - b);
}

/** `Natrium 129 (135-145) L`, `TSH 5,8 ↑`. */
const isFlagged =
  /\d[^\n]*(?:(?<![\p{L}\d/])[HL](?![\p{L}\d/])|[↑↓]|(?<!\*)\*(?!\*)|(?<!\p{L})(?:verhoogd|verlaagd|te hoog|te laag|afwijkend|high|low|abnormal)(?!\p{L}))/u;

/** Which sentences of a paper. */
type Newest = ReadonlySet<number>;

/** The sentences with the newest of each measurement: of the newest note, and of a letter that is newer. */
function newestByPaper({ papers, findings, on }: Desk): Map<PaperRead, Newest> {
  const bySource = Map.groupBy(valuesOf(findings), ({ source }) => source);
  const seen = { note: new Set<string>(), attachment: new Set<string>() };
  const note = papers.findLast(({ source }) => source.kind === 'note');
  const chosen = new Map<PaperRead, Newest>();
  for (const paper of papers.toReversed()) {
    const { id, kind, date } = paper.source;
    if (daysBetween(date, on) > OLD_days) break;
    const measured = measuredIn(paper, bySource.get(id) ?? []);
    // A later `spiegel` is one of these, whatever it is of.
    const isSeen = (name: string) =>
      [seen.note, seen[kind]].some((names) => names.has(name) || (names.has(anyLevel) && isLevel.test(name)));
    const isNew = (name: string) =>
      !isSeen(name) && !(passing.has(name) && paper !== papers.at(-1) && paper !== note);
    const at = new Set(measured.flatMap((names, index) => (names.some(isNew) ? [index] : [])));
    // Without what was not as it should be, the rest of a letter would seem to say that all was well.
    if (kind === 'attachment' && at.size > 0)
      for (const [index, names] of measured.entries())
        if (names.length > 0 && isFlagged.test(paper.sentences[index]?.text ?? '')) at.add(index);
    // `Op 300 mg: 560 op 22-6` goes on about the level before it.
    for (const index of [...at])
      if (
        measured[index]?.some((name) => name === anyLevel) &&
        measured[index + 1]?.length === 0 &&
        goesOn(paper, index + 1) &&
        /\d/.test(paper.sentences[index + 1]?.text ?? '')
      )
        at.add(index + 1);
    // What else the paper says of the same may be the newer of the two: `PHQ-9 15 then … PHQ-9 10.`
    const shown = new Set([...at].flatMap((index) => measured[index] ?? []));
    for (const [index, names] of measured.entries())
      if (names.some((name) => shown.has(name) && name !== anyLevel)) at.add(index);
    for (const name of measured.flat()) seen[kind].add(name);
    if (at.size > 0) chosen.set(paper, at);
  }
  return chosen;
}

const corrects =
  /correctie|klopt niet|niet echt|niet bruikbaar|typefout|foutief|onjuist|verkeerd|was niet|correction|in fact|incorrect|error|wrong/iu;

/** Numbers that a paper takes back. */
function correctedNumbers(papers: readonly PaperRead[]): Set<string> {
  const numbers = new Set<string>();
  for (const { sentences } of papers)
    for (const { text, heading } of sentences)
      if (corrects.test(text) || corrects.test(heading))
        for (const [number] of text.matchAll(/\d+(?:[.,]\d+)?/g)) numbers.add(number.replace(',', '.'));
  return numbers;
}

const namesDay = /(?<![\d.,/-])[0-3]?\d-(?:0?[1-9]|1[0-2])(?![\d.,/-]*\d)/u;

/** What a paper says of one measurement: the value where it is certain, else its own words. */
function valueIn(paper: PaperRead, here: readonly ValueFinding[], language: Desk['language']): string {
  const [finding] = here;
  const isOne =
    finding !== undefined &&
    here.every(({ value, over }) => value === finding.value && over === finding.over) &&
    // A day in the sentence may be that of the value or of anything else.
    finding.date === paper.source.date &&
    !namesDay.test(paper.source.text.slice(finding.from, finding.to)) &&
    isCertain(finding, paper.source.text.slice(finding.from, finding.to));
  if (isOne) return valueText(finding, language);
  const at = paper.sentences.flatMap(({ from }, index) =>
    here.some((each) => each.from === from) ? [index] : [],
  );
  return quoteText(whole({ paper, at: withDays(paper, at) })).text;
}

function earlierLine(
  name: string,
  desk: Desk,
  shown: ReadonlyMap<PaperRead, Newest>,
  corrected: ReadonlySet<string>,
): PreparationLine | undefined {
  const { language, on, papers, findings } = desk;
  const own = valuesOf(findings).filter((each) => each.name === name && !each.is_earlier);
  const points = papers
    .toReversed()
    .map((paper) => ({ paper, here: own.filter(({ source }) => source === paper.source.id) }))
    .filter(({ paper, here }) => {
      const at = [...(shown.get(paper) ?? [])];
      const isShown = here.some((each) => at.some((index) => paper.sentences[index]?.from === each.from));
      const isNoValue = here.some((each) => isDay(each, paper.source.text.slice(each.from, each.to)));
      const isTakenBack = here.some(({ value }) => corrected.has(String(value)));
      return (
        here.length > 0 &&
        !isShown &&
        !isNoValue &&
        !isTakenBack &&
        daysBetween(paper.source.date, on) <= SERIES_days
      );
    })
    .slice(0, MOST_VALUES);
  const [first] = points;
  if (!first) return undefined;
  const said = points.map(({ paper, here }) => ({
    text: valueIn(paper, here, language),
    paper: `${texts[language].in[paper.source.kind]} ${dayText({ date: paper.source.date, precision: 'day' }, language)}`,
    // Two values of one sentence are one place.
    sources: here
      .map(({ source, from, to }) => ({ source, from, to }))
      .filter(({ from }, index, all) => all.findIndex((each) => each.from === from) === index),
  }));
  const label = `${measureTitle(name, language)}, ${texts[language].alsoWritten}`;
  return {
    text: `${label}: ${said.map(({ text, paper }) => `${text} (${paper})`).join(', ')}`,
    label,
    said: said.map(({ text, sources }) => ({ text, sources })),
    sources: said.flatMap(({ sources }) => sources),
    date: first.paper.source.date,
    author: first.paper.source.author,
  };
}

export function measurementLines(desk: Desk): { lines: PreparationLine[]; isShortened: boolean } {
  const { language, findings, papers } = desk;
  const byPaper = [...newestByPaper(desk)];
  const shown = byPaper.slice(0, MOST_PAPERS);
  const quotes = shown.flatMap(
    ([paper, at]) => quoteLine('', [whole({ paper, at: withDays(paper, [...at]) })], language) ?? [],
  );
  const scores = findings.filter(({ kind }) => kind === 'score').filter(isValue);
  const corrected = correctedNumbers(papers);
  const series = [...new Set([...scores.map(({ name }) => name), 'weight', 'blood pressure'])]
    .filter((name) => !ofTarget.has(name))
    .flatMap((name) => earlierLine(name, desk, new Map(shown), corrected) ?? [])
    .slice(0, MOST_SERIES);
  return { lines: [...quotes, ...series], isShortened: byPaper.length > MOST_PAPERS };
}
