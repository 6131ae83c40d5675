/**
 * Whatever dies while a note is written, or read over: it comes by itself, once, with all that was said and typed. A server,
 * its Postgres or the model dies at a moment of each stage, while notes of the rounds before are still under way.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getNoteReading, getNoteWriting, getRecording, getTranscript, putJottings } from '@noteer/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileEnginesWork } from '../../apps/server/test/progress.ts';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';
import { type Clinician, clinicianAt, type Sending, sendingOf } from './clinician.ts';
import { askDatabase, engines, isWhole, quickly, rounds, type Talk, talks, verifiedLog } from './outcome.ts';
import { openSlowModel, READ_OVER, type SlowModel } from './slow-model.ts';

/** In the order in which a talk comes through them. */
const places = ['heard', 'unwritten', 'half written', 'unread', 'half read', 'read'] as const;
type Place = (typeof places)[number];

/** A quarter of a minute of talk, about. */
const SENTENCES = 3;
const LATER_MS = 1_500;
const AWAY_MS = [500, 8_000] as const;

let data_dir: string;
let port: number;
let model: SlowModel;
let noteer: Noteer;
let clinician: Clinician;
let talkOf: (number: number) => Talk;

const start = () =>
  startNoteer({
    data_dir,
    port,
    settings: {
      ...engines,
      ...model.settings,
      ...quickly,
      ...{ DEMO: 'accounts', MFA: 'optional', ATTEMPTS_PER_ADDRESS: '100000', LOG_LEVEL: 'warn' },
    },
  });

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'noteer-kill-'));
  chmodSync(data_dir, 0o755);
  talkOf = await talks(SENTENCES);
  model = await openSlowModel();
  port = await freePort();
  noteer = await start();
  clinician = await clinicianAt(() => noteer.url);
}, 600_000);

afterAll(async () => {
  await noteer?.stop();
  await model?.close();
  rmSync(data_dir, { recursive: true, force: true });
}, 600_000);

/** The server is started again by whoever runs it. */
async function killServer(): Promise<void> {
  await noteer.kill();
  noteer = await start();
}

/** It comes back under the living server. */
const killPostgres = async () => void process.kill(noteer.postmasterPid(), 'SIGKILL');

async function takeModelAway(): Promise<void> {
  await model.leave();
  await sleep(randomInt(...AWAY_MS));
  await model.comeBack();
}

const deaths: { of: string; when: Place; die: () => Promise<void> }[] = [
  // First, because its note is tried again after a minute: the others die meanwhile.
  { of: 'the model', when: 'half written', die: takeModelAway },
  { of: 'the server', when: 'half written', die: killServer },
  { of: 'Postgres', when: 'half written', die: killPostgres },
  { of: 'the server', when: 'half read', die: killServer },
  { of: 'Postgres', when: 'half read', die: killPostgres },
  { of: 'the server', when: 'unwritten', die: killServer },
];
const ROUNDS = rounds(deaths.length);

const ask = <Row extends Record<string, unknown>>(sql: string) =>
  askDatabase<Row>(noteer.connectionString, sql);

async function placeOf(id: string): Promise<Place> {
  const [row] = await ask<{ place: Place }>(
    `select case when state = 'done' then 'read' when state = 'reading' then 'half read' when stage = 'done' then 'unread'
       when body is not null then 'half written' when stage = 'writing' then 'unwritten' else 'heard' end as place
     from recordings left join (select recording_id, state from note_readings) reading on reading.recording_id = id
     left join (select recording_id, body from note_writings) writing on writing.recording_id = id where id = '${id}'`,
  );
  return row?.place ?? 'heard';
}

/** Answers whether it died in the very stage that was meant. */
async function dieOnce(id: string, { when, die }: (typeof deaths)[number]): Promise<boolean> {
  const servers = () => [noteer.pid];
  const isThere = (place: Place) => places.indexOf(place) >= places.indexOf(when);
  await whileEnginesWork(() => placeOf(id), isThere, { servers, interval_ms: 50 });
  await sleep(randomInt(LATER_MS));
  const place = await placeOf(id);
  await die();
  return place === when;
}

