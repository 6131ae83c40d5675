/** Days of the demo, as wall-clock dates: the machine's own day is the day of whoever tries it on that machine. */

const DAY_MS = 86_400_000;

export function dateOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Monday to Friday of the week before the one that this date is in. */
export function weekBefore(date: string): string[] {
  const day = new Date(`${date}T00:00:00Z`);
  const monday = day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS - 7 * DAY_MS;
  return [0, 1, 2, 3, 4].map((after) => new Date(monday + after * DAY_MS).toISOString().slice(0, 10));
}
