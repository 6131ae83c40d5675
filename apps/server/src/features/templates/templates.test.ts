import { factKinds } from '@noteer/clinical';
import {
  createAppointment,
  createTemplate,
  discardTemplateDraft,
  FactKind,
  listOwnTemplates,
  listTemplates,
  type NoteTemplate,
  type OwnTemplate,
  publishTemplate,
  retireTemplate,
  rewriteNote,
  saveTemplate,
  setTemplateDefault,
  startCapture,
  type TemplateForm,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { consent, consultations } from '../../../test/consultation.ts';
import { copyDatabase } from '../../../test/copy-database.ts';
import { harness } from '../../../test/harness.ts';
import { aTemplateForm } from '../../../test/template-examples.ts';
import { aTalk } from '../../../test/voices.ts';

// Two processes with one database.
const database = await copyDatabase();
const one = await harness({}, undefined, { database });
const other = await harness({}, undefined, { database: { ...database, drop: async () => {} } });
const { request, aUser, db } = one;
const admin = await aUser({ role: 'administrator' });
const clinician = await aUser();
const colleague = await aUser();

type Person = { access: string };
const create = (as: Person, more: Partial<TemplateForm> = {}, is_shared = false) =>
  request(createTemplate, { as, body: { ...aTemplateForm, ...more, is_shared } });
const save = (as: Person, id: string, saves: number, more: Partial<TemplateForm> = {}) =>
  request(saveTemplate, { as, params: { id }, body: { ...aTemplateForm, ...more, saves } });
const publish = (as: Person, id: string, saves = 1) =>
  request(publishTemplate, { as, params: { id }, body: { saves } });
async function published(as: Person, is_shared = false, more: Partial<TemplateForm> = {}): Promise<string> {
  const { id } = (await create(as, more, is_shared)).body.data as OwnTemplate;
  expect((await publish(as, id)).status).toBe(200);
  return id;
}
const choices = async (as: Person, at = one, query = {}): Promise<NoteTemplate[]> =>
  (await at.request(listTemplates, { as, query })).body.data;
const offeredTo = async (as: Person, at = one) =>
  (await choices(as, at)).flatMap(({ id, is_offered }) => (is_offered ? [id] : []));
const usualFor = async (as: Person, query = {}) =>
  (await choices(as, one, query)).find(({ is_default }) => is_default)?.id;
const kept = async (as: Person, id: string): Promise<OwnTemplate | undefined> =>
  (await request(listOwnTemplates, { as })).body.data.find((each: OwnTemplate) => each.id === id);

test('what a section can hold is what the reader of talks knows', () => {
  expect(FactKind.options).toEqual([...factKinds]);
});

test('a draft is offered to nobody; published it is, in every process at once', async () => {
  const { id } = (await create(admin, {}, true)).body.data;
  expect(await offeredTo(clinician)).not.toContain(id);
  expect(await kept(clinician, id)).toBeUndefined();

  await publish(admin, id);

  expect(await offeredTo(clinician)).toContain(id);
  expect(await offeredTo(clinician, other)).toContain(id);
  expect(await kept(clinician, id)).toMatchObject({ is_shared: true, may_change: false });
});

test('one’s own is nobody else’s', async () => {
  const id = await published(clinician);

  expect(await offeredTo(clinician)).toContain(id);
  expect(await offeredTo(colleague)).not.toContain(id);
  expect((await save(colleague, id, 0)).status).toBe(404);
  expect((await publish(admin, id)).status).toBe(404);
});

test('only who may share makes and changes what is shared', async () => {
  expect((await create(clinician, {}, true)).status).toBe(403);
  const id = await published(admin, true);
  expect((await save(clinician, id, 0)).status).toBe(403);
  expect((await request(retireTemplate, { as: clinician, params: { id } })).status).toBe(403);
});

test('a version that was published stays as it was; a new one begins as a draft beside it', async () => {
  const id = await published(clinician);
  await save(clinician, id, 0, { name: 'Langer vervolg' });
  const before = await kept(clinician, id);
  expect(before?.versions.map(({ number, state, name }) => [number, state, name])).toEqual([
    [2, 'draft', 'Langer vervolg'],
    [1, 'published', 'Kort vervolg'],
  ]);

  await publish(clinician, id);

  expect((await kept(clinician, id))?.versions.map(({ state }) => state)).toEqual(['published', 'retired']);
});

test('of two who save at once one is told that the other was first', async () => {
  const { id } = (await create(admin, {}, true)).body.data;
  const second = await aUser({ role: 'administrator' });

  const both = await Promise.all([save(admin, id, 1), save(second, id, 1)]);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('template_changed');
  expect((await publish(admin, id, 1)).status).toBe(409);
});

test('a draft that is thrown away is gone, and with it what was never published', async () => {
  const { id } = (await create(clinician)).body.data;
  await request(discardTemplateDraft, { as: clinician, params: { id } });
  expect(await kept(clinician, id)).toBeUndefined();

  const again = await published(clinician);
  await save(clinician, again, 0, { name: 'Anders' });
  await request(discardTemplateDraft, { as: clinician, params: { id: again } });
  expect((await kept(clinician, again))?.versions).toMatchObject([{ number: 1, state: 'published' }]);
});

const [first = undefined as never, risk = first] = aTemplateForm.sections;
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...first,
    ...{ heading: `Deel ${n}`, kinds: [], takes_rest: n === 0 },
  }));

