import { Time } from '@internationalized/date';

const MINUTES_PER_DAY = 24 * 60;

/**
 * One minute up or down is what an arrow key did, so it becomes a whole step; any other change was typed and goes to the
 * nearest step.
 */
export function toStep(next: Time, previous: Time | null, step: number): Time {
  if (step <= 1 || next.minute % step === 0) return next;
  const isNudge =
    previous !== null && previous.hour === next.hour && Math.abs(next.minute - previous.minute) === 1;
  const goesUp = isNudge && next.minute > (previous?.minute ?? 0);
  const round = isNudge ? (goesUp ? Math.ceil : Math.floor) : Math.round;
  const minutes = (next.hour * 60 + round(next.minute / step) * step) % MINUTES_PER_DAY;
  return new Time(Math.floor(minutes / 60), minutes % 60);
}
