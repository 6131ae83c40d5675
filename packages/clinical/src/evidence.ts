/** What each sentence of an edited note rests on. Pure and quick: it runs on every pause of typing. */
import { tokensOf } from './reading/tokens.ts';
import { draftMatcher } from './evidence-draft.ts';
import { type Sentence, sentenceReader } from './evidence-sentences.ts';
import { type Word, WordIndex, weighing, wordReader } from './evidence-words.ts';
import type { Language, NoteDraft, TranscriptPiece } from './note.ts';

/** A place in the note's text, UTF-16 units, end not included, and the numbers of the pieces that it rests on. */
export type Evidence = {
  start: number;
  end: number;
  sources: number[];
  /** As the engine wrote it, made of what it wrote, or the clinician's own. */
  origin: 'draft' | 'edited' | 'own';
};

/** How much of an own sentence the conversation must carry, in how many telling words. */
const STRONG = 0.6;
const STRONG_WORDS = 2;
/** The piece beside the best one counts when it adds this much. */
const ADDS = 0.2;

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
  const hear = hearing(pieces, spoken, weightOf);
  const sentencesOf = sentenceReader(read);
  return (text) => {
    const sentences = sentencesOf(text);
    const matches = match(sentences);
    const found = sentences.map((sentence, at): Part => {
      const { start, end } = sentence;
      const origin = matches[at];
      if (!origin) return { start, end, sources: hear(sentence), origin: 'own', parent: -1 };
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

/** The pieces that carry an own sentence: the one that shares most, and its neighbours where they add to it. */
function hearing(
  pieces: readonly TranscriptPiece[],
  spoken: readonly Word[][],
  weightOf: (word: Word) => number,
): (sentence: Sentence) => number[] {
  const said = new WordIndex(spoken, weightOf);
  const carriedBy = (words: readonly Word[], places: readonly number[]) => {
    const stems = new Set(places.flatMap((place) => spoken[place]?.map(({ stem }) => stem) ?? []));
    return words.filter(({ stem }) => stems.has(stem));
  };
  function hear(words: readonly Word[]): number[] {
    const whole = said.weight(words);
    let best: { place: number; shared: number } | undefined;
    for (const found of said.alike(words)) if (!best || found.shared > best.shared) best = found;
    // Both neighbours may double what the best piece carries, not more.
    if (!best || best.shared < (STRONG - 2 * ADDS) * whole) return [];
    let places = [best.place];
    let carried = carriedBy(words, places);
    for (const beside of [best.place + 1, best.place - 1]) {
      const more = carriedBy(words, [...places, beside]);
      if (said.weight(more) - said.weight(carried) < ADDS * whole) continue;
      places = [...places, beside];
      carried = more;
    }
    const isStrong =
      said.weight(carried) >= STRONG * whole &&
      carried.filter(({ isTelling }) => isTelling).length >= STRONG_WORDS;
    return isStrong ? places.sort((a, b) => a - b).flatMap((place) => pieces[place]?.seq ?? []) : [];
  }
  return ({ memory, words }) => {
    memory.heard ??= hear(words);
    return memory.heard;
  };
}

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
