import { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { changeRole, deleteAccount, followEvents, logout } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { announce } from '../../consultations/events.ts';
import { findActor } from '../../identity/actors.ts';
import { sendEvents } from './event-stream.ts';

const noteer = await harness();
const { app, request, aUser } = noteer;
const { anAppointment, aCapture } = consultations(noteer);
const address = await app.listen({ host: '127.0.0.1', port: 0 });

/** Reads the stream as a browser does, until what is looked for has come. */
async function follow(as: { access: string }, act: () => Promise<unknown>, wanted: RegExp): Promise<string> {
  const abort = new AbortController();
  const response = await fetch(address + followEvents.path, {
    headers: { authorization: `Bearer ${as.access}` },
    signal: AbortSignal.any([abort.signal, AbortSignal.timeout(60_000)]),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  let heard = '';
  let hasActed = false;
  for await (const part of response.body ?? []) {
    heard += new TextDecoder().decode(part);
    if (!hasActed) {
      hasActed = true;
      await act();
    }
    if (wanted.test(heard)) break;
  }
  abort.abort();
  return heard;
}

test('a clinician hears of what is theirs at once, by id and nothing more', async () => {
  const clinician = await aUser();

  const heard = await follow(clinician, () => anAppointment(clinician), /event: change/);

  expect(heard).toMatch(/data: {"kind":"appointment","id":"[0-9a-f-]{36}"}\n\n/);
  expect(heard).not.toContain('Bram');
});

test("a colleague's changes are not heard", async () => {
  const [clinician, colleague] = [await aUser(), await aUser()];

  const heard = await follow(
    clinician,
    async () => {
      await aCapture(colleague);
      await anAppointment(clinician);
    },
    /event: change/,
  );

  expect(heard.match(/event: change/g)?.length).toBe(1);
});

const deeds = {
  'signs out': (user: { access: string }) => request(logout, { as: user, body: {} }),
  'deletes the account': (user: { access: string; id: string }) =>
    request(deleteAccount, { as: user, params: { userId: user.id } }),
  'is given another role': async (user: { access: string; id: string }) =>
    request(changeRole, {
      as: await aUser({ role: 'administrator' }),
      params: { userId: user.id },
      body: { role: 'planner' },
    }),
};

test.each(Object.entries(deeds))('whoever %s is told nothing more', async (_, act) => {
  const clinician = await aUser();
  const elsewhere = await aUser();
  const response = await fetch(address + followEvents.path, {
    headers: { authorization: `Bearer ${clinician.access}` },
    signal: AbortSignal.timeout(60_000),
  });
  const heard = response.text();

  expect((await act(clinician)).status).toBe(200);
  // What happens to theirs after that is nobody's to hear.
  await announce(noteer.db, { clinician_id: clinician.id, kind: 'recording', id: elsewhere.id });

  expect(await heard).toBe(': connected\n\n');
});

test('a session that ended unheard ends its stream at the next sign of life', async () => {
  const clinician = await aUser();
  const actor = await findActor(noteer.services, { address: '', request_id: 'x' }, clinician.access);
  if (!actor) throw new Error('nobody is signed in');
  const sent: Readable[] = [];
  const reply = {
    raw: new EventEmitter(),
    header: () => reply,
    type: () => reply,
    send: (s: Readable) => sent.push(s),
  };
  sendEvents(noteer.services, actor, reply as never, 50);

  await noteer.db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('id', '=', actor.session_id)
    .execute();

  await expect(text(sent[0] as Readable)).resolves.toMatch(/^: connected\n\n(: still here\n\n)*$/);
});

test('a server that stops does not wait for the pages that listen', async () => {
  const clinician = await aUser();
  const response = await fetch(address + followEvents.path, {
    headers: { authorization: `Bearer ${clinician.access}` },
  });
  const heard = response.text();

  await app.close();

  expect(await heard).toContain(': connected');
});
