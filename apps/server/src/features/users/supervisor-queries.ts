import type { Db, Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import { columns } from './queries.ts';

type Naming = Scope<'set_supervisor'>;

/** In one order everywhere; held until the transaction ends, so that two who name each other come one after the other. */
export const holdUsers = (tx: Tx, _scope: Naming, ids: (string | null)[]) =>
  tx
    .selectFrom('users')
    .select(['id', 'role', 'may_sign_alone'])
    .where(
      'id',
      'in',
      ids.filter((id) => id !== null),
    )
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

export const traineesOf = (db: Db, _scope: Naming, supervisor_id: string) =>
  db.selectFrom('users').select('id').where('supervisor_id', '=', supervisor_id).execute();

type Said = { may_sign_alone: boolean; supervisor_id: string | null };

export const updateSupervisor = (tx: Tx, _scope: Naming, id: string, said: Said) =>
  tx.updateTable('users').set(said).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();

/** Notes that this one signed and that wait for somebody else than the new supervisor; their own notes cannot go to them. */
export const waitingOf = (tx: Tx, _scope: Naming, signed_by: string, to: string) =>
  tx
    .selectFrom('recordings')
    .selectAll()
    .where('signed_by', '=', signed_by)
    .where('is_cosign_asked', '=', true)
    .where('is_recording_deleted', '=', false)
    .where('cosigner_id', '<>', to)
    .where('clinician_id', '<>', to)
    .orderBy('id')
    .forUpdate()
    .execute();