test.each<[string, Partial<TemplateForm>, string, string]>([
  ['no section', { sections: [] }, 'sections', 'A template needs a section'],
  ['two hundred sections', { sections: many(200) }, 'sections', 'At most 40 sections'],
  [
    'the same heading twice',
    { sections: [first, { ...risk, heading: ' hoe HET  gaat' }] },
    'sections',
    'The same heading twice',
  ],
  [
    'the same kind in two sections',
    { sections: [first, { ...risk, kinds: ['mood'] }] },
    'sections',
    'A kind of fact belongs to one section',
  ],
  [
    'no place for the rest',
    { sections: [{ ...first, takes_rest: false }] },
    'sections',
    'One section takes what fits no other',
  ],
  [
    'an empty heading',
    { sections: [{ ...first, heading: ' #  ' }] },
    'sections',
    'A section needs a heading',
  ],
  [
    'a heading that is too long',
    { sections: [{ ...first, heading: 'x'.repeat(161) }] },
    'sections',
    'At most 160 characters',
  ],
  [
    'a wish that is too long',
    { sections: [{ ...first, wish: 'x'.repeat(501) }] },
    'sections',
    'At most 500 characters',
  ],
  ['no name', { name: ' ' }, 'name', 'A template needs a name'],
])('%s is refused with a clear word', async (_, wrong, field, word) => {
  const { status, body } = await create(clinician, wrong);
  expect([status, body.fields]).toEqual([400, { [field]: [word] }]);
});

test('what looks like markup in a heading is kept as the text that it is', async () => {
  const heading = '<script>alert(1)</script> **x**';
  const { body } = await create(clinician, { sections: [{ ...first, heading: `## ${heading}\n` }] });
  expect(body.data.versions[0].sections[0].heading).toBe(heading);
});

test('what is taken when nobody chooses: the own word, then that of the profession, then the institution’s', async () => {
  const as = await aUser();
  const setDefault = (who: Person, body: object) =>
    request(setTemplateDefault, {
      as: who,
      body: { is_shared: who === admin, profession: null, appointment_kind: null, ...body },
    });
  expect(await usualFor(as)).toBe('decursus');
  await setDefault(admin, { template: 'soep' });
  expect(await usualFor(as)).toBe('soep');
  await db.updateTable('users').set({ profession: 'KP' }).where('id', '=', as.id).execute();
  await setDefault(admin, { profession: 'KP', template: 'dap' });
  expect(await usualFor(as)).toBe('dap');
  const own = await published(as);
  await setDefault(as, { template: own });
  expect(await usualFor(as)).toBe(own);
  await setDefault(as, { appointment_kind: 'first', template: 'intake' });

  const planned = await request(createAppointment, {
    as: admin,
    body: {
      ...{ user_id: as.id, patient_name: 'Bram de Kuiper', subject: '1-2-1980', gender: 'male' },
      ...{ description: 'Intake', client_code: 'C-1', date: '2026-12-01' },
      ...{ start_time: '2026-12-01T09:00:00Z', end_time: '2026-12-01T09:45:00Z' },
    },
  });
  expect(await usualFor(as, { appointment: planned.body.data.id })).toBe('intake');

  await request(retireTemplate, { as, params: { id: own } });
  expect(await usualFor(as)).toBe('dap');
  await setDefault(admin, { template: null });
  await setDefault(admin, { profession: 'KP', template: null });
  expect(await usualFor(as)).toBe('decursus');
  expect((await setDefault(admin, { template: await published(admin) })).status).toBe(400);
  expect((await setDefault(as, { is_shared: true, template: 'soep' })).status).toBe(403);
});

test('what was begun with a template that was retired meanwhile is not lost', async () => {
  const as = await aUser();
  const id = await published(as);
  await request(retireTemplate, { as, params: { id } });
  const { id: recording_id } = await aTalk(one, as, [0, 1]);
  const appointment = await consultations(one).anAppointment(as);

  const begun = await request(startCapture, {
    as,
    body: { id: crypto.randomUUID(), appointment, consent, template: id },
  });
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', recording_id).execute();
  const again = (template: string) =>
    request(rewriteNote, { as, params: { id: recording_id }, body: { template } });

  expect(begun.status).toBe(200);
  expect((await again(await published(colleague))).status).toBe(400);
  expect((await again(id)).status).toBe(200);
});
