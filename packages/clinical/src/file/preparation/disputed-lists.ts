/** Lists of medicines of which a later note says that they are wrong. */
import { dayText } from '../wording.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { daysBetween, type Quote, quoteLine, shortParagraph, whole } from './quotes.ts';

const ofPaper =
  /(?<!\p{L})(?:\p{L}*lijst(?:je)?|\p{L}*overzicht|\p{L}*brief|verslag|bericht|HIS|apotheek|list|letter|summary|report|record|overview|pharmacy)(?!\p{L})/iu;
const isWrong =
  /(?<!\p{L})(?:klop(?:t|te|pen) (?:\p{L}+ ){0,3}niet|niet (?:de )?(?:actuel?e?|onze|bijgewerkt|juist\p{L}*)|verouderd\p{L}*|achterhaald\p{L}*|onjuist\p{L}*|fout\p{L}*|verkeerd\p{L}*|oude? (?:lijst|medicatie|gegevens|dosis|dosering|stand)|loopt achter|staat (?:er )?(?:nog|ten onrechte)|noemt (?:nog|ten onrechte)|out of date|outdated|wrong|incorrect|not (?:our|the )?(?:current|correct|right|up to date)|old (?:list|dose|one)|still (?:lists|says|has|names)|misremembered)(?!\p{L})/iu;
const UNTIL_days = 120;

/** What the first note after a letter says against it. */
function disputeOf(letter: PaperRead, papers: readonly PaperRead[]): Quote | undefined {
  if (letter.source.kind !== 'attachment') return undefined;
  const { date } = letter.source;
  for (const paper of papers) {
    // Of two letters the note means the one that came last.
    if (paper !== letter && paper.source.kind === 'attachment' && paper.source.date > date) return undefined;
    const isAfter = paper.source.date >= date && daysBetween(date, paper.source.date) <= UNTIL_days;
    if (paper.source.kind !== 'note' || !isAfter) continue;
    const at = paper.sentences.findIndex(({ text }) => ofPaper.test(text) && isWrong.test(text));
    if (at >= 0) return whole({ paper, at: [...new Set([at, ...shortParagraph(paper, at)])] });
  }
  return undefined;
}

/**
 * What a note says against a letter that the page quotes, in a line of its own: which of the medicines of the letter is meant
 * is mostly not said in so many words.
 */
export function disputeLines(letters: ReadonlySet<PaperRead>, { papers, language }: Desk): PreparationLine[] {
  return [...letters].flatMap((letter) => {
    const dispute = disputeOf(letter, papers);
    if (!dispute) return [];
    const day = dayText({ date: letter.source.date, precision: 'day' }, language);
    return quoteLine(`${texts[language].aboutLetter} ${day}`, [dispute], language) ?? [];
  });
}

const amount = /(?<![\d.,/-])\d+(?:[.,]\d+)?(?![\d.,/-]*\d)/gu;
const amountsIn = (text: string): string[] => text.match(amount) ?? [];

/** What a later note says against these words of a letter, where it names an amount that they have. */
export function withDisputes(quotes: readonly Quote[], { papers }: Desk): Quote[] {
  const shown = new Set(quotes.map(({ paper }) => paper));
  return quotes.flatMap((quote) => {
    const dispute = disputeOf(quote.paper, papers);
    if (!dispute || shown.has(dispute.paper)) return [quote];
    const own = quote.at.flatMap((at) => amountsIn(quote.paper.sentences[at]?.text ?? ''));
    const said = dispute.at.flatMap((at) => amountsIn(dispute.paper.sentences[at]?.text ?? ''));
    return own.some((each) => said.includes(each)) ? [quote, dispute] : [quote];
  });
}
