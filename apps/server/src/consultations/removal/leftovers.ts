/** Files whose key is gone: asked for in the transaction that forgets the key, removed after it, and again until it worked. */
import type { Db, Tx } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { forgetKeys } from '../forget-keys.ts';

type Removing = Pick<Services, 'db' | 'sealing' | 'storage'>;

export async function askToRemove(tx: Tx, folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  await tx
    .insertInto('leftover_folders')
    .values(folders.map((folder) => ({ folder })))
    .onConflict((conflict) => conflict.column('folder').doNothing())
    .execute();
}

/** Safe to run twice, and to be killed at any moment: a folder is forgotten once it is gone. */
export async function removeFolder({ db, sealing, storage }: Removing, folder: string) {
  // The key first: without it, what is left on disk can never be opened.
  await forgetKeys(db, sealing);
  await storage.removeFolder(folder);
  await db.deleteFrom('leftover_folders').where('folder', '=', folder).execute();
}

/** What whoever asked for it did not come to. The youngest are left to those who are at it. */
export const leftoverFolders = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('leftover_folders')
    .selectAll()
    .where('asked_at', '<', before)
    .orderBy('asked_at')
    .limit(limit)
    .execute();
