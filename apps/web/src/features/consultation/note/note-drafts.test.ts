// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { noteDrafts } from './note-drafts.ts';

const sanne = '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01';
const joris = '0d9a4a0e-7f0b-4a55-8a51-6a5b0f5f3b02';

let recording_id = '';
/** Locks that tabs hold, as a browser keeps them. */
const held = new Set<string>();

beforeEach(() => {
  recording_id = crypto.randomUUID();
  held.clear();
  sessionStorage.clear();
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, _: unknown, task: () => Promise<void>) => {
        held.add(name);
        return task().then(() => held.delete(name));
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  });
});

const draftsOf = (clinician_id = sanne) =>
  noteDrafts({ clinician_id, recording_id, ai_model_name: 'extractive' });
/** Another tab of the same browser has a session storage of its own. */
function inAnotherTab() {
  sessionStorage.clear();
  return draftsOf();
}
const text = (words: string) => ({ text: words, based_on: 1, sent: [] });

test('a page that was reloaded finds what it left', async () => {
  await draftsOf().keep(text('Half getypt'));
  expect(await draftsOf().adopt()).toMatchObject(text('Half getypt'));
});

test('what is acknowledged is forgotten', async () => {
  const drafts = draftsOf();
  await drafts.keep(text('Half getypt'));
  await drafts.forget();
  expect(await draftsOf().adopt()).toBeUndefined();
});

test('nobody finds what somebody else left', async () => {
  await draftsOf(sanne).keep(text('Van Sanne'));
  expect(await draftsOf(joris).adopt()).toBeUndefined();
  expect(await draftsOf(sanne).adopt()).toMatchObject(text('Van Sanne'));
});

test('what a dead tab left is found; what another tab is working on is not', async () => {
  const working = draftsOf();
  const release = working.hold();
  await working.keep(text('Nog bezig'));
  expect(await inAnotherTab().adopt()).toBeUndefined();
  release();
  await Promise.resolve();
  await Promise.resolve();
  expect(await inAnotherTab().adopt()).toMatchObject(text('Nog bezig'));
});

test('two tabs do not write over each other, and both are found in the end', async () => {
  await draftsOf().keep(text('Tabblad een'));
  await inAnotherTab().keep(text('Tabblad twee'));

  const third = inAnotherTab();
  const first = await third.adopt();
  await third.forget();
  const second = await inAnotherTab().adopt();
  expect([first?.text, second?.text].toSorted()).toEqual(['Tabblad een', 'Tabblad twee']);
});

test('an editor on its way out does not forget what the next one keeps', async () => {
  const old = draftsOf();
  await old.keep(text('Oud'));
  const next = draftsOf();
  await next.adopt();
  await next.keep(text('Nieuw'));
  await old.forget();
  expect(await draftsOf().adopt()).toMatchObject(text('Nieuw'));
});
