/** What the newest note says under its plan: all of it, in its own words. */
import { partsOf } from '../paper/sections.ts';
import { onDay } from '../wording.ts';
import { lastNote, lastNotes } from './last-note.ts';
import { keysIn } from './medicine-context.ts';
import { tellsPlan } from './plan-words.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { asks } from './prepare-referral.ts';
import { texts } from './prepare-texts.ts';
import { goesOn, paperText, type Quote, quoteLine, quoteText, shortParagraph, whole } from './quotes.ts';

const MOST_LINES = 10;

/** The sentences of one paragraph or item stand together: `dan` and `dit` keep what they mean. */
function paragraphsOf(paper: PaperRead, at: readonly number[]): number[][] {
  const paragraphs: number[][] = [];
  for (const index of at) {
    const open = paragraphs.at(-1);
    if (open?.at(-1) === index - 1 && goesOn(paper, index)) open.push(index);
    else paragraphs.push([index]);
  }
  return paragraphs;
}

const SHORT_characters = 300;

/** Where no heading says what is planned, all of a short paragraph: half of a plan may be the other half. */
function withItsParagraph(paper: PaperRead, agreed: readonly number[]): number[] {
  const all = new Set(whole({ paper, at: agreed }).at);
  for (const at of agreed) for (const each of shortParagraph(paper, at, SHORT_characters)) all.add(each);
  return [...all].sort((a, b) => a - b);
}

/** Parts that tell of earlier times or of others. */
const elsewhere = new Set(['history', 'family', 'allergies', 'earlier_medicines', 'greeting']);

export const agreedLines = (desk: Desk): PreparationLine[] =>
  lastNotes(desk).flatMap((paper) => agreedIn(paper, desk));

function agreedIn(paper: PaperRead, desk: Desk): PreparationLine[] {
  const { sentences, source } = paper;
  const parts = partsOf(paper);
  const planned = sentences.flatMap(({ part }, at) => (part === 'plan' || parts[at] === 'plan' ? [at] : []));
  const found = desk.findings.filter((each) => each.kind === 'agreement' && each.source === source.id);
  const agreed = sentences.flatMap(({ from, text, part }, at) =>
    found.some((each) => each.from === from) || (!elsewhere.has(part) && tellsPlan(text)) ? [at] : [],
  );
  const at = planned.length > 0 ? planned : withItsParagraph(paper, agreed);
  return paragraphsOf(paper, at)
    .slice(0, MOST_LINES)
    .map((paragraph) => {
      const { text, places } = quoteText({ paper, at: paragraph });
      const since = saidSince(paper, paragraph, desk).map((quote) => ({
        text: `${paperText(quote.paper.source, desk.language)}: ${quoteText(quote).text}`,
        sources: quoteText(quote).places,
      }));
      const said = [{ text, sources: places }, ...since];
      return {
        text: said.map((each) => each.text).join('; '),
        label: '',
        said,
        sources: said.flatMap(({ sources }) => sources),
        date: source.date,
        author: source.author,
      };
    });
}

/** What letters that came after the note say of the medicines that its plan names: `stopte na vier dagen`. */
function saidSince(note: PaperRead, at: readonly number[], { papers }: Desk): Quote[] {
  const planned = new Set(at.flatMap((index) => [...keysIn(note.sentences[index]?.text ?? '')]));
  const later = papers.filter(
    ({ source }) => source.kind === 'attachment' && source.date > note.source.date && planned.size > 0,
  );
  return later.flatMap((paper): Quote[] => {
    const found = paper.sentences.flatMap(({ text, part }, index) =>
      part !== 'greeting' && [...keysIn(text)].some((key) => planned.has(key)) ? [index] : [],
    );
    return found.length > 0 ? [whole({ paper, at: found })] : [];
  });
}

const ofLetter = new Set(['diagnosis', 'plan']);
/** Lines of the head of a letter, whatever heading they stand under. */
const isHead =
  /^(?:datum|date|pati[eë]nte?|patient|betreft|re|inzake|naam|name|opgenomen|admitted|geachte|dear)(?!\p{L})/iu;
const MOST_LETTERS = 3;

/** What letters that came after the last note conclude and advise: what was asked there may have been done. */
export function sinceLines(desk: Desk): PreparationLine[] {
  const { papers, language } = desk;
  const note = lastNote(desk);
  const letters = papers.filter(
    ({ source }) => source.kind === 'attachment' && note && source.date > note.source.date,
  );
  return letters
    .toReversed()
    .slice(0, MOST_LETTERS)
    .flatMap((paper) => {
      const { author } = paper.source;
      const at = paper.sentences.flatMap(({ part, text }, index) =>
        ofLetter.has(part) && !isHead.test(text) && text !== author && !asks(text) ? [index] : [],
      );
      return quoteLine(texts[language].since, [whole({ paper, at })], language) ?? [];
    });
}

/** The day of the last note, for the heading of what was agreed. */
export function lastNoteDay(desk: Desk): string | undefined {
  const last = lastNote(desk);
  return last && onDay({ date: last.source.date, precision: 'day' }, desk.language);
}
