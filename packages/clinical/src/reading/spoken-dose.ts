/** Of a medicine `one fifty` is no time of the clock: it stays as it was said. */
import { medicineMentions } from './medicine-mentions.ts';
import { type Reading, wordAt } from './reading.ts';

export const mayBeDose = (reading: Reading, at: number): boolean =>
  reading.language === 'en' &&
  /^(?:one|two|three|four|five|six|seven|eight|nine)$/.test(wordAt(reading, at)) &&
  /^(?:twenty|fifty|seventy|twenty-five|seventy-five)$/.test(wordAt(reading, at + 1)) &&
  medicineMentions(reading.tokens).length > 0;
