/** Own sentences, Dutch and English, some as a recogniser misheard them. What is in braces identifies somebody. */
import { highAges } from './ages.cases.ts';
import { housesAndStrangeWords } from './houses.cases.ts';
import { moreRecords } from './more-records.cases.ts';
import { moreSentences } from './more-sentences.cases.ts';
import { namedAfter } from './named-after.cases.ts';
import { namesAsWords } from './names-as-words.cases.ts';
import { namesByLists } from './names-by-lists.cases.ts';
import { namesOrWords } from './names-or-words.cases.ts';
import { numbersAndValues } from './numbers.cases.ts';
import { peopleAndPlaces } from './people-and-places.cases.ts';
import { peoplesAndThings } from './peoples.cases.ts';
import { handlesAndPlaces } from './places.cases.ts';
import { records } from './records.cases.ts';
import { titledNames } from './titles.cases.ts';
import { workPlaces } from './work-places.cases.ts';

export const sentences = peopleAndPlaces
  .concat(moreSentences)
  .concat(namesOrWords)
  .concat(namedAfter)
  .concat(records)
  .concat(moreRecords)
  .concat(workPlaces)
  .concat(housesAndStrangeWords)
  .concat(namesAsWords)
  .concat(namesByLists)
  .concat(handlesAndPlaces)
  .concat(highAges)
  .concat(numbersAndValues)
  .concat(peoplesAndThings)
  .concat(titledNames)
  .split('\n')
  .filter((sentence) => sentence.trim() !== '');

export const marked = /\{([^}]*)\}/g;
/** A sentence without its braces. */
export const bare = (sentence: string): string => sentence.replaceAll(marked, '$1');
