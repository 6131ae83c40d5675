/** The date that a sentence of a note names, counted from the day of the consultation. */

import type { Language } from '../note.ts';
import { dueOf } from './calendar.ts';
import { deadlineIn } from './deadlines.ts';
import { slotsOf } from './slots.ts';

export const dueDate = (sentence: { text: string }, language: Language, from: string): string | null =>
  deadlineIn(sentence.text, language, from) ??
  dueOf(slotsOf(sentence.text, language, { isSpoken: false }).times, from) ??
  null;
