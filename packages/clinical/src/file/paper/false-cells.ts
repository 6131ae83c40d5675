/** Tabs that part no cells of a table: a space takes their place, so that every letter stays in its own. */
import { months } from '../../month-names.ts';

/** `29 (16 februari),⇥21 (15 juni)`: no cell ends so. */
const amidst = /(?<=[,;])\t(?=\S)/gu;
/** `02⇥Jun⇥2026`: a day, of which a scan has every word for itself. */
const inDay = new RegExp(
  `(?<!\\d)(\\d{1,2})\\t(${Object.keys(months).join('|')})(?:\\t|(?= ))(?=(?:19|20)\\d\\d(?!\\d))`,
  'giu',
);

export const withoutFalseCells = (line: string): string =>
  line.includes('\t') ? line.replace(amidst, ' ').replace(inDay, (day) => day.replaceAll('\t', ' ')) : line;