const jottedIn = (round: number) => `Looks pale in round ${round}.`;

/** While it is still being heard, as a device does that had no line before. */
const jot = (id: string, text: string) =>
  clinician.ask(putJottings, {
    params: { id },
    body: { jottings: [{ id: randomUUID(), at_s: 1, text, edited_at: new Date().toISOString() }] },
  });

const readingOf = async (id: string) => (await clinician.ask(getNoteReading, { params: { id } })).data;
const recordingOf = async (id: string) => (await clinician.ask(getRecording, { params: { id } })).data;

/** Nobody does anything but look. */
async function allAreRead(ids: string[]): Promise<void> {
  const look = () =>
    Promise.all(
      ids.map(async (id) => {
        const { processing, consultation_summary } = await recordingOf(id);
        const notes = consultation_summary.map(({ ai_model_name }) => ai_model_name);
        return { id, stage: processing.stage, notes, reading: (await readingOf(id))?.state };
      }),
    );
  const isOver = (all: Awaited<ReturnType<typeof look>>) =>
    all.every(
      ({ stage, notes, reading }) => stage === 'done' && notes.includes(model.name) && reading === 'done',
    );
  await whileEnginesWork(look, isOver, { servers: () => [noteer.pid], interval_ms: 500 });
}

async function isWrittenOnce({ id }: Sending, jotted: string): Promise<void> {
  const { data: pieces } = await clinician.ask(getTranscript, { params: { id } });
  const { consultation_summary } = await recordingOf(id);
  const text = consultation_summary[0]?.summary_text ?? '';
  const times = (words: string) => [words, text.split(words).length - 1];
  const wanted = [...pieces.map((piece) => piece.text), jotted, READ_OVER];
  expect(wanted.map(times)).toEqual(wanted.map((words) => [words, 1]));

  const revisions = await ask(
    `select author_id, is_second_reading from documents join document_revisions on document_id = documents.id
     where recording_id = '${id}' order by number`,
  );
  expect(revisions).toEqual([
    { author_id: null, is_second_reading: false },
    { author_id: null, is_second_reading: true },
  ]);
  expect(await readingOf(id)).toMatchObject({ state: 'done', number: 1, is_applied: true, problem: null });
  expect((await clinician.ask(getNoteWriting, { params: { id } })).data).toBeNull();
}

test('whatever dies while a note is written or read over, it comes once', {
  timeout: 7_200_000,
}, async () => {
  const sendings: Sending[] = [];
  let inTheMiddle = 0;
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    const sending = sendingOf(talkOf(round).pcm);
    sendings.push(sending);
    await clinician.record(sending);
    await jot(sending.id, jottedIn(round));
    const death = deaths[round % deaths.length] as (typeof deaths)[number];
    const isInTheMiddle = await dieOnce(sending.id, death);
    if (isInTheMiddle) inTheMiddle++;
    console.log(`${death.of} died when the note was ${isInTheMiddle ? '' : 'no longer '}${death.when}`);
  }
  const killed = performance.now();
  await allAreRead(sendings.map(({ id }) => id));
  const log = await verifiedLog(data_dir);

  console.log(
    `${ROUNDS} deaths in ${seconds(killed - began)} s, ${inTheMiddle} of them in the stage that was meant; the last note ` +
      `was read over ${seconds(performance.now() - killed)} s after. ${clinician.resent()} requests sent again.`,
  );
  expect(inTheMiddle).toBeGreaterThan(0);
  expect(log).toMatch(/^Whole: /);
  for (const [round, sending] of sendings.entries()) {
    await isWhole(clinician, sending, talkOf(round), model.name);
    await isWrittenOnce(sending, jottedIn(round));
  }
});

const seconds = (ms: number) => (ms / 1000).toFixed(1);
