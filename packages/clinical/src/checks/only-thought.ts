/** Doses that the note has as agreed, and that were only thought of. */
import type { Language } from '../note.ts';
import { amountRules } from './amount-rules.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import type { AmountSlot } from './slots.ts';

const hedges: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:kijken we of|kijk ik of|bekijken we of|waarschijnlijk|misschien|eventueel|overweeg\w*|overwegen|denk aan)\b/,
  en: /\b(?:might|maybe|consider|perhaps|probably|think about)\b/,
};
const isOpen: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:kijken|bekijken|bezien|waarschijnlijk|misschien|eventueel|zou|overw\w*|als|indien|mocht|bespreken|besproken|mogelijk|zo nodig|anders|kan|kunnen|mag|tenzij|bij|of)\b/i,
  en: /\b(?:might|maybe|could|if|consider\w*|would|perhaps|probably|discuss\w*|may|can|or)\b/i,
};

/** A dose that was only thought of: `dan kijken we of het naar vijftien moet`. */
export function onlyThought(
  slot: AmountSlot,
  { text, language, polarity }: Noted,
  said: Said,
): SaidSlot | undefined {
  if (!slot.amount.unit?.isDose || polarity[slot.at] !== 1 || isOpen[language].test(text)) return undefined;
  const same = (said.slots.get('amount') ?? []).filter(
    ({ slot: each, isTakenBack, isScale }) =>
      each.type === 'amount' && !isTakenBack && !isScale && amountRules.isSame(slot, each),
  );
  const isThought = ({ unit }: SaidSlot) => {
    const of = said.units[unit];
    const words = said.words.slice(of?.from, of?.to).map((word) => word.text);
    return hedges[language].test(words.join(' '));
  };
  return same.every(isThought) ? same[0] : undefined;
}
