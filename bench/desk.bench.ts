/** What the coding desk's list costs with a thousand consultations in the house, and with a hundred thousand. */
import { listDesk, login } from '@noteer/contract';
import { sql } from 'kysely';
import { type Made, sealKept } from '../apps/server/src/consultations/coding/kept.ts';
import { recordingSealing } from '../apps/server/src/consultations/data-key.ts';
import { dataKeysIn } from '../apps/server/src/data-keys.ts';
import { connect } from '../apps/server/src/db/connect.ts';
import type { Db } from '../apps/server/src/db/schema.ts';
import { openKeyRing } from '../apps/server/src/master-key.ts';
import { createSealing, type Sealing } from '../apps/server/src/sealing.ts';
import { administrator, emptyServer } from './bench-server.ts';
import { addColleaguesRecords, addOwnRecords } from './many-records.ts';

const FEW = 1_000;
const MANY = Number(process.env.MANY ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 200);
const WARM_UP = 20;
const AIM = 1.5;
/** One's own are the oldest, so that the pages that are looked at can be opened. */
const [long_ago, lately] = ['2020-01-01', '2026-11-02'];

const told = { id: 'zpm_planned', values: { planned: 45, real: 44 } };
const suggestion = (system: 'zpm' | 'ggz_nhn', code: string) => ({
  ...{ system, code, meaning: 'Behandeling vanaf 45 minuten', times: 1, rule: told.id, reason: told },
  ...{ would_change: [told, told], missing: [], doubt: 'none' as const, surcharges: [], diagnosis: null },
});
const made: Made = {
  contact: {
    ...{ day: long_ago, profession: 'GZ', setting: 3, kind: 'treatment', is_planned: true, group_size: 1 },
    ...{ planned_minutes: 45, real_minutes: 44, interpreter: 'none', travel_minutes: null },
  },
  minutes: 45,
  step: 45,
  suggestions: [suggestion('zpm', 'CO0497'), suggestion('ggz_nhn', 'N1')],
  speakers_revision: 0,
};

/** All that is signed is on the desk; of the colleagues' some was confirmed. */
async function fillDesk(db: Db, sealing: Sealing, clinician_id: string): Promise<void> {
  await sql`
    insert into code_suggestions (recording_id, clinician_id, appointment_time, is_signed, is_confirmed, doubt, made_on, body)
    select r.id, r.clinician_id, appointment_time, true, r.clinician_id <> ${clinician_id} and get_byte(uuid_send(r.id), 0) < 64,
      (array['none', 'none', 'time', 'missing'])[1 + get_byte(uuid_send(r.id), 1) % 4], '0.0.0',
      convert_to(repeat(r.id::text, 20), 'utf8')
    from recordings r join appointments a on a.id = appointment_id where is_reviewed
    on conflict do nothing`.execute(db);
  const own = await db
    .selectFrom('recordings')
    .select(['id', 'data_key'])
    .where('clinician_id', '=', clinician_id)
    .execute();
  for (const row of own)
    await db
      .updateTable('code_suggestions')
      .set({ body: sealKept(recordingSealing(sealing, row), 'made', row.id, made) })
      .where('recording_id', '=', row.id)
      .execute();
}

async function accessToken(url: string): Promise<string> {
  const response = await fetch(`${url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return login.response.parse(await response.json()).data.access;
}

/** Without the worker, which would begin to suggest for what was put in here. */
async function house(colleagues: number) {
  const { noteer, data_dir, close: end } = await emptyServer({ ROLE: 'api' });
  const { db, close } = connect(noteer.connectionString, console);
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const sealing = createSealing(openKeyRing({ DATA_DIR: data_dir }).ring, dataKeysIn(`${data_dir}/keys`));
  // One connection: what is made for a moment only is seen by nobody else.
  await db.connection().execute(async (one) => {
    await addOwnRecords({ db: one, sealing, clinician_id: id, date: long_ago }, FEW);
    if (colleagues > 0)
      await addColleaguesRecords({ db: one, sealing, clinician_id: id, date: lately }, colleagues);
    await fillDesk(one, sealing, id);
  });
  await sql`vacuum analyze`.execute(db);
  // What filling it left to be written is not what is measured.
  await sql`checkpoint`.execute(db);
  await close();
  const headers = { authorization: `Bearer ${await accessToken(noteer.url)}` };

  async function ask(query: Record<string, string>): Promise<{ ms: number; data: { id: string }[] }> {
    const began = performance.now();
    const asked = new URLSearchParams({ limit: '50', ...query });
    const response = await fetch(`${noteer.url}${listDesk.path}?${asked}`, { headers });
    const { data } = (await response.json()) as { data: { id: string }[] };
    if (!response.ok || data.length === 0) throw new Error(`the desk answered ${response.status}`);
    return { ms: performance.now() - began, data };
  }
  const { data } = await ask({ limit: '200' });
  const queries: Record<string, Record<string, string>> = {
    'the oldest': {},
    'further down': { after: data.at(-1)?.id ?? '' },
    'of a clinician': { clinician_id: id },
    'of a doubt': { doubt: 'missing' },
    'of a clinician and a doubt': { clinician_id: id, doubt: 'time' },
    'of a period': { from: '2019-06-01', to: '2019-12-31' },
    'older than a month': { older_than: '31' },
  };
  return { ask, queries, close: end };
}

type House = Awaited<ReturnType<typeof house>>;
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Asked in turn, all of them in every round: whatever the machine does besides, both houses meet it. */
async function compare(few: House, many: House) {
  const names = Object.keys(few.queries);
  const times = new Map(names.map((name) => [name, { few: [] as number[], many: [] as number[] }]));
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [name, taken] of times) {
      const a = await few.ask(few.queries[name] ?? {});
      const b = await many.ask(many.queries[name] ?? {});
      if (round < 0) continue;
      taken.few.push(a.ms);
      taken.many.push(b.ms);
    }
  return Object.fromEntries(
    [...times].map(([name, taken]) => {
      const [a, b] = [median(taken.few), median(taken.many)];
      return [name, { few: a.toFixed(1), many: b.toFixed(1), ratio: Number((b / a).toFixed(2)) }];
    }),
  );
}

const houses: House[] = [];
try {
  houses.push(await house(0));
  houses.push(await house(MANY - FEW));
  const rows = await compare(houses[0] as House, houses[1] as House);
  console.log(`median in ms with ${FEW} consultations and with ${MANY}`);
  console.table(rows);
  const worst = Math.max(...Object.values(rows).map(({ ratio }) => ratio));
  console.log(`worst ratio ${worst.toFixed(2)} (aim: at most ${AIM})`);
  process.exitCode = worst <= AIM ? 0 : 1;
} finally {
  for (const { close } of houses) await close();
}
