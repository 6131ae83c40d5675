/** Values that were denied in so many words, or said to have been. */
import type { SaidSlot, SaidUnit, SaidWord } from './said-shape.ts';

const MOST_WORDS_BETWEEN = 12;
const NEXT_SLOTS = 30;

const isSameValue = (a: SaidSlot, b: SaidSlot): boolean =>
  a.slot.type === 'amount' && b.slot.type === 'amount' && a.slot.amount.value === b.slot.amount.value;

/** `Dus niet elke avond honderd, maar tweehonderd`: then it was taken back wherever it was said shortly before. */
export function takeBackDenied(
  sorted: readonly SaidSlot[],
  units: readonly SaidUnit[],
  words: readonly SaidWord[],
): void {
  for (const [index, slot] of sorted.entries()) {
    if (slot.slot.type !== 'amount' || slot.slot.amount.value < LEAST_DENIED) continue;
    if (units[slot.unit]?.isAsked || words[slot.word]?.polarity !== -1) continue;
    const other = sorted
      .slice(index + 1, index + NEXT_SLOTS)
      .find(
        (each) =>
          each.slot.type === 'amount' &&
          each.word - slot.word <= MOST_WORDS_BETWEEN &&
          units[each.unit]?.piece === units[slot.unit]?.piece &&
          !isSameValue(slot, each) &&
          words.slice(slot.word, each.word).some(({ text }) => /^(?:maar|but)$/.test(text)),
      );
    if (!other) continue;
    const piece = units[slot.unit]?.piece ?? 0;
    for (const each of sorted)
      if (
        each.word <= slot.word &&
        piece - (units[each.unit]?.piece ?? 0) <= DENIED_PIECES &&
        each.slot.type === 'amount' &&
        isSameValue(each, slot) &&
        !words.slice(Math.max(0, other.word - 1), other.word).some(({ text }) => text === 'nog')
      ) {
        each.isTakenBack = true;
        each.instead = other.text;
      }
  }
}
const DENIED_PIECES = 4;
const LEAST_DENIED = 2;

/** `vorige keer was acht`, `twintig was het`. */
export const wasOf = ({ word, slot }: SaidSlot, words: readonly SaidWord[]): boolean =>
  [word - 1, word + slot.length].some((at) => /^(?:was|waren|were)$/.test(words[at]?.text ?? '')) &&
  words.slice(word, word + MOST_WORDS_BETWEEN).some(({ text }) => /^(?:nu|deze|now|this)$/.test(text));
