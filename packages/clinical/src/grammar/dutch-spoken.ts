/** Ways of building sentences that speech has and writing has not. */
import { isConjugated, isVerbAt } from './dutch-clauses.ts';
import { isPast, isThirdPerson } from './dutch-verbs.ts';
import { kin, subordinators } from './dutch-words.ts';
import { type Word, word } from './words.ts';

/** From the last mark before this place on. */
function clauseStart(words: readonly Word[], at: number): number {
  let from = at;
  while (from > 0 && !words[from - 1]?.after) from -= 1;
  return from;
}

const holdsVerb = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from, to).some((_, offset) => isVerbAt(words, from + offset));

/** `Hij vindt me denk ik raar` → `vermoedelijk`: the thought stands within another sentence. */
export function supposed(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const each = words[at] as Word;
    const next = words[at + 1];
    const isThought =
      /^(?:denk|geloof|vermoed|dacht|meen)$/u.test(each.low) &&
      next?.low === 'ik' &&
      !/^(?:dan|toen|en|maar|daar|nu|eerst|soms|altijd|dus|vaak|dat)$/u.test(words[at - 1]?.low ?? '') &&
      !/^(?:dat|aan|na|over|van|er|het|niet|wel|vaak)$/u.test(words[at + 2]?.low ?? '');
    const from = clauseStart(words, at);
    const isWithin = !subordinators.has(words[from]?.low ?? '') && each.low !== 'dacht';
    // `in 2015 dacht ik` ends what was said before it.
    const isEnd = at > 2 && from > 0 && at + 2 === words.length && holdsVerb(words, 0, from);
    if (isThought && isEnd) {
      out.push(word('vermoedelijk', next.after));
      at += 1;
      continue;
    }
    if (isThought && isWithin && holdsVerb(words, from, at)) {
      out.push(word('vermoedelijk', next.after));
      at += 1;
    } else out.push(each);
  }
  return out;
}

/** `Mijn vriendin, die trok het niet` → `mijn vriendin trok het niet`; `moeder had paniek, die slikt` → `, slikt`. */
export function withoutPointers(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (const [at, each] of words.entries()) {
    const next = words[at + 1]?.low ?? '';
    const before = out.at(-1);
    const isPointer =
      each.low === 'die' &&
      before?.after === ',' &&
      (isThirdPerson(next) || isPast(next)) &&
      !/^(?:ik|we|wij|je|u|hij|ze|zij)$/u.test(words[at + 2]?.low ?? '');
    if (!isPointer) {
      out.push(each);
      continue;
    }
    const hasVerb = out.some((_, index) => index < out.length && isVerbAt(out, index));
    const aboutPerson = out.some(
      ({ low, text }, index) => kin.has(low) || (index > 0 && /^\p{Lu}/u.test(text)),
    );
    // `Femke, mijn vriendin, die`: what stands between keeps its commas; `mijn broer wel, die` is a statement.
    const keeps =
      out.slice(0, -1).some(({ after }) => after === ',') || /^(?:wel|niet|ook)$/u.test(before.low);
    if (!hasVerb) out[out.length - 1] = keeps ? before : { ...before, after: '' };
    else if (!aboutPerson || !isSubjectFirst(out)) out.push(each);
  }
  return out;
}

/** The one that is pointed at begins the sentence. */
const isSubjectFirst = (words: readonly Word[]): boolean => {
  const at = words.findIndex((_, index) => isVerbAt(words, index, (form) => isConjugated(form)));
  return (
    at > 0 &&
    words
      .slice(0, at)
      .some(({ low, text }, index) => kin.has(low) || (index === 0 && /^\p{Lu}/u.test(text) && at === 1))
  );
};
