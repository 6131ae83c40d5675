/** Which words houses are called after. */
import { plain } from '../reading/text.ts';
import { dutchHouseWords, englishHouseWords } from './words/house-words.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(plain(text).split(/\s+/).filter(Boolean));
const dutch = setOf(dutchHouseWords);
const english = setOf(englishHouseWords);

/** Where everyone may be, whatever is called after it too. */
const anywhere = setOf(
  'kamp zee strand bos bossen stal tuin haven boot deur berg bergen rust zon inloop opstap bed bel klok spiegel lamp raam drempel trommel open-haard',
);
const anywhereInEnglish = setOf(
  'hill hills beach hall forest river valley garden gardens shore bay lake well cloud gate tower court bridge castle woodland woodlands meadow barn sunshine moor moors cottage square hope church terrace farmhouse',
);

export const isHouseWord = (text: string): boolean => dutch.has(text) && !anywhere.has(text);
export const isDutchHouse = (text: string): boolean => dutch.has(text);
export const isEnglishHouse = (text: string): boolean => english.has(text);
export const isEnglishHouseWord = (text: string): boolean =>
  english.has(text) && !anywhereInEnglish.has(text);
