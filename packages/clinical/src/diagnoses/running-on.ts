/** In speech without marks the sentences around a diagnosis belong to it. */
import type { Language } from '../note.ts';
import type { Sentence } from '../talk/sentence.ts';
import { clausesIn, type Mention } from './clauses.ts';

const marked = /[.!?…]$/u;
/** `D.d.` ends no sentence. */
const heading = /^(?:d\.?d\.?|ddx|v\.?a\.?)[.:]?$/iu;
const MOST_BEHIND = 3;

const runsOnFrom = (sentence: Sentence | undefined, seq: number): boolean => {
  if (sentence?.seq !== seq) return false;
  const said = sentence.said.trim();
  return !marked.test(said) || heading.test(said);
};

/** `… maar een ptss` – `heeft u er niet aan overgehouden`: what stands first in a clause is cut off from it. */
const endsWithName = /@ $/u;
const goesOnWithVerb =
  /^ (?:heeft|hebt|heb|had|is|was|wordt|noem|noemen|zou|vind|zie|krijgt|kreeg) (?:u|je|jij|hij|ze|zij|het|dit|dat|ik|we|wij) /u;
function joined(mention: Mention, behind: readonly string[]): Mention {
  const [next = '', ...rest] = behind;
  const isCutOff =
    mention.after.length === 0 && endsWithName.test(mention.clause) && goesOnWithVerb.test(next);
  return isCutOff
    ? { ...mention, clause: `${mention.clause.trimEnd()}${next}`, after: rest }
    : { ...mention, after: [...mention.after, ...behind] };
}

export function runningOn(
  mention: Mention,
  sentences: readonly Sentence[],
  at: number,
  language: Language,
): Mention {
  const seq = sentences[at]?.seq ?? -1;
  const clausesAt = (place: number): string[] =>
    sentences[place]?.seq === seq ? clausesIn(sentences[place]?.said ?? '', language) : [];
  const before = runsOnFrom(sentences[at - 1], seq) ? clausesAt(at - 1) : [];
  const behind: string[] = [];
  for (let place = at; place < at + MOST_BEHIND && runsOnFrom(sentences[place], seq); place++)
    behind.push(...clausesAt(place + 1));
  return {
    ...joined(mention, behind),
    before: [...before, ...mention.before],
    isRunOn: before.length > 0,
  };
}
