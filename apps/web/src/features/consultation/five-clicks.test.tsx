// @vitest-environment jsdom
/** From the start page to the record, as often as it happens in a day: each click counts. */
import {
  followEvents,
  getDraft,
  getTranscript,
  listAppointments,
  listDismissed,
  listRecordings,
  listTemplates,
} from '@noteer/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anAppointment } from '../../../test/consultations.ts';
import { answers, isUnreachable } from '../../../test/fake-api.ts';
import { commandsOf, stubDevices, tell, world } from '../../../test/fake-capture.ts';
import { noteServer, stubLayout } from '../../../test/note-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';

const writeText = vi.fn(async (_: string) => {});

beforeEach(() => {
  stubDevices();
  stubLayout();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 8, 30) });
});

test('five clicks lead from the start page to the record, when the note leaves nothing open', async () => {
  const server = noteServer('## Beloop\n\nSlaapt beter.\n');
  server.hasNote = false;
  const app = openApp('/home', {
    as: sanne,
    api: [
      answers(listAppointments, { data: [anAppointment(2, 'Vera Zandstra')] }),
      answers(listRecordings, { data: [] }),
      answers(listTemplates, { data: [] }),
      answers(listDismissed, { data: [] }),
      answers(getTranscript, { data: [] }),
      answers(getDraft, { data: null }),
      isUnreachable(followEvents),
      ...server.fakes,
    ],
  });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  let clicks = 0;
  const click = async (element: HTMLElement) => {
    clicks += 1;
    await app.user.click(element);
  };

  await click(await screen.findByRole('button', { name: 'Opnemen, Vera Zandstra' }));
  await click(await screen.findByRole('button', { name: 'Start opname' }));
  await screen.findByText('Opname loopt');
  act(() => world.hear({ rms: 0.1, peak: 0.2, samples: 80_000, gap_samples: 0 }));
  await click(await screen.findByRole('button', { name: 'Opname stoppen' }));
  server.hasNote = true;
  act(() => tell({ type: 'saved', id: commandsOf('begin')[0]?.capture.id ?? '' }));

  // Under the player, to be read; and the way on waits under the finger.
  expect((await screen.findByRole('article', { name: 'Gespreksverslag' })).textContent).toContain(
    'Slaapt beter.',
  );
  const review = await screen.findByRole('link', { name: 'Verslag beoordelen' });
  await waitFor(() => expect(document.activeElement).toBe(review));
  await click(review);
  await click(await screen.findByRole('button', { name: 'Klaar voor EPD' }));

  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(server.is_reviewed).toBe(true);
  expect(writeText).toHaveBeenCalledWith('Beloop\n\nSlaapt beter.');
  expect(clicks).toBe(5);
});
