/** Which changes of words are one: those of the forms of a word. */
import { stemOf } from '../evidence/stem.ts';
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import type { Candidate } from './candidates.ts';
import { isCalendarWord } from './facts.ts';
import type { WordOccasion } from './occurrences.ts';
import { isShortFor } from './short-for.ts';

export type Form = { candidate: Candidate; occasions: WordOccasion[] };

const timesOf = ({ occasions }: Form) => occasions.filter(({ done }) => done).length;

/** Of one form of a word what it most often becomes. */
function bestForms(forms: readonly Form[]): Form[] {
  const best = new Map<string, Form>();
  for (const form of forms) {
    const key = form.candidate.from.join(' ');
    const before = best.get(key);
    if (!before || timesOf(form) > timesOf(before)) best.set(key, form);
  }
  return [...best.values()];
}

const BEGINNING = 2;

function groupOf({ from, to }: Candidate, isBest: boolean, language: Language): string {
  const each = (words: readonly string[], write: (word: string) => string) =>
    words
      .filter((word) => /^\p{L}/u.test(word))
      .map(write)
      .join(' ');
  const [only] = from;
  if (from.length === 1 && only && isCalendarWord(only)) return /day$|dag$/.test(only) ? 'days' : 'months';
  const stems = each(from, (word) => stemOf(plain(word), language));
  if (isBest && to.length > 0) return `${stems} →`;
  // Abbreviations have no stem; with the same word before it, how it begins tells enough.
  return `${stems} → ${each(to, (word) => word.slice(0, BEGINNING))}`;
}

/** `somber` to `gedrukt` and `sombere` to `gedrukte`, `heel` to `zeer` and `hele` to `gehele`; all days that are written short. */
export function formGroups(forms: readonly Form[], language: Language): Form[][] {
  const best = new Set(bestForms(forms));
  const groups = Map.groupBy(forms, (form) => groupOf(form.candidate, best.has(form), language));
  return [...groups.values()].map(bestForms);
}

/** `mdr.` for `moeder`, `2e` for `tweede`. */
export const isWrittenShort = ({ candidate }: Form): boolean => {
  const [from, to] = [candidate.from.join(' '), candidate.to.join(' ')];
  return candidate.from.length === 1 && (isShortFor(from, to) || /\p{N}/u.test(to));
};
