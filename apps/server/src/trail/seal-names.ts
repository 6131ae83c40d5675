/** Seals the names that an earlier version wrote into the lines. The lines stay the same to whoever verifies them. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { keptName } from '../kept-names.ts';
import type { Sealing } from '../sealing.ts';

const AT_ONCE = 2_000;

async function sealSome(owner: Kysely<Tables>, sealing: Sealing, at_once: number): Promise<number> {
  return owner.transaction().execute(async (tx) => {
    await sql`select set_config('noteer.sealing_names', 'on', true)`.execute(tx);
    const lines = await tx
      .selectFrom('audit_log')
      .select(['id', 'user_id', 'user_name'])
      .where('user_name', 'is not', null)
      .orderBy('id')
      .limit(at_once)
      .forUpdate()
      .execute();
    if (lines.length === 0) return 0;
    const kept = lines.map(({ user_id, user_name }) => keptName(sealing, user_id ?? '', user_name ?? ''));
    const names = new Map(kept.map((one) => [one.mac.toString('hex'), one]));
    await tx
      .insertInto('audit_names')
      .values([...names.values()])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`
      update audit_log line set user_name = null, user_name_mac = sealed.mac
      from unnest(${lines.map(({ id }) => id)}::bigint[], ${kept.map(({ mac }) => mac)}::bytea[]) as sealed (id, mac)
      where line.id = sealed.id`.execute(tx);
    return lines.length;
  });
}

/** How many lines. By the owner, in steps that are whole each: ended at any moment, the next start goes on. */
export async function sealNames(
  owner: Kysely<Tables>,
  sealing: Sealing,
  at_once = AT_ONCE,
  most_steps = Number.POSITIVE_INFINITY,
): Promise<number> {
  let sealed = 0;
  for (let step = 0; step < most_steps; step++) {
    const some = await sealSome(owner, sealing, at_once);
    sealed += some;
    if (some < at_once) break;
  }
  return sealed;
}
