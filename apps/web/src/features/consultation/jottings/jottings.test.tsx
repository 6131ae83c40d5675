// @vitest-environment jsdom
import { getRecording, listJottings } from '@noteer/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecording } from '../../../../test/capture-server.ts';
import { answers } from '../../../../test/fake-api.ts';
import { commandsOf, resetWorld, stubDevices, world } from '../../../../test/fake-capture.ts';
import { sanne } from '../../../../test/people.ts';
import { openRecorder, press } from '../../../../test/recorder-page.tsx';
import { jottingsHere, keepJottings, settleJottings } from '../../../capture/jottings.ts';

beforeEach(stubDevices);

const next = () => screen.findByRole('textbox', { name: 'Nieuwe aantekening' });
const line = (at: string) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Aantekening bij ${at}` });
const hear = (seconds: number) =>
  act(() => world.hear({ rms: 0.1, peak: 0.2, samples: seconds * 16_000, gap_samples: 0 }));

async function record() {
  const app = await openRecorder();
  await press(app, 'Start opname');
  await screen.findByText('Opname loopt');
  return { ...app, id: commandsOf('begin')[0]?.capture.id ?? '' };
}

describe('while people talk', () => {
  test('each line has the time at which it was begun, and Enter goes on to the next', async () => {
    const app = await record();
    hear(65);
    await app.user.type(await next(), 'Bleek{Enter}');
    hear(130);
    await app.user.keyboard('Zus belt');

    expect((await line('01:05')).value).toBe('Bleek');
    expect((await line('02:10')).value).toBe('Zus belt');
    expect(document.activeElement).toBe(await line('02:10'));
  });

  test('every letter is on the device at once, and the server is told', { tags: 'thorough' }, async () => {
    const app = await record();
    await app.user.type(await next(), 'Bl');
    await waitFor(async () =>
      expect(await jottingsHere(app.id)).toMatchObject([
        { text: 'Bl', clinician_id: sanne.id, state: 'unsent' },
      ]),
    );
    expect(await screen.findByText('Bewaard op dit apparaat, nog niet op de server')).toBeTruthy();
    await waitFor(
      () => expect(commandsOf('send_jottings')).toContainEqual({ type: 'send_jottings', id: app.id }),
      { timeout: 5000 },
    );

    await settleJottings(await jottingsHere(app.id), 'sent');
    act(() => new BroadcastChannel('noteer-jottings').postMessage(app.id));
    expect(await screen.findByText('Bewaard')).toBeTruthy();
  });

  test('a page that died under it finds the lines again', { tags: 'thorough' }, async () => {
    const app = await record();
    await app.user.type(await next(), 'Bleek');
    await waitFor(async () => expect(await jottingsHere(app.id)).toHaveLength(1));
    cleanup();
    resetWorld();
    world.found = { id: app.id, samples: 16_000, safe: 0, isStopped: false };
    await openRecorder();
    expect((await line('00:00')).value).toBe('Bleek');
  });

  test('what another tab writes comes in beside it', async () => {
    const app = await record();
    await app.user.type(await next(), 'Hier');
    await keepJottings({
      ...{ recording_id: app.id, id: crypto.randomUUID(), clinician_id: sanne.id },
      ...{ at_s: 9, text: 'Daar', edited_at: new Date().toISOString() },
    });
    act(() => new BroadcastChannel('noteer-jottings').postMessage(app.id));
    expect((await line('00:09')).value).toBe('Daar');
    expect((await line('00:00')).value).toBe('Hier');
  });

  test('beside a recording that another tab makes, too', async () => {
    world.found = 'in_progress';
    const elsewhere = { id: '3f0b0c1e-7d5b-4a3a-9f5e-1f1f0c0d2e77', created_at: new Date().toISOString() };
    world.elsewhere = elsewhere;
    const row = { recording_id: elsewhere.id, id: crypto.randomUUID(), clinician_id: sanne.id };
    await keepJottings({ ...row, at_s: 9, text: 'Daar', edited_at: new Date().toISOString() });
    const app = await openRecorder();
    expect((await line('00:09')).value).toBe('Daar');
    await app.user.type(await next(), 'Hier');
    await waitFor(async () => expect(await jottingsHere(elsewhere.id)).toHaveLength(2));
  });

  test('an empty line goes, and ten thousand characters are the most', { tags: 'thorough' }, async () => {
    const app = await record();
    await app.user.type(await next(), 'Weg');
    await app.user.clear(await line('00:00'));
    await app.user.click(await next());
    expect(screen.queryByRole('textbox', { name: 'Aantekening bij 00:00' })).toBeNull();

    await app.user.click(await next());
    await app.user.paste('a'.repeat(9_990));
    expect(await screen.findByText('Nog 10 tekens')).toBeTruthy();
    await app.user.paste('b'.repeat(30));
    expect(await screen.findByText(/^Vol: meer dan 10\.000 tekens/)).toBeTruthy();
    expect((await line('00:00')).value).toHaveLength(10_000);
  });
});

describe('after the recording', () => {
  const id = 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01';
  const kept = {
    ...{ id: '0d7f3c55-1a51-4d1e-9f3c-7d0a6a5b4c03', at_s: 12, text: 'Bleek' },
    ...{ edited_at: '2026-03-02T09:01:00.000Z', is_in_note: false },
  };

  test('they can be edited until the note is there', async () => {
    const app = await openRecorder(
      [answers(getRecording, { data: aRecording(id) }), answers(listJottings, { data: [kept] })],
      id,
    );
    await app.user.type(await line('00:12'), '!');
    await waitFor(async () =>
      expect(await jottingsHere(id)).toMatchObject([{ id: kept.id, text: 'Bleek!' }]),
    );
  });

  test('and not any more once it is', async () => {
    const note = { ai_model_name: 'extractive', summary_text: '## Beloop\n\nGoed.', code: '', revision: 1 };
    const done = aRecording(id, {
      processing: { stage: 'done', progress: 1, reason: null },
      consultation_summary: [note],
    });
    await openRecorder([answers(getRecording, { data: done }), answers(listJottings, { data: [kept] })], id);
    await screen.findByText('Goed.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
