/** Removes what is older than the institution keeps: whole months, by the owner of the tables, with a line that says so. */
import { type Kysely, sql } from 'kysely';
import { system } from '../actor.ts';
import { audit } from '../audit.ts';
import type { Tables } from '../db/schema.ts';
import type { TrailKey } from './seal.ts';

type Removed = { lines: number; before: Date };

/** Lines of the first moments of a month are sealed in the order in which they were committed, not to the millisecond. */
const NEAR = 1_000;

/** Only who has the key can say that the chain begins later: otherwise a line would be enough to cut its beginning off. */
export const removalProof = (key: Pick<TrailKey, 'mac'>, number: number, mac: Buffer): string =>
  key.mac('months removed', String(number), mac).toString('hex');

/** Undefined when there is nothing so old. The newest seal always stays: the next one is made on it. */
export async function removeOldMonths(
  owner: Kysely<Tables>,
  key: TrailKey,
  keep_years: number,
  now = new Date(),
): Promise<Removed | undefined> {
  return owner.transaction().execute(async (tx) => {
    await sql`select set_config('noteer.removing_months', 'on', true)`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtext('noteer trail removal'))`.execute(tx);
    const { rows } = await sql<{ number: string; mac: Buffer; before: Date }>`
      with month as (
        select date_trunc('month', ${now}::timestamptz - make_interval(years => ${keep_years}), 'UTC') as first_day
      ), kept as (
        select number from (
          select id from audit_log, month where event_date_time >= first_day order by event_date_time, id limit ${NEAR}
        ) line join audit_seals on line_id = line.id
      )
      select seal.number, seal.mac, first_day as before from month, audit_seals seal
      where seal.number = least(
        (select min(number) from kept), (select max(number) from audit_seals)
      ) - 1`.execute(tx);
    const [last] = rows;
    if (!last) return undefined;
    const { number, mac, before } = last;
    const { numDeletedRows: lines } = await tx
      .deleteFrom('audit_log')
      .where('id', 'in', (seals) =>
        seals.selectFrom('audit_seals').select('line_id').where('number', '<=', number),
      )
      .executeTakeFirstOrThrow();
    await tx.deleteFrom('audit_seals').where('number', '<=', number).execute();
    // Nobody brings a line under a name that goes in this very moment.
    await sql`lock table audit_names in share row exclusive mode`.execute(tx);
    await sql`delete from audit_names where not exists (
      select from audit_log where user_name_mac = audit_names.mac)`.execute(tx);
    await tx.deleteFrom('unusual_reads').where('hour', '<', before).execute();
    const detail = {
      lines: Number(lines),
      before: before.toISOString(),
      last_number: Number(number),
      last_mac: mac.toString('hex'),
      proof: removalProof(key, Number(number), mac),
    };
    await audit(tx, system, 'access_log.months_removed', { detail });
    return { lines: Number(lines), before };
  });
}
