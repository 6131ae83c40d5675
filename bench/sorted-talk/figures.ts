/** How well pieces are placed, by what the labels say. */
import type { Language } from '../../packages/clinical/src/note.ts';
import { chancesIn, likeliest, type Model } from '../../packages/clinical/src/sorted-talk/model.ts';
import type { Subject } from '../../packages/clinical/src/sorted-talk/subjects.ts';
import type { Talk } from './talks.ts';

/** A group of a talk: where it would stand, how sure that is, and whether a fact rests on it that belongs there. */
export type Judged = {
  talk: Talk;
  place: string | undefined;
  sure: number;
  carries: boolean;
  isRight: boolean;
  pieces: number;
};

export function judge(model: Model, talk: Talk, placeOf: (subject: Subject) => string | undefined) {
  const chances = chancesIn(
    model,
    talk.examples.map(({ features }) => features),
  );
  return talk.examples.map(({ labels, pieces }, at): Judged => {
    const { place, sure } = likeliest(chances[at] ?? new Float64Array(), placeOf);
    const isRight = place !== undefined && labels.some((label) => placeOf(label) === place);
    return { talk, place, sure, carries: labels.length > 0, isRight, pieces };
  });
}

const count = (judged: readonly Judged[]) => judged.reduce((sum, { pieces }) => sum + pieces, 0);

/** A piece under a heading that no fact rests on counts as wrong, although many of them are about it. */
export const rightShare = (judged: readonly Judged[]) =>
  count(judged.filter(({ isRight }) => isRight)) / Math.max(1, count(judged));

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(9);
export const columns = `${'pieces'.padStart(32)}    right   placed    right among these, and among those with a fact`;

export function describe(
  name: string,
  judged: readonly Judged[],
  sureFrom: Readonly<Record<Language, number>>,
): string {
  const withFact = judged.filter(({ carries }) => carries);
  const isPlaced = ({ sure, talk }: Judged) => sure >= sureFrom[talk.language];
  const placed = judged.filter(isPlaced);
  const shares = [
    rightShare(withFact),
    count(placed) / Math.max(1, count(judged)),
    rightShare(placed),
    rightShare(withFact.filter(isPlaced)),
  ];
  return `${name.padEnd(24)}${String(count(judged)).padStart(8)}${shares.map(percent).join('')}`;
}
