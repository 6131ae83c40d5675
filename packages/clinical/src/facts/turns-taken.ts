/** All that one person says until somebody else speaks. */
import type { Sentence, Talk } from '../talk/sentence.ts';

/** `before`: what was said in the turn that it follows. */
export type TakenTurn = { sentences: Sentence[]; before: Sentence[] };

export function takenTurnsOf({ sentences }: Talk): TakenTurn[] {
  const turns: TakenTurn[] = [];
  for (const sentence of sentences) {
    const open = turns.at(-1);
    const { role, relation } = open?.sentences[0]?.speaker ?? {};
    const isSame = role === sentence.speaker.role && relation === sentence.speaker.relation;
    if (open && isSame) open.sentences.push(sentence);
    else turns.push({ sentences: [sentence], before: open?.sentences ?? [] });
  }
  return turns;
}
