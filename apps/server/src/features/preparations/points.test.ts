import { type FilePoint, getFilePoints } from '@noteer/contract';
import { expect, test } from 'vitest';
import { clientFiles, readsText, SOON } from '../../../test/client-file.ts';
import { harness, withoutModels } from '../../../test/harness.ts';

const noteer = await harness({}, { ...withoutModels, readAttachment: readsText });
const { request, aUser, db, auditFrom } = noteer;
const { aClient, aDraft, aFinalNote, aDocument, rewrite } = clientFiles(noteer);
const clinician = await aUser();

const letter = (medicine: string, day = '3 januari 2026') =>
  [
    `Datum: ${day}`,
    'Betreft: dhr. B. Kuiper, geboren 01-02-1980',
    `Medicatie:\n${medicine}`,
    'Allergie: penicilline.',
    'Met vriendelijke groet,',
    'H. de Boer, huisarts',
  ].join('\n\n');

const points = async (id: string, as = clinician): Promise<FilePoint[]> =>
  (await request(getFilePoints, { as, params: { id } })).body.data;

async function withLetter(client: string, text: string): Promise<string> {
  const id = await aDocument(clinician, client, text);
  await expect
    .poll(() => db.selectFrom('findings').select('version').where('attachment_id', '=', id).execute(), SOON)
    .toHaveLength(1);
  return id;
}

const lithium = 'Volgens brief van H. de Boer, huisarts (03-01-2026): lithium 400 mg, 2× per dag.';

test('what a letter has for the note comes with its sentence, its section and its place, and is logged', async () => {
  const client = await aClient(clinician);
  const attachment = await withLetter(client, letter('lithium 400 mg 2dd1'));
  const { id } = await aDraft(clinician, client, 'Slaapt slecht.');

  const logged = await auditFrom();
  const [allergy, medicine] = await points(id);
  expect(allergy).toMatchObject({ kind: 'allergy', name: 'penicilline', fact_kind: 'somatic' });
  expect(medicine).toMatchObject({
    ...{ kind: 'medicine', sentence: lithium, fact_kind: 'medication', is_offered: true },
    place: {
      kind: 'attachment',
      id: attachment,
      page: 1,
      date: '2026-01-03',
      sentence: 'lithium 400 mg 2dd1',
    },
  });
  expect(await logged()).toMatchObject([
    { event_type_code: 'client_file.read', client_id: client, participant_object_id: id },
  ]);
});

test('a letter of a later day has nothing for the note', async () => {
  const client = await aClient(clinician);
  await withLetter(client, letter('lithium 400 mg 2dd1', '3 april 2026'));
  const { id } = await aDraft(clinician, client, 'Slaapt slecht.', '2026-03-02');
  expect(await points(id)).toEqual([]);
});

test('what was put in keeps its source when a later letter says otherwise', async () => {
  const client = await aClient(clinician);
  await withLetter(client, letter('lithium 400 mg 2dd1'));
  const { id } = await aDraft(clinician, client, 'Slaapt slecht.');
  await rewrite(clinician, id, `Slaapt slecht.\n${lithium}`);
  await withLetter(client, letter('lithium 600 mg 2dd1', '3 februari 2026'));

  const medicines = (await points(id)).filter(({ kind }) => kind === 'medicine');
  expect(medicines.map(({ text, is_offered }) => [text, is_offered])).toEqual([
    ['lithium 600 mg, 2× per dag', true],
    ['lithium 400 mg, 2× per dag', false],
  ]);
});

test('nothing of another client and nothing of a colleague’s note; somebody else’s is not there', async () => {
  await withLetter(await aClient(clinician), letter('lithium 400 mg 2dd1'));
  const client = await aClient(clinician);
  const { id } = await aDraft(clinician, client, 'Slaapt slecht.');
  const colleague = await aUser();
  await db.updateTable('clients').set({ created_by: colleague.id }).where('id', '=', client).execute();
  const theirs = await aFinalNote(colleague, client, 'Gebruikt lithium 400 mg.', '2026-02-02');
  await expect
    .poll(
      () => db.selectFrom('findings').select('version').where('recording_id', '=', theirs.id).execute(),
      SOON,
    )
    .toHaveLength(1);

  expect(await points(id)).toEqual([]);
  const answers = await Promise.all(
    (['clinician', 'administrator', 'planner'] as const).map(async (role) =>
      request(getFilePoints, { as: await aUser({ role }), params: { id } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 403]);
});
