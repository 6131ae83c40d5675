/** What one user may have is limited where something begins, and nowhere else. */
import { randomUUID } from 'node:crypto';
import {
  addAttachment,
  changeRecording,
  createClient,
  followEvents,
  startCapture,
  uploadRecording,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { consent, consultations, someSound } from '../../test/consultation.ts';
import { harness } from '../../test/harness.ts';
import { wavFile } from '../../test/wav-file.ts';

const noteer = await harness({ USER_STORAGE_GB: '1' });
const { app, request, aUser, db } = noteer;
const { anAppointment, aCapture, put, finish } = consultations(noteer);
const GB_OF_SAMPLES = 500_000_000;

const begin = async (as: { access: string }, id = randomUUID(), appointment?: string) =>
  request(startCapture, { as, body: { id, appointment: appointment ?? (await anAppointment(as)), consent } });

async function document(as: { access: string }, bytes: number) {
  const { body } = await request(createClient, { as, body: { first_name: 'Bram' } });
  const form = new FormData();
  form.set('attachment_id', randomUUID());
  form.set('file', new Blob([Buffer.alloc(bytes, 'x')], { type: 'text/plain' }), 'brief.txt');
  return request(addAttachment, { as, params: { id: body.data.id }, body: form });
}

async function upload(as: { access: string }) {
  const form = new FormData();
  form.set('appointment', await anAppointment(as));
  form.set('recording_file', new Blob([new Uint8Array(wavFile(0.1, 16_000, 1))]), 'opname.wav');
  return request(uploadRecording, { as, body: form });
}

test('whose storage is full begins nothing more, and ends what was begun', async () => {
  const [as, colleague] = [await aUser(), await aUser()];
  const [{ id, appointment }, old] = [await aCapture(as), await aCapture(as)];
  await put(as, id, 0, someSound(3));
  await db
    .updateTable('recordings')
    .set({ samples: String(GB_OF_SAMPLES - 10) })
    .where('id', '=', old.id)
    .execute();

  const refused = [await begin(as), await document(as, 100), await upload(as)];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [409, 'storage_full']),
  );
  const taken = [
    await begin(as, id, appointment),
    await put(as, id, 1, someSound(5, 1600)),
    await finish(as, id, 2, someSound(3).length / 2 + 1600),
    await begin(colleague),
    await document(colleague, 100),
  ];
  expect(taken.map(({ status }) => status)).toEqual(taken.map(() => 200));

  // The sound of before is gone: there is room again.
  await db.updateTable('recordings').set({ sound_removed_at: new Date() }).where('id', '=', old.id).execute();
  const again = [await begin(as), await document(as, 100), await upload(as)];
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('whoever has twenty recordings without an end begins no other, until one is ended or deleted', async () => {
  const as = await aUser();
  const begun: string[] = [];
  for (let count = 0; count < 20; count++) begun.push((await aCapture(as)).id);
  const [first = '', second = ''] = begun;

  expect(await begin(as)).toMatchObject({ status: 409, body: { code: 'too_many_captures' } });
  expect((await put(as, first, 0, someSound(3, 1600))).status).toBe(200);
  expect((await finish(as, first, 1, 1600)).status).toBe(200);
  expect((await begin(as)).status).toBe(200);
  expect((await begin(as)).status).toBe(409);
  await request(changeRecording, { as, params: { id: second }, body: { is_recording_deleted: true } });
  expect((await begin(as)).status).toBe(200);
});

test('a person listens in ten places at once; a place that is left is free again', async () => {
  const [as, colleague] = [await aUser(), await aUser()];
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const listen = (who: { access: string }) => {
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${who.access}` };
    const heard = fetch(address + followEvents.path, { headers, signal: leaving.signal });
    return { heard, leave: () => leaving.abort() };
  };
  const places = Array.from({ length: 10 }, () => listen(as));
  for (const { heard } of places) expect((await heard).status).toBe(200);

  const eleventh = await listen(as).heard;
  expect([eleventh.status, eleventh.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await eleventh.json()).toMatchObject({ code: 'too_many_streams' });
  const other = listen(colleague);
  expect((await other.heard).status).toBe(200);

  places[0]?.leave();
  await expect
    .poll(async () => {
      const next = listen(as);
      const { status } = await next.heard;
      if (status === 200) places.push(next);
      return status;
    })
    .toBe(200);
  for (const { leave } of [...places, other]) leave();
});
