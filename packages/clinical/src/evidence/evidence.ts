/** What each sentence of an edited note rests on. Pure and quick: it runs on every pause of typing. */

import { saidIn } from '../checks/said.ts';
import type { Language, NoteDraft, TranscriptPiece } from '../note.ts';
import { tokensOf } from '../reading/tokens.ts';
import { draftMatcher } from './draft.ts';
import { restsOn } from './rests-on.ts';
import { type Sentence, sentenceReader } from './sentences.ts';
import { noteTerms } from './talk-places.ts';
import { weighing, wordReader } from './words.ts';

/** A place in the note's text, UTF-16 units, end not included, and the numbers of the pieces that it rests on. */
export type Evidence = {
  start: number;
  end: number;
  sources: number[];
  /** As the engine wrote it, made of what it wrote, or the clinician's own. */
  origin: 'draft' | 'edited' | 'own';
};

/** Reads draft and transcript once; the function that comes back reads the note after every change. */
export function evidenceReader(
  draft: NoteDraft | null,
  pieces: readonly TranscriptPiece[],
  language: Language,
): (text: string) => Evidence[] {
  const read = wordReader(language);
  const spoken = pieces.map(({ text }) => read(tokensOf(text)));
  const weightOf = weighing(spoken);
  const match = draftMatcher(draft, read, weightOf);
  const { places } = saidIn(pieces, language);
  const hear = (text: string, { memory, start, end }: Sentence) => {
    memory.heard ??= restsOn(noteTerms(text.slice(start, end), language), places, pieces);
    return memory.heard;
  };
  const sentencesOf = sentenceReader(read);
  return (text) => {
    const sentences = sentencesOf(text);
    const matches = match(sentences);
    const found = sentences.map((sentence, at): Part => {
      const { start, end } = sentence;
      const origin = matches[at];
      if (!origin) return { start, end, sources: hear(text, sentence), origin: 'own', parent: -1 };
      const { sources, parent, isExact } = origin;
      return { start, end, sources, origin: isExact ? 'draft' : 'edited', parent };
    });
    return joined(text, found);
  };
}

export const evidenceOf = (
  text: string,
  draft: NoteDraft | null,
  pieces: readonly TranscriptPiece[],
  language: Language,
): Evidence[] => evidenceReader(draft, pieces, language)(text);

/** The sentence at a place in the text; its end counts too, as that is where a caret stands after typing it. */
export const evidenceAt = (all: readonly Evidence[], offset: number): Evidence | undefined =>
  all.find(({ start, end }) => start <= offset && offset < end) ?? all.find(({ end }) => end === offset);

/** `parent` is the draft's sentence that it came from. */
type Part = Evidence & { parent: number };

/** Parts of one draft sentence that still stand together are one place again. */
function joined(text: string, found: readonly Part[]): Evidence[] {
  const places: Part[] = [];
  for (const part of found) {
    const before = places.at(-1);
    const isSame =
      before &&
      part.parent >= 0 &&
      before.parent === part.parent &&
      !text.slice(before.end, part.start).includes('\n');
    if (!isSame) places.push({ ...part });
    else {
      before.end = part.end;
      if (part.origin !== before.origin) before.origin = 'edited';
    }
  }
  return places.map(({ parent: _, ...place }) => place);
}
