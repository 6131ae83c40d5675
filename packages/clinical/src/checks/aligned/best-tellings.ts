/** Where the talk tells what a clause of the note says: the turns that share most with it, questions with their answers. */
import type { Language } from '../../note.ts';
import type { Said } from '../said-shape.ts';
import { type Clause, sharedWith } from './clauses.ts';
import { type Telling, tellingsOf } from './tellings.ts';

export type Aligned = { telling: Telling; share: number; count: number };

const NEAR_BEST = 0.8;

/** The best first, and those that are nearly as good. */
export function bestTellings(clause: Clause, said: Said, language: Language): Aligned[] {
  const all: Aligned[] = [];
  let best = 0;
  for (const telling of tellingsOf(said, language)) {
    if (telling.isAsked) continue;
    const { share, count } = sharedWith(clause, (name) => telling.asked.has(name));
    // What is less than nearly as good as the best so far will be no better.
    if (share <= 0 || share < NEAR_BEST * best) continue;
    best = Math.max(best, share);
    all.push({ telling, share, count });
  }
  return all.filter(({ share }) => share >= NEAR_BEST * best).sort((a, b) => b.share - a.share);
}

export const wordsOf = ({ units }: Pick<Telling, 'units'>, said: Said): string =>
  units
    .flatMap((at) => {
      const unit = said.units[at];
      return unit ? said.words.slice(unit.from, unit.to).map(({ text }) => text) : [];
    })
    .join(' ');
