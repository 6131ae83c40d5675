/** What a client's file costs with ten papers in it, and with seven hundred. */
import { getClientFile, getTimeline, login, searchClientFile } from '@noteer/contract';
import { sql } from 'kysely';
import { dataKeysIn } from '../apps/server/src/data-keys.ts';
import { connect } from '../apps/server/src/db/connect.ts';
import { openKeyRing } from '../apps/server/src/master-key.ts';
import { createSealing } from '../apps/server/src/sealing.ts';
import { administrator, emptyServer } from './bench-server.ts';
import { addClientWith } from './many-papers.ts';

const FEW = { consultations: 10, documents: 10 };
const MANY = { consultations: 200, documents: 500 };
const ROUNDS = Number(process.env.ROUNDS ?? 60);
const AIM = 1.5;

const { noteer, data_dir, close: end } = await emptyServer();

async function fill() {
  const { db, close } = connect(noteer.connectionString, console);
  const { id: clinician_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const sealing = createSealing(openKeyRing({ DATA_DIR: data_dir }).ring, dataKeysIn(`${data_dir}/keys`));
  const records = { db, sealing, clinician_id };
  const ids = { few: await addClientWith(records, FEW), many: await addClientWith(records, MANY) };
  await sql`vacuum analyze`.execute(db);
  await close();
  return ids;
}

async function askAs(headers: Record<string, string>, method: string, path: string, body?: object) {
  const began = performance.now();
  const response = await fetch(`${noteer.url}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: unknown };
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return { ms: performance.now() - began, answer };
}

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const ids = await fill();
  const { answer } = await askAs({}, 'POST', login.path, administrator);
  const headers = { authorization: `Bearer ${login.response.parse(answer).data.access}` };
  const calls: Record<string, (id: string) => [string, string, object?]> = {
    'who and course': (id) => ['GET', getClientFile.path.replace('{id}', id)],
    timeline: (id) => ['GET', getTimeline.path.replace('{id}', id)],
    'search, in all': (id) => ['POST', searchClientFile.path.replace('{id}', id), { search: 'werk' }],
    'search, in none': (id) => ['POST', searchClientFile.path.replace('{id}', id), { search: 'zwanger' }],
  };
  const rows: Record<string, { few: number; many: number; ratio: number }> = {};
  for (const [name, call] of Object.entries(calls)) {
    const [few, many]: [number[], number[]] = [[], []];
    // Asked in turn, so that both meet the same machine; the first ones warm up.
    for (let round = -10; round < ROUNDS; round++) {
      const a = await askAs(headers, ...call(ids.few));
      const b = await askAs(headers, ...call(ids.many));
      if (round < 0) continue;
      few.push(a.ms);
      many.push(b.ms);
    }
    rows[name] = { few: middle(few), many: middle(many), ratio: middle(many) / middle(few) };
  }
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { few, many, ratio }]) => [
        name,
        { 'few, ms': few.toFixed(1), 'many, ms': many.toFixed(1), ratio: ratio.toFixed(2) },
      ]),
    ),
  );
  const worst = Math.max(...Object.values(rows).map(({ ratio }) => ratio));
  console.log(`worst ratio ${worst.toFixed(2)} (aim: at most ${AIM})`);
  process.exitCode = worst <= AIM ? 0 : 1;
} finally {
  await end();
}
