/** Lists of medicines of which a later note says that they are wrong: whatever is quoted from them stands with that. */
import type { Desk, PaperRead } from './preparation.ts';
import { daysBetween, type Quote, shortParagraph, whole } from './quotes.ts';

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
    const isAfter = paper.source.date >= date && daysBetween(date, paper.source.date) <= UNTIL_days;
    if (paper.source.kind !== 'note' || !isAfter) continue;
    const at = paper.sentences.findIndex(({ text }) => ofPaper.test(text) && isWrong.test(text));
    if (at >= 0) return whole({ paper, at: [...new Set([at, ...shortParagraph(paper, at)])] });
  }
  return undefined;
}

const amount = /(?<![\d.,/-])\d+(?:[.,]\d+)?(?=\s?(?:mg|mcg|µg|ug|ie|ml|g)(?!\p{L}))/giu;
const amountsIn = (text: string): string[] => text.match(amount) ?? [];
const textOf = ({ paper, at, shortened }: Quote): string =>
  at.map((index) => shortened?.get(index) ?? paper.sentences[index]?.text ?? '').join(' ');

/** `In de brief staat 800 mg, klopt niet`: of what the letter gives another amount of nothing is said. */
function isOfAnotherAmount(quote: Quote, dispute: Quote): boolean {
  const wrong = dispute.paper.sentences
    .filter(({ text }) => ofPaper.test(text) && isWrong.test(text))
    .flatMap(({ text }) => amountsIn(text));
  const own = amountsIn(textOf(quote));
  return wrong.length > 0 && !own.some((each) => wrong.includes(each));
}

/** What is quoted of a list that a later note calls wrong stands with what that note says. */
export function withDisputes(quotes: readonly Quote[], { papers }: Desk): Quote[] {
  const shown = new Set(quotes.map(({ paper }) => paper));
  return quotes.flatMap((quote) => {
    const dispute = disputeOf(quote.paper, papers);
    return dispute && !shown.has(dispute.paper) && !isOfAnotherAmount(quote, dispute)
      ? [quote, dispute]
      : [quote];
  });
}
