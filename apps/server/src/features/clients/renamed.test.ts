/** A client who turns out to be called otherwise: which documents are theirs is decided anew. */
import { changeClient, getAttachment } from '@noteer/contract';
import { expect, test } from 'vitest';
import { clientFiles, readsText, SOON } from '../../../test/client-file.ts';
import { harness, withoutModels } from '../../../test/harness.ts';

const noteer = await harness({}, { ...withoutModels, readAttachment: readsText });
const { request, aUser, db } = noteer;
const { aClient, aDocument } = clientFiles(noteer);
const as = await aUser();

const letter = 'Betreft: dhr. B. Kuiper, geboren 01-02-1980\n\nMedicatie:\n\nlithium 400 mg';
const isDoubtful = async (id: string): Promise<boolean> =>
  (await request(getAttachment, { as, params: { id } })).body.data.is_doubtful;
const findings = async (id: string): Promise<number> =>
  (await db.selectFrom('findings').select('version').where('attachment_id', '=', id).execute()).length;
const rename = (id: string, body: object) => request(changeClient, { as, params: { id }, body });

test('a letter that fitted fits no more, its findings go, and both are back with the name', async () => {
  const client = await aClient(as);
  const id = await aDocument(as, client, letter);
  await expect.poll(() => findings(id), SOON).toBe(1);

  await rename(client, { last_name: 'Aalders', date_of_birth: '1991-05-06' });
  await expect.poll(() => isDoubtful(id), SOON).toBe(true);
  await expect.poll(() => findings(id), SOON).toBe(0);

  await rename(client, { last_name: 'Kuiper', date_of_birth: '1980-02-01' });
  await expect.poll(() => findings(id), SOON).toBe(1);
  expect(await isDoubtful(id)).toBe(false);
});
