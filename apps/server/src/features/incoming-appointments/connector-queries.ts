import { type Insertable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';

type Managing = Scope<'manage_connectors'>;

const shown = ['id', 'name', 'ends_with', 'created_at', 'used_at', 'revoked_at'] as const;

/** Those that work first, the newest of them on top. */
export const allKeys = (db: Db, _scope: Managing) =>
  db
    .selectFrom('connector_keys')
    .leftJoin('users', 'users.id', 'connector_keys.created_by')
    .select(shown.map((column) => `connector_keys.${column}` as const))
    .select(sql<string | null>`first_name || ' ' || last_name`.as('created_by'))
    .orderBy(sql`revoked_at is not null`)
    .orderBy('connector_keys.created_at', 'desc')
    .execute();

export const insertKey = (tx: Tx, _scope: Managing, row: Insertable<Tables['connector_keys']>) =>
  tx.insertInto('connector_keys').values(row).returning(shown).executeTakeFirstOrThrow();

export const revokeKey = (tx: Tx, _scope: Managing, id: string) =>
  tx
    .updateTable('connector_keys')
    .set({ revoked_at: sql`coalesce(revoked_at, now())` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
