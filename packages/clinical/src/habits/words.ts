/** Words and phrases that are replaced or left out again and again, everywhere, in one section, or beside one word. */
import type { Language } from '../note.ts';
import { candidatesIn } from './candidates.ts';
import { type Form, formGroups, isWrittenShort } from './forms.ts';
import { occasionsOf, type WordOccasion, type WordPlaces } from './occurrences.ts';
import type { ReadPair } from './pairs.ts';
import type { HabitExample, HabitOffer, WordForm } from './rule.ts';
import { scopesOf } from './scope.ts';
import { isHabit, isHabitOfOwnWords, shareOf, tallyOf } from './share.ts';
import { isFormOfSomebody } from './somebody.ts';

const MOST_EXAMPLES = 3;
/** A form of the word that goes with the others has to be changed often enough itself. */
const LEAST_SHARE_OF_FORM = 0.4;
/** Most of what it would explain is explained by a rule that is there already. */
const EXPLAINED = 0.5;

/** As many places as are looked at for whether a word is a name there. */
const MOST_LINES = 10;

const mostFrequent = (texts: readonly string[]): string =>
  [...Map.groupBy(texts, (text) => text)].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '';

/** `Pt.` at the start of a line is `pt.`; `HA` stays. */
const lowered = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text;

/** As it is usually written in the middle of a sentence. */
function written({ candidate, occasions }: Form): WordForm {
  const done = occasions.filter((occasion) => occasion.done);
  const inside = done.filter(({ left }) => left !== '\n');
  const texts = (of: readonly WordOccasion[]) => of.map(({ to }) => to).filter(Boolean);
  const from = mostFrequent((inside.length > 0 ? inside : done).map((each) => each.from));
  if (candidate.to.length === 0) return { from: lowered(from), to: '' };
  const [middle, all] = [texts(inside), texts(done)];
  const to = middle.length > 0 ? mostFrequent(middle) : lowered(mostFrequent(all));
  // The point after the last letter of `a.n.` may be that of the sentence every time.
  const isOfLetters = /^\p{L}(?:\.\p{L})+$/u.test(to);
  const endsInPoint = isOfLetters || (candidate.to.at(-1) === '.' && !to.endsWith('.'));
  return { from: lowered(from), to: endsInPoint ? `${to}.` : to };
}

export const examplesOf = (occasions: readonly WordOccasion[]): HabitExample[] => {
  const byNote = new Map(occasions.filter(({ done }) => done).map((occasion) => [occasion.note, occasion]));
  return [...byNote.values()]
    .slice(-MOST_EXAMPLES)
    .map(({ note, before, after }) => ({ note, before, after }));
};

export function wordHabits(pairs: readonly ReadPair[], places: WordPlaces, language: Language): HabitOffer[] {
  const forms = candidatesIn(pairs, language).map((candidate) => ({
    candidate,
    occasions: occasionsOf(places, candidate.from, candidate.to),
  }));
  const found = formGroups(forms, language)
    .flatMap((group) => offersOf(group, language))
    .sort((a, b) => b.offer.times - a.offer.times);
  const explained = new Set<string>();
  return found.flatMap(({ offer, changed }) => {
    const known = changed.filter((place) => explained.has(place)).length;
    if (known > EXPLAINED * changed.length) return [];
    for (const place of changed) explained.add(place);
    return [offer];
  });
}

type Found = { offer: HabitOffer; changed: string[] };

function offersOf(group: readonly Form[], language: Language): Found[] {
  const all = group.flatMap(({ occasions }) => occasions);
  const isEnough = group.every(isWrittenShort) ? isHabitOfOwnWords : isHabit;
  return scopesOf(all, isEnough).flatMap(({ section, left, right, holds }): Found[] => {
    const held = group
      .map((form) => ({ ...form, occasions: form.occasions.filter(holds) }))
      .filter(({ occasions }) => shareOf(tallyOf(occasions)) >= LEAST_SHARE_OF_FORM);
    const occasions = held.flatMap((form) => form.occasions);
    const tally = tallyOf(occasions);
    if (!isEnough(tally)) return [];
    const words = held.map(written).map((form) => withNeighbours(form, left, right));
    const lines = occasions
      .filter(({ done }) => done)
      .slice(0, MOST_LINES)
      .flatMap(({ before, after }) => [before, after]);
    if (words.some((form) => isFormOfSomebody(form, lines, language))) return [];
    const rule = { kind: 'words', forms: words, section, at_start: left === '\n' } as const;
    const changed = occasions.flatMap(({ done, place, from }) => (done ? placesOf(place, from) : []));
    return [{ offer: { rule, ...tally, examples: examplesOf(occasions) }, changed }];
  });
}

/** Every word of it, so that what overlaps is known. */
function placesOf(place: string, from: string): string[] {
  const [note, section, index] = place.split('/');
  return from.split(' ').map((_, at) => `${note}/${section}/${Number(index) + at}`);
}

const mark = /^[.,;:!?)]/;
/** A word beside it that it takes for the rule to hold stays as it is. */
function withNeighbours({ from, to }: WordForm, left: string | null, right: string | null): WordForm {
  const before = left === null || left === '\n' ? '' : `${left} `;
  const after = right === null ? '' : mark.test(right) ? right : ` ${right}`;
  return { from: `${before}${from}${after}`, to: `${before}${to}${after}`.trim() };
}
