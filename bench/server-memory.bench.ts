/** What two hours of sound cost the server in memory, however they come: in one form, or chunk by chunk. */
import { createHash, randomUUID } from 'node:crypto';
import {
  addUnplannedContact,
  CHUNK_SAMPLES,
  finishCapture,
  login,
  putChunk,
  SAMPLE_RATE,
  startCapture,
} from '@noteer/contract';
import { demoAccounts, demoPassword } from '../apps/server/test/from-outside.ts';
import { type Bench, NO_ENGINES, withServer } from './bench-server.ts';
import { noiseAt, soundBytes, upload, type WavKind } from './long-wav.ts';
import { idleMegabytes, peakDuring } from './resident-memory.ts';

const MINUTES = Number(process.env.MINUTES ?? 120);
const AIM_MB = 200;
/** Two chunks: all code on the way is loaded, and what sound leaves behind is not yet part of idle. */
const WARM_UP_S = 10;
const IDLE_S = 5;

const CHUNK_BYTES = CHUNK_SAMPLES * 2;
const consent = { text: 'Has the client consented to the recording?', given_at: '2026-11-02T09:00:00Z' };

const newAppointment = async ({ clinician }: Bench): Promise<string> =>
  (await clinician.ask(addUnplannedContact, { body: { client_name: 'Bram Kuiper' } })).data.id;

async function sendForm(bench: Bench, seconds: number, kind: WavKind): Promise<void> {
  const { noteer, clinician } = bench;
  const credentials = { email: demoAccounts[0].email, password: demoPassword };
  const { access } = (await clinician.ask(login, { body: credentials })).data;
  const appointment = await newAppointment(bench);
  const { data } = await upload({ url: noteer.url, access, appointment, seconds, kind });
  if (data.recording_duration !== seconds) throw new Error(`${data.recording_duration} seconds came through`);
}

/** One after the other, as the browser does. */
async function sendChunks(bench: Bench, seconds: number): Promise<void> {
  const { clinician } = bench;
  const id = randomUUID();
  await clinician.ask(startCapture, { body: { id, appointment: await newAppointment(bench), consent } });
  const chunks = (seconds * SAMPLE_RATE) / CHUNK_SAMPLES;
  for (let seq = 0; seq < chunks; seq++) {
    const body = noiseAt(seq * CHUNK_BYTES, CHUNK_BYTES);
    const sha256 = createHash('sha256').update(body).digest('hex');
    await clinician.ask(putChunk, { params: { id, seq }, query: { sha256 }, body });
  }
  const sent = { chunks, samples: seconds * SAMPLE_RATE };
  await clinician.ask(finishCapture, { params: { id }, body: sent });
}

type Way = { way: string; kind: WavKind; send: (bench: Bench, seconds: number) => Promise<void> };

const form = (kind: WavKind) => (bench: Bench, seconds: number) => sendForm(bench, seconds, kind);
const asRecorded = { rate: SAMPLE_RATE, channels: 1 };
const asMusic = { rate: 44_100, channels: 2 };
const ways: Way[] = [
  { way: 'one form, 16 kHz mono', kind: asRecorded, send: form(asRecorded) },
  { way: 'one form, 44.1 kHz stereo', kind: asMusic, send: form(asMusic) },
  { way: 'chunk by chunk', kind: asRecorded, send: sendChunks },
];

/** On a server of its own: what one way leaves behind would be idle memory to the next. */
const measure = ({ way, kind, send }: Way) =>
  withServer(NO_ENGINES, async (bench) => {
    const { pid } = bench.noteer;
    await send(bench, WARM_UP_S);
    const idle = await idleMegabytes(pid, IDLE_S);
    const began = performance.now();
    const peak = await peakDuring(pid, () => send(bench, MINUTES * 60));
    return {
      way,
      'MB sent': Math.round(soundBytes(MINUTES * 60, kind) / 1e6),
      'idle MB': Math.round(idle),
      'peak MB': Math.round(peak),
      'over idle MB': Math.round(peak - idle),
      seconds: Math.round((performance.now() - began) / 1000),
    };
  });

const rows = [];
for (const way of ways) rows.push(await measure(way));
console.table(rows);
const most = Math.max(...rows.map((row) => row['over idle MB']));
console.log(`${MINUTES} minutes of sound: at most ${most} MB over idle (aim: under ${AIM_MB})`);
if (most >= AIM_MB) process.exitCode = 1;
