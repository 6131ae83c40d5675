import type { Language } from '../note.ts';
import { decisionIn } from './decisions.ts';
import { isDosed } from './dose-words.ts';
import type { Fact } from './fact.ts';

/**
 * `Mijn voorstel is: terug naar achthonderd milligram.`: of what is not said, so it is told in those words alone; that it was
 * decided must not be lost. Undefined where nothing was decided.
 */
export function decidedDose({ leans_on: _, ...fact }: Fact, language: Language): Fact | undefined {
  const isDecided =
    fact.told_by === 'clinician' && isDosed(fact) && decisionIn(fact.quote, language) !== undefined;
  return isDecided ? { ...fact, clause: null } : undefined;
}
