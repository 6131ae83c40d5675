/** The access log is whole, each line sealed once, whenever whoever seals it dies; and what was shown is in it. */
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, getClient } from '@noteer/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';
import { type Clinician, clinicianAt } from './clinician.ts';
import { askDatabase, rounds, verifiedLog } from './outcome.ts';

const ROUNDS = rounds(3);
/** Ten batches: whoever seals them is at it for a second or so. */
const LINES = 20_000;
const AT_ONCE = 4;
const SEALING_MS = [0, 1_500] as const;
const SEALED_WITHIN = { timeout: 120_000, interval: 200 };

let data_dir: string;
let port: number;
let noteer: Noteer;
let clinician: Clinician;
let client_id: string;

const settings = {
  DEMO: 'accounts',
  MFA: 'optional',
  MODELS_PATH: '',
  LOG_LEVEL: 'warn',
  ATTEMPTS_PER_ADDRESS: '100000',
  UNUSUAL_CLIENTS_AN_HOUR: '100000',
};
const start = () => startNoteer({ data_dir, port, settings });

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'noteer-kill-'));
  chmodSync(data_dir, 0o755);
  port = await freePort();
  noteer = await start();
  clinician = await clinicianAt(() => noteer.url);
  client_id = (await clinician.ask(createClient, { body: { first_name: 'Bram' } })).data.id;
}, 600_000);

afterAll(async () => {
  await noteer?.stop();
  rmSync(data_dir, { recursive: true, force: true });
}, 600_000);

const ask = <Row extends Record<string, unknown>>(sql: string) =>
  askDatabase<Row>(noteer.connectionString, sql);
const count = async (what: string) =>
  Number((await ask<{ count: string }>(`select count(*) from ${what}`))[0]?.count);

/** A day's worth of lines in one moment, as the role that works may write them. */
const manyLines = () =>
  ask(`insert into audit_log (event_type_code, event_action_code, event_outcome_indicator, role_id_code)
       select 'user.updated', 'U', 0, 'system' from generate_series(1, ${LINES})`);

/** Postgres comes back under the living server; the server is started again by whoever runs it. */
async function killSomething(round: number): Promise<void> {
  if (round % 3 === 2) return void process.kill(noteer.postmasterPid(), 'SIGKILL');
  await noteer.kill();
  noteer = await start();
}

test('killed while lines are sealed: each has one seal, the chain is whole, what was shown is in it', {
  timeout: 3_600_000,
}, async () => {
  let shown = 0;
  let inTheMiddle = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let isOver = false;
    const looking = Array.from({ length: AT_ONCE }, async () => {
      for (; !isOver; shown++) await clinician.ask(getClient, { params: { id: client_id } });
    });
    await manyLines();
    await sleep(randomInt(...SEALING_MS));
    if ((await count('audit_unsealed')) > 0) inTheMiddle++;
    await killSomething(round);
    isOver = true;
    await Promise.all(looking);
    await expect.poll(() => count('audit_unsealed').catch(() => -1), SEALED_WITHIN).toBe(0);
  }
  const lines = await count('audit_log');
  const looks = await count(
    `audit_log where event_type_code = 'client.read' and participant_object_id = '${client_id}'`,
  );
  console.log(
    `${ROUNDS} kills (${inTheMiddle} while lines waited for their seal): ${lines} lines, ${shown} looks answered, ${looks} of them in the log`,
  );
  expect(inTheMiddle).toBeGreaterThan(0);
  expect(looks).toBeGreaterThanOrEqual(shown);
  expect(await count('audit_log left join audit_seals on line_id = id where line_id is null')).toBe(0);
  expect(await count('audit_seals')).toBe(lines);
  expect(await verifiedLog(data_dir)).toMatch(/^Whole: /);
});
