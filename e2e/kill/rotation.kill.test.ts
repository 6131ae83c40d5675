/** A master key turns while the server, or the command that turns it, is killed: all that there was opens, with the new key alone. */
import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, listClients } from '@noteer/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';
import { type Clinician, clinicianAt, type Sending, sendingOf } from './clinician.ts';
import { filesIn, keysCommand } from './commands.ts';
import { askDatabase, quickly, rounds, verifiedLog } from './outcome.ts';

const ROUNDS = rounds(2);
/** Enough that sealing all of it anew takes a second or two. */
const CLIENTS = 150;
const RECORDINGS = 6;
/** So long the command waits until every process knows the new key. */
const BEFORE_IT_SEALS_MS = 5_000;
const WHILE_IT_SEALS_MS = [0, 1_500] as const;

let data_dir: string;
let port: number;
let noteer: Noteer;
let clinician: Clinician;
const names: string[] = [];
const sendings: Sending[] = [];

const settings = { DEMO: 'accounts', MFA: 'optional', MODELS_PATH: '', LOG_LEVEL: 'warn', ...quickly };
const start = () => startNoteer({ data_dir, port, settings });
const keys = (...args: string[]) => keysCommand(data_dir, ...args);

/** Of one length each: codes are compared without their spaces. */
const nameOf = (first: string, round: number, number: number): string =>
  `${first} ${String(round).padStart(3, '0')} ${String(number).padStart(4, '0')}`;

/** Sent again when the answer is lost with the server; where it was kept all the same, its code is taken. */
async function add(name: string): Promise<void> {
  const body = { first_name: name, last_name: 'Kuiper', client_code: name };
  await clinician.ask(createClient, { body }).catch((error: unknown) => {
    if (!/Another client has this code/.test(String(error))) throw error;
  });
  names.push(name);
}

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'noteer-kill-'));
  chmodSync(data_dir, 0o755);
  port = await freePort();
  noteer = await start();
  clinician = await clinicianAt(() => noteer.url);
  for (let number = 0; number < CLIENTS; number++) await add(nameOf('Bram', 0, number));
  for (let number = 0; number < RECORDINGS; number++) {
    const sending = sendingOf(randomBytes(32_000));
    await clinician.record(sending);
    sendings.push(sending);
  }
}, 600_000);

afterAll(async () => {
  await noteer?.stop();
  rmSync(data_dir, { recursive: true, force: true });
}, 600_000);

async function knownNames(): Promise<Set<string>> {
  const known = new Set<string>();
  for (let after: string | undefined; ; ) {
    const query: Record<string, string> = { limit: '200', ...(after && { after }) };
    const { data } = await clinician.ask(listClients, { query });
    for (const { first_name } of data) known.add(first_name);
    after = data.at(-1)?.id;
    if (data.length < 200) return known;
  }
}

async function everythingOpens(): Promise<void> {
  const known = await knownNames();
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  for (const { id, pcm } of sendings) expect((await clinician.soundOf(id)).equals(pcm)).toBe(true);
}

/** Half of the time the command dies with the server, and is begun again. */
async function killWhileTurning(round: number): Promise<boolean> {
  const turning = keys('rotate');
  await turning.says(/seals from now on/);
  const isOver = { writing: false };
  const writing = (async () => {
    for (let number = 0; !isOver.writing; number++) await add(nameOf('Ronde', round, number));
  })();
  await sleep(BEFORE_IT_SEALS_MS + randomInt(...WHILE_IT_SEALS_MS));
  const wasSealing = !/anew with key \d+: 0/.test(turning.words());
  if (round % 2 === 1) turning.kill();
  await noteer.kill();
  noteer = await start();
  isOver.writing = true;
  await Promise.all([writing, turning.ended]);
  return wasSealing;
}

test('keys turn whatever is killed, nothing stays closed and the old key can go', {
  timeout: 2 * 3_600_000,
}, async () => {
  let inTheMiddle = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (await killWhileTurning(round)) inTheMiddle++;
    const again = keys('reseal');
    expect([await again.ended, again.words()]).toEqual([0, expect.stringMatching(/anew with key \d+: 0\n$/)]);
    const retired = keys('retire', String(round));
    expect([await retired.ended, retired.words()]).toEqual([0, expect.stringContaining('is gone')]);
    await everythingOpens();
  }
  const status = keys();
  await status.ended;
  const kept = await askDatabase<{ name: string }>(
    noteer.connectionString,
    `select encode(name, 'hex') as name from recordings, unnest(array[data_key, sound_key]) name where name is not null`,
  );
  console.log(
    `${ROUNDS} rotations, a server killed in each (${inTheMiddle} while it sealed): ${status.words().trim()}`,
  );
  expect(status.words()).toMatch(new RegExp(`^key ${ROUNDS}: \\d+ values \\(seals\\)\\n$`));
  // No key is lost. What a killed command left is a draft, which goes with its key or with the next rotation.
  expect(filesIn(join(data_dir, 'keys')).filter((file) => !file.endsWith('.part'))).toEqual(
    kept.map(({ name }) => name).sort(),
  );
  expect(await verifiedLog(data_dir)).toMatch(/^Whole: /);
});
