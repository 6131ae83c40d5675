/**
 * What each sentence of a note rests on. One that stands as it was written has what its writer named; one that somebody
 * changed has what the sentence had that it came from; one that somebody typed has the pieces that hold its words. Pure
 * and quick: it runs on every pause of typing.
 */
import type { Language, NoteDraft, TranscriptPiece } from '../note.ts';
import { contentWords, keyOf } from './content-words.ts';
import { noteSentences } from './note-sentences.ts';
import { overlapReader } from './overlap.ts';

/** A place in the note's text, UTF-16 units, end not included, and the numbers of the pieces that it rests on. */
export type Evidence = {
  start: number;
  end: number;
  sources: number[];
  /** As the engine wrote it, made of what it wrote, or the clinician's own. */
  origin: 'draft' | 'edited' | 'own';
};

type Written = { heading: string; sources: number[] };
type Found = { sources: number[]; origin: Evidence['origin'] };

/** So much of both sentences' words is the same where one was made of the other. */
const ALIKE = 0.6;

/** Reads draft and transcript once; the function that comes back reads the note after every change. */
export function evidenceReader(
  draft: NoteDraft | null,
  pieces: readonly TranscriptPiece[],
  language: Language,
): (text: string) => Evidence[] {
  const written = writtenIn(draft);
  const changedFrom = likenessReader(draft, language);
  const overlap = overlapReader(pieces.map(({ text }) => contentWords(text, language)));
  const read = (text: string): Found => {
    const words = contentWords(text, language);
    const sources = changedFrom(words);
    if (sources) return { sources, origin: 'edited' };
    return { sources: overlap(words).flatMap((at) => pieces[at]?.seq ?? []), origin: 'own' };
  };
  let known = new Map<string, Found>();
  return (text) => {
    const kept = new Map<string, Found>();
    const standing = standingReader(written);
    const found = noteSentences(text).map(({ start, end, heading, text: said }): Evidence => {
      const sources = standing(said, heading);
      if (sources) return { start, end, sources, origin: 'draft' };
      const before = kept.get(said) ?? known.get(said) ?? read(said);
      kept.set(said, before);
      return { start, end, ...before };
    });
    known = kept;
    return found;
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

/** By its words. What a writer put in one sentence may be two to whoever reads: each has what the whole rests on. */
function writtenIn(draft: NoteDraft | null): ReadonlyMap<string, readonly Written[]> {
  const written = new Map<string, Written[]>();
  for (const { title, sentences } of draft?.sections ?? [])
    for (const { text, sources } of sentences)
      for (const key of new Set([keyOf(text), ...noteSentences(text).map((part) => keyOf(part.text))])) {
        const same = written.get(key);
        if (same) same.push({ heading: title, sources });
        else if (key) written.set(key, [{ heading: title, sources }]);
      }
  return written;
}

/** What a sentence that stands as it was written rests on. Of several the same: the one under its heading, else each in its turn. */
function standingReader(written: ReadonlyMap<string, readonly Written[]>) {
  const turns = new Map<string, number>();
  return (text: string, heading: string): number[] | undefined => {
    const key = keyOf(text);
    const same = written.get(key);
    if (!same) return undefined;
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    const own = same.find((each) => each.heading === heading) ?? same[Math.min(turn, same.length - 1)];
    return own?.sources;
  };
}

/** What the draft's sentence rested on that these words were made of; undefined where they were made of none. */
function likenessReader(
  draft: NoteDraft | null,
  language: Language,
): (words: readonly string[]) => number[] | undefined {
  const written = (draft?.sections ?? []).flatMap(({ sentences }) =>
    sentences.map(({ text, sources }) => ({ sources, words: contentWords(text, language) })),
  );
  const places = new Map<string, number[]>();
  for (const [at, { words }] of written.entries())
    for (const word of words) {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    }
  return (words) => {
    const shared = new Map<number, number>();
    for (const word of words)
      for (const at of places.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    let best: { sources: number[]; alike: number } | undefined;
    for (const [at, count] of shared) {
      const { sources = [], words: others = [] } = written[at] ?? {};
      const alike = (2 * count) / (words.length + others.length);
      if (alike >= ALIKE && count > 1 && alike > (best?.alike ?? 0)) best = { sources, alike };
    }
    return best?.sources;
  };
}
