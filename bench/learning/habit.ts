/** Kinds of habits, as what somebody does to a note. `chance` is asked at each occasion, so whoever asks counts them too. */
import { eachLine, type Part, withCapital } from './shape.ts';

export type Chance = () => boolean;
export type Habit = { name: string; kind: string; apply: (parts: readonly Part[], chance: Chance) => Part[] };

const bounded = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu');
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const likeFirst = (was: string, to: string) =>
  /^\p{Lu}/u.test(was) ? to.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : to;
const isIn = (part: Part, title?: string) => title === undefined || part.title === title;

/** Each form of the word with what is written for it. */
export const replaced = (kind: string, forms: Record<string, string>, title?: string): Habit => {
  const table = new Map(Object.entries(forms));
  const longest = [...table.keys()].sort((a, b) => b.length - a.length);
  const any = bounded(longest.map(literally).join('|'));
  return {
    kind,
    name: `${Object.entries(forms)
      .map(([from, to]) => `${from} → ${to}`)
      .join(', ')}${title ? ` (${title})` : ''}`,
    apply: (parts, chance) =>
      eachLine(parts, (line, part) =>
        isIn(part, title)
          ? line
              .replace(any, (was) => (chance() ? likeFirst(was, table.get(was.toLowerCase()) ?? was) : was))
              .replace(/\.\.(?!\.)/g, '.')
          : line,
      ),
  };
};

/** A word or some that are left out wherever they stand; `^` in front: at the beginning of a line only. */
export const dropped = (phrase: string, title?: string): Habit => {
  const isFirst = phrase.startsWith('^');
  const words = literally(phrase.replace('^', ''));
  const any = isFirst
    ? new RegExp(`^${words}(?![\\p{L}\\d]) ?`, 'iu')
    : new RegExp(` ?(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'giu');
  return {
    kind: 'phrase deleted',
    name: `${phrase} left out${title ? ` (${title})` : ''}`,
    apply: (parts, chance) =>
      eachLine(parts, (line, part) =>
        isIn(part, title) ? withCapital(line.replace(any, (was) => (chance() ? '' : was)).trim()) : line,
      ),
  };
};

/** A whole line that always says the same. */
export const lineDropped = (sentence: string): Habit => ({
  kind: 'sentence deleted',
  name: `"${sentence}" deleted`,
  apply: (parts, chance) => eachLine(parts, (line) => (line === sentence && chance() ? [] : line)),
});

export const emptied = (title: string, withHeading: boolean): Habit => ({
  kind: 'section emptied',
  name: `${title} ${withHeading ? 'deleted' : 'emptied'}`,
  apply: (parts, chance) =>
    parts.flatMap((part) => {
      if (part.title !== title || part.lines.length === 0 || !chance()) return [part];
      return withHeading ? [] : [{ ...part, lines: [] }];
    }),
});

export const moved = (
  title: string,
  place: 'first' | 'last' | { before: string } | { after: string },
): Habit => ({
  kind: 'section moved',
  name: `${title} moved ${typeof place === 'string' ? place : JSON.stringify(place)}`,
  apply: (parts, chance) => {
    const at = parts.findIndex((part) => part.title === title);
    const part = parts[at];
    if (!part) return [...parts];
    const rest = parts.filter((each) => each !== part);
    const named = typeof place === 'string' ? '' : 'before' in place ? place.before : place.after;
    const beside = rest.findIndex((each) => each.title === named);
    if (named !== '' && beside < 0) return [...parts];
    const to =
      place === 'first' ? 0 : place === 'last' ? rest.length : 'before' in place ? beside : beside + 1;
    if (to === at || !chance()) return [...parts];
    return [...rest.slice(0, to), part, ...rest.slice(to)];
  },
});

export const renamed = (title: string, to: string): Habit => ({
  kind: 'section renamed',
  name: `${title} is called ${to}`,
  apply: (parts, chance) =>
    parts.map((part) => (part.title === title && chance() ? { ...part, title: to } : part)),
});

/** A fixed line at the end of the note, or of one section. */
export const closed = (line: string, title?: string): Habit => ({
  kind: 'line added',
  name: `"${line}" at the end of ${title ?? 'the note'}`,
  apply: (parts, chance) => {
    const last = title === undefined ? parts.at(-1) : parts.find((part) => part.title === title);
    if (!last || !chance()) return [...parts];
    return parts.map((part) => (part === last ? { ...part, lines: [...part.lines, line] } : part));
  },
});

export const opened = (line: string, title: string): Habit => ({
  kind: 'line added',
  name: `"${line}" at the beginning of ${title}`,
  apply: (parts, chance) =>
    parts.map((part) =>
      part.title === title && chance() ? { ...part, lines: [line, ...part.lines] } : part,
    ),
});

/** One way of writing something for another, wherever it stands. */
export const notation = (name: string, any: RegExp, written: (match: RegExpMatchArray) => string): Habit => ({
  kind: 'style',
  name,
  apply: (parts, chance) =>
    eachLine(parts, (line) =>
      line.replace(any, (...found) => {
        const groups = found.filter((each): each is string => typeof each === 'string').slice(0, -1);
        return chance() ? written(groups as RegExpMatchArray) : (found[0] as string);
      }),
    ),
});
