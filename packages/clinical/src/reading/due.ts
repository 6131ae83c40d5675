/** The date that a sentence of a note names, counted from the day of the consultation. */
import { dueOf } from './calendar.ts';
import type { Language } from '../note.ts';
import { slotsOf } from './slots.ts';

export const dueDate = (sentence: { text: string }, language: Language, from: string): string | null =>
  dueOf(slotsOf(sentence.text, language, { isSpoken: false }).times, from) ?? null;
