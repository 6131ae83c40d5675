import { followEvents } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { app, aUser } = noteer;
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

test('a server that stops does not wait for the pages that listen', async () => {
  const clinician = await aUser();
  const response = await fetch(address + followEvents.path, {
    headers: { authorization: `Bearer ${clinician.access}` },
  });
  const heard = response.text();

  await app.close();

  expect(await heard).toContain(': connected');
});
