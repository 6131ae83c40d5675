/**
 * The small language in which a consultation says what must stand in a note. `;` parts groups that must all stand in one
 * place, `|` parts what may stand for each other (a group is a regular expression on normalised text). `~x` asks for a denial,
 * `@x` may stand anywhere in the note: neither matters to whether one sentence states a fact.
 */
const parsed = new Map<string, RegExp[]>();

function groupsOf(key: string): RegExp[] {
  const known = parsed.get(key);
  if (known) return known;
  const groups = key
    .split(';')
    .filter((group) => !group.startsWith('@'))
    .map((group) => new RegExp(group.replace(/^~/, '')));
  parsed.set(key, groups);
  return groups;
}

/** Which part of a key one sentence meets, without what may stand anywhere and without asking for denials. */
export function shareOf(key: string, text: string): { met: number; of: number } {
  const groups = groupsOf(key);
  return { met: groups.filter((pattern) => pattern.test(text)).length, of: groups.length };
}
