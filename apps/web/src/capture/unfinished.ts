/** What was recorded on this device and is not with the server as a whole. */
import { CHUNK_SAMPLES } from '@noteer/contract';
import { allCaptures, type CaptureRow, keptSamples, sharedDatabase } from './database.ts';
import { gapTotals } from './known-gaps.ts';
import { capturesInProgress } from './locks.ts';

export type Unfinished = CaptureRow & { kept: number; safe: number };

const isLeft = ({ state }: CaptureRow) => state === 'open' || state === 'stopped';

async function measured(row: CaptureRow): Promise<Unfinished> {
  const kept = await keptSamples(await sharedDatabase(), row);
  return { ...row, kept, safe: Math.min(kept, row.sent * CHUNK_SAMPLES) };
}

/** Oldest first. What a tab is recording at this moment is not unfinished: it is being made. */
export async function unfinishedCaptures(clinician_id: string): Promise<Unfinished[]> {
  const [rows, inProgress] = await Promise.all([allCaptures(await sharedDatabase()), capturesInProgress()]);
  const left = rows.filter(
    (row) => row.clinician_id === clinician_id && isLeft(row) && !inProgress.has(row.id),
  );
  return Promise.all(
    left.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).map((row) => measured(row)),
  );
}

/** A tab that was just reloaded lets go of its locks a moment later. */
const LETTING_GO_MS = 400;
const PATIENCE = 4;

type Found = {
  id: string;
  samples: number;
  safe: number;
  isStopped: boolean;
  gaps: ReturnType<typeof gapTotals>;
};

export async function findOfAppointment(
  clinician_id: string,
  appointment_id: string,
): Promise<Found | 'in_progress' | undefined> {
  const isWanted = (row: CaptureRow) =>
    row.clinician_id === clinician_id && row.appointment.id === appointment_id && isLeft(row);
  for (let attempt = 0; ; attempt++) {
    const row = (await allCaptures(await sharedDatabase())).filter(isWanted).at(-1);
    if (!row) return undefined;
    if (!(await capturesInProgress()).has(row.id)) {
      const { id, kept, safe, state } = await measured(row);
      return { id, samples: kept, safe, isStopped: state === 'stopped', gaps: gapTotals(row) };
    }
    if (attempt === PATIENCE) return 'in_progress';
    await new Promise((resolve) => setTimeout(resolve, LETTING_GO_MS));
  }
}
