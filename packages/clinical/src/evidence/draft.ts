/** Finds for each sentence of a note the draft sentence that it is, or was made of. */

import { noteMarkdown, sentenceAt } from '../markdown.ts';
import type { NoteDraft } from '../note.ts';
import type { Token } from '../reading/tokens.ts';
import { type Likeness, type Sentence, sentenceReader } from './sentences.ts';
import { type Word, WordIndex } from './words.ts';

/** `parent` is the draft's sentence: a quotation of several sentences rests on its pieces as a whole. */
type Written = Sentence & { parent: number; sources: number[] };
type Origin = { parent: number; sources: number[]; isExact: boolean };

/** Half of the words kept is an edit; in the gap that a draft sentence left, a third is. */
const ALIKE = 0.5;
const ALIKE_IN_GAP = 0.3;
/** A sentence that still stands elsewhere is not the origin of another one for less. */
const ALIKE_TO_STANDING = 0.65;
/** What is left of a shortened sentence lies almost wholly in the longer one. */
const CONTAINED = 0.75;
/** Of two that are as alike, the one that is missing here is it. */
const WORTH_OF_GAP = 0.2;

export function draftMatcher(
  draft: NoteDraft | null,
  read: (tokens: readonly Token[]) => Word[],
  weightOf: (word: Word) => number,
): (sentences: readonly Sentence[]) => (Origin | undefined)[] {
  const written = draft ? writtenIn(draft, read) : [];
  const byKey = Map.groupBy(written.keys(), (index) => written[index]?.key ?? '');
  const likenesses = likenessReader(written, weightOf);
  return (sentences) => {
    const exact = matchExact(sentences, written, byKey);
    const matches = matchEdited(sentences, exact, likenesses, written.length);
    return matches.map((index, at) => {
      const origin = index === undefined ? undefined : written[index];
      return origin && { parent: origin.parent, sources: origin.sources, isExact: exact[at] !== undefined };
    });
  };
}

function writtenIn(draft: NoteDraft, read: (tokens: readonly Token[]) => Word[]): Written[] {
  const { text, places } = noteMarkdown(draft);
  return sentenceReader(read)(text).flatMap((sentence) => {
    const place = sentenceAt(places, sentence.start);
    return place ? [{ ...sentence, parent: places.indexOf(place), sources: place.sources }] : [];
  });
}

/** The same words, wherever they were moved. Of several the same: the one under its heading, in its order. */
function matchExact(
  sentences: readonly Sentence[],
  written: readonly Written[],
  byKey: ReadonlyMap<string, number[]>,
): (number | undefined)[] {
  const used = new Set<number>();
  let last = -1;
  return sentences.map(({ key, heading }) => {
    const worth = (index: number) =>
      (used.has(index) ? 0 : 4) +
      (written[index]?.heading === heading ? 2 : 0) +
      (index === last + 1 ? 1 : 0);
    let best: number | undefined;
    for (const index of byKey.get(key) ?? [])
      if (best === undefined || worth(index) > worth(best)) best = index;
    if (best === undefined) return undefined;
    used.add(best);
    last = best;
    return best;
  });
}

function likenessReader(
  written: readonly Written[],
  weightOf: (word: Word) => number,
): (sentence: Sentence) => Likeness[] {
  const drafted = new WordIndex(
    written.map(({ words }) => words),
    weightOf,
  );
  return ({ words, memory }) => {
    const own = drafted.weight(words);
    memory.alike ??= drafted.alike(words).flatMap(({ place: index, shared, weight, telling }) => {
      const alike = (2 * shared) / (own + weight);
      const isPart = telling > 1 && shared / Math.min(own, weight) >= CONTAINED;
      return alike >= ALIKE_IN_GAP || isPart ? [{ index, alike, isPart }] : [];
    });
    return memory.alike;
  };
}

function matchEdited(
  sentences: readonly Sentence[],
  exact: readonly (number | undefined)[],
  likenesses: (sentence: Sentence) => Likeness[],
  total: number,
): (number | undefined)[] {
  const standing = new Set(exact);
  const next: number[] = [];
  for (let at = sentences.length - 1, after = total; at >= 0; at--) {
    next[at] = after;
    after = exact[at] ?? after;
  }
  let before = -1;
  return sentences.map((sentence, at) => {
    const same = exact[at];
    if (same !== undefined) {
      before = same;
      return same;
    }
    let best: { index: number; worth: number } | undefined;
    for (const { index, alike, isPart } of likenesses(sentence)) {
      const isStanding = standing.has(index);
      const isInGap = !isStanding && before < index && index < (next[at] ?? 0);
      const enough = isStanding ? ALIKE_TO_STANDING : isInGap ? ALIKE_IN_GAP : ALIKE;
      if (alike < enough && (!isPart || isStanding)) continue;
      const worth = alike + (isInGap ? WORTH_OF_GAP : 0);
      if (!best || worth > best.worth) best = { index, worth };
    }
    return best?.index;
  });
}
