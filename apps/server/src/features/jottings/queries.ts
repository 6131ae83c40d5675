import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../../db/schema.ts';
import { type Scope, withinRecording } from '../../policy.ts';

type Jotting = Scope<'jot'>;

/** How many lines there are, and how many characters in those that are not among these. */
export const jottedBeside = (tx: Tx, scope: Jotting, recording_id: string, ids: readonly string[]) =>
  tx
    .selectFrom('jottings')
    .select((eb) => [
      eb.fn.countAll<string>().as('lines'),
      eb.fn
        .coalesce(
          eb.fn.sum<string>('characters').filterWhere((other) => other.not(other('id', 'in', [...ids]))),
          eb.lit(0),
        )
        .as('characters'),
    ])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'jottings.recording_id'))
    .executeTakeFirstOrThrow();

/** Of two versions the later one stays, whichever came first. A line that changed is not in any note yet. */
export const upsertJottings = (tx: Tx, _scope: Jotting, rows: Insertable<Tables['jottings']>[]) =>
  tx
    .insertInto('jottings')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['recording_id', 'id'])
        .doUpdateSet(({ ref }) => ({
          text: ref('excluded.text'),
          characters: ref('excluded.characters'),
          edited_at: ref('excluded.edited_at'),
          is_in_note: false,
        }))
        .whereRef('jottings.edited_at', '<', 'excluded.edited_at'),
    )
    .execute();
