/**
 * Writes a note without a model: picks the telling sentences of a consultation and sorts them into the sections of a
 * template. It quotes; it leaves out; it joins a question with its answer. It invents nothing.
 */
import type { Language, NoteDraft, NoteSentence, TranscriptPiece } from '../note.ts';
import { wordsOf } from '../reading/text.ts';
import type { Template } from '../templates/section.ts';
import { type Judged, judged, WORTH_WRITING } from './judge.ts';
import { sectionFor } from './place.ts';
import { unitsOf } from './units.ts';

/** A page is about 450 words: a talk of 45 minutes (6,500 words) makes a page and a half, one of 5 minutes most of one. */
const SHORTEST_NOTE_WORDS = 120;
const LONGEST_NOTE_WORDS = 800;
const SHARE_OF_FIRST_WORDS = 0.8;
const FIRST_WORDS = 600;
const SHARE_OF_THE_REST = 0.05;
/** What must be kept may fill the page; the rest of what is telling has at least this part of it all the same. */
const SHARE_OF_CHOICE = 0.4;

export function writeExtractiveNote(
  pieces: readonly TranscriptPiece[],
  { template, language }: { template: Template; language: Language },
): NoteDraft {
  const chosen = withinLength(withoutRepeats(judged(unitsOf(pieces, language), language)), pieces);
  const sentences = new Map<string, NoteSentence[]>(template.sections.map(({ id }) => [id, []]));
  for (const unit of chosen) {
    const progress = unit.place / Math.max(1, pieces.length - 1);
    const section = sectionFor(unit, { template, language, progress });
    if (section) sentences.get(section.id)?.push({ text: unit.text, sources: unit.sources });
  }
  const titled = template.sections.map(({ id, title }) => ({ id, title: title[language] }));
  return {
    sections: titled
      .map((section) => ({ ...section, sentences: sentences.get(section.id) ?? [] }))
      .filter((section) => section.sentences.length > 0),
    not_discussed: titled.filter(({ id }) => sentences.get(id)?.length === 0),
  };
}

/** What is said again in the same words is said once, with both places as its source. */
function withoutRepeats(units: Judged[]): Judged[] {
  const first = new Map<string, Judged>();
  for (const unit of units) {
    const words = wordsOf(unit.text).join(' ');
    const same = first.get(words);
    if (same) same.sources = [...new Set([...same.sources, ...unit.sources])];
    else first.set(words, { ...unit });
  }
  return [...first.values()];
}

/** The most telling sentences that fit, in the order of speech. What must be kept is kept also beyond the length. */
function withinLength(units: Judged[], pieces: readonly TranscriptPiece[]): Judged[] {
  const spoken = pieces.reduce((total, { text }) => total + wordsOf(text).length, 0);
  const share =
    Math.min(spoken, FIRST_WORDS) * SHARE_OF_FIRST_WORDS +
    Math.max(0, spoken - FIRST_WORDS) * SHARE_OF_THE_REST;
  const length = Math.min(LONGEST_NOTE_WORDS, Math.max(SHORTEST_NOTE_WORDS, share));
  const chosen = new Set(units.filter(({ isKept }) => isKept));
  const kept = [...chosen].reduce((total, { text }) => total + wordsOf(text).length, 0);
  let room = Math.max(length - kept, length * SHARE_OF_CHOICE);
  const ranked = units
    .filter((unit) => !unit.isKept && unit.worth >= WORTH_WRITING)
    .sort((a, b) => b.worth - a.worth || a.place - b.place);
  for (const unit of ranked) {
    const words = wordsOf(unit.text).length;
    if (words > room) continue;
    chosen.add(unit);
    room -= words;
  }
  return units.filter((unit) => chosen.has(unit));
}
