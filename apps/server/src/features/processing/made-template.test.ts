/** Notes by templates that people made. */
import {
  createTemplate,
  getDraft,
  getTemplateVersion,
  listRevisions,
  publishTemplate,
  saveTemplate,
  type TemplateForm,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { modelsOf, pieceByPiece, scriptedModel } from '../../../test/scripted-model.ts';
import { aTemplateForm } from '../../../test/template-examples.ts';
import { aTalk } from '../../../test/voices.ts';
import { writeNote } from './write-note.job.ts';

const noteer = await harness();
const { request, aUser, db, services } = noteer;
const as = await aUser();

const publish = (id: string) => request(publishTemplate, { as, params: { id }, body: { saves: 1 } });
async function published(): Promise<string> {
  const { body } = await request(createTemplate, { as, body: { ...aTemplateForm, is_shared: false } });
  await publish(body.data.id);
  return body.data.id;
}
const save = (id: string, more: Partial<TemplateForm>) =>
  request(saveTemplate, { as, params: { id }, body: { ...aTemplateForm, ...more, saves: 0 } });

test('a note is written by the template as it is then, and keeps the version that wrote it', async () => {
  const id = await published();
  const { id: recording_id } = await aTalk(noteer, as, [0, 1, 0]);
  const params = { id: recording_id };
  const ofModel = { ai_model_name: 'scripted' };
  const models = modelsOf(scriptedModel(pieceByPiece));
  const written = async () => {
    await db
      .updateTable('recordings')
      .set({ stage: 'writing', template: id })
      .where('id', '=', recording_id)
      .execute();
    await writeNote.run({ ...services, models }, { recording_id }, new AbortController().signal);
    return (await request(getDraft, { as, params, query: ofModel })).body.data;
  };

  expect(await written()).toMatchObject({ template: id, template_version: 1 });
  const draft = await written();
  expect(draft.summary_text).toContain('## Risico\n\nNiet besproken.');

  const [first = undefined as never] = aTemplateForm.sections;
  await save(id, { sections: [{ ...first, heading: 'Alles' }] });
  await publish(id);
  expect(await written()).toMatchObject({ template: id, template_version: 2 });

  const { body } = await request(listRevisions, { as, params, query: ofModel });
  expect(body.data.map(({ template_version }: { template_version: number }) => template_version)).toEqual([
    2, 1, 1,
  ]);
  const old = await request(getTemplateVersion, { as, params: { id }, query: { number: 1 } });
  expect(old.body.data.sections).toHaveLength(3);
});
