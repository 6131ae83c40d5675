/** Sections that are emptied, and sections that get another heading. */
import type { Language } from '../note.ts';
import { wordsOf } from '../reading/text.ts';
import type { ReadPair, ReadSection } from './pairs.ts';
import type { HabitExample, HabitOffer, Occasion } from './rule.ts';
import { isHabit, tallyOf } from './share.ts';
import { isOfSomebody } from './somebody.ts';

/** What was said there stands in some other part now: then it was moved by hand, and not left out. */
const SAID_ELSEWHERE = 0.3;
/** `Niet besproken.` stands elsewhere too, and says nothing. */
const LEAST_WORDS = 3;
const SAME_LINE = 0.8;

/** What the draft said in other sections already was not put there now. */
function isElsewhere(section: ReadSection, { sections, parts }: ReadPair): boolean {
  const { lines, part } = section;
  const before = new Set(sections.flatMap((each) => (each === section ? [] : each.lines)));
  const others = parts
    .filter((each) => each !== part)
    .flatMap((each) => each.lines)
    .filter((line) => !before.has(line))
    .map((line) => new Set(wordsOf(line)));
  const found = lines.filter((line) => {
    const words = wordsOf(line).filter((word) => word.length > 3);
    return (
      words.length >= LEAST_WORDS &&
      others.some((other) => words.filter((word) => other.has(word)).length >= SAME_LINE * words.length)
    );
  });
  return lines.length > 0 && found.length > SAID_ELSEWHERE * lines.length;
}

const isEmptied = (section: ReadSection, pair: ReadPair): boolean =>
  section.lines.length > 0 && (section.part?.lines.length ?? 0) === 0 && !isElsewhere(section, pair);

const MOST_EXAMPLES = 3;
const LONGEST_EXAMPLE = 60;
const short = (text: string) => (text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text);

type SectionOccasion = Occasion & { hasHeading: boolean; first: string };

function emptied(title: string, seen: readonly { pair: ReadPair; section: ReadSection }[]): HabitOffer[] {
  const occasions = seen
    .filter(({ section }) => section.lines.length > 0 && !section.is_instead)
    .map(
      ({ pair, section }): SectionOccasion => ({
        note: pair.note,
        done: isEmptied(section, pair),
        hasHeading: section.part !== null,
        first: section.lines[0] ?? '',
      }),
    );
  const tally = tallyOf(occasions);
  if (!isHabit(tally)) return [];
  const done = occasions.filter((occasion) => occasion.done);
  const with_heading = done.filter(({ hasHeading }) => hasHeading).length * 2 < done.length;
  const examples = done
    .slice(-MOST_EXAMPLES)
    .map(({ note, first }) => ({ note, before: short(first), after: '' }));
  return [{ rule: { kind: 'section_emptied', section: title, with_heading }, ...tally, examples }];
}

function renamed(
  title: string,
  seen: readonly { pair: ReadPair; section: ReadSection }[],
  language: Language,
): HabitOffer[] {
  const standing = seen.flatMap(({ pair, section: { part } }) =>
    part ? [{ note: pair.note, now: part.title }] : [],
  );
  const names = [...new Set(standing.map(({ now }) => now))].filter(
    (now) => now !== title && now.trim() !== '',
  );
  return names.flatMap((to): HabitOffer[] => {
    const tally = tallyOf(standing.map(({ note, now }) => ({ note, done: now === to })));
    if (!isHabit(tally) || isOfSomebody(to, language)) return [];
    const example: HabitExample[] = standing
      .filter(({ now }) => now === to)
      .slice(-1)
      .map(({ note }) => ({ note, before: title, after: to }));
    return [{ rule: { kind: 'section_renamed', section: title, to }, ...tally, examples: example }];
  });
}

export function sectionHabits(pairs: readonly ReadPair[], language: Language): HabitOffer[] {
  const seen = pairs.flatMap((pair) => pair.sections.map((section) => ({ pair, section })));
  return [...Map.groupBy(seen, ({ section }) => section.title)].flatMap(([title, all]) => [
    ...emptied(title, all),
    ...renamed(title, all, language),
  ]);
}
