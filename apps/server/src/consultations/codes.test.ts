import { changeRecording, deleteRecording, getRecording } from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { consultations } from '../../test/consultation.ts';
import { harness } from '../../test/harness.ts';
import { ofTheSystem } from '../policy.ts';
import { addCode, billedFrom, codeOwner, sealOldCodes } from './codes.ts';
import { recordingSealing } from './data-key.ts';
import { findRecording } from './recordings.ts';
import { openText } from './sealed-text.ts';

const noteer = await harness();
const { db, request, aUser, services } = noteer;
const { aRecording } = consultations(noteer);
const as = await aUser();

async function aNote() {
  const { id } = await aRecording(as);
  const consultation_summaries = [{ ai_model_name: 'extractive', summary_text: 'Verslag' }];
  await request(changeRecording, { as, params: { id }, body: { consultation_summaries } });
  const recording = await findRecording(db, ofTheSystem, id);
  if (!recording) throw new Error('the recording is gone');
  return { id, sealing: recordingSealing(services.sealing, recording) };
}

const rowsOf = (recording_id: string) =>
  db.selectFrom('codes').selectAll().where('recording_id', '=', recording_id).execute();
const codeOf = async (id: string) =>
  (await request(getRecording, { as, params: { id } })).body.data.consultation_summary[0].code;

const suggestion = {
  system: 'icd10',
  code: 'F33.1',
  meaning: 'Recidiverende depressieve stoornis, matig',
  reason: 'Somber, slaapt slecht, derde episode.',
  sources: [3, 7],
  state: 'suggested',
  document_id: null,
  set_by: null,
} as const;

test('a suggestion is kept with what it means, why and what it rests on, and none of it is readable', async () => {
  const { id, sealing } = await aNote();

  await db.transaction().execute((tx) =>
    addCode(tx, ofTheSystem, sealing, {
      ...suggestion,
      sources: [...suggestion.sources],
      recording_id: id,
    }),
  );

  const [row] = await rowsOf(id);
  if (!row?.code || !row.meaning || !row.reason || !row.sources) throw new Error('something is missing');
  const opened = (column: 'code' | 'meaning' | 'reason' | 'sources') =>
    openText(sealing, codeOwner(row.id, column), row[column] as Buffer);
  expect([opened('code'), opened('meaning'), opened('reason'), opened('sources')]).toEqual([
    suggestion.code,
    suggestion.meaning,
    suggestion.reason,
    '[3,7]',
  ]);
  const sealed = Buffer.concat([row.code, row.meaning, row.reason, row.sources]).toString('latin1');
  expect(sealed).not.toMatch(/F33|depressie|episode/);
});

test('what is only suggested is not billed', async () => {
  const { id, sealing } = await aNote();

  await db.transaction().execute((tx) =>
    addCode(tx, ofTheSystem, sealing, {
      ...suggestion,
      sources: [],
      system: 'zpm',
      code: 'CO0042',
      recording_id: id,
    }),
  );

  expect(await codeOf(id)).toBe('');
});

test('codes that were in the open are sealed once, however many start at the same time', async () => {
  const { id, sealing } = await aNote();
  await sql`insert into codes (recording_id, document_id, system, unsealed_code, state)
    select recording_id, id, 'zpm', 'CO0497', 'confirmed' from documents where recording_id = ${id}`.execute(
    db,
  );

  await Promise.all([
    sealOldCodes(db, ofTheSystem, services.sealing),
    sealOldCodes(db, ofTheSystem, services.sealing),
  ]);

  const [row] = await rowsOf(id);
  expect(row?.unsealed_code).toBeNull();
  expect(row?.code && openText(sealing, codeOwner(row.id, 'code'), row.code)).toBe('CO0497');
  expect(await codeOf(id)).toBe('CO0497,');
});

test('codes go with their recording', async () => {
  const { id, sealing } = await aNote();
  await db
    .transaction()
    .execute((tx) => addCode(tx, ofTheSystem, sealing, { ...suggestion, sources: [], recording_id: id }));

  await request(deleteRecording, { as: await aUser({ role: 'administrator' }), params: { id } });

  expect(await rowsOf(id)).toEqual([]);
});

test.each([
  ['GGZ12,CO0042', { ggz_nhn: 'GGZ12', zpm: 'CO0042' }],
  [`"GGZ12", 'CO0042'`, { ggz_nhn: 'GGZ12', zpm: 'CO0042' }],
  ['GGZ12', { ggz_nhn: 'GGZ12', zpm: '' }],
  [',CO0042', { ggz_nhn: '', zpm: 'CO0042' }],
  ['', { ggz_nhn: '', zpm: '' }],
])('codes of %j are read as GGZ-NHN first', (codes, read) => {
  expect(billedFrom(codes)).toEqual(read);
});
