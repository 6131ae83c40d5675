import { createCanvas } from '@napi-rs/canvas';
import {
  exportInstitution,
  getInstitution,
  getLogo,
  type InstitutionFile,
  importInstitution,
  listOwnTemplates,
  previewInstitutionFile,
  putLogo,
  setInstitution,
  type TemplateSection,
} from '@noteer/contract';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { currentCodeSettings } from '../../consultations/code-settings.ts';
import { letterheadOf } from '../../letterhead.ts';
import { textPdf } from '../../pdf/text.ts';

const { request, aUser, app, db, services, auditFrom } = await harness();
const admin = await aUser({ role: 'administrator' });

const read = async () => (await request(getInstitution, { as: admin })).body.data;
const bring = (body: Buffer) => request(putLogo, { as: admin, body });

function picture(kind: 'image/png' | 'image/jpeg', width = 80, height = 30) {
  const canvas = createCanvas(width, height);
  const drawing = canvas.getContext('2d');
  drawing.fillStyle = '#0a5';
  drawing.fillRect(0, 0, width / 2, height);
  return kind === 'image/png' ? canvas.toBuffer(kind) : canvas.toBuffer(kind);
}

const section: TemplateSection = {
  ...{ heading: 'Beloop', kinds: ['course'], style: 'sentences', wish: '' },
  ...{ says_not_discussed: false, takes_rest: true },
};
const carried: InstitutionFile = {
  ...{ noteer: 'institution', format: 2, settings: { name: 'Elders', keep_sound_days: 12 } },
  logo_png: picture('image/png').toString('base64'),
  templates: [
    {
      name: 'Kort verslag',
      family: 'progress',
      sections: [section],
      consult_kind: 'diagnostics',
    },
  ],
  codes: { time_rule: 'real', template_kinds: { decursus: 'diagnostics', from_the_future: 'treatment' } },
};
const take = async (file: InstitutionFile) =>
  request(importInstitution, { as: admin, body: { file, version: (await read()).version } });

test.each(['image/png', 'image/jpeg'] as const)('a logo in %s is drawn anew, on white', async (kind) => {
  const { logo } = (await bring(picture(kind))).body.data;

  const { rawPayload, headers } = await app.inject({
    url: getLogo.path.replace('{logo}', logo),
    headers: { authorization: `Bearer ${admin.access}` },
  });

  expect(headers['content-type']).toBe('image/png');
  // Eight bits of red, green and blue: nothing that is seen through, and no part beside the picture.
  expect([...rawPayload.subarray(24, 26)]).toEqual([8, 2]);
  expect(rawPayload.toString('latin1').match(/IHDR|IDAT|IEND|tEXt|eXIf/g)).toEqual(['IHDR', 'IDAT', 'IEND']);
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a PNG that is cut off', picture('image/png').subarray(0, 60)],
  ['a PNG that claims to be huge', hugePng()],
])('%s is no logo', async (_, bytes) => {
  const { status, body } = await bring(bytes);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['logo']]);
});

function hugePng(): Buffer {
  const bytes = Buffer.from(picture('image/png'));
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}

test('name, address and logo stand on a document', async () => {
  const { logo } = (await bring(picture('image/png', 1_500, 300))).body.data;
  const { settings, version } = await read();
  await request(setInstitution, {
    as: admin,
    body: {
      ...settings,
      reminder_after_days: 9,
      name: 'GGZ Oost',
      address: 'Kade 1\n1000 AA Stad',
      logo,
      version,
    },
  });
  const parts: Buffer[] = [];
  for await (const part of textPdf(await letterheadOf(services), [{ text: 'Inhoud', as: 'text' }]))
    parts.push(Buffer.from(part));

  const task = getDocument({ data: new Uint8Array(Buffer.concat(parts)), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  await task.destroy();

  expect(items.map((item) => ('str' in item ? item.str : '')).filter((text) => text.trim())).toEqual([
    ...['GGZ Oost', 'Kade 1', '1000 AA Stad', 'Inhoud'],
  ]);
  expect(fnArray).toContain(OPS.paintImageXObject);
});

test('what a file changes is told, and nothing changes by telling it', async () => {
  const before = await read();

  const { body } = await request(previewInstitutionFile, { as: admin, body: carried });

  expect(body.data).toMatchObject({
    settings: {
      name: 'Elders',
      keep_sound_days: 12,
      reminder_after_days: 9,
      address: before.settings.address,
    },
    templates: [{ name: 'Kort verslag', change: 'new' }],
    ...{ version: before.version, time_rule: 'real', changed_kinds: 1 },
  });
  expect(await read()).toEqual(before);
});

test('a file is taken over whole, with its log, and a second time changes nothing', async () => {
  const audit = await auditFrom();
  expect((await take(carried)).body.data.settings).toMatchObject({ name: 'Elders', keep_sound_days: 12 });

  const { body } = await request(listOwnTemplates, { as: admin });
  expect(body.data).toMatchObject([
    { is_shared: true, versions: [{ state: 'published', name: 'Kort verslag' }] },
  ]);
  expect(await currentCodeSettings(db)).toMatchObject({
    time_rule: 'real',
    template_kinds: { decursus: 'diagnostics', [body.data[0].id]: 'diagnostics' },
  });
  const events = (await audit()).map(({ event_type_code }) => event_type_code);
  expect(events).toEqual(
    expect.arrayContaining(['institution.set', 'template.published', 'code_settings.set']),
  );
  const again = (await request(previewInstitutionFile, { as: admin, body: carried })).body.data;
  expect(again).toMatchObject({ templates: [{ change: 'same' }], time_rule: null, changed_kinds: 0 });
  expect(again.settings).toEqual((await read()).settings);
});

test('a template that differs becomes the next version, beside a draft that somebody is at', async () => {
  const [template] = (await request(listOwnTemplates, { as: admin })).body.data;
  await db
    .insertInto('template_versions')
    .values({
      ...{ template_id: template.id, number: 2, state: 'draft', name: 'Kort verslag', family: 'progress' },
      sections: JSON.stringify([section]),
    })
    .execute();
  const [form] = carried.templates ?? [];
  if (!form) throw new Error('no template');
  await take({ ...carried, templates: [{ ...form, family: 'plan' }] });

  const [after] = (await request(listOwnTemplates, { as: admin })).body.data;

  expect(after.versions.map(({ number, state }: typeof template) => [number, state])).toEqual([
    [3, 'draft'],
    [2, 'published'],
    [1, 'retired'],
  ]);
});

test('what is exported says the same when it comes back', async () => {
  const { data } = (await request(exportInstitution, { as: admin })).body;

  expect(data).toMatchObject({ format: 2, settings: { name: 'Elders' }, codes: { time_rule: 'real' } });
  expect(data.templates).toHaveLength(1);
  const preview = (await request(previewInstitutionFile, { as: admin, body: data })).body.data;
  expect(preview.settings).toEqual((await read()).settings);
  expect(preview.templates).toEqual([{ name: 'Kort verslag', change: 'same' }]);
});

test.each([
  ['of a newer Noteer', { ...carried, format: 3 }, /newer Noteer/],
  [
    'with a template without sections',
    { ...carried, templates: [{ ...carried.templates?.[0], sections: [] }] },
    /section/,
  ],
  ['with a setting that cannot be', { ...carried, settings: { idle_lock_minutes: 0 } }, /At least 1/],
])('a file %s is refused in words, and nothing of it is taken', async (_, file, words) => {
  const before = await read();
  const { status, body } = await take(file as InstitutionFile);

  expect(status).toBe(400);
  expect(JSON.stringify(body)).toMatch(words);
  expect(await read()).toEqual(before);
});
