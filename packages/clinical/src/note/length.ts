/** A note is a third to two fifths of what was said: the facts that it would miss most, in the order of speech. */
import type { Fact } from '../facts/fact.ts';
import type { TranscriptPiece } from '../note.ts';
import { wordsOf } from '../reading/text.ts';

const SHARE = 0.41;
const SHORTEST_NOTE_WORDS = 60;
/** After two hours of talk a longer note is not read. */
const LONGEST_NOTE_WORDS = 4_000;

const lengthOf = ({ clause, quote }: Fact) => wordsOf(clause ?? quote).length;

export function withinLength(facts: readonly Fact[], pieces: readonly TranscriptPiece[]): Fact[] {
  const spoken = pieces.reduce((total, { text }) => total + wordsOf(text).length, 0);
  let room = Math.min(LONGEST_NOTE_WORDS, Math.max(SHORTEST_NOTE_WORDS, spoken * SHARE));
  const chosen = new Set<Fact>();
  for (const fact of [...facts].filter(({ weight }) => weight >= 0).sort((a, b) => b.weight - a.weight)) {
    const words = lengthOf(fact);
    if (words > room) continue;
    chosen.add(fact);
    room -= words;
  }
  return facts.filter((fact) => chosen.has(fact));
}
