/** Whole lines that are always deleted, and fixed lines that are always added. */
import type { Language } from '../note.ts';
import { wordsOf } from '../reading/text.ts';
import { isFact } from './facts.ts';
import type { ReadPair } from './pairs.ts';
import type { HabitOffer, Occasion, WritingRule } from './rule.ts';
import { isHabit, isHabitOfOwnWords, shareOf, tallyOf } from './share.ts';
import { isOfSomebody } from './somebody.ts';

const keyOf = (line: string) => wordsOf(line).join(' ');

/** A line that the writer often writes. What stands in an emptied section says nothing of the line. */
function deleted(pairs: readonly ReadPair[], emptied: ReadonlySet<string>, language: Language): HabitOffer[] {
  const occasions = new Map<string, { text: string; all: Occasion[] }>();
  for (const { note, sections } of pairs)
    for (const { title, lines, part } of sections)
      for (const text of part && !emptied.has(title) ? lines : []) {
        const key = keyOf(text);
        const known = occasions.get(key) ?? { text, all: [] };
        known.all.push({ note, done: !part?.lines.some((line) => keyOf(line) === key) });
        occasions.set(key, known);
      }
  return [...occasions].flatMap(([key, { text, all }]): HabitOffer[] => {
    const tally = tallyOf(all);
    if (key === '' || !isHabit(tally) || isOfSomebody(text, language)) return [];
    return [{ rule: { kind: 'sentence_deleted', text }, ...tally, examples: [] }];
  });
}

type Added = {
  note: number;
  key: string;
  text: string;
  section: string;
  at: 'begin' | 'end';
  isLast: boolean;
};

/** Lines that are in no section of the draft, at the edge of the part where they stand. */
function addedIn({ note, sections, parts }: ReadPair): Added[] {
  const drafted = new Set(sections.flatMap(({ lines }) => lines.map(keyOf)));
  return parts.flatMap((part, index) => {
    const section = sections.find((each) => each.part === part)?.title ?? part.title;
    const found = (text: string | undefined, at: 'begin' | 'end'): Added[] => {
      const key = keyOf(text ?? '');
      if (!text || key === '' || drafted.has(key)) return [];
      return [{ note, key, text, section, at, isLast: at === 'end' && index === parts.length - 1 }];
    };
    return [...found(part.lines[0], 'begin'), ...found(part.lines.at(-1), 'end')];
  });
}

type Place = { section: string | null; at: 'begin' | 'end' };
const isAt = (added: Added, { section, at }: Place) =>
  added.at === at && (section === null ? added.isLast : added.section === section);

function added(pairs: readonly ReadPair[], language: Language): HabitOffer[] {
  const all = pairs.map((pair) => ({ pair, added: addedIn(pair) }));
  const texts = Map.groupBy(
    all.flatMap((each) => each.added),
    ({ key }) => key,
  );
  return [...texts].flatMap(([key, found]): HabitOffer[] => {
    const text = found[0]?.text ?? '';
    if (isFact('', text, language) && /\p{N}/u.test(text)) return [];
    const places: Place[] = [
      { section: null, at: 'end' },
      ...[...new Set(found.map(({ section, at }) => `${at} ${section}`))].map((place): Place => {
        const [at = '', ...section] = place.split(' ');
        return { section: section.join(' '), at: at === 'begin' ? 'begin' : 'end' };
      }),
    ];
    const weighed = places.flatMap((place) => {
      const occasions = all
        .filter(
          ({ pair }) => place.section === null || pair.sections.some(({ title }) => title === place.section),
        )
        .map(({ pair, added: lines }) => ({
          note: pair.note,
          done: lines.some((each) => each.key === key && isAt(each, place)),
        }));
      const tally = tallyOf(occasions);
      return isHabitOfOwnWords(tally) ? [{ place, tally }] : [];
    });
    const [best] = weighed.sort(
      (a, b) => b.tally.times - a.tally.times || shareOf(b.tally) - shareOf(a.tally),
    );
    if (!best || isOfSomebody(text, language)) return [];
    const rule: WritingRule = { kind: 'line_added', text, ...best.place };
    return [{ rule, ...best.tally, examples: [] }];
  });
}

/** `emptied`: the sections that are emptied as a habit. */
export const lineHabits = (
  pairs: readonly ReadPair[],
  emptied: ReadonlySet<string>,
  language: Language,
): HabitOffer[] => [...deleted(pairs, emptied, language), ...added(pairs, language)];
