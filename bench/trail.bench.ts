/** What a line of the access log costs many who write at once: chained under a lock until commit, and sealed afterwards. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { system } from '../apps/server/src/actor.ts';
import { audit } from '../apps/server/src/audit.ts';
import { connect } from '../apps/server/src/db/connect.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import type { Tables } from '../apps/server/src/db/schema.ts';
import { createSealing } from '../apps/server/src/sealing.ts';
import { startSealer } from '../apps/server/src/trail/sealer.ts';
import { verifyTrail } from '../apps/server/src/trail/verify.ts';
import { median } from './load.ts';

const PAIRS = 5;
const SECONDS = 3;
const WRITERS = 16;
const AIM = 1;

/** As the database chained lines until decision 30: numbered and hashed under a lock that lasts until commit. */
const asBefore = sql`
  create table chained_log (like audit_log including defaults);
  alter table chained_log add primary key (id);
  create index on chained_log (user_id, id);
  create index on chained_log (participant_object_id, id);
  create index on chained_log (client_id, id);
  create index on chained_log (event_date_time);
  create function chain() returns trigger language plpgsql as $$
  declare
    last record;
  begin
    perform pg_advisory_xact_lock(hashtext('chained_log'));
    select id, hash into last from chained_log order by id desc limit 1;
    new.id := coalesce(last.id, 0) + 1;
    new.previous_hash := coalesce(last.hash, sha256('noteer'::bytea));
    new.hash := sha256(convert_to(jsonb_strip_nulls(to_jsonb(new) - 'hash')::text, 'UTF8'));
    return new;
  end $$;
  create trigger chain before insert on chained_log for each row execute function chain();
  grant select, insert on chained_log to noteer_app`;

type Db = Kysely<Tables>;

/** The work of a small request: a row is read, and the line is written last. */
async function linesPerSecond(db: Db, write: (tx: Db) => Promise<unknown>): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let lines = 0;
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (performance.now() < until) {
        await db.transaction().execute(async (tx) => {
          await sql`select count(*) from users`.execute(tx);
          await write(tx);
        });
        lines += 1;
      }
    }),
  );
  return lines / SECONDS;
}

const writeChained = (tx: Db) =>
  sql`insert into chained_log (event_type_code, event_action_code, event_outcome_indicator, role_id_code,
      participant_object_type_code_role, participant_object_id_type_code, participant_object_detail)
    values ('user.updated', 'U', 0, 'unknown', 'user', 'uuid', '{"request_id": "x"}')`.execute(tx);

const writeSealed = (tx: Db) => audit(tx, system, 'user.updated');

const folder = mkdtempSync(join(tmpdir(), 'noteer-bench-'));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dir: join(folder, 'postgres') });
await migrate(postgres.ownerConnectionString, undefined, { work_role: 'noteer_app' });
const owner = connect(postgres.ownerConnectionString, console);
await asBefore.execute(owner.db);
await owner.close();
const { db, close } = connect(postgres.connectionString, console);
const sealing = createSealing(randomBytes(32));
const sealer = startSealer({ db, key: sealing.trail, log: console as never });
let mostWaiting = 0;
const watch = setInterval(async () => {
  const { rows } = await sql<{
    waiting: number;
  }>`select count(*)::int as waiting from audit_unsealed`.execute(db);
  mostWaiting = Math.max(mostWaiting, rows[0]?.waiting ?? 0);
}, 200);

try {
  const pairs: { chained: number; sealed: number }[] = [];
  for (let pair = -1; pair < PAIRS; pair++) {
    const order = pair % 2 === 0 ? (['chained', 'sealed'] as const) : (['sealed', 'chained'] as const);
    const figures = { chained: 0, sealed: 0 };
    for (const way of order)
      figures[way] = await linesPerSecond(db, way === 'chained' ? writeChained : writeSealed);
    // The first pair warms both up.
    if (pair >= 0) pairs.push(figures);
  }
  clearInterval(watch);
  await sleep(2_000);
  await sealer.stop();
  const began = performance.now();
  const verdict = await verifyTrail(db, sealing);
  const verify_s = (performance.now() - began) / 1000;
  const ratios = pairs.map(({ chained, sealed }) => sealed / chained);
  console.table(
    pairs.map(({ chained, sealed }, at) => ({
      'sealed lines/s': Math.round(sealed),
      'chained lines/s': Math.round(chained),
      ratio: Number(ratios[at]?.toFixed(2)),
    })),
  );
  console.log(
    `${WRITERS} writers: median ratio ${median(ratios).toFixed(2)} (aim: at least ${AIM}), pairs from ` +
      `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}; at most ${mostWaiting} lines waited for their seal; ` +
      `${verdict.lines} lines verified in ${verify_s.toFixed(1)} s, ${verdict.broken ? 'BROKEN' : 'whole'}; ` +
      `load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  if (median(ratios) < AIM || verdict.broken) process.exitCode = 1;
} finally {
  await close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
