// @vitest-environment jsdom
import {
  changeRecording,
  followEvents,
  getRecording,
  getTranscript,
  listGaps,
  listTemplates,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aRecording } from '../../../../test/capture-server.ts';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../../test/fake-api.ts';
import { stubDevices } from '../../../../test/fake-capture.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { sanne } from '../../../../test/people.ts';

beforeEach(stubDevices);

const id = 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01';
const apt = { id: '1d0c5d3e-9a51-4f0e-8a4c-2b6f5f0d3c02', client_name: 'Vera Zandstra' };

const open = (fake: ReturnType<typeof answers>, ...more: ReturnType<typeof answers>[]) =>
  openApp(
    { pathname: '/walkthrough/record', state: { apt, recordingId: id } },
    {
      as: sanne,
      api: [
        fake,
        ...more,
        answers(listTemplates, { data: [] }),
        answers(getTranscript, { data: [] }),
        isUnreachable(followEvents),
      ],
    },
  );

test.each([
  ['refused', refuses(getRecording, 'not_found')],
  ['unreachable', isUnreachable(getRecording)],
  ['garbled', garbles(getRecording, 200, '<html>')],
])('a saved recording that cannot be fetched says so, and is not forgotten: %s', async (_, fake) => {
  const app = open(fake);
  expect(await screen.findByText('Error fetching recording data')).toBeTruthy();
  expect(app.router.state.location.state).toEqual({ apt, recordingId: id });
});

test('before it is deleted there is a question, Ja or Annuleren, and a no keeps it', async () => {
  const app = open(answers(getRecording, { data: aRecording(id) }));
  await app.user.click(await screen.findByRole('button', { name: 'Opname verwijderen' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Opname verwijderen' }));
  expect(dialog.getByText('Ben je zeker dat je deze opname wilt verwijderen?')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Ja' })).toBeTruthy();
  await app.user.click(dialog.getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.sentTo(changeRecording)).toEqual([]);
});

test('one that was fetched before stays on the screen when it cannot be fetched again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open(inTurn(answers(getRecording, { data: aRecording(id) }), refuses(getRecording, 'internal')));
  expect(await screen.findByText('Initiating processing...')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await screen.findByText('Error fetching recording data')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Opname afspelen' })).toBeTruthy();
});

test('where sound is missing is said with the recording, and nothing is where it is whole', async () => {
  const gaps = [20, 20.5, 75].map((at_s) => ({
    from_sample: at_s * 16_000,
    samples: 4800,
    kind: 'silent' as const,
  }));
  const recording = aRecording(id, { gap_count: 3, gap_samples: 14_400 });
  open(answers(getRecording, { data: recording }), answers(listGaps, { data: gaps }));
  const notice = await screen.findByText(/In deze opname ontbreekt op 3 plekken geluid, samen 0,9 s/);
  await waitFor(() => expect(notice.textContent).toContain('Bij 00:20, 01:15.'));
});

test('of a recording that is whole nobody asks where sound is missing', async () => {
  const app = open(answers(getRecording, { data: aRecording(id) }));
  expect(await screen.findByRole('button', { name: 'Opname afspelen' })).toBeTruthy();
  expect(screen.queryByText(/ontbreekt/)).toBeNull();
  expect(app.sentTo(listGaps)).toEqual([]);
});
