/** Medicines that papers only thought of, or named aside: nothing of these is among what is used. */
import type { Mention } from './medicine-mentions.ts';
import { daysBetween } from './quotes.ts';

/** `over op dexamfetamine?`, `Quetiapine of lamotrigine.`: nothing says that it was given. */
const asked = /^[^\d]*\?["”)]?\s*$|^\W*[\p{L}-]+ (?:of|or|dan wel) [\p{L}-]+\.?$/u;
/** `overwogen, niet gegeven`, `besproken, nooit gebruikt`: of lately it may still be talked about. */
const notGiven =
  /(?<!\p{L})(?:(?<!nog )niet (?:gegeven|gestart|begonnen|voorgeschreven|gedaan)|nooit (?:\p{L}+ )?(?:gebruikt|gegeven|gestart|genomen|geslikt)|not (?:given|started|prescribed|begun)|never (?:\p{L}+ )?(?:used|given|started|taken|prescribed))(?!\p{L})/iu;

const LATELY_days = 120;

const isThought = ({ paper, at, finding }: Mention, on: string): boolean => {
  const text = paper.sentences[at]?.text ?? '';
  if (finding && finding.standing !== 'advised') return false;
  return asked.test(text) || (notGiven.test(text) && daysBetween(paper.source.date, on) > LATELY_days);
};

/** Without those of which no paper says more. */
export function withoutOnlyThought(mentions: readonly Mention[], on: string): Mention[] {
  const byKey = Map.groupBy(mentions, ({ key }) => key);
  const only = new Set(
    [...byKey].flatMap(([key, own]) => (own.every((each) => isThought(each, on)) ? [key] : [])),
  );
  return mentions.filter(({ key }) => !only.has(key));
}

/** `te stoppen ivm lithium`: named, and not what the sentence is about. */
const aside =
  /\b(?:ivm|i\.v\.m\.|vanwege|wegens|gezien|gelet op|naast|due to|because of|given|alongside)\s+(?:de |het |the )?$/iu;
export const isAside = ({ paper, at, place }: Mention): boolean =>
  aside.test(paper.sentences[at]?.text.slice(0, place) ?? '');

/** Without those that name a medicine aside of which a paper says more elsewhere. */
export function withoutAsides(mentions: readonly Mention[]): Mention[] {
  const told = new Set(mentions.filter((each) => !isAside(each)).map(({ key }) => key));
  return mentions.filter((each) => !(isAside(each) && told.has(each.key)));
}
