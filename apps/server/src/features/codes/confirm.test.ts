import { changeRecording, confirmCodes, getCodeRules, getRecording, listDesk } from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { coding, ZPM } from '../../../test/coding.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db, auditFrom, asOwner } = noteer;
const { aList, theDemoList, decide, aPsychologist, written, signed, look, confirm } = coding(noteer);
await theDemoList();
const sanne = await aPsychologist();
const administrator = await aUser({ role: 'administrator' });

const codeOf = async (id: string): Promise<string> =>
  (await request(getRecording, { as: administrator, params: { id } })).body.data.consultation_summary[0].code;
const isOnDesk = async (id: string): Promise<boolean> =>
  (await request(listDesk, { as: administrator, query: { limit: '200' } })).body.data.some(
    (each: { id: string }) => each.id === id,
  );
async function ruleOf(rule: string): Promise<{ right: number; wrong: number }> {
  const { body } = await request(getCodeRules, { as: administrator });
  const found = body.data.find((each: { rule: string }) => each.rule === rule);
  return { right: found?.right ?? 0, wrong: found?.wrong ?? 0 };
}
const zpmRule = async (id: string): Promise<string> => (await look(administrator, id)).suggestions[0].rule;

test('confirmed as suggested, the codes are told in their order, and the consultation leaves the desk', async () => {
  const id = await signed(sanne);
  expect(await isOnDesk(id)).toBe(true);
  const audit = await auditFrom();

  const { status, body } = await confirm(administrator, id, { ggz_nhn: 'N1' });

  expect(status).toBe(200);
  expect(await codeOf(id)).toBe(`${ZPM},N1`);
  expect(await isOnDesk(id)).toBe(false);
  expect(body.data.confirmed).toMatchObject({
    by_name: 'Fenna Wiersma',
    differs: false,
    codes: [
      { system: 'zpm', code: ZPM, is_in_list: true },
      { system: 'ggz_nhn', code: 'N1', is_in_list: false, meaning: null },
    ],
  });
  const lines = (await audit()).map(({ event_type_code }) => event_type_code);
  expect(lines.filter((event) => event === 'codes.confirmed')).toHaveLength(1);
});

test('surcharges and diagnoses are kept beside the two, and go when they are no longer confirmed', async () => {
  const id = await signed(sanne);
  const beside = { surcharges: ['TC1', 'TC1'], icd10: ['F41.0'] };

  const { body } = await confirm(administrator, id, beside);

  expect(body.data.confirmed.codes).toMatchObject([
    { code: ZPM },
    { code: 'TC1', is_surcharge: true },
    { system: 'icd10', code: 'F41.0' },
  ]);
  expect(await codeOf(id)).toBe(`${ZPM},`);
  const again = await confirm(administrator, id);
  expect(again.body.data.confirmed.codes).toMatchObject([{ code: ZPM }]);
});

test('a clinician confirms where the institution leaves it to them, and nowhere else', async () => {
  const id = await signed(sanne);
  expect(await confirm(sanne, id)).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
  expect(await codeOf(id)).toBe('');

  await decide({ confirmed_by: 'clinician' });
  expect((await confirm(sanne, id)).status).toBe(200);
  expect(await codeOf(id)).toBe(`${ZPM},`);
  expect(await isOnDesk(id)).toBe(false);
  await decide({});
});

test('codes of a note that is not final are not confirmed', async () => {
  await decide({ confirmed_by: 'clinician' });
  const id = await written(sanne);

  expect(await confirm(sanne, id)).toMatchObject({ status: 409, body: { code: 'note_not_final' } });
  await decide({});
});

test('of two who confirm what they both saw, one is told to look again', async () => {
  const id = await signed(sanne);
  const colleague = await aUser({ role: 'administrator' });
  const { made_on, revision } = await look(administrator, id);
  const as = (who: typeof colleague, ggz_nhn: string) =>
    request(confirmCodes, { as: who, params: { id }, body: { made_on, revision, zpm: ZPM, ggz_nhn } });

  const both = await Promise.all([as(administrator, 'N1'), as(colleague, 'N2')]);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = both[0]?.status === 200 ? 'N1' : 'N2';
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('codes_changed');
  expect(await codeOf(id)).toBe(`${ZPM},${won}`);
});

