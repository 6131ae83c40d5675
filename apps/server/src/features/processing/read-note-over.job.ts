import { noteMarkdown, type Template } from '@noteer/clinical';
import { shownSummary } from '@noteer/contract';
import { templateOf } from '../../consultations/choices.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { addNoteRevision, newestNotes, revisionOwner } from '../../consultations/documents.ts';
import { announce } from '../../consultations/events.ts';
import { awayFor, houseNames } from '../../consultations/note/asked.ts';
import { draftWith, type KeptDraft, linesOf } from '../../consultations/note/draft.ts';
import { keptDraft } from '../../consultations/note/kept-draft.ts';
import {
  beginReading,
  dropReading,
  failReading,
  isStillRead,
  keepReading,
  readingOf,
} from '../../consultations/note/reading.ts';
import { keepSpeed } from '../../consultations/note/speed.ts';
import { findRecording, type RecordingRow } from '../../consultations/recordings.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { askedPieces } from '../../consultations/spoken-pieces.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ModelError } from '../../model/problem.ts';
import { ofTheSystem } from '../../policy.ts';
import { type LinedSection, withChanges } from '../../questions/second-reading/changes.ts';
import { readOver } from '../../questions/second-reading/read.ts';
import type { Services } from '../../services.ts';

type ToRead = {
  recording: RecordingRow;
  note: { document_id: string; ai_model_name: string; number: number; author_id: string | null };
  draft: KeptDraft;
  sections: LinedSection[];
  template: Template;
};

/** Safe to run twice: a reading that is done is left alone. */
export const readNoteOver: JobHandler<'read-note-over'> = {
  async run(services, { recording_id }, signal) {
    const asked = await readingOf(services.db, ofTheSystem, recording_id);
    if (!asked || asked.state === 'done') return;
    const found = await whatIsThere(services, recording_id);
    if (!found) return dropUnlessReadable(services, recording_id);
    const { recording } = found;
    if (!(await beginReading(services.db, ofTheSystem, recording, found.note.number))) return;
    try {
      await read(services, found, asked.is_own, signal);
    } catch (error) {
      if (error instanceof ModelError) await failReading(services.db, ofTheSystem, recording, error.problem);
      throw error;
    }
  },

  async gaveUp({ db }, { recording_id }) {
    const recording = await findRecording(db, ofTheSystem, recording_id);
    if (recording) await failReading(db, ofTheSystem, recording, 'unreachable');
  },
};

/** Not while it is being written, and not once it is signed. */
const isReadable = ({ stage, ...marks }: RecordingRow): boolean =>
  stage === 'done' && !marks.is_recording_deleted && !marks.is_reviewed && !marks.is_cosign_asked;

/** A note that has been written meanwhile has a reading of its own to wait for. */
const dropUnlessReadable = ({ db }: Services, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = await lockRecording(tx, ofTheSystem, id);
    if (now && !isReadable(now)) await dropReading(tx, ofTheSystem, now);
  });

/** The note as it is now, where it can be read over. */
async function whatIsThere({ db, sealing }: Services, id: string): Promise<ToRead | undefined> {
  const recording = await findRecording(db, ofTheSystem, id);
  if (!recording || !isReadable(recording)) return undefined;
  const own = recordingSealing(sealing, recording);
  const note = shownSummary(await newestNotes(db, ofTheSystem, [id]));
  if (!note) return undefined;
  const { document_id, number } = note;
  const text = openText(own, revisionOwner(document_id, number, 'text'), note.text);
  const draft = await keptDraft(db, ofTheSystem, own, document_id);
  const { template } = await templateOf(db, recording.template);
  const sections = linesOf(text, draft, template, recording.language);
  return { recording, note, draft, sections, template };
}

/** What was read at a doubtful place may stand in the note no more. */
const doubtsFollow = (draft: KeptDraft): KeptDraft => {
  const { text } = noteMarkdown(draft);
  return {
    ...draft,
    ...(draft.doubts && {
      doubts: draft.doubts.map((doubt) => (text.includes(doubt.read) ? doubt : { ...doubt, read: '' })),
    }),
  };
};

async function read(
  services: Services,
  { recording, note, draft, sections, template }: ToRead,
  is_own: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { db } = services;
  const { id, language } = recording;
  const model = await services.models.model(recording.template);
  if (!model) throw new ModelError('no_model', 'there is no language model');
  const sealing = recordingSealing(services.sealing, recording);
  const pieces = await askedPieces(db, ofTheSystem, sealing, recording);
  const names = await houseNames(services, id);
  const changes = await readOver(
    model,
    {
      ...{ pieces, sections, template, language },
      names: [...names.people, ...names.medicines],
      away: await awayFor(services, recording, names, model.name),
    },
    {
      signal,
      onAnswer: (answer) => void keepSpeed(db, ofTheSystem, model.name, answer).catch(() => {}),
    },
  );
  await db.transaction().execute(async (tx) => {
    const now = await lockRecording(tx, ofTheSystem, id);
    if (!now || !(await isStillRead(tx, ofTheSystem, id, note.number))) return;
    if (!isReadable(now)) return dropReading(tx, ofTheSystem, now);
    const newest = shownSummary(await newestNotes(tx, ofTheSystem, [id]));
    // What a clinician has touched is theirs: there the changes are remarks.
    const is_applied =
      !is_own &&
      changes.length > 0 &&
      newest?.document_id === note.document_id &&
      newest.number === note.number &&
      newest.author_id === null;
    if (is_applied) {
      // What rests on nothing was typed, or jotted down: it is the clinician's, and the remark on it stays a remark.
      const typed = new Set(
        sections.flatMap(({ lines }) =>
          lines.filter(({ sources }) => sources.length === 0).map(({ text }) => text),
        ),
      );
      const made = changes.filter(({ before }) => !typed.has(before));
      const changed = doubtsFollow(draftWith(draft, withChanges(sections, made)));
      await addNoteRevision(tx, ofTheSystem, sealing, {
        ...{ recording_id: id, ai_model_name: note.ai_model_name, template: template.id },
        ...{ text: noteMarkdown(changed).text, draft: changed, author_id: null },
        ...{ speakers_revision: recording.speakers_revision, is_second_reading: true },
      });
      await announce(tx, { clinician_id: now.clinician_id, kind: 'note', id });
    }
    await keepReading(tx, ofTheSystem, sealing, now, { changes, is_applied });
  });
}
