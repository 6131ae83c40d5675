/** Whether the sentences of a note by hand are led back to where they were said. */
import type { NoteDraft } from '@noteer/clinical';
import type { Consultation } from './consultation.ts';
import { shareOf } from './key.ts';
import { linesOf } from './note-lines.ts';
import { restsOn, type Talk } from './product.ts';

export type Verdict = 'right' | 'none' | 'wrong';
export type EvidenceScore = { text: string; sources: readonly number[]; verdict: Verdict }[];

/** A sentence carries a fact when it has all of its key, or half of it and two groups at least. */
const carries = (key: string, text: string): boolean => {
  const { met, of } = shareOf(key, text);
  return (met > 0 && met === of) || (met >= 2 && met / of >= 0.5);
};

/** Sentences that carry no known fact are not judged: nobody wrote down where they come from. */
export function scoreEvidence(
  { clean_note, facts, language }: Consultation,
  talk: Talk,
  draft: NoteDraft | null,
): EvidenceScore {
  const all = restsOn(clean_note, draft, talk);
  return linesOf(clean_note, language).flatMap(({ text, start, plain }) => {
    const said = new Set(facts.filter(({ key }) => carries(key, plain)).flatMap(({ segments }) => segments));
    if (said.size === 0) return [];
    const inside = start + Math.min(3, text.length - 1);
    const sources = all.find((place) => place.start <= inside && inside < place.end)?.sources ?? [];
    const isRight = sources.some((seq) => said.has(seq));
    return [{ text, sources, verdict: sources.length === 0 ? 'none' : isRight ? 'right' : 'wrong' } as const];
  });
}
