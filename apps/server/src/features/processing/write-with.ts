/** Has a model write, and keeps what it has written so far where pages see it; somebody may stop it at any moment. */
import type { Template, TranscriptPiece } from '@noteer/clinical';
import { recordingSealing } from '../../consultations/data-key.ts';
import { awayFor, houseNames, knownFor } from '../../consultations/note/asked.ts';
import { expectedEnd, keepSpeed } from '../../consultations/note/speed.ts';
import { beginWriting, keepProgress } from '../../consultations/note/writing.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import type { LanguageModel } from '../../model/port.ts';
import { ModelError } from '../../model/problem.ts';
import { ofTheSystem } from '../../policy.ts';
import { type NoteProgress, type Written, writeNote } from '../../questions/note/write.ts';
import { isEmpty } from '../../questions/note/written.ts';
import type { Services } from '../../services.ts';

/** Sentences that come twice a second are read as they come; the database has other things to do. */
const KEEP_EVERY_MS = 500;

type ToWrite = { recording: RecordingRow; template: Template; pieces: readonly TranscriptPiece[] };

/** Undefined when the note is there already. */
export async function writeWith(
  services: Services,
  model: LanguageModel,
  { recording, template, pieces }: ToWrite,
  signal: AbortSignal,
): Promise<Written | undefined> {
  const { db } = services;
  const { language } = recording;
  const sealing = recordingSealing(services.sealing, recording);
  const [tokens = 0] = await model.measure([pieces.map(({ text }) => text).join('\n')], signal);
  const ends_at = await expectedEnd(db, ofTheSystem, model.name, tokens);
  if (!(await db.transaction().execute((tx) => beginWriting(tx, ofTheSystem, recording, ends_at))))
    return undefined;
  const names = await houseNames(services, recording.id);
  const progress = followProgress(async (latest) =>
    keepProgress(db, ofTheSystem, sealing, recording, latest && titled(latest, template, language)),
  );
  try {
    return await writeNote(
      model,
      {
        ...{ pieces, template, language },
        ...(await knownFor(services, ofTheSystem, recording, names)),
        away: await awayFor(services, recording, names, model.name),
      },
      {
        signal: AbortSignal.any([signal, progress.stopped]),
        onProgress: progress.tell,
        onAnswer: (answer) => void keepSpeed(db, ofTheSystem, model.name, answer).catch(() => {}),
      },
    );
  } catch (error) {
    if (signal.aborted || !progress.stopped.aborted) throw error;
    const { latest } = progress;
    // Stopped before it had written anything there is nothing to keep.
    if (!latest || isEmpty(latest.note)) throw new ModelError('stopped', 'somebody stopped it');
    return { note: latest.note, isPartial: true };
  } finally {
    await progress.end();
    model.along?.forget(recording.id);
  }
}

const titled = ({ note, part, parts }: NoteProgress, template: Template, language: 'nl' | 'en') => ({
  ...{ part, parts },
  sections: template.sections.flatMap(({ id, title }) => {
    const { sentences = [] } = note.sections.find((section) => section.id === id) ?? {};
    return sentences.length > 0 ? [{ id, title: title[language], sentences }] : [];
  }),
});

/** One write at a time, of the latest there is; `keep` answers whether to stop. */
function followProgress(keep: (latest: NoteProgress | undefined) => Promise<boolean>) {
  const stop = new AbortController();
  let latest: NoteProgress | undefined;
  let isNew = false;
  let last: Promise<void> = Promise.resolve();
  let isBusy = false;
  const beat = async () => {
    const fresh = isNew ? latest : undefined;
    isNew = false;
    try {
      if (await keep(fresh)) stop.abort();
    } catch {
      // What cannot be kept now is kept with the next beat; the note itself is kept in another way.
    }
  };
  const clock = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    last = beat().finally(() => {
      isBusy = false;
    });
  }, KEEP_EVERY_MS);
  return {
    stopped: stop.signal,
    tell: (progress: NoteProgress) => {
      latest = progress;
      isNew = true;
    },
    get latest() {
      return latest;
    },
    async end() {
      clearInterval(clock);
      await last;
    },
  };
}
