import { noteMarkdown, type Template } from '@noteer/clinical';
import { NO_MODEL } from '@noteer/contract';
import { system } from '../../actor.ts';
import { templateOf } from '../../consultations/choices.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { addNoteRevision, newestNotes } from '../../consultations/documents.ts';
import { takeJottings, withJottings } from '../../consultations/jottings.ts';
import { doubtsOf, isPoorSound } from '../../consultations/note/doubts.ts';
import { draftOf, headingsOf, type KeptDraft } from '../../consultations/note/draft.ts';
import { waitForReading } from '../../consultations/note/reading.ts';
import { withUnsureMarked } from '../../consultations/note/unsure-values.ts';
import { endWriting, keepProblem } from '../../consultations/note/writing.ts';
import { findRecording, type RecordingRow } from '../../consultations/recordings.ts';
import { heardPieces, speechOf } from '../../consultations/spoken-pieces.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import { isPossible } from '../../consultations/state/transitions.ts';
import type { Tx } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import type { LanguageModel } from '../../model/port.ts';
import { ModelError } from '../../model/problem.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Written } from '../../questions/note/write.ts';
import type { Services } from '../../services.ts';
import { typedBefore, withTyped } from './typed-before.ts';
import { writeWith } from './write-with.ts';

/** Somebody who goes through a whole talk, voice by voice, while a slow model writes: then its last note is kept. */
const MOST_TIMES = 3;

/** Safe to run twice: a recording whose note is there is left alone. */
export const writeNote: JobHandler<'write-note'> = {
  async run(services, { recording_id }, signal) {
    for (let time = 1; time <= MOST_TIMES; time++) {
      const recording = await findRecording(services.db, ofTheSystem, recording_id);
      if (recording?.stage !== 'writing' || recording.is_recording_deleted) return;
      if (await write(services, recording, signal, time === MOST_TIMES)) return;
    }
  },

  async gaveUp({ db }, { recording_id }) {
    await db.transaction().execute((tx) => step(tx, system, 'fail_writing', recording_id));
  },
};

/** False when somebody corrected what was said, or who said it, meanwhile: then it is to be written with that. */
async function write(
  services: Services,
  recording: RecordingRow,
  signal: AbortSignal,
  isLast: boolean,
): Promise<boolean> {
  const { db } = services;
  const { template, template_version } = await templateOf(db, recording.template);
  const heard = await heardPieces(db, ofTheSystem, recordingSealing(services.sealing, recording), recording);
  let model: LanguageModel | undefined;
  let written: Written | undefined;
  try {
    model = await services.models.model(recording.template);
    if (model && heard.length > 0) {
      const pieces = withUnsureMarked(heard, recording.language);
      written = await writeWith(services, model, { recording, template, pieces }, signal);
      if (!written) return true;
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    services.log.warn({ err: error, problem: error.problem }, 'the model did not write a note');
    return db
      .transaction()
      .execute((tx) => keepHeadings(tx, services, recording, { template, template_version }, error));
  }
  if (!model || !written)
    return db
      .transaction()
      .execute((tx) => keepHeadings(tx, services, recording, { template, template_version }));

  const speech = await speechOf(db, ofTheSystem, recording);
  const { language } = recording;
  const name = model.name;
  const draft: KeptDraft = {
    ...draftOf(written.note, template, language),
    tasks: written.note.tasks,
    diagnoses: written.note.diagnoses,
    doubts: doubtsOf(written.note, heard, speech, language),
    is_partial: written.isPartial,
    is_poor_sound: isPoorSound(heard, speech),
  };
  return db.transaction().execute(async (tx) => {
    const now = await stillWanted(tx, recording.id);
    if (!now) return true;
    if (now.speakers_revision !== recording.speakers_revision && !isLast) return false;
    await keepNote(tx, services, now, { draft, name, template, template_version });
    return true;
  });
}

/** Undefined when it was deleted while it was written, or another worker wrote it: these words are not wanted any more. */
async function stillWanted(tx: Tx, recording_id: string): Promise<RecordingRow | undefined> {
  const now = await lockRecording(tx, ofTheSystem, recording_id);
  return now && isPossible('write', now) ? now : undefined;
}

type Kept = { draft: KeptDraft; name: string; template: Template; template_version: number | null };

async function keepNote(
  tx: Tx,
  services: Services,
  recording: RecordingRow,
  { draft, name, template, template_version }: Kept,
): Promise<void> {
  const { id, language, speakers_revision } = recording;
  const sealing = recordingSealing(services.sealing, recording);
  const jotted = await takeJottings(tx, ofTheSystem, sealing, id);
  const typed = await typedBefore(tx, ofTheSystem, sealing, {
    ...{ recording_id: id, ai_model_name: name, template, language },
  });
  const whole = withJottings(withTyped(draft, typed), jotted, language);
  const { number } = await addNoteRevision(tx, ofTheSystem, sealing, {
    ...{ recording_id: id, ai_model_name: name, template: template.id, template_version },
    ...{ text: noteMarkdown(whole).text, draft: { ...draft, ...whole }, author_id: null, speakers_revision },
  });
  await endWriting(tx, ofTheSystem, recording);
  await waitForReading(tx, ofTheSystem, recording, { ai_model_name: name, number, is_own: false });
  await services.enqueue(tx, 'read-note-over', { recording_id: id });
  await step(tx, system, 'write', id, { detail: { engine: name } });
}

/** Without a model, or with one that is away: headings to write under, and the talk sorted beside them. */
async function keepHeadings(
  tx: Tx,
  services: Services,
  recording: RecordingRow,
  { template, template_version }: Pick<Kept, 'template' | 'template_version'>,
  error?: ModelError,
): Promise<boolean> {
  const now = await stillWanted(tx, recording.id);
  if (!now) return true;
  const { id, language, speakers_revision } = now;
  const sealing = recordingSealing(services.sealing, now);
  if (error) await keepProblem(tx, ofTheSystem, now, error.problem, error.retryable);
  else await endWriting(tx, ofTheSystem, now);
  const notes = await newestNotes(tx, ofTheSystem, [id]);
  // What a model or a person wrote stays; headings that nobody wrote under follow the template.
  const isFree = notes.every((note) => note.ai_model_name === NO_MODEL && note.author_id === null);
  const jotted = isFree ? await takeJottings(tx, ofTheSystem, sealing, id) : [];
  const bare: KeptDraft = { sections: [], not_discussed: [] };
  const own = noteMarkdown(withJottings(bare, jotted, language)).text;
  if (isFree)
    await addNoteRevision(tx, ofTheSystem, sealing, {
      ...{ recording_id: id, ai_model_name: NO_MODEL, template: template.id, template_version },
      ...{ text: [headingsOf(template, language), own].filter(Boolean).join('\n'), speakers_revision },
      ...{ draft: withJottings(bare, jotted, language), author_id: null },
    });
  await step(tx, system, 'write', id, { detail: { engine: NO_MODEL } });
  return true;
}
