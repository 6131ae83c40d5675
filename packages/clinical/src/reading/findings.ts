/** The findings that words name, and how findings lie in one another. */
import type { Language } from '../note.ts';
import { type Hit, hitsIn, longestOf } from './lexicon.ts';
import { onceFor } from './once.ts';
import { type Sign, signsIn } from './sign.ts';
import type { Token } from './tokens.ts';

/** Words from `start` to `end` of a sentence, end not included. */
export type Mention = { finding: string; start: number; end: number };

type Findings = { mentions: readonly Mention[]; hints: readonly string[] };

type FindingSign = Extract<Sign, { kind: 'finding' }>;

/** Terms, slots and the talk ask one after the other. */
export const findingsIn: (tokens: readonly Token[], language: Language) => Findings = onceFor(readFindings);

function readFindings(tokens: readonly Token[], language: Language): Findings {
  const words = tokens.map(({ text }) => text);
  const all = hitsIn(signsIn(language), words).filter(
    (hit): hit is Hit<FindingSign> => hit.value.kind === 'finding',
  );
  return {
    mentions: longestOf(all.filter(({ value }) => !value.isHint)).map(({ value, from, to }) => ({
      finding: value.finding,
      start: from,
      end: to,
    })),
    hints: all.filter(({ value }) => value.isHint).map(({ value }) => value.finding),
  };
}
