/** Appointments of one file or feed beside each other: what stands there twice, and what was cancelled and planned again. */
import { type Planned, slotOf } from './planned.ts';

const isTaken = ({ verdict }: Planned): boolean => verdict !== 'wrong' && verdict !== 'left_out';

/** Calendars have the same twice by themselves; of a table somebody should know. */
export function onceEach(all: readonly Planned[]): Planned[] {
  const seen = new Set<string>();
  return all.map((planned) => {
    const { read, clinician, client, external_mac } = planned;
    if (!isTaken(planned)) return planned;
    const slot =
      clinician && client && read.start_time && !read.is_cancelled
        ? [slotOf(clinician.id, read.start_time, client.key)]
        : [];
    const keys = [...(external_mac ? [external_mac.toString('hex')] : []), ...slot];
    const isTwice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    if (!isTwice) return planned;
    return read.title !== null
      ? { ...planned, verdict: 'left_out' }
      : { ...planned, verdict: 'wrong', problems: [{ field: 'start_time', problem: 'twice' }] };
  });
}

/** Cancelled, and planned again for the same time under another id: it is there, and stays the appointment that it was. */
export function bookedAgain(all: readonly Planned[]): Planned[] {
  const meant = new Set(
    all.flatMap((planned) =>
      planned.kept && !planned.read.is_cancelled && isTaken(planned) ? [planned.kept.id] : [],
    ),
  );
  return all.map((planned) =>
    planned.verdict === 'cancelled' && planned.kept && meant.has(planned.kept.id)
      ? { ...planned, verdict: 'left_out' }
      : planned,
  );
}
