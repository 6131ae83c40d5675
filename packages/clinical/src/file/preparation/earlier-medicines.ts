/** Medicines that the newest papers do not name: what papers said of each last. */

import { hasEnded } from './medicine-context.ts';
import type { Mention } from './medicine-mentions.ts';
import { medicineQuote } from './medicine-quotes.ts';
import { daysBetween, type Quote } from './quotes.ts';

const EARLIER_days = 730;

type Last = { key: string; mention: Mention; mentions: readonly Mention[] };

/** Those that the newest papers do not name, the last named first. */
export function lastNamed(byKey: ReadonlyMap<string, Mention[]>, on: string): Last[] {
  return [...byKey]
    .flatMap(([key, mentions]) => {
      const mention = mentions.at(-1);
      return mention && mentions.some(({ finding }) => finding) ? [{ key, mention, mentions }] : [];
    })
    .filter(({ mention }) => daysBetween(mention.paper.source.date, on) <= EARLIER_days)
    .sort((a, b) => b.mention.paper.source.date.localeCompare(a.mention.paper.source.date));
}

export const isEnd = ({ paper, at, place, finding }: Mention): boolean => {
  const [own = ''] = (paper.sentences[at]?.text ?? '').slice(place).split(/[,;.]\s/);
  return finding?.change === 'stopped' || hasEnded.test(own);
};
const isChange = ({ finding }: Mention): boolean => finding !== undefined && finding.change !== 'continued';

/**
 * What the last paper that names it said of it; behind a letter, which may have an old list, also the last note that names it
 * and the last that tells of a change.
 */
export function earlierQuotes({ mention: { paper }, mentions }: Last, naming: ReadonlySet<string>): Quote[] {
  const papers = [paper];
  if (paper.source.kind === 'attachment') {
    const note = mentions.findLast((each) => each.paper.source.kind === 'note')?.paper;
    const change = mentions.findLast((each) => each.paper !== paper && isChange(each))?.paper;
    papers.push(...[note, change].filter((each) => each !== undefined));
  }
  // That its use ended stands before a letter that still lists it.
  const ended = mentions.findLast(isEnd)?.paper;
  const isBehindLetter = paper.source.kind === 'attachment' && ended?.source.kind === 'note';
  const ordered = isBehindLetter ? [ended, ...papers] : papers;
  return [...new Set(ordered)].map((each) =>
    medicineQuote(
      each,
      mentions.filter((mention) => mention.paper === each),
      naming,
      true,
    ),
  );
}
