/** Appointments are kept as the clock on the wall shows them, with a literal Z; here the reader's clock is put the same way. */
const two = (value: number) => String(value).padStart(2, '0');

/** YYYY-MM-DD, the reader's own. */
export const calendarDate = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

export const wallClock = (moment: Date): string =>
  `${calendarDate(moment)}T${two(moment.getHours())}:${two(moment.getMinutes())}:00.000Z`;

/** The beginning of a date, for writing it out. */
export const startOfDate = (date: string): Date => new Date(`${date}T00:00:00`);
