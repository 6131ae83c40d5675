/** The recording of an appointment that another tab of this browser is making. */
import { allCaptures, type CaptureRow, sharedDatabase } from './database.ts';
import { capturesInProgress } from './locks.ts';

export async function recordingElsewhere(
  clinician_id: string,
  appointment_id: string,
): Promise<CaptureRow | undefined> {
  const [rows, inProgress] = await Promise.all([allCaptures(await sharedDatabase()), capturesInProgress()]);
  return rows.find(
    (row) =>
      row.clinician_id === clinician_id && row.appointment.id === appointment_id && inProgress.has(row.id),
  );
}
