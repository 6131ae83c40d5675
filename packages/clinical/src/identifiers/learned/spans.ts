/** What is taken out by what was learned, beside the rules. */
import type { IdentifierKind, Span } from '../kind.ts';
import { isFirstName, isSurname } from '../ordinary.ts';
import { kindBehind } from '../strange-words.ts';
import { isTown } from '../towns.ts';
import { type Word, wordsOf } from '../word.ts';
import type { Chances } from './chances.ts';

/** Chosen on hands that were left out of what was learned (`npm run bench -- identifiers`). */
const LIKELY = 0.6;

function kindOf({ text }: Word, before: Word | undefined): IdentifierKind {
  const kind = kindBehind(before?.text ?? '');
  if (isTown(text) && kind !== 'institution') return 'place';
  if (isFirstName(text)) return 'person';
  return isSurname(text) ? 'surname' : kind;
}

/** Words that no rule has a reason for. */
export function learnedIn(text: string, chancesIn: Chances): Span[] {
  const words = wordsOf(text);
  const chances = chancesIn(text);
  return words.flatMap((word, at): Span[] =>
    word.isLetters && (chances[at] ?? 0) >= LIKELY
      ? [{ start: word.start, end: word.end, kind: kindOf(word, words[at - 1]) }]
      : [],
  );
}
