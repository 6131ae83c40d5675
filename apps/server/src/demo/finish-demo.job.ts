/** What people did with the demo's recordings since: the engine wrote, Sanne corrected and reviewed, codes were saved. */
import { system } from '../actor.ts';
import { confirmBilled } from '../consultations/codes.ts';
import { noFacts, sealKept } from '../consultations/coding/kept.ts';
import { currentLists } from '../consultations/coding/lists-of-day.ts';
import { keepOutcome } from '../consultations/coding/outcome.ts';
import { bringToDesk } from '../consultations/coding/suggested.ts';
import { recordingSealing } from '../consultations/data-key.ts';
import { addNoteRevision, newestNotes, revisionOwner } from '../consultations/documents.ts';
import type { RecordingRow } from '../consultations/recordings.ts';
import { openText } from '../consultations/sealed-text.ts';
import { lockRecording, step } from '../consultations/state/step.ts';
import { keepTasks } from '../consultations/tasks.ts';
import type { Tx } from '../db/schema.ts';
import { readNoteOver } from '../features/processing/read-note-over.job.ts';
import { writeNote } from '../features/processing/write-note.job.ts';
import type { JobHandler } from '../jobs/handler.ts';
import { type BySystem, ofTheSystem } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import type { Services } from '../services.ts';
import { momentOf } from './agenda.ts';
import { exampleModel } from './example-model.ts';
import { recordingId } from './ids.ts';
import { type Planned, planFrom } from './plan.ts';

const recorded = (date: string) => planFrom(date).filter(({ outcome }) => outcome);

/** Safe to run twice: what somebody did with the demo meanwhile stays. */
export const finishDemo: JobHandler<'finish-demo'> = {
  async run(services, { date }, signal) {
    for (const planned of recorded(date)) {
      const recording_id = recordingId(services.sealing, planned);
      // Whoever brings a model of their own need not wait minutes for it before there is anything to see.
      const example = await exampleModel(planned.outcome?.sound ?? 'mood-follow-up');
      const asIf: Services = {
        ...services,
        models: { ...services.models, model: async () => example },
        // It is read over below: a model of the house, or none, would be asked about the example.
        enqueue: async (tx, name, payload) => {
          if (name !== 'read-note-over') await services.enqueue(tx, name, payload);
        },
      };
      await writeNote.run(asIf, { recording_id }, signal);
      await readNoteOver.run(asIf, { recording_id }, signal);
      await services.db.transaction().execute((tx) => reenact(tx, services, recording_id, planned));
    }
  },

  async gaveUp(services, { date }) {
    for (const planned of recorded(date))
      await writeNote.gaveUp?.(services, { recording_id: recordingId(services.sealing, planned) });
  },
};

async function reenact(tx: Tx, services: Services, recording_id: string, planned: Planned): Promise<void> {
  const { outcome = { sound: 'mood-follow-up' } } = planned;
  const recording = await lockRecording(tx, ofTheSystem, recording_id);
  const [note] = await newestNotes(tx, ofTheSystem, [recording_id]);
  // Deleted, or in somebody's hands by now.
  if (!recording || recording.is_reviewed || note?.number !== 1) return;
  const sealing = recordingSealing(services.sealing, recording);
  const { document_id, ai_model_name } = note;
  const text = openText(sealing, revisionOwner(document_id, note.number, 'text'), note.text);
  if (outcome.correction) {
    await addNoteRevision(tx, ofTheSystem, sealing, {
      recording_id,
      ai_model_name,
      template: recording.template,
      text: text.replace(...outcome.correction),
      author_id: recording.clinician_id,
    });
    await step(tx, system, 'save_note', recording_id);
  }
  if (!outcome.is_reviewed) return;
  await keepTasks(tx, ofTheSystem, sealing, recording);
  if (outcome.codes)
    await confirmBilled(tx, ofTheSystem, sealing, { recording_id, document_id, set_by: null }, outcome.codes);
  await tookAsPlanned(tx, ofTheSystem, sealing, recording, planned);
  const signed = await step(tx, system, 'declare_ready', recording_id);
  await bringToDesk(tx, ofTheSystem, services.enqueue, recording_id);
  if (!outcome.codes || !signed) return;
  await step(tx, system, 'finish_codes', recording_id);
  const done = { confirmed_by: null, is_confirmed: true };
  await keepOutcome(tx, ofTheSystem, services, signed, await currentLists(tx), done);
}

/** What is recorded lasts a minute or five; the consultations that it stands for lasted as long as was planned. */
async function tookAsPlanned(
  tx: Tx,
  _scope: BySystem,
  sealing: Sealing,
  { id: recording_id, clinician_id: said_by }: RecordingRow,
  { date, start, end }: Planned,
): Promise<void> {
  const real_minutes = (momentOf(date, end).getTime() - momentOf(date, start).getTime()) / 60_000;
  const body = sealKept(sealing, 'facts', recording_id, { ...noFacts, real_minutes });
  await tx.insertInto('contact_facts').values({ recording_id, body, said_by, revision: 1 }).execute();
}
