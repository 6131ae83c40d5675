/** What of a word and its neighbours says whether it identifies somebody, as strings that weights were learned for. */
import type { Word } from '../word.ts';
import { before, behind, isWritten, type Told, tell } from './told.ts';

const REACH_BACK = 5;
const REACH_ON = 3;
const LONG = 9;

/** For each word of a text its features. */
export function featuresOf(words: readonly Word[]): string[][] {
  const manner = isWritten(words) ? 'w' : 's';
  const told = words.map(tell);
  const at = (index: number): Told => told[index] ?? (index < 0 ? before : behind);
  return told.map((word, index) => {
    const [back2, back, next, next2] = [at(index - 2), at(index - 1), at(index + 1), at(index + 2)];
    const { text, listed, lists } = word;
    const shape = word.shape + manner;
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
