/** What of a word and its neighbours says whether it identifies somebody, as strings that weights were learned for. */
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

type Told = { text: string; shape: string; lists: readonly string[]; listed: string };
const before: Told = { text: '^', shape: '^', lists: [], listed: '^' };
const behind: Told = { text: '$', shape: '$', lists: [], listed: '$' };

function tell(word: Word): Told {
  const lists = word.isLetters ? listsOf(word) : [];
  const shape = shapeOf(word);
  return { text: word.isLetters ? word.text : shape, shape, lists, listed: lists.join('+') || '-' };
}

const REACH_BACK = 5;
const REACH_ON = 3;
const LONG = 9;

/** For each word of a text its features. Recognised speech has no capitals: whether a text has any is part of what a small letter says. */
export function featuresOf(words: readonly Word[]): string[][] {
  const isWritten = words.some(
    ({ hasCapital, isFirst, raw }) => (hasCapital && !isFirst) || /[.?!]/.test(raw),
  );
  const told = words.map(tell);
  const at = (index: number): Told => told[index] ?? (index < 0 ? before : behind);
  return told.map((word, index) => {
    const [back2, back, next, next2] = [at(index - 2), at(index - 1), at(index + 1), at(index + 2)];
    const { text, listed, lists } = word;
    const shape = word.shape + (isWritten ? 'w' : 's');
    const features = [
      'any',
      `shape ${shape}`,
      `listed ${listed}`,
      `listed ${listed} ${shape}`,
      `word ${text}`,
      `ends ${text.slice(-3)}`,
      `ends ${text.slice(-4)}`,
      `begins ${text.slice(0, 3)}`,
      `length ${Math.min(text.length, LONG)} ${listed}`,
      `back ${back.text}`,
      `next ${next.text}`,
      `back2 ${back2.text}`,
      `next2 ${next2.text}`,
      `between ${back.text} ${next.text}`,
      `behind ${back2.text} ${back.text}`,
      `before ${next.text} ${next2.text}`,
      `back ${back.text} ${listed}`,
      `next ${next.text} ${listed}`,
      `back ${back.text} ${shape}`,
      `back2 ${back2.text} ${listed}`,
      `next2 ${next2.text} ${listed}`,
      `behind ${back2.text} ${back.text} ${listed}`,
      `lists ${back.listed} ${back.shape}`,
      `lists on ${next.listed} ${next.shape}`,
      `lists ${back.listed} ${back.shape} ${listed} ${shape}`,
      `lists on ${next.listed} ${next.shape} ${listed} ${shape}`,
      `lists around ${back.listed} ${next.listed} ${listed}`,
    ];
    for (const list of lists)
      features.push(
        `on ${list}`,
        `on ${list} ${shape}`,
        `on ${list} behind ${back.text}`,
        `on ${list} before ${next.text}`,
        `on ${list} behind ${back2.text} ${back.text}`,
      );
    for (let far = 1; far <= REACH_BACK; far++) features.push(`near ${at(index - far).text}`);
    for (let far = 1; far <= REACH_ON; far++) features.push(`near on ${at(index + far).text}`);
    return features;
  });
}
