import {
  getPreviewLines,
  importCodeList,
  listCodeImports,
  previewCodeList,
  searchCodeLines,
  takeBackCodeList,
} from '@noteer/contract';
import { beforeEach, expect, test } from 'vitest';
import { tableForm } from '../../../test/code-list-examples.ts';
import { harness } from '../../../test/harness.ts';
import { ggzNhnLinesOn, icd10LinesOn, lastListChange, zpmLinesOn } from '../../consultations/code-lists.ts';

const { request, aUser, db, auditFrom } = await harness({ MFA: 'optional' });
const admin = await aUser({ role: 'administrator' });
const other = await aUser({ role: 'administrator' });
const clinician = await aUser();

beforeEach(async () => {
  await db.deleteFrom('code_imports').where('origin', '=', 'imported').execute();
});

const preview = (table: string, fields: Record<string, string> = {}, as = admin) =>
  request(previewCodeList, { as, body: tableForm(table, fields) });

async function imported(table: string, fields: Record<string, string> = {}, as = admin) {
  const { body } = await preview(table, fields, as);
  return request(importCodeList, { as, body: { preview_id: body.data.id } });
}

const linesOf = async (id: string, verdict: string, query: object = {}) =>
  (await request(getPreviewLines, { as: admin, params: { id }, query: { verdict, ...query } })).body.data;

const codesOn = async (day: string) => (await ggzNhnLinesOn(db, day)).map(({ code }) => code);

test('a new installation has the verified ZPM lines and ICD-10, and nothing made up', async () => {
  const { body } = await request(listCodeImports, { as: admin });

  expect(
    body.data.map(({ system, origin, counts_today }: Record<string, unknown>) => [
      system,
      origin,
      counts_today,
    ]),
  ).toEqual([
    ['icd10', 'shipped', true],
    ['zpm', 'shipped', true],
  ]);
  const [line] = await zpmLinesOn(db, '2026-03-02');
  expect(line).toMatchObject({ code: expect.stringMatching(/^CO\d{4}$/), setting: 1 });
  expect((await icd10LinesOn(db, '2026-03-02')).length).toBeGreaterThan(100);
});

test('a table is looked at line by line before anything of it counts, then imported and on the record', async () => {
  await imported('code;omschrijving\nA1;Gesprek\nA2;Test\nA3;Weg');
  const { body } = await preview(
    'code;omschrijving;minuten\nA1;Gesprek;\nA2;Test lang;45\nA4;Nieuw;\n;Zonder code;',
  );
  const { id, counts } = body.data;

  expect(counts).toEqual({ new: 1, changed: 1, same: 1, gone: 1, wrong: 1 });
  expect(await linesOf(id, 'changed')).toMatchObject([
    { code: 'A2', description: 'Test lang', minutes: 45, was: { description: 'Test', minutes: null } },
  ]);
  expect(await linesOf(id, 'gone')).toMatchObject([{ code: 'A3' }]);
  expect(await linesOf(id, 'wrong')).toMatchObject([
    { position: 5, description: 'Zonder code', problems: [{ field: 'code', problem: 'missing' }] },
  ]);
  expect(await codesOn('2026-03-02')).toEqual(['A1', 'A2', 'A3']);

  const audit = await auditFrom();
  const { status, body: made } = await request(importCodeList, { as: admin, body: { preview_id: id } });

  expect([status, made.data.lines, made.data.counts_today]).toEqual([200, 3, true]);
  expect(await codesOn('2026-03-02')).toEqual(['A1', 'A2', 'A4']);
  expect((await audit())[0]).toMatchObject({
    event_type_code: 'code_list.imported',
    participant_object_id: made.data.id,
    participant_object_detail: { system: 'ggz_nhn', lines: 3 },
  });
});

test('lines of a preview come page by page', async () => {
  const { body } = await preview(
    `code;naam\n${Array.from({ length: 5_003 }, (_, n) => `A${n};B`).join('\n')}`,
  );

  const first = await linesOf(body.data.id, 'new', { limit: 200 });
  const second = await linesOf(body.data.id, 'new', { limit: 200, after: first.at(-1).position });

  expect(body.data.counts.new).toBe(5_003);
  expect([first[0].code, first.length, second[0].code]).toEqual(['A0', 200, 'A200']);
});

test('of a day counts the newest list that has a line for it, and of that the lines of the day', async () => {
  await imported('code;naam;geldig vanaf;geldig t/m\nOUD;Oud;2025-01-01;\nBEIDE;Oud;2025-01-01;');
  await imported(
    'code;naam;geldig vanaf;geldig t/m\nNIEUW;Nieuw;2027-01-01;2027-12-31\nLAAT;Nieuw;2027-07-01;2027-12-31',
  );

  expect(await codesOn('2024-12-31')).toEqual([]);
  expect(await codesOn('2026-12-31')).toEqual(['OUD', 'BEIDE']);
  expect(await codesOn('2027-01-01')).toEqual(['NIEUW']);
  expect(await codesOn('2027-12-31')).toEqual(['NIEUW', 'LAAT']);
  expect(await codesOn('2028-01-01')).toEqual(['OUD', 'BEIDE']);
});

