/** Words of a deed after which nothing of a medicine is left. */
import type { ChangeSlot, Spot } from '../../reading/slot.ts';
import { plain } from '../../reading/text.ts';
import { isWithin, type ReadSentence } from '../read.ts';
import { endIn } from './medicine-ended.ts';
import type { Stretch } from './medicine-stretches.ts';

/** `is in mei afgebouwd`, and to nothing: it is over. */
export const tapered = /^(?:afgebouwd|uitgeslopen|tapered off|weaned off)$/u;
export const hasAim = (
  { start, end }: ChangeSlot,
  stretch: Stretch,
  { words, slots, paper }: ReadSentence,
): boolean =>
  /^\s*(?:tot|naar|to|met|van|vanaf|from|by)\b(?! (?:nul|0(?![.,]\d)|zero|nil|nothing)\b)/iu.test(
    words.slice(end),
  ) ||
  /\b(?:wordt|worden|zal|zullen|will|being)\b/iu.test(words.slice(stretch.start, start)) ||
  endIn(plain(words.slice(end, stretch.end)), paper.language) !== undefined ||
  slots.amounts.some((amount) => amount.side === 'to' && amount.value > 0 && isWithin(amount, stretch)) ||
  slots.changes.some((other) => other.deed === 'stop' && isWithin(other, stretch));

/** `I asked her to stop this`, `heb ik haar laten stoppen`. */
export const isBidden =
  /\b(?:asked|told|instructed|persuaded|got|had) (?:him|her|them|(?:the|mrs?|ms) \p{L}+) to $|\b(?:heb|hebben|heeft|had)\b[^.;]{0,40}\blaten $/iu;

/** `perindopril 4 mg STOP`: what a list says behind the name has been decided. */
export const isStopBehind = (
  { start, end }: Spot,
  { medicine }: Stretch,
  { words, part }: ReadSentence,
): boolean =>
  part !== 'plan' &&
  /^stop$/iu.test(words.slice(start, end)) &&
  /^[\s:,–→>-]*(?:\d+(?:[.,]\d+)?\s?\p{L}{1,4}[\s:,–→>-]*)?(?:\d\s?dd\s?\d?\s)?$/u.test(
    words.slice(medicine.end, start),
  ) &&
  !/^\s?(?:over|na|zodra|als|indien|if|in|after|when|bij)\b/iu.test(words.slice(end));

/** `omeprazol (vervangen vanwege clopidogrel)`: why another one ended. */
export const asReason =
  /\([^)]*\b(?:because of|due to|ivm|i\.v\.m\.|vanwege|wegens|interactie met|interaction with)\s+(?:de |het |the )?$/iu;
