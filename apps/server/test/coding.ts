/** What tests of codes start from: lists, people with a profession, and consultations that are signed. */
import { randomUUID } from 'node:crypto';
import { demoZpm } from '@noteer/clinical';
import {
  changeRecording,
  confirmCodes,
  createAppointment,
  getSuggestions,
  startCapture,
} from '@noteer/contract';
import type { Insertable } from 'kysely';
import type { DecidedCodes } from '../src/consultations/code-settings.ts';
import { recordingSealing } from '../src/consultations/data-key.ts';
import { sealText } from '../src/consultations/sealed-text.ts';
import { pieceOwner } from '../src/consultations/transcript.ts';
import type { Tables } from '../src/db/schema.ts';
import { consent, consultations, someSound } from './consultation.ts';
import type { harness } from './harness.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
type Person = { id: string; access: string };
type Line = Partial<Insertable<Tables['code_lines']>> & { code: string };

/** What the demo list has for treatment by a health psychologist in setting 3, from 45 minutes. */
export const ZPM = 'DEMO-3-GZ-B-45';
const SAMPLES_A_MINUTE = 16_000 * 60;

export function coding(noteer: Harness) {
  const { db, request, aUser, services } = noteer;
  const { finish, put } = consultations(noteer);

  async function aList(system: 'zpm' | 'ggz_nhn' | 'icd10', lines: readonly Line[]): Promise<string> {
    const { id } = await db
      .insertInto('code_imports')
      .values({ system, origin: 'imported', file_name: 'lijst.csv', lines: lines.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = lines.map((line, position) => ({
      ...{ description: `Betekenis van ${line.code}`, found_by: line.code.toLowerCase() },
      ...{ valid_from: '2020-01-01', import_id: id, position },
      ...line,
    }));
    await db.insertInto('code_lines').values(rows).execute();
    return id;
  }

  const theDemoList = () =>
    aList(
      'zpm',
      demoZpm.map((line) => ({ ...line, tariff_cents: 10_000 })),
    );

  async function decide(decided: Partial<Omit<DecidedCodes, 'template_kinds' | 'version'>>): Promise<void> {
    const usual = { time_rule: 'planning', confirmed_by: 'administrator', icd10_reason: null } as const;
    await db
      .insertInto('code_settings')
      .values({ ...usual, ...decided, template_kinds: '{}' })
      .execute();
  }

  async function aPsychologist() {
    const user = await aUser();
    const profession = { profession: 'GZ', usual_setting: 3 } as const;
    await db.updateTable('users').set(profession).where('id', '=', user.id).execute();
    return user;
  }

  /** Recorded for as long as it was planned, and written; not signed. */
  async function written(
    as: Person,
    { date = '2026-11-02', patient_name = 'Bram Kuiper', client_code = 'C1' } = {},
  ) {
    const planner = await aUser({ role: 'planner' });
    const plan = {
      ...{ patient_name, subject: '1-2-1980', description: 'Vervolgconsult', gender: 'male', client_code },
      ...{ date, start_time: `${date}T09:00:00Z`, end_time: `${date}T09:45:00Z`, user_id: as.id },
    };
    const { body } = await request(createAppointment, { as: planner, body: plan });
    const id = randomUUID();
    await request(startCapture, { as, body: { id, appointment: body.data.id, consent } });
    await put(as, id, 0, someSound(3, 1600));
    await finish(as, id, 1, 1600);
    await db
      .updateTable('recordings')
      .set({ stage: 'done', samples: String(45 * SAMPLES_A_MINUTE) })
      .where('id', '=', id)
      .execute();
    const note = { ai_model_name: 'extractive', summary_text: 'Slaapt beter.' };
    await request(changeRecording, { as, params: { id }, body: { consultation_summaries: [note] } });
    return id;
  }

  const sign = (as: Person, id: string) =>
    request(changeRecording, { as, params: { id }, body: { is_reviewed: true } });

  async function signed(as: Person, more: Parameters<typeof written>[1] = {}) {
    const id = await written(as, more);
    await sign(as, id);
    return id;
  }

  /** What was said in it, line by line, all of it by the clinician. */
  async function say(id: string, clinician_id: string, lines: readonly string[]): Promise<void> {
    const recording = await db
      .selectFrom('recordings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const sealing = recordingSealing(services.sealing, recording);
    await db
      .insertInto('transcript_pieces')
      .values(
        lines.map((text, seq) => ({
          ...{
            recording_id: id,
            seq,
            start_s: seq * 10,
            end_s: seq * 10 + 8,
            corrected_voice: 0,
            engine: 'test',
          },
          text: sealText(sealing, pieceOwner(id, seq), text),
        })),
      )
      .execute();
    await db
      .insertInto('recording_voices')
      .values({ recording_id: id, voice: 0, role: 'clinician', set_by: clinician_id })
      .execute();
  }

  const look = async (as: Person, id: string) =>
    (await request(getSuggestions, { as, params: { id } })).body.data;

  /** As it was seen just now, with these codes. */
  async function confirm(as: Person, id: string, codes: object = {}) {
    const { made_on, revision } = await look(as, id);
    const body = { made_on, revision, zpm: ZPM, ggz_nhn: '', ...codes };
    return request(confirmCodes, { as, params: { id }, body });
  }

  return { aList, theDemoList, decide, aPsychologist, written, sign, signed, say, look, confirm };
}