test('what is taken back counts no longer, and what counted before does again', async () => {
  await imported('code;naam\nA1;Eerst');
  const { body } = await imported('code;naam\nB1;Daarna');
  const audit = await auditFrom();
  const takeBack = (as: typeof admin) => request(takeBackCodeList, { as, params: { id: body.data.id } });

  const { status, body: taken } = await takeBack(other);
  const again = await takeBack(admin);

  expect([status, taken.data.counts_today, taken.data.taken_back_by]).toEqual([
    200,
    false,
    again.body.data.taken_back_by,
  ]);
  expect(await codesOn('2026-03-02')).toEqual(['A1']);
  expect((await audit()).map(({ event_type_code }) => event_type_code)).toEqual(['code_list.taken_back']);
});

test('what was looked at while somebody else imported is looked at again', async () => {
  const { body } = await preview('code;naam\nA1;Mijn');
  await imported('code;naam\nB1;Van een ander', {}, other);

  const late = await request(importCodeList, { as: admin, body: { preview_id: body.data.id } });

  expect([late.status, late.body.code]).toEqual([409, 'code_list_changed']);
  expect(await codesOn('2026-03-02')).toEqual(['B1']);
});

test('of two that import at once one does', async () => {
  const mine = await preview('code;naam\nA1;Mijn');
  const theirs = await preview('code;naam\nB1;Van een ander', {}, other);

  const both = await Promise.all([
    request(importCodeList, { as: admin, body: { preview_id: mine.body.data.id } }),
    request(importCodeList, { as: other, body: { preview_id: theirs.body.data.id } }),
  ]);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('somebody else’s preview is not there', async () => {
  const { body } = await preview('code;naam\nA1;Mijn');
  const { id } = body.data;

  expect((await request(importCodeList, { as: other, body: { preview_id: id } })).status).toBe(404);
  expect(
    (await request(getPreviewLines, { as: other, params: { id }, query: { verdict: 'new' } })).status,
  ).toBe(404);
});

test('a table of wrong lines alone is not imported', async () => {
  const { body } = await preview('code;naam\n;Niets\nA1;');

  const { status, body: refused } = await request(importCodeList, {
    as: admin,
    body: { preview_id: body.data.id },
  });

  expect([status, refused.code]).toEqual([400, 'empty_table']);
});

test('a table without the columns that a list needs shows its columns and changes nothing', async () => {
  const { status, body } = await preview('a;b\nA1;Gesprek');
  const chosen = await preview('a;b\nA1;Gesprek', { columns: '{"code":0,"description":1}' });

  expect([status, body.data.id, body.data.columns.length]).toEqual([200, null, 2]);
  expect(chosen.body.data.counts.new).toBe(1);
});

test.each([
  ['unreadable_table', '%PDF-1.7 x'],
  ['empty_table', '\n\n'],
  ['invalid', ''],
])('what is no table is refused as %s', async (code, table) => {
  const { status, body } = await preview(table);

  expect([status, body.code]).toEqual([400, code]);
});

test.each([
  [{ system: 'dbc' }, 'system'],
  [{ valid_from: 'gisteren' }, 'valid_from'],
  [{ columns: '{"code":-1}' }, 'columns'],
  [{ columns: 'x' }, 'columns'],
])('a form with %o is refused at its field', async (fields, field) => {
  const { status, body } = await preview('code;naam\nA1;B', fields as Record<string, string>);

  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('codes are found by their beginning and by words without accents, the code first', async () => {
  await imported('code;naam\nX9;Diëtist a1\nA1;Gesprek met de diëtist\nA10;Ander gesprek');
  const found = async (q: string, as = clinician) =>
    (
      await request(searchCodeLines, { as, query: { system: 'ggz_nhn', day: '2026-03-02', q } })
    ).body.data.map(({ code }: { code: string }) => code);

  expect(await found('a1')).toEqual(['A1', 'A10', 'X9']);
  expect(await found('dietist')).toEqual(['X9', 'A1']);
  expect(await found('gesprek ander')).toEqual(['A10']);
  expect(await found('%')).toEqual([]);
});

test('every import and every take-back is another state of the lists', async () => {
  const states = [await lastListChange(db)];
  const { body } = await imported('code;naam\nA1;Eerst');
  states.push(await lastListChange(db));
  await request(takeBackCodeList, { as: admin, params: { id: body.data.id } });
  states.push(await lastListChange(db));

  expect(new Set(states).size).toBe(3);
});
