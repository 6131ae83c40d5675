/** How a spreadsheet shows the number of a cell, as far as it changes what is meant: a day, or figures with zeros before them. */
import { dayOfSerial } from '@noteer/clinical/code-tables';

export type Show = (value: string) => string;

const plain: Show = (value) => value;
const MINUTES_A_DAY = 24 * 60;

/** With the time, where there is one: the part of the day that is over. */
const asDay: Show = (value) => {
  const serial = Number(value);
  if (!(Number.isFinite(serial) && serial > 0 && serial < 3_000_000)) return value;
  const all = Math.round(serial * MINUTES_A_DAY);
  const minutes = all % MINUTES_A_DAY;
  const day = dayOfSerial(all / MINUTES_A_DAY);
  const two = (figure: number) => String(Math.floor(figure)).padStart(2, '0');
  return minutes === 0 ? day : `${day} ${two(minutes / 60)}:${two(minutes % 60)}`;
};
const withZeros =
  (figures: number): Show =>
  (value) =>
    /^\d+$/.test(value) ? value.padStart(figures, '0') : value;

/** Formats that every spreadsheet knows by number: 14 to 17 and 22 have a day in them. */
const isBuiltInDay = (id: number) => (id >= 14 && id <= 17) || id === 22;

/** By the number of a format and, where it is the file's own, by how it is written. */
export function showFor(id: number, code: string | undefined): Show {
  if (code === undefined) return isBuiltInDay(id) ? asDay : plain;
  // Words in quotes, colours and currencies in brackets are no signs of a day.
  const signs = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '').split(';')[0] as string;
  if (/y|j/i.test(signs) && /[dm]/i.test(signs)) return asDay;
  return /^0{2,}$/.test(signs) ? withZeros(signs.length) : plain;
}
