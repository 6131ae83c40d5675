/** What an administrator sees of what left for an engine elsewhere. */
import { type Departure, getDraft, listDepartures, readDepartedText } from '@noteer/contract';
import { afterAll, expect, test } from 'vitest';
import { openChatServer } from '../../../test/chat-server.ts';
import { clientFiles } from '../../../test/client-file.ts';
import { harness, withoutModels } from '../../../test/harness.ts';
import { modelsOf } from '../../../test/scripted-model.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { noteSound } from '../../consultations/departures.ts';
import { sealText } from '../../consultations/sealed-text.ts';
import { pieceOwner } from '../../consultations/transcript.ts';
import { serverModel } from '../../model/servers.ts';
import { ofTheSystem } from '../../policy.ts';
import { writeNote } from './write-note.job.ts';

const server = await openChatServer();
afterAll(server.close);
const noteer = await harness({}, withoutModels);
const { request, aUser, db, services } = noteer;
const { aClient, aDraft } = clientFiles(noteer);
const clinician = await aUser();
const administrator = await aUser({ role: 'administrator' });
const model = serverModel({
  ...{ kind: 'http', url: server.url, model: 'elsewhere-70b', key: undefined },
  ...{ context_tokens: undefined, place: 'elsewhere' },
});

const said = ['Hoe gaat het, Kuiper?', 'Mijn vriendin Priscilla zegt dat ik slecht slaap en veel pieker.'];

async function writtenElsewhere(): Promise<string> {
  const client = await aClient(clinician);
  const { id } = await aDraft(clinician, client, 'Nog leeg.');
  const recording = await db
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sealing = recordingSealing(services.sealing, recording);
  await db
    .insertInto('transcript_pieces')
    .values(
      said.map((text, seq) => ({
        ...{ recording_id: id, seq, start_s: seq * 5, end_s: seq * 5 + 5, engine: 'test' },
        text: sealText(sealing, pieceOwner(id, seq), text),
      })),
    )
    .execute();
  await db.updateTable('recordings').set({ stage: 'writing' }).where('id', '=', id).execute();
  await writeNote.run(
    { ...services, models: modelsOf(model) },
    { recording_id: id },
    new AbortController().signal,
  );
  return id;
}

test('an administrator sees what left, to which engine, and how much was replaced; nobody else does', async () => {
  const id = await writtenElsewhere();
  const { body } = await request(listDepartures, { as: administrator });
  const mine = body.data.filter(({ recording_id }: Departure) => recording_id === id);
  expect(mine.at(-1)).toMatchObject({
    engine: 'elsewhere-70b',
    what: 'text',
    pieces: 2,
    replaced: { person: 1, surname: 1 },
  });
  expect((await request(listDepartures, { as: clinician })).status).toBe(403);
});

test('the text is shown as it left, without names, and that look is in the log', async () => {
  const id = await writtenElsewhere();
  const { body } = await request(readDepartedText, { as: administrator, params: { id } });
  expect(body.data.text).toContain('Mijn vriendin [persoon-');
  expect(body.data.text).not.toMatch(/Priscilla|Kuiper/);
  const looks = await db
    .selectFrom('audit_log')
    .select('user_id')
    .where('event_type_code', '=', 'departure.read')
    .where('participant_object_id', '=', id)
    .execute();
  expect(looks).toEqual([{ user_id: administrator.id }]);
});

test('the note has the names that the server elsewhere never saw', async () => {
  const id = await writtenElsewhere();
  const query = { ai_model_name: 'elsewhere-70b' };
  const { body } = await request(getDraft, { as: clinician, params: { id }, query });
  expect(body.data.summary_text).toContain('Priscilla');
});

test('it is sealed where it is kept, and unreadable once the recording is deleted', async () => {
  const id = await writtenElsewhere();
  const row = await db
    .selectFrom('departures')
    .selectAll()
    .where('recording_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.body?.toString('utf8')).not.toContain('vriendin');
  await db.updateTable('recordings').set({ is_recording_deleted: true }).where('id', '=', id).execute();
  expect((await request(readDepartedText, { as: administrator, params: { id } })).status).toBe(404);
});

test('windows of sound that left are counted by recording; an engine here is not counted', async () => {
  const { id } = await aDraft(clinician, await aClient(clinician), 'Nog leeg.');
  const elsewhere = {
    name: 'http:whisper',
    languages: [],
    is_elsewhere: true,
    transcribe: async () => [],
    close: async () => {},
  };
  for (let window = 0; window < 3; window++) await noteSound(db, ofTheSystem, elsewhere, id);
  await noteSound(db, ofTheSystem, { ...elsewhere, name: 'whisper-small', is_elsewhere: false }, id);
  const { body } = await request(listDepartures, { as: administrator });
  expect(body.data.filter(({ recording_id }: Departure) => recording_id === id)).toMatchObject([
    { what: 'sound', engine: 'http:whisper', pieces: 3, replaced: {} },
  ]);
});
