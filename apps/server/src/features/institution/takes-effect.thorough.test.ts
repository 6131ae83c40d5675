/** Every setting takes effect at once, without a restart, in two processes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import {
  getInstitution,
  type InstitutionField,
  institutionFields,
  putLogo,
  setInstitution,
} from '@noteer/contract';
import { afterAll, expect, test } from 'vitest';
import { copyDatabase } from '../../../test/copy-database.ts';
import { harness } from '../../../test/harness.ts';
import { effects, type Row } from '../../../test/setting-effects.ts';

const database = await copyDatabase();
const one = await harness({ TIME_ZONE: '', SIGN_UP: '' }, undefined, { database });
const admin = await one.aUser({ role: 'administrator' });
const given = { admin: { id: admin.id, access: admin.access } };
const png = createCanvas(40, 20).toBuffer('image/png');
const { logo } = (await one.request(putLogo, { as: admin, body: png })).body.data;
const rows = effects(logo);

/** A server like it, in a process of its own, that has nothing in common with it but the database. */
const program = resolve(import.meta.dirname, '../../../test/setting-effects-child.ts');
const other = fork(program, [database.url, database.owner_url], { execArgv: [] });
await once(other, 'message');
afterAll(async () => {
  other.disconnect();
  await once(other, 'exit');
});

async function thereIs(field: InstitutionField): Promise<unknown> {
  other.send({ field, ...given });
  const [{ value }] = await once(other, 'message');
  return value;
}

test.each(institutionFields)('%s', { tags: 'thorough' }, async (field) => {
  const { to, along, effect, becomes } = rows[field] as Row<InstitutionField>;
  expect(await effect(one, given)).not.toEqual(becomes);
  expect(await thereIs(field)).not.toEqual(becomes);
  const { settings, version } = (await one.request(getInstitution, { as: admin })).body.data;

  const body = { ...settings, ...along, [field]: to, version };
  expect((await one.request(setInstitution, { as: admin, body })).status).toBe(200);

  expect(await effect(one, given)).toEqual(becomes);
  // The other process hears of it when it hears of it.
  await expect.poll(() => thereIs(field)).toEqual(becomes);
});
