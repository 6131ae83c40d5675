/** What a list costs with a thousand recordings in the house, and with a million. */
import { listAppointments, listRecordings, listTasks, login } from '@noteer/contract';
import { sql } from 'kysely';
import { dataKeysIn } from '../apps/server/src/data-keys.ts';
import { connect } from '../apps/server/src/db/connect.ts';
import { openKeyRing } from '../apps/server/src/master-key.ts';
import { createSealing } from '../apps/server/src/sealing.ts';
import { administrator, emptyServer } from './bench-server.ts';
import { addColleaguesRecords, addOwnRecords } from './many-records.ts';

const FEW = 1_000;
const MANY = Number(process.env.MANY ?? 1_000_000);
/** Of the many, one in a hundred is the clinician's own: ten years of work. */
const OWN_OF_MANY = Math.max(FEW, MANY / 100);
const ROUNDS = Number(process.env.ROUNDS ?? 200);
const AIM = 1.5;
const date = '2026-11-02';

/** As a page asks: the first fifty, and fifty further down. */
const lists = (after: string) => ({
  'agenda of a day': [listAppointments.path, { date, is_scheduled: 'true' }],
  'waiting for review': [listRecordings.path, { is_reviewed: 'False', limit: '50' }],
  'all of a clinician': [listRecordings.path, { limit: '50' }],
  'further down': [listRecordings.path, { limit: '50', after }],
  'everyone on a day': [listRecordings.path, { date, limit: '50' }],
  tasks: [listTasks.path, { limit: '50' }],
});

/** Without the worker, which would begin to read what was put in here. */
async function house(own: number, colleagues: number) {
  const { noteer, data_dir, close: end } = await emptyServer({ ROLE: 'api' });
  const { db, close } = connect(noteer.connectionString, console);
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const sealing = createSealing(openKeyRing({ DATA_DIR: data_dir }).ring, dataKeysIn(`${data_dir}/keys`));
  const records = { db, sealing, clinician_id: id, date };
  // One connection: what is made for a moment only is seen by nobody else.
  await db.connection().execute(async (one) => {
    await addOwnRecords({ ...records, db: one }, own);
    if (colleagues > 0) await addColleaguesRecords({ ...records, db: one }, colleagues);
  });
  await sql`vacuum analyze`.execute(db);
  await close();
  let headers: Record<string, string> = {};
  async function signIn(): Promise<void> {
    headers = { authorization: `Bearer ${await accessToken(noteer.url)}` };
  }

  async function ask(
    path: string,
    query: Record<string, string>,
  ): Promise<{ ms: number; data: { id: string }[] }> {
    const began = performance.now();
    const response = await fetch(`${noteer.url}${path}?${new URLSearchParams(query)}`, { headers });
    const { data } = (await response.json()) as { data: { id: string }[] };
    const ms = performance.now() - began;
    if (!response.ok || data.length === 0)
      throw new Error(`${path} answered ${response.status} and nothing in it`);
    return { ms, data };
  }
  return { signIn, ask, close: end };
}

async function accessToken(url: string): Promise<string> {
  const response = await fetch(`${url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return login.response.parse(await response.json()).data.access;
}

const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

type House = Awaited<ReturnType<typeof house>>;

async function middleOf({ ask }: House): Promise<string> {
  const { data } = await ask(listRecordings.path, { limit: '200' });
  return data.at(-1)?.id ?? '';
}

/** Asked in turn, so that both houses meet the same machine. */
async function compare(few: House, many: House) {
  // Not before: while the other house is filled, a session that nobody uses ends.
  for (const { signIn } of [few, many]) await signIn();
  const [fewLists, manyLists] = [lists(await middleOf(few)), lists(await middleOf(many))];
  const rows: Record<string, { few: number; many: number; ratio: number }> = {};
  for (const name of Object.keys(fewLists) as (keyof typeof fewLists)[]) {
    const [fewTimes, manyTimes]: [number[], number[]] = [[], []];
    for (let round = -20; round < ROUNDS; round++) {
      const a = await few.ask(...(fewLists[name] as [string, Record<string, string>]));
      const b = await many.ask(...(manyLists[name] as [string, Record<string, string>]));
      // The first ones warm up.
      if (round >= 0) {
        fewTimes.push(a.ms);
        manyTimes.push(b.ms);
      }
    }
    rows[name] = { few: p95(fewTimes), many: p95(manyTimes), ratio: p95(manyTimes) / p95(fewTimes) };
  }
  return rows;
}

const houses: House[] = [];
try {
  const few = await house(FEW, 0);
  houses.push(few);
  const many = await house(OWN_OF_MANY, MANY - OWN_OF_MANY);
  houses.push(many);
  const rows = await compare(few, many);
  console.log(`p95 in ms with ${FEW} recordings and with ${MANY}`);
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { few: a, many: b, ratio }]) => [
        name,
        { few: a.toFixed(1), many: b.toFixed(1), ratio: ratio.toFixed(2) },
      ]),
    ),
  );
  const worst = Math.max(...Object.values(rows).map(({ ratio }) => ratio));
  console.log(`worst ratio ${worst.toFixed(2)} (aim: at most ${AIM})`);
  process.exitCode = worst <= AIM ? 0 : 1;
} finally {
  for (const { close } of houses) await close();
}
