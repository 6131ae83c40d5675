import type { NoteFigures } from '@noteer/clinical';
import { SIGNED_WITHIN, shownSummary } from '@noteer/contract';
import { recordingSealing } from '../../consultations/data-key.ts';
import { lastDraft, newestNotes, revisionOwner } from '../../consultations/documents.ts';
import { presentReading, readingOf } from '../../consultations/note/reading.ts';
import { findRecording, type RecordingRow } from '../../consultations/recordings.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { spokenPieces } from '../../consultations/spoken-pieces.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import type { Tx } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { type BySystem, ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { addFigures, countOnce } from './queries.ts';

const nothing: NoteFigures = {
  ...{ draft_words: 0, kept_words: 0, marks: 0, marks_taken: 0, omissions: 0, omissions_taken: 0 },
};

/** Of the note that people see, what its engine wrote last against what was signed. */
async function figuresOf(
  tx: Tx,
  scope: BySystem,
  { sealing, engines }: Services,
  recording: RecordingRow,
): Promise<NoteFigures> {
  const own = recordingSealing(sealing, recording);
  const note = shownSummary(await newestNotes(tx, scope, [recording.id]));
  const written = note && (await lastDraft(tx, scope, note.document_id));
  if (!note || !written) return nothing;
  const textOf = ({ number, text }: { number: number; text: Buffer }) =>
    openText(own, revisionOwner(note.document_id, number, 'text'), text);
  const reading = await readingOf(tx, scope, recording.id);
  const { changes } = reading ? presentReading(own, reading) : { changes: [] };
  return engines.countNote({
    draft: textOf(written),
    signed: textOf(note),
    pieces: await spokenPieces(tx, scope, own, recording),
    language: recording.language,
    missing: changes.flatMap(({ kind, after }) => (kind === 'missing' ? [after] : [])),
  });
}

/** One of the groups of SIGNED_WITHIN, or the one beyond. */
function groupOf({ finished_at, reviewed_at }: RecordingRow): number[] {
  const minutes = finished_at && reviewed_at ? (reviewed_at.getTime() - finished_at.getTime()) / 60_000 : 0;
  const within = SIGNED_WITHIN.findIndex((most) => minutes <= most);
  const place = within < 0 ? SIGNED_WITHIN.length : within;
  return Array.from({ length: SIGNED_WITHIN.length + 1 }, (_, at) => (at === place ? 1 : 0));
}

/** With its first signature a note counts, and never again: what is reopened and signed once more changes no figure. */
export const countNote: JobHandler<'count-note'> = {
  async run(services, { recording_id }) {
    await services.db.transaction().execute(async (tx) => {
      if (!(await lockRecording(tx, ofTheSystem, recording_id))) return;
      const recording = await findRecording(tx, ofTheSystem, recording_id);
      if (!recording?.reviewed_at || recording.is_recording_deleted) return;
      if (!(await countOnce(tx, ofTheSystem, recording_id))) return;
      await addFigures(tx, ofTheSystem, {
        ...(await figuresOf(tx, ofTheSystem, services, recording)),
        user_id: recording.clinician_id,
        signed_at: recording.reviewed_at,
        time_zone: services.settings.TIME_ZONE,
        signed_within: groupOf(recording),
      });
    });
  },
};
