/** Consultations to measure on, as `packages/clinical/test/consultations` has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, TranscriptPiece } from '@noteer/clinical';
import type { Trap } from './key.ts';

export type SpokenSegment = {
  n: number;
  speaker: 'clinician' | 'client' | 'other';
  start_s: number;
  end_s: number;
  text: string;
};

export type KeyedFact = {
  id: string;
  text: string;
  kind: string;
  segments: number[];
  must: boolean;
  key: string;
};

/** An error to make in the faithful note: `was` becomes `changed`. */
export type SeededError = { kind: string; was: string; changed: string };

/** `date` is the single day that was meant, if any. */
type KeyedTask = { text: string; key: string; date: string | null };

export type Consultation = {
  id: string;
  language: Language;
  template: string;
  /** The day of the consultation. */
  from: string;
  segments: SpokenSegment[];
  facts: KeyedFact[];
  traps: Trap[];
  clean_note: string;
  seeded: SeededError[];
  tasks: KeyedTask[];
};

/** As the product gets it; `voice` is the number of a voice that the sound told apart, where it did. */
export type HeardPiece = TranscriptPiece & { voice?: number; voice_sure?: number };

export const jsonFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));

export function readConsultations(folder: string): Consultation[] {
  return jsonFiles(folder).map((file) => {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Consultation;
    const keyless = [...read.facts, ...read.tasks].filter(({ key }) => !key).length;
    if (keyless > 0) throw new Error(`${file}: ${keyless} facts or tasks have no key`);
    const traps = read.traps ?? [];
    if (traps.some(({ says }) => !says)) throw new Error(`${file}: a trap does not say what springs it`);
    // A task without a `date` is one for which no single day was meant.
    const tasks = read.tasks.map((task) => ({ ...task, date: task.date ?? null }));
    return { ...read, traps, tasks };
  });
}

/** What recognisers give: nothing of who speaks. */
export const piecesOf = (segments: readonly SpokenSegment[]): HeardPiece[] =>
  segments.map(({ n, start_s, end_s, text }) => ({ seq: n, start_s, end_s, text }));

/** The same with voices told apart without a mistake. Numbers go by who speaks first, so they say nothing of the role. */
export function piecesWithVoices(segments: readonly SpokenSegment[]): HeardPiece[] {
  const speakers = [...new Set(segments.map(({ speaker }) => speaker))];
  return piecesOf(segments).map((piece, at) => ({
    ...piece,
    voice: speakers.indexOf(segments[at]?.speaker ?? 'client') + 1,
    voice_sure: 1,
  }));
}
