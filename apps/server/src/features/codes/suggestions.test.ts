import { changeRecording, getSuggestions, putFacts } from '@noteer/contract';
import { expect, test } from 'vitest';
import { coding, ZPM } from '../../../test/coding.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db, auditFrom, logged } = noteer;
const { aList, theDemoList, decide, aPsychologist, written, signed, say, look, sign } = coding(noteer);
await theDemoList();
const sanne = await aPsychologist();
const administrator = await aUser({ role: 'administrator' });

const usual = {
  ...{
    kind: null,
    setting: null,
    group_size: 1,
    interpreter: 'none',
    real_minutes: null,
    travel_minutes: null,
  },
};
const facts = (as: { access: string }, id: string, said: object) =>
  request(putFacts, { as, params: { id }, body: { ...usual, facts_revision: 0, ...said } });
const suggested = (data: { suggestions: { system: string }[] }, system: string) =>
  data.suggestions.filter((each) => each.system === system);

test('a planned consultation has the code of its clinician, setting, kind and planned minutes, with the reason', async () => {
  const codes = await look(sanne, await written(sanne));

  expect(codes.contact).toEqual({
    ...{ day: '2026-11-02', profession: 'GZ', setting: 3, kind: 'treatment', is_planned: true },
    ...{ planned_minutes: 45, real_minutes: 45, group_size: 1, interpreter: 'none', travel_minutes: null },
  });
  const [zpm] = suggested(codes, 'zpm');
  expect(zpm).toMatchObject({ code: ZPM, times: 1, doubt: 'none', reason: { values: { planned: 45 } } });
  expect(codes).toMatchObject({ is_signed: false, may_confirm: false, confirmed: null, is_icd10_on: false });
});

test('what nobody said is asked for, and answered it gives the code', async () => {
  const new_here = await aUser();
  await db.updateTable('users').set({ profession: 'GZ' }).where('id', '=', new_here.id).execute();
  const id = await signed(new_here);
  const before = await look(new_here, id);
  expect(suggested(before, 'zpm')).toMatchObject([{ code: null, doubt: 'missing', missing: ['setting'] }]);

  const { body } = await facts(new_here, id, { setting: 3 });

  expect(suggested(body.data, 'zpm')).toMatchObject([{ code: ZPM, doubt: 'none' }]);
  expect(body.data).toMatchObject({
    facts_revision: 1,
    revision: before.revision + 1,
    facts: { setting: 3 },
  });
});

test('a recording that is not all of the contact is corrected by how long it took', async () => {
  const id = await written(sanne);
  await db.updateTable('recordings').set({ samples: '960000' }).where('id', '=', id).execute();
  expect(suggested(await look(sanne, id), 'zpm')).toMatchObject([{ code: null }]);

  const { body } = await facts(sanne, id, { real_minutes: 50 });

  expect(suggested(body.data, 'zpm')).toMatchObject([{ code: ZPM }]);
});

test('what somebody else said in between is not written over unseen', async () => {
  const id = await signed(sanne);
  await facts(administrator, id, { setting: 4 });

  const late = await facts(sanne, id, { setting: 5 });

  expect(late).toMatchObject({ status: 409, body: { code: 'codes_changed' } });
  expect((await look(sanne, id)).facts).toMatchObject({ setting: 4 });
});

test('codes of a consultation that is not final are its clinician’s alone, and a planner’s never', async () => {
  const id = await written(sanne);
  const [colleague, planner] = [await aUser(), await aUser({ role: 'planner' })];
  const status = async (as: { access: string }) =>
    (await request(getSuggestions, { as, params: { id } })).status;

  expect(await status(administrator)).toBe(404);
  expect(await status(colleague)).toBe(404);
  expect(await status(planner)).toBe(403);
  await sign(sanne, id);
  expect(await status(administrator)).toBe(200);
  expect(await status(colleague)).toBe(404);
});

test('looking at codes is on the record, and nothing of them is in the log', async () => {
  const id = await signed(sanne);
  const audit = await auditFrom();

  await look(administrator, id);

  expect(await audit()).toMatchObject([
    { event_type_code: 'codes.read', participant_object_id: id, client_id: expect.any(String) },
  ]);
  expect(logged.join('')).not.toContain(ZPM);
});

test('nothing of codes is in the open beside a client', async () => {
  const id = await signed(sanne);
  await facts(sanne, id, { setting: 3, travel_minutes: 40 });
  await look(sanne, id);
  const row = await db
    .selectFrom('code_suggestions')
    .selectAll()
    .where('recording_id', '=', id)
    .executeTakeFirstOrThrow();

  expect(row).toMatchObject({ doubt: 'none', made_on: expect.any(String), is_signed: true });
  expect(JSON.stringify(row.body?.toString('latin1'))).not.toContain('DEMO');
});

const spoken = ['Hoe gaat het nu?', 'Ik stel de diagnose paniekstoornis.', 'Dat gaan we behandelen.'];

test('a diagnosis has no code until the institution turns that on', async () => {
  const id = await written(sanne);
  await say(id, sanne.id, spoken);

  expect(suggested(await look(sanne, id), 'icd10')).toEqual([]);
});

test('turned on, a diagnosis that was stated has its code, with the words and where they sound', async () => {
  await aList('icd10', [{ code: 'F41.0', description: 'Paniekstoornis' }]);
  await decide({ icd10_reason: 'Besluit van de raad van bestuur.' });
  const id = await written(sanne, { patient_name: 'Ilse Postma' });
  await say(id, sanne.id, spoken);
  await sign(sanne, id);

  const codes = await look(sanne, id);

  expect(codes.is_icd10_on).toBe(true);
  expect(suggested(codes, 'icd10')).toMatchObject([
    {
      ...{ code: 'F41.0', meaning: 'Paniekstoornis', doubt: 'none', rule: 'icd10_said' },
      diagnosis: {
        is_working: false,
        place: { block: 'F40–F48' },
        places: [{ recording: id, pieces: [1], start_s: 10, end_s: 18, sentence: spoken[1] }],
      },
    },
  ]);
  await decide({ icd10_reason: null });
  expect(suggested(await look(sanne, id), 'icd10')).toEqual([]);
});

test('a diagnosis of a signed note of before is told with its day, one of a draft is not', async () => {
  await decide({ icd10_reason: 'Besluit van de raad van bestuur.' });
  const who = { patient_name: 'Ruben Hofstede', client_code: 'R7' };
  const earlier = await written(sanne, { ...who, date: '2026-10-05' });
  const text = '## Diagnose\n\nPaniekstoornis.';
  const body = { consultation_summaries: [{ ai_model_name: 'extractive', summary_text: text }] };
  await request(changeRecording, { as: sanne, params: { id: earlier }, body });
  const later = await signed(sanne, { ...who, date: '2026-10-12' });
  expect(suggested(await look(sanne, later), 'icd10')).toEqual([]);
  await sign(sanne, earlier);
  await decide({ icd10_reason: 'Nog eens.' });

  expect(suggested(await look(sanne, later), 'icd10')).toMatchObject([
    { code: 'F41.0', rule: 'icd10_written', diagnosis: { places: [{ recording: earlier, pieces: [] }] } },
  ]);
  await decide({ icd10_reason: null });
});