test('what was seen on another list is not confirmed', async () => {
  const id = await signed(sanne);
  const { made_on, revision } = await look(administrator, id);
  await aList('ggz_nhn', [{ code: 'N1' }]);

  const body = { made_on, revision, zpm: ZPM, ggz_nhn: 'N1' };
  const late = await request(confirmCodes, { as: administrator, params: { id }, body });

  expect(late).toMatchObject({ status: 409, body: { code: 'code_list_changed' } });
  expect(await codeOf(id)).toBe('');
  expect((await confirm(administrator, id, { ggz_nhn: 'N1' })).status).toBe(200);
});

test('something else than what was suggested is told as such, and counted against its rule; corrected, for it', async () => {
  const id = await signed(sanne);
  const rule = await zpmRule(id);
  const before = await ruleOf(rule);

  const { body } = await confirm(administrator, id, { zpm: 'CO0001' });
  expect(body.data.confirmed).toMatchObject({ differs: true });
  expect(await ruleOf(rule)).toEqual({ ...before, wrong: before.wrong + 1 });

  await confirm(administrator, id);
  expect(await ruleOf(rule)).toEqual({ ...before, right: before.right + 1 });
});

test('what was chosen five times in the same case is suggested with how often', {
  tags: 'thorough',
}, async () => {
  await aList('ggz_nhn', [{ code: 'N7' }, { code: 'N8' }]);
  const other = await aPsychologist();
  await db.updateTable('users').set({ usual_setting: 5 }).where('id', '=', other.id).execute();
  for (let time = 0; time < 5; time++) {
    const id = await signed(other);
    await confirm(administrator, id, { zpm: 'DEMO-5-GZ-B-45', ggz_nhn: 'N7' });
  }

  const { suggestions } = await look(administrator, await signed(other));

  expect(suggestions[1]).toMatchObject({
    ...{ system: 'ggz_nhn', code: 'N7', rule: 'ggz_nhn_chosen_before' },
    reason: { values: { times: 5, total: 5 } },
  });
});

test('codes that are saved with the note count as confirmed, until they are reopened', async () => {
  const id = await signed(sanne);
  const rule = await zpmRule(id);
  const before = await ruleOf(rule);
  const note = { ai_model_name: 'extractive', summary_text: 'Slaapt beter.', codes: `N1,${ZPM}` };
  const save = (body: object) => request(changeRecording, { as: administrator, params: { id }, body });

  expect((await save({ consultation_summaries: [note], is_admin_reviewed: true })).status).toBe(200);
  expect(await isOnDesk(id)).toBe(false);
  expect(await codeOf(id)).toBe(`${ZPM},N1`);
  expect(await ruleOf(rule)).toEqual({ ...before, right: before.right + 1 });

  await save({ is_admin_reviewed: false });
  expect(await isOnDesk(id)).toBe(true);
  expect(await ruleOf(rule)).toEqual(before);
});

test('a reopened note is not on the desk, and signed again it has what was confirmed', async () => {
  const id = await signed(sanne);
  const set = (is_reviewed: boolean) =>
    request(changeRecording, { as: sanne, params: { id }, body: { is_reviewed } });
  await set(false);
  expect(await isOnDesk(id)).toBe(false);
  await set(true);
  expect(await isOnDesk(id)).toBe(true);
  await confirm(administrator, id);
  await set(false);
  await set(true);
  expect(await isOnDesk(id)).toBe(false);
  expect((await look(administrator, id)).confirmed).toMatchObject({ codes: [{ code: ZPM }] });
});

test('a confirmation that cannot be written down leaves nothing behind', async () => {
  const id = await signed(sanne);
  const rule = await zpmRule(id);
  const before = { rule: await ruleOf(rule), codes: await look(administrator, id) };
  await asOwner(async (owner) => {
    await sql`create function no_lines() returns trigger language plpgsql as
      $$ begin raise exception 'full'; end $$`.execute(owner);
    await sql`create trigger no_lines before insert on audit_log for each row
      when (new.event_type_code = 'codes.confirmed') execute function no_lines()`.execute(owner);
  });

  expect((await confirm(administrator, id)).status).toBe(500);

  await asOwner((owner) => sql`drop trigger no_lines on audit_log`.execute(owner));
  expect(await codeOf(id)).toBe('');
  expect(await isOnDesk(id)).toBe(true);
  expect({ rule: await ruleOf(rule), codes: await look(administrator, id) }).toEqual(before);
});
