/** In speech without marks the sentences around a diagnosis belong to it. */
import type { Language } from '../note.ts';
import type { Sentence } from '../talk/sentence.ts';
import { clausesIn, type Mention } from './clauses.ts';

const marked = /[.!?…]$/u;
/** `D.d.` ends no sentence. */
const heading = /^(?:d\.?d\.?|ddx|v\.?a\.?)[.:]?$/iu;

export function runningOn(
  mention: Mention,
  sentences: readonly Sentence[],
  at: number,
  language: Language,
): Mention {
  const clausesAt = (place: number): string[] => {
    const near = sentences[place];
    const last = sentences[Math.min(place, at)]?.said.trim() ?? '';
    const isCut = marked.test(last) && !heading.test(last);
    return near?.seq === sentences[at]?.seq && !isCut ? clausesIn(near?.said ?? '', language) : [];
  };
  const before = clausesAt(at - 1);
  return {
    ...mention,
    before: [...before, ...mention.before],
    after: [...mention.after, ...clausesAt(at + 1)],
    isRunOn: before.length > 0,
  };
}
