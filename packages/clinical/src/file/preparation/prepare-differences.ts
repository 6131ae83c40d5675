/** Letter and note side by side, where they name another dose of the same medicine. */
import { capitalised } from '../../reading/text.ts';
import type { MedicineFinding } from '../finding.ts';
import { isSameDose } from '../medicine-course.ts';
import { withDisputes } from './disputed-lists.ts';
import { type Mention, medicineMentions } from './medicine-mentions.ts';
import { placesOf } from './named-in.ts';
import type { Desk, PreparationLine } from './preparation.ts';
import { daysBetween, quoteLine, whole } from './quotes.ts';

/** What was otherwise longer ago has mostly changed since. */
const NEAR_days = 100;
const MOST_LINES = 4;

type Told = Mention & { finding: MedicineFinding };
const isTold = (mention: Mention): mention is Told =>
  mention.owner === 'client' &&
  mention.finding?.standing === 'now' &&
  !/^corre[ck]t/i.test(mention.paper.sentences[mention.at]?.heading ?? '');

/** Whether the later paper says something else without telling of a change. */
function isOtherwise(earlier: MedicineFinding, later: MedicineFinding): boolean {
  if (later.change !== 'continued') return false;
  if (earlier.change === 'stopped') return true;
  // `0,5 mg sinds 5 februari` tells when it was changed.
  if (later.since && later.since.date > earlier.date) return false;
  return earlier.dose !== undefined && later.dose !== undefined && !isSameDose(earlier, later);
}

export function differenceLines(desk: Desk): PreparationLine[] {
  const all = Map.groupBy(medicineMentions(desk), ({ key }) => key);
  const lines = [...all.values()].map((mentions) => {
    const same = mentions.filter(isTold);
    const note = same.findLast(({ paper }) => paper.source.kind === 'note');
    const letter = same.findLast(({ paper }) => paper.source.kind === 'attachment');
    if (!note || !letter) return undefined;
    const isLetterLater = letter.paper.source.date >= note.paper.source.date;
    const [earlier, later] = isLetterLater ? [note, letter] : [letter, note];
    // Of what a newer paper speaks of, that is what counts.
    const last = mentions.at(-1)?.paper.source.date ?? '';
    if (last > later.paper.source.date) return undefined;
    // A note between them tells that it went on after the letter.
    const isPassed = mentions.some(
      ({ paper: { source } }) =>
        source.kind === 'note' &&
        source.date > letter.paper.source.date &&
        source.date < note.paper.source.date,
    );
    // `Stopped herself … Restart 50`: what the same note says of it further on counts.
    const isSaidAgain = mentions.some(({ paper, at }) => paper === note.paper && at > note.at);
    // Nor is it at odds where a note between them speaks of it in other words.
    const isBetween = desk.papers.some(
      ({ source }) =>
        source.kind === 'note' &&
        source.date > earlier.paper.source.date &&
        source.date <= later.paper.source.date &&
        source.id !== later.paper.source.id &&
        placesOf(later.finding.name, source.text).length > 0,
    );
    if (isPassed || isSaidAgain || isBetween) return undefined;
    const days = daysBetween(earlier.paper.source.date, later.paper.source.date);
    if (days > NEAR_days || !isOtherwise(earlier.finding, later.finding)) return undefined;
    const quotes = [later, earlier].map(({ paper, at }) => whole({ paper, at: [at] }));
    return quoteLine(capitalised(later.finding.name), withDisputes(quotes, desk), desk.language);
  });
  return lines.filter((line) => line !== undefined).slice(0, MOST_LINES);
}
