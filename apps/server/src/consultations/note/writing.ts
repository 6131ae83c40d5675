/** A note while it is written: what a page shows of it, and what the next process needs when this one dies. */
import type { ModelProblem, NoteWriting } from '@noteer/contract';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import { type BySystem, type Scope, withinRecording } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { announce } from '../events.ts';
import { openText, sealText } from '../sealed-text.ts';
import { lockRecording } from '../state/step.ts';
import { isPossible } from '../state/transitions.ts';

const bodyOwner = (recording_id: string) => `note_writings/${recording_id}/body`;

type Of = { id: string; clinician_id: string };
type Sections = NoteWriting['sections'];

const tell = (db: Db, { id, clinician_id }: Of) => announce(db, { clinician_id, kind: 'note_writing', id });

/**
 * A first try, or one after a process died or a model was away: whatever was there of it begins anew. False when another worker
 * has written it meanwhile: what was begun after that would never end, and hide the note.
 */
export async function beginWriting(tx: Tx, scope: BySystem, of: Of, ends_at: Date | null): Promise<boolean> {
  const now = await lockRecording(tx, scope, of.id);
  if (!now || !isPossible('write', now)) return false;
  const fresh = {
    ...{ phase: 'reading' as const, part: 1, parts: 1, body: null, ends_at, next_try_at: null },
    is_stop_asked: false,
  };
  await tx
    .insertInto('note_writings')
    .values({ recording_id: of.id, ...fresh })
    .onConflict((conflict) =>
      conflict.column('recording_id').doUpdateSet({ ...fresh, started_at: sql<Date>`now()` }),
    )
    .execute();
  await tell(tx, of);
  return true;
}

type Progress = Pick<NoteWriting, 'part' | 'parts' | 'sections'>;

/** Answers whether somebody asked it to stop. */
export async function keepProgress(
  db: Db,
  _scope: BySystem,
  sealing: Sealing,
  of: Of,
  progress: Progress | undefined,
): Promise<boolean> {
  const row = await (progress
    ? db
        .updateTable('note_writings')
        .set({
          ...{ phase: 'writing', part: progress.part, parts: progress.parts },
          body: sealText(sealing, bodyOwner(of.id), JSON.stringify(progress.sections)),
        })
        .where('recording_id', '=', of.id)
        .returning('is_stop_asked')
    : db.selectFrom('note_writings').select('is_stop_asked').where('recording_id', '=', of.id)
  ).executeTakeFirst();
  if (progress) await tell(db, of);
  return row?.is_stop_asked ?? false;
}

export const endWriting = async (tx: Tx, _scope: BySystem, of: Of): Promise<void> => {
  await tx.deleteFrom('note_writings').where('recording_id', '=', of.id).execute();
  await tell(tx, of);
};

/** Sooner at first: most servers that are away are back within minutes. */
const DELAYS_MINUTES = [1, 2, 5, 10, 20, 30, 60];
/** After two days nobody waits for it any more; whoever opens it can ask for it. */
const MOST_ATTEMPTS = 50;

/** What went wrong stands where the page looks, with when it is tried again by itself. */
export async function keepProblem(
  tx: Tx,
  _scope: BySystem,
  of: Of,
  problem: ModelProblem,
  isWorthAnother: boolean,
): Promise<void> {
  const row = await tx
    .selectFrom('note_writings')
    .select('attempts')
    .where('recording_id', '=', of.id)
    .executeTakeFirst();
  const attempts = (row?.attempts ?? 0) + 1;
  const minutes = DELAYS_MINUTES[Math.min(attempts, DELAYS_MINUTES.length) - 1] ?? 60;
  const next_try_at =
    isWorthAnother && attempts < MOST_ATTEMPTS ? new Date(Date.now() + minutes * 60_000) : null;
  const kept = { phase: 'waiting' as const, body: null, ends_at: null, problem, attempts, next_try_at };
  await tx
    .insertInto('note_writings')
    .values({ recording_id: of.id, ...kept })
    .onConflict((conflict) => conflict.column('recording_id').doUpdateSet(kept))
    .execute();
  await tell(tx, of);
}

export const writingOf = (db: Db, scope: Scope, recording_id: string) =>
  db
    .selectFrom('note_writings')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'note_writings.recording_id'))
    .executeTakeFirst();

/** Whose time has come. */
export const writingsToTry = (db: Db, _scope: BySystem) =>
  db
    .selectFrom('note_writings')
    .select('recording_id')
    .where('next_try_at', '<=', sql<Date>`now()`)
    .orderBy('next_try_at')
    .limit(100)
    .execute();

export const presentWriting = (sealing: Sealing, row: Selectable<Tables['note_writings']>): NoteWriting => ({
  phase: row.phase,
  part: row.part,
  parts: row.parts,
  sections: row.body
    ? (JSON.parse(openText(sealing, bodyOwner(row.recording_id), row.body)) as Sections)
    : [],
  started_at: row.started_at.toISOString(),
  seconds_left: row.ends_at ? Math.max(0, Math.round((row.ends_at.getTime() - Date.now()) / 1000)) : null,
  problem: row.problem,
  next_try_at: row.next_try_at?.toISOString() ?? null,
});

export const askToStop = (tx: Tx, _scope: Scope<'finish_note'>, recording_id: string) =>
  tx
    .updateTable('note_writings')
    .set({ is_stop_asked: true })
    .where('recording_id', '=', recording_id)
    .execute();
