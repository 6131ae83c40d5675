/** Appointment times are what the clock on the wall shows, written as if it were UTC. */
export function wallClockNow(time_zone: string, now = new Date()): Date {
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: time_zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(now);
  return new Date(`${local.replace(' ', 'T')}Z`);
}
