import { deleteRecording, getNumbers, getOwnNumbers, setProfession } from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clientFiles } from '../../../test/client-file.ts';
import { harness } from '../../../test/harness.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { addNoteRevision } from '../../consultations/documents.ts';
import { findRecording } from '../../consultations/recordings.ts';
import { ofTheSystem } from '../../policy.ts';
import { countNote } from './count-note.job.ts';

const noteer = await harness();
const { request, aUser, db, services } = noteer;
const { aClient, aDraft, rewrite, sign } = clientFiles(noteer);
const admin = await aUser({ role: 'administrator' });

type Person = Awaited<ReturnType<typeof aUser>>;
const own = async (as: Person) => (await request(getOwnNumbers, { as })).body.data;
const numbers = { consultations: 1, half_signed_within: 30, marks: 0, omissions: 0 };

/** An engine wrote it, its clinician changed it and signed it. */
async function aSignedNote(as: Person, draft: string, signed: string): Promise<string> {
  const { id } = await aDraft(as, await aClient(as), 'Eerst dit.');
  await db.transaction().execute(async (tx) => {
    const recording = await findRecording(tx, ofTheSystem, id);
    if (!recording) throw new Error('no recording');
    await addNoteRevision(tx, ofTheSystem, recordingSealing(services.sealing, recording), {
      ...{ recording_id: id, ai_model_name: 'extractive', template: 'decursus', text: draft },
      draft: { sections: [], not_discussed: [] },
      author_id: null,
    });
  });
  await rewrite(as, id, signed);
  const finished_at = new Date(Date.now() - 20 * 60_000);
  await db.updateTable('recordings').set({ finished_at }).where('id', '=', id).execute();
  await sign(as, id);
  return id;
}

test('a note counts when it is signed: once, in a row that leads to nobody, which stays when the note goes', async () => {
  const as = await aUser();
  const id = await aSignedNote(
    as,
    '## Beloop\n\nSlaapt slecht en eet goed.',
    '## Beloop\n\nSlaapt redelijk en eet goed.',
  );
  await expect.poll(() => own(as)).toMatchObject([{ team: null, numbers: { ...numbers, kept_share: 0.8 } }]);

  await sign(as, id, false);
  await rewrite(as, id, 'Heel anders.');
  await sign(as, id);
  await countNote.run(services, { recording_id: id }, new AbortController().signal);
  await request(deleteRecording, { as: admin, params: { id } });

  expect(await own(as)).toMatchObject([{ numbers: { ...numbers, kept_share: 0.8 } }]);
  const rows = await db.selectFrom('note_figures').selectAll().where('user_id', '=', as.id).execute();
  expect(JSON.stringify(rows)).not.toContain(id);
  expect(rows[0]?.week).toBe(await thisWeek());
});

const thisWeek = async () => {
  const { rows } = await sql<{
    week: string;
  }>`select date_trunc('week', now() at time zone 'UTC')::date as week`.execute(db);
  return rows[0]?.week;
};

test('somebody’s notes are told to themselves, of all together to administrators, by team, and to nobody else', async () => {
  const [ours, theirs] = [await aUser(), await aUser()];
  const body = { profession: null, usual_setting: null, team: ' FACT Noord ' };
  const { body: said } = await request(setProfession, { as: admin, params: { userId: ours.id }, body });
  expect(said.data.team).toBe('FACT Noord');
  for (let n = 0; n < 5; n++) await aSignedNote(ours, 'Slaapt goed.', 'Slaapt goed.');
  await aSignedNote(theirs, 'Slaapt goed.', 'Eet goed.');
  await expect.poll(async () => (await own(ours))[0]?.numbers.consultations).toBe(5);
  await expect.poll(async () => (await own(theirs))[0]?.numbers.consultations).toBe(1);

  expect((await request(getNumbers, { as: ours })).status).toBe(403);
  expect((await request(getOwnNumbers, { as: await aUser({ role: 'planner' }) })).status).toBe(403);
  const { data } = (await request(getNumbers, { as: admin })).body;
  expect(data).toMatchObject([
    { team: null, numbers: { half_signed_within: 30 } },
    { team: '', numbers: null },
    { team: 'FACT Noord', numbers: null },
  ]);
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`${ours.id}|${theirs.id}`));
});

test('the team stays when the rest of what somebody is changes, and the figures of before stay with the team of then', {
  tags: 'thorough',
}, async () => {
  const as = await aUser();
  const say = (body: object) =>
    request(setProfession, {
      as: admin,
      params: { userId: as.id },
      body: { profession: 'GZ', usual_setting: 3, ...body },
    });
  await say({ team: 'Poli' });
  expect((await say({})).body.data.team).toBe('Poli');
  await aSignedNote(as, 'Slaapt goed.', 'Slaapt goed.');
  await expect.poll(async () => (await own(as)).length).toBe(1);
  expect((await say({ team: null })).body.data.team).toBeNull();
  expect((await say({ team: '  ' })).status).toBe(400);

  const rows = await db.selectFrom('note_figures').select('team').where('user_id', '=', as.id).execute();
  expect(rows).toEqual([{ team: 'Poli' }]);
});
