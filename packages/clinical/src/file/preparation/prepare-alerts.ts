/** What a file warns of, as long as no later paper tells what came of it. */
import { plain } from '../../reading/text.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { quoteLine, whole } from './quotes.ts';

const MOST_ALERTS = 2;
const ALERT_papers = 3;

/** Under a heading of alerts they stand until they are taken away; elsewhere only the newest papers count. */
export function alertLines(
  { papers, findings, on, language }: Desk,
  seen: ReadonlySet<string>,
): PreparationLine[] {
  const alerts = findings.filter((each) => each.kind === 'alert' && (each.until ?? on) >= on);
  return papers
    .toReversed()
    .flatMap((paper, age) => {
      const own = alerts.filter(({ source }) => source === paper.source.id);
      const at = paper.sentences.flatMap(({ from, part }, index) => {
        const isNew = !seen.has(`${paper.source.id} ${index}`) && (part === 'alerts' || age < ALERT_papers);
        const later = papers.slice(papers.indexOf(paper) + 1);
        const isLapsed = later.some((each) => tellsOfSame(paper, index, each));
        return isNew && !isLapsed && own.some((each) => each.from === from) ? [index] : [];
      });
      return quoteLine('', [whole({ paper, at })], language) ?? [];
    })
    .slice(0, MOST_ALERTS);
}

const ofCourt =
  /bewind|mentorschap|curatele|zorgmachtiging|crisismaatregel|inbewaringstelling|section|pregnan|zwanger/giu;
/** `Bewindvoering aangevraagd`, where a later paper tells what came of it. */
const tellsOfSame = (paper: PaperRead, at: number, later: PaperRead): boolean =>
  (paper.sentences[at]?.text.match(ofCourt) ?? []).some((word) =>
    plain(later.source.text).includes(plain(word)),
  );
