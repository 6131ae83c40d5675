import type { InstitutionSettings } from '@noteer/contract';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/**
 * The day whose mails are to be sent now, by what the clock of the institution shows; undefined: none. From the hour on until
 * the day is over: a server that was down at that hour sends them later.
 */
export function periodAt(
  wall_clock: Date,
  { reminder_day, reminder_hour }: Pick<InstitutionSettings, 'reminder_day' | 'reminder_hour'>,
): string | undefined {
  if (reminder_day === 'never' || wall_clock.getUTCHours() < reminder_hour) return undefined;
  const isDay = reminder_day === 'every_day' || weekdays[wall_clock.getUTCDay()] === reminder_day;
  return isDay ? wall_clock.toISOString().slice(0, 10) : undefined;
}
