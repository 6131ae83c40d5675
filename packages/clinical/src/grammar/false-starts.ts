/** Sentences that somebody began, left and began again: `I had, I've got them here` → `I've got them here`. */
import { set, type Word } from './words.ts';

/** A sentence cannot end in these: what ends in one was left. */
const unended = set(`
  i i'm i've i'd i'll am is was have had has do did don't didn't can could would will should my the a an to in at of with for from and but or because that just really like think
  ik ben heb had was kan wil moet ga zou word werd zal mijn m'n de het een te in op met van voor naar door omdat dat als en maar
`);
const subjects = set("i i'm i've i'd i'll it it's he she they we ik het hij ze zij we er dat");
const MOST_WORDS = 4;

const begins = (word: Word | undefined): string => word?.low.replace(/'.*$/u, '') ?? '';

export function withoutFalseStarts(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  let from = 0;
  for (const [at, each] of words.entries()) {
    out.push(each);
    if (!/[,…]|\.\.\./u.test(each.after)) continue;
    const part = words.slice(from, at + 1);
    const [first] = part;
    const next = words[at + 1];
    const isLeft =
      part.length <= MOST_WORDS &&
      unended.has(each.low) &&
      first !== undefined &&
      subjects.has(first.low) &&
      next !== undefined &&
      subjects.has(next.low) &&
      begins(first) === begins(next);
    if (isLeft) out.length -= part.length;
    from = at + 1;
  }
  return out;
}
