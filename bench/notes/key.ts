/**
 * The small language in which a consultation says what must stand in a note. `;` parts groups that must all stand in one
 * place, `|` parts what may stand for each other (a group is a regular expression on normalised text). `~x`: the sentence
 * must also be a denial. `@x` may stand anywhere in the note.
 */
import { normalised } from './normalise.ts';
import type { NoteLine } from './note-lines.ts';

type Group = { isAnywhere: boolean; isDenied: boolean; pattern: RegExp };

const denial =
  /\b(?:geen|niet|nee|nooit|niks|niets|ontkent|zonder|welnee|no|not|none|never|denies|neither|nothing|without|cannot|absent)\b|n't\b/;

const parsed = new Map<string, Group[]>();

function groupsOf(key: string): Group[] {
  const known = parsed.get(key);
  if (known) return known;
  const groups = key.split(';').map((group) => ({
    isAnywhere: group.startsWith('@'),
    isDenied: group.startsWith('~'),
    pattern: new RegExp(group.replace(/^[@~]/, '')),
  }));
  parsed.set(key, groups);
  return groups;
}

const meets = ({ pattern, isDenied }: Group, text: string): boolean =>
  pattern.test(text) && (!isDenied || denial.test(text));

/**
 * - `whole`: all of it in one place.
 * - `scattered`: all of it, but not together, in sentences that rest on what was said of this fact.
 * - `partial`: at least half of it in one place.
 */
export type Level = 'whole' | 'scattered' | 'partial' | 'missing';

/** One place is so many sentences of one section that follow each other. */
const LONGEST_PLACE = 4;

export type Standing = { level: Level /** Which lines, when any of it stands there. */; at: number[] };

function bestPlace(groups: readonly Group[], lines: readonly NoteLine[]): { met: number; at: number[] } {
  const hits = groups.map((group) => lines.map(({ plain }) => meets(group, plain)));
  let best = { met: 0, at: [] as number[] };
  for (let length = 1; length <= LONGEST_PLACE; length++) {
    for (let from = 0; from + length <= lines.length; from++) {
      const to = from + length;
      if (lines[to - 1]?.section !== lines[from]?.section) continue;
      const met = groups.filter((group, of) => {
        const hit = hits[of] ?? [];
        return group.isAnywhere ? hit.includes(true) : hit.slice(from, to).includes(true);
      }).length;
      if (met > best.met) best = { met, at: Array.from({ length }, (_, offset) => from + offset) };
    }
  }
  return best;
}

/** `segments` are where the fact was said; sentences without known sources count as resting on anything. */
export function standingOf(
  key: string,
  lines: readonly NoteLine[],
  segments: readonly number[] = [],
): Standing {
  const groups = groupsOf(key);
  const { met, at } = bestPlace(groups, lines);
  if (met === groups.length) return { level: 'whole', at };
  const about = lines.filter(({ sources }) => sources?.some((seq) => segments.includes(seq)) ?? true);
  if (groups.every((group) => about.some(({ plain }) => meets(group, plain))))
    return { level: 'scattered', at };
  return { level: met / groups.length >= 0.5 ? 'partial' : 'missing', at };
}

/** Which part of a key one sentence meets, without what may stand anywhere and without asking for denials. */
export function shareOf(key: string, text: string): { met: number; of: number } {
  const groups = groupsOf(key).filter(({ isAnywhere }) => !isAnywhere);
  return { met: groups.filter(({ pattern }) => pattern.test(text)).length, of: groups.length };
}

/** What a note must not say: the sentence that says it, unless these words in it make it right. */
export type Trap = { what: string; says: string; unless?: string };

export const sprungBy = ({ says, unless }: Trap, lines: readonly NoteLine[]): NoteLine | undefined =>
  lines.find(({ plain }) => new RegExp(says).test(plain) && !(unless && new RegExp(unless).test(plain)));

export const meetsAll = (key: string, text: string, language: 'nl' | 'en'): boolean =>
  groupsOf(key).every(({ pattern }) => pattern.test(normalised(text, language)));
