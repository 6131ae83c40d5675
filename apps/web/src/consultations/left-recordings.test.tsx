// @vitest-environment jsdom
import { changeRecording, closeCapture, listCaptures } from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNoted } from '../../test/consultations.ts';
import { answers, type fakeApi, refuses } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { sanne } from '../../test/people.ts';

const id = 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e77';
const left = {
  id,
  appointment: 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e78',
  received: 84,
  beyond: [],
  is_finished: false,
  client_name: 'Vera Zandstra',
  started_at: '2026-11-14T09:02:00.000Z',
  last_received_at: '2026-11-14T09:09:00.000Z' as string | null,
  is_arriving: false,
  recording_duration: 420,
  recording_file_url: `/api/consulations/recording-file/${id}/?ticket=abc` as string | null,
};

const home = (captures: (typeof left)[], ...api: Parameters<typeof fakeApi>) =>
  openApp('/home', { as: sanne, api: [answers(listCaptures, { data: captures }), ...api] });

const heading = 'Eén opname van een ander apparaat is niet afgerond';

test('a recording of a device that is gone can be heard and finished from here', async () => {
  const app = home([left], answers(closeCapture, { data: aNoted(77, 'Vera Zandstra') }));

  const card = (await screen.findByRole('heading', { name: heading })).closest('section') as HTMLElement;
  expect(within(card).getByText('Vera Zandstra')).toBeTruthy();
  expect(card.textContent).toContain('7:00');
  expect(within(card).getByLabelText('Beluister de opname van Vera Zandstra').getAttribute('src')).toBe(
    left.recording_file_url,
  );
  await app.user.click(within(card).getByRole('button', { name: 'Afronden' }));

  expect(await screen.findByText('De opname is afgerond. Het verslag wordt geschreven.')).toBeTruthy();
  expect(app.sentTo(closeCapture)).toHaveLength(1);
});

test('it says why it cannot be finished when its device turns out to be recording', {
  tags: 'thorough',
}, async () => {
  const app = home([left], refuses(closeCapture, 'still_recording'));
  await app.user.click(await screen.findByRole('button', { name: 'Afronden' }));

  expect(await screen.findByText(/een ander apparaat neemt op/)).toBeTruthy();
});

test('it is deleted after a question', { tags: 'thorough' }, async () => {
  const app = home([left], answers(changeRecording, { data: aNoted(77, 'Vera Zandstra') }));
  await app.user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
  await app.user.click(await screen.findByRole('button', { name: 'Ja' }));

  await waitFor(() => expect(app.sentTo(changeRecording)).toEqual([{ is_recording_deleted: true }]));
});

test('of one that never sent any sound there is nothing to finish', async () => {
  home([{ ...left, received: 0, last_received_at: null, recording_duration: 0, recording_file_url: null }]);
  await screen.findByRole('heading', { name: heading });

  expect(screen.getByText(/er is nog geen geluid aangekomen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Afronden' })).toBeNull();
});

test('one that is being made at this moment on another device is left in peace', async () => {
  home([{ ...left, is_arriving: true }]);
  await screen.findByRole('heading', { name: 'Ongeplande contact' });

  expect(screen.queryByRole('heading', { name: heading })).toBeNull();
});
