/** What is told of a word by itself: on which lists it stands, and how it is written. */
import { isCompound, isInDictionary } from '../dictionary.ts';
import {
  isCommonCapital,
  isEponym,
  isFirstName,
  isMedicine,
  isOrdinary,
  isParticle,
  isSurname,
} from '../ordinary.ts';
import { likeMedicine, ofTheField } from '../strange-words.ts';
import { isTown } from '../towns.ts';
import type { Word } from '../word.ts';

/** On which lists a word stands; most stand on several. */
function listsOf({ text, raw }: Word): string[] {
  const lists: string[] = [];
  if (isFirstName(text)) lists.push('first');
  if (isSurname(text)) lists.push('surname');
  if (isTown(text)) lists.push('town');
  if (isOrdinary(text)) lists.push('ordinary');
  if (isInDictionary(text)) lists.push('dictionary');
  else if (isCompound(text)) lists.push('compound');
  if (isEponym(text)) lists.push('eponym');
  if (isMedicine(raw)) lists.push('medicine');
  if (isCommonCapital(text)) lists.push('capital');
  if (isParticle(text)) lists.push('particle');
  if (ofTheField.test(text)) lists.push('field');
  else if (likeMedicine.test(text)) lists.push('pill');
  return lists;
}

function shapeOf({ isLetters, raw, hasCapital, isFirst }: Word): string {
  if (!isLetters) return /\d/.test(raw) ? '9' : raw;
  if (hasCapital) return isFirst ? 'Xf' : 'X';
  return /^\p{Lu}+$/u.test(raw) ? 'XX' : 'x';
}

export type Told = { text: string; shape: string; lists: readonly string[]; listed: string };
export const before: Told = { text: '^', shape: '^', lists: [], listed: '^' };
export const behind: Told = { text: '$', shape: '$', lists: [], listed: '$' };

export function tell(word: Word): Told {
  const lists = word.isLetters ? listsOf(word) : [];
  const shape = shapeOf(word);
  return { text: word.isLetters ? word.text : shape, shape, lists, listed: lists.join('+') || '-' };
}

/** Recognised speech has no capitals: whether a text has any is part of what a small letter says. */
export const isWritten = (words: readonly Word[]): boolean =>
  words.some(({ hasCapital, isFirst, raw }) => (hasCapital && !isFirst) || /[.?!]/.test(raw));
