/** How many people speak in a talk, and what each of them sounds like. */
import { lastingDifferences } from './lasting-difference.ts';
import type { Voiceprint } from './port.ts';
import { Group, isOnePerson, type Voice } from './voice-group.ts';
import { pathThrough, TRUST } from './voice-path.ts';

/** More people than this are not told apart. */
const MOST = 8;
/** Who takes part is looked for in at most so many stretches, some in a row from every part of the talk. */
const SEARCHED = 600;
const IN_A_ROW = 20;
/** Of somebody who said less than this in all we do not know yet that they are another person. */
const LEAST_S = 4;
/** How often everybody is given their stretches anew before it is judged who is who. */
const ROUNDS = 4;

/** A long talk in part: neighbours stay together, because who goes on is likelier than who takes over. */
function partOf(voices: readonly Voice[]): readonly Voice[] {
  if (voices.length <= SEARCHED) return voices;
  const rows = SEARCHED / IN_A_ROW;
  const share = (voices.length - IN_A_ROW) / (rows - 1);
  return Array.from({ length: rows }, (_, row) => {
    const first = Math.round(row * share);
    return voices.slice(first, first + IN_A_ROW);
  }).flat();
}

/** Which stretches are whose. A list for each person, in the order of the talk. */
type Parts = Voice[][];

/** Gives everybody the stretches that are likeliest theirs, a few times over. Whoever is left with none is gone. */
function settled(voices: readonly Voice[], parts: Parts): Parts {
  let answer = parts;
  let before: Int32Array | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const prints = answer.map((part) => Group.of(part).voiceprint);
    const { voices: whose } = pathThrough(voices, prints, TRUST.searching);
    if (before && whose.every((person, i) => person === before?.[i])) break;
    const next: Parts = prints.map(() => []);
    for (const [i, voice] of voices.entries()) next[whose[i] as number]?.push(voice);
    const isFewer = next.some((part) => part.length === 0);
    before = isFewer ? undefined : whose;
    answer = isFewer ? next.filter((part) => part.length > 0) : next;
  }
  return answer;
}

function areDifferentPeople(parts: Parts): boolean {
  const groups = parts.map(Group.of);
  return groups.every(
    (group, i) => group.weight >= LEAST_S && groups.slice(i + 1).every((other) => !isOnePerson(group, other)),
  );
}

/** Two people in place of one, when there are. The new ones come last. */
function split(voices: readonly Voice[], parts: Parts, index: number): Parts | undefined {
  const part = parts[index] as Voice[];
  const others = parts.filter((_, i) => i !== index);
  for (const sides of lastingDifferences(part)) {
    const halves = [part.filter((_, i) => sides[i]), part.filter((_, i) => !sides[i])];
    if (halves.some((half) => half.length === 0)) continue;
    const attempt = settled(voices, [...others, ...halves]);
    if (attempt.length > parts.length && areDifferentPeople(attempt)) return attempt;
  }
  return undefined;
}

/** What each person in the talk sounds like. At least one voice for at least one stretch. */
export function voicesIn(all: readonly Voice[]): Voiceprint[] {
  const voices = partOf(all);
  let parts: Parts = [[...voices]];
  // Whoever could not be split before stays one person: they come first, and are passed over.
  for (let index = 0; index < parts.length && parts.length < MOST; ) {
    const attempt = split(voices, parts, index);
    if (attempt) parts = attempt;
    else index += 1;
  }
  return parts.map((part) => Group.of(part).voiceprint);
}
