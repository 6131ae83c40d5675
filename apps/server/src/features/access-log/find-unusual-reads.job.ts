import { sql } from 'kysely';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { unusualReads } from './unusual-reads.ts';

/** An hour is looked at when nobody can still be writing a line in it. */
const OVER_FOR_MINUTES = 5;
/** Where nobody has looked before, that far back. */
const FIRST_DAYS = 30;

/** Each hour once, whoever looks; what was found and how far it was looked are one transaction. */
export async function findUnusual({ db, settings }: Pick<Services, 'db' | 'settings'>, now = new Date()) {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('noteer unusual reads'))`.execute(tx);
    const { rows } = await sql<{ from: Date; until: Date }>`
      select coalesce((select hour from unusual_reads_until), ${now}::timestamptz - make_interval(days => ${FIRST_DAYS})) as from,
        date_trunc('hour', ${now}::timestamptz - make_interval(mins => ${OVER_FOR_MINUTES})) as until`.execute(
      tx,
    );
    const [hours] = rows;
    if (!hours || hours.from >= hours.until) return;
    await unusualReads(tx, ofTheSystem, hours, settings.UNUSUAL_CLIENTS_AN_HOUR);
    await sql`insert into unusual_reads_until (hour) values (${hours.until})
      on conflict (only_row) do update set hour = excluded.hour`.execute(tx);
  });
}

export const findUnusualReads: JobHandler<'find-unusual-reads'> = {
  run: (services) => findUnusual(services),
};
