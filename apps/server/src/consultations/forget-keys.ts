/** What was removed cannot be opened any more: its key goes. The database noted which, in the transaction that removed the row. */
import type { Db } from '../db/schema.ts';
import type { Sealing } from '../sealing.ts';

const AT_ONCE = 500;

/** Safe to run by several at once, and to be killed: a name is noted until its key is gone. */
export async function forgetKeys(db: Db, { data_keys }: Sealing): Promise<void> {
  if (!data_keys) return;
  for (;;) {
    const noted = await db.selectFrom('forgotten_keys').select('name').limit(AT_ONCE).execute();
    if (noted.length === 0) return;
    const names = noted.map(({ name }) => name);
    for (const name of names) data_keys.forget(name);
    await db.deleteFrom('forgotten_keys').where('name', 'in', names).execute();
  }
}
