/** The heading of a note that a sentence stands under, whatever label its own line begins with. */

import type { PaperRead } from '../preparation/preparation.ts';
import { partLike } from './heading-words.ts';
import { type Part, partOf } from './headings.ts';

const marked = /^#{1,6} +(.+)$/gm;

/** The part of each sentence by the heading above it; without headings the part that the sentence was read in. */
export function partsOf({ source, sentences }: PaperRead): Part[] {
  const headings = [...source.text.matchAll(marked)].map(({ index, 1: name = '' }) => ({
    index,
    part: partOf(name) ?? partLike(name) ?? 'other',
  }));
  return sentences.map(({ from, part }) => headings.findLast(({ index }) => index < from)?.part ?? part);
}
