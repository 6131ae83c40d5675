/** Ids that this installation alone has, and has again when its first start was cut off: what was put is put over. */
import type { Sealing } from '../sealing.ts';
import type { Planned } from './plan.ts';

/** A UUID of version 8, which is what a number of one's own making is called. */
function demoId(sealing: Sealing, ...name: string[]): string {
  const bytes = sealing.mac('demo', ...name).subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const appointmentId = (sealing: Sealing, { clinician, date, start }: Planned): string =>
  demoId(sealing, 'appointment', clinician, date, start);

export const recordingId = (sealing: Sealing, { clinician, date, start }: Planned): string =>
  demoId(sealing, 'recording', clinician, date, start);
