/**
 * Whether sentences by hand are led back to where they were said: right when one piece that is lit is of a fact that the
 * sentence states. Sentences that state no known fact are not judged.
 */
import { evidenceOf } from '@noteer/clinical';
import { type Consultation, readConsultations } from './consultation.ts';
import { shareOf } from './key.ts';
import { linesOf } from './note-lines.ts';

type RightEvidence = { judged: number; right: number; wrong: number; none: number; lit: number };

/** A sentence states a fact when it has all of its key, or half of it and two groups at least. */
const states = (key: string, text: string): boolean => {
  const { met, of } = shareOf(key, text);
  return (met > 0 && met === of) || (met >= 2 && met / of >= 0.5);
};

function add(sum: RightEvidence, { clean_note, facts, segments, language }: Consultation): void {
  const pieces = segments.map(({ n: seq, start_s, end_s, text }) => ({ seq, start_s, end_s, text }));
  const all = evidenceOf(clean_note, null, pieces, language);
  for (const { text, start, plain } of linesOf(clean_note, language)) {
    const said = new Set(facts.filter(({ key }) => states(key, plain)).flatMap((fact) => fact.segments));
    if (said.size === 0) continue;
    const inside = start + Math.min(3, text.length - 1);
    const sources = all.find((place) => place.start <= inside && inside < place.end)?.sources ?? [];
    const verdict = sources.length === 0 ? 'none' : sources.some((seq) => said.has(seq)) ? 'right' : 'wrong';
    sum.judged += 1;
    sum[verdict] += 1;
    sum.lit += sources.length;
  }
}

export function rightEvidence(): RightEvidence {
  const sum = { judged: 0, right: 0, wrong: 0, none: 0, lit: 0 };
  for (const consultation of readConsultations()) add(sum, consultation);
  return sum;
}
