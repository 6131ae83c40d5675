/** Words that the recogniser was not sure of. */
import type { ReactNode } from 'react';

/** Below this a word is as often wrong as right. */
const UNSURE = 0.5;

type Heard = { text: string; probabilities?: number[] | undefined };
type Word = { start: number; end: number; isUnsure: boolean };

/** What stands between spaces, in order, each with whether it was heard with doubt. */
function wordsOf({ text, probabilities = [] }: Heard): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }, at) => ({
    start: index,
    end: index + word.length,
    isUnsure: (probabilities[at] ?? 1) < UNSURE && /\p{L}{3}|\d/u.test(word),
  }));
}

/** The text with those words underlined; a click on one plays it. */
export function withDoubts(piece: Heard, title: string): ReactNode {
  const unsure = wordsOf(piece).filter(({ isUnsure }) => isUnsure);
  if (unsure.length === 0) return piece.text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of unsure) {
    parts.push(piece.text.slice(at, start));
    parts.push(
      <span key={start} data-unsure className="word-unsure" title={title}>
        {piece.text.slice(start, end)}
      </span>,
    );
    at = end;
  }
  return [...parts, piece.text.slice(at)];
}
