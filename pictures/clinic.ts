/** A real Noteer for the pictures: the demo's people, their day planned at the front desk, and what was recorded so far. */
import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CHUNK_SAMPLES,
  changeRecording,
  createAppointment,
  deleteRecording,
  finishCapture,
  getProfile,
  getRecording,
  type Language,
  listAppointments,
  listRecordings,
  putChunk,
  SAMPLE_RATE,
  startCapture,
  updateProfile,
} from '@noteer/contract';
import { demoAdministratorEmail, demoPrivilegedEmail } from '../apps/server/src/demo/accounts.ts';
import type { Planned } from '../apps/server/src/demo/plan.ts';
import { type Clinician, clinicianAt } from '../e2e/kill/clinician.ts';
import { freePort, startNoteer } from '../e2e/support/noteer.ts';
import type { Said } from './consultation.ts';
import { DATE, dayIn, SHOWN } from './days.ts';

export type Clinic = {
  language: Language;
  url(): string;
  /** As if this person had recorded nothing yet. */
  forgetRecordings(email: string): Promise<void>;
  close(): Promise<void>;
};

const LOOK_AGAIN_MS = 1_000;

const settings: Record<string, string> = {
  DEMO: 'accounts',
  MFA: 'optional',
  TRANSCRIBER: 'whisper',
  WRITER: 'extractive',
  // Every picture signs in anew, all from one address.
  ATTEMPTS_PER_ADDRESS: '100000',
  LOG_LEVEL: 'warn',
};

/** PICTURES_DATA names a folder that is kept: who adjusts a picture need not wait until all is recorded again. */
function openFolder(language: Language) {
  const kept = process.env.PICTURES_DATA;
  const data_dir = kept ? join(kept, language) : mkdtempSync(join(tmpdir(), 'noteer-pictures-'));
  mkdirSync(data_dir, { recursive: true });
  // Postgres runs as a user of its own when this runs as root.
  chmodSync(data_dir, 0o755);
  return { data_dir, remove: () => !kept && rmSync(data_dir, { recursive: true, force: true }) };
}

export async function openClinic(language: Language, said: Said): Promise<Clinic> {
  const { data_dir, remove } = openFolder(language);
  const noteer = await startNoteer({ data_dir, port: await freePort(), settings });
  const url = () => noteer.url;
  const as = (email: string) => clinicianAt(url, { email });
  const clinic: Clinic = {
    language,
    url,
    async forgetRecordings(email) {
      const administrator = await as(demoAdministratorEmail);
      const { data } = await (await as(email)).ask(listRecordings);
      for (const { id } of data) await administrator.ask(deleteRecording, { params: { id } });
    },
    async close() {
      await noteer.stop();
      remove();
    },
  };
  try {
    await liveTheMorning(as, language, said);
  } catch (error) {
    await clinic.close();
    throw error;
  }
  return clinic;
}

const hasDay = async (clinician: Clinician): Promise<boolean> =>
  (await clinician.ask(listAppointments, { query: { date: DATE } })).data.length > 0;

/** Chooses the language, once for all screens. Answers the id. */
async function settleIn({ ask }: Clinician, language: Language): Promise<string> {
  const { id, first_name, last_name, gender } = (await ask(getProfile)).data;
  await ask(updateProfile, { body: { first_name, last_name, gender, language } });
  return id;
}

/** Of the others' conversations nothing is seen but that they were recorded: a question and its answer make a note. */
const BEGUN_S = 14;
const begun = ({ samples, ...said }: Said): Said => ({
  ...said,
  samples: samples.subarray(0, BEGUN_S * SAMPLE_RATE),
});

/** Plans the day, and records what the demo has recorded of it. */
async function liveTheMorning(
  as: (email: string) => Promise<Clinician>,
  language: Language,
  said: Said,
): Promise<void> {
  const desk = await as(demoPrivilegedEmail);
  const day = dayIn(language);
  for (const email of new Set(day.map(({ clinician }) => clinician))) {
    const clinician = await as(email);
    if (await hasDay(clinician)) continue;
    const id = await settleIn(clinician, language);
    for (const each of day.filter((one) => one.clinician === email)) {
      const appointment = await plan(desk, id, each);
      if (!each.outcome) continue;
      const recording = await recordAt(
        clinician,
        appointment,
        language,
        each.client_name === SHOWN ? said : begun(said),
      );
      if (each.outcome.is_reviewed)
        await clinician.ask(changeRecording, { params: { id: recording }, body: { is_reviewed: true } });
    }
  }
}

async function plan(desk: Clinician, user_id: string, planned: Planned): Promise<string> {
  const { client_name, subject, description, gender, date, start, end } = planned;
  const body = {
    user_id,
    patient_name: client_name,
    subject,
    description,
    gender,
    date,
    start_time: `${date}T${start}:00Z`,
    end_time: `${date}T${end}:00Z`,
  };
  return (await desk.ask(createAppointment, { body })).data.id;
}

const consents: Record<Language, string> = {
  nl: 'Heeft de cliënt toestemming gegeven voor de opname?',
  en: 'Has the client consented to the recording?',
};

/** As the browser sends it. Answers when its note is written. */
async function recordAt(
  { ask }: Clinician,
  appointment: string,
  language: Language,
  { samples, template }: Said,
): Promise<string> {
  const id = randomUUID();
  const consent = { text: consents[language], given_at: new Date().toISOString() };
  await ask(startCapture, { body: { id, appointment, consent, language, template } });
  const chunks = Math.ceil(samples.length / CHUNK_SAMPLES);
  for (let seq = 0; seq < chunks; seq++) {
    const { buffer, byteOffset, byteLength } = samples.subarray(
      seq * CHUNK_SAMPLES,
      (seq + 1) * CHUNK_SAMPLES,
    );
    const body = Buffer.from(buffer, byteOffset, byteLength);
    const sha256 = createHash('sha256').update(body).digest('hex');
    await ask(putChunk, { params: { id, seq }, query: { sha256 }, body });
  }
  await ask(finishCapture, { params: { id }, body: { chunks, samples: samples.length } });
  for (;;) {
    const { stage } = (await ask(getRecording, { params: { id } })).data.processing;
    if (stage === 'done') return id;
    if (stage === 'failed' || stage === 'waiting_for_model') throw new Error(`a recording is ${stage}`);
    await sleep(LOOK_AGAIN_MS);
  }
}
