// @vitest-environment jsdom
import {
  changeRecording,
  getDraft,
  getRecording,
  getTranscript,
  listAppointments,
  listRecordings,
  reopenNote,
} from '@noteer/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aDraft } from '../../../../test/consultations.ts';
import { answers, refuses } from '../../../../test/fake-api.ts';
import { noteServer, stubLayout, walkthrough } from '../../../../test/note-server.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { sanne } from '../../../../test/people.ts';
import { sayWhy } from '../../../../test/reopen.ts';
import { signIn } from '../../../lib/session.ts';
import { noteDrafts } from '../note/note-drafts.ts';

const NOTE = '## Beleid\n\nOxazepam 10 mg zo nodig.\nOver twee weken een nieuwe afspraak.\n';
const PASTED = 'Beleid\n\nOxazepam 10 mg zo nodig.\nOver twee weken een nieuwe afspraak.';
const clipboard = { writeText: vi.fn(async (_: string) => {}) };

beforeEach(() => {
  stubLayout();
  clipboard.writeText.mockReset();
});

async function openWrapUp(
  server = noteServer(NOTE),
  api: NonNullable<Parameters<typeof openApp>[1]>['api'] = [],
) {
  const app = openApp(
    { pathname: '/walkthrough/wrap-up', state: walkthrough },
    {
      as: sanne,
      api: [
        ...api,
        ...server.fakes,
        answers(listAppointments, { data: [] }),
        answers(listRecordings, { data: [] }),
      ],
    },
  );
  // user-event brings a clipboard of its own.
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await screen.findByRole('list', { name: 'Stappen' });
  return { app, server };
}

const ready = async () => {
  const button = await screen.findByRole('button', { name: 'Klaar voor EPD' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await act(async () => fireEvent.click(button));
};

test('the finished note is read, copied and declared ready in one go', async () => {
  const { app, server } = await openWrapUp();
  expect((await screen.findByRole('article')).textContent).toContain('Oxazepam 10 mg zo nodig.');
  expect(screen.queryByRole('textbox')).toBeNull();
  await ready();
  expect(clipboard.writeText).toHaveBeenCalledWith(PASTED);
  expect(await screen.findByText('Summary copied to clipboard')).toBeTruthy();
  expect(await screen.findByText('Opname beoordeeld')).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(server.is_reviewed).toBe(true);
});

test('a note in which nothing stands cannot be declared ready, and says why', async () => {
  await openWrapUp(noteServer(' \n'));
  expect(await screen.findByText(/Er is niets in het gesprek gehoord/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Klaar voor EPD' })).toHaveProperty('disabled', true);
});

test('a clipboard that fails is told, and the note is ready all the same', async () => {
  clipboard.writeText.mockRejectedValue(new Error('denied'));
  const { app, server } = await openWrapUp();
  await ready();
  expect(await screen.findByText('Failed to copy summary')).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(server.is_reviewed).toBe(true);
});

test('a clipboard that never answers is told, and the note is ready all the same', async () => {
  clipboard.writeText.mockReturnValue(new Promise(() => {}));
  const { app, server } = await openWrapUp();
  await ready();
  expect(await screen.findByText('Failed to copy summary')).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(server.is_reviewed).toBe(true);
});

test.each(['gone', 'garbled', 'not_found'] as const)(
  'a server that does not take it (%s) leaves one here',
  async (trouble) => {
    const server = noteServer(NOTE);
    server.troubles = [trouble];
    const { app } = await openWrapUp(server);
    await ready();
    expect(await screen.findByText('Error marking as reviewed')).toBeTruthy();
    expect(app.path()).toBe('/walkthrough/wrap-up');
    expect(server.is_reviewed).toBe(false);
  },
);

test('what is not found in the conversation and what becomes a task are shown once more', async () => {
  const pieces = [
    {
      seq: 0,
      start_s: 0,
      end_s: 2,
      text: 'Dan maken we over twee weken een nieuwe afspraak.',
      voice: null,
      voice_sure: null,
    },
  ];
  const draft = aDraft(NOTE, {
    tasks: [
      { text: 'Nieuwe afspraak maken', who: 'behandelaar', when: 'over twee weken', sources: [0] },
      { text: 'Bloed prikken', who: '', when: '', sources: [0] },
    ],
    diagnoses: [
      { text: 'Depressieve stoornis', certainty: 'working', sources: [0] },
      { text: 'Angststoornis', certainty: 'excluded', sources: [0] },
    ],
  });
  await openWrapUp(noteServer(NOTE), [
    answers(getTranscript, { data: pieces }),
    answers(getDraft, { data: draft }),
  ]);
  expect((await screen.findAllByText('Oxazepam')).length).toBeGreaterThan(0);
  expect(screen.getByText(/staan nog open|staat nog open/)).toBeTruthy();
  const tasks = within(screen.getByRole('region', { name: 'Wordt een taak' })).getAllByRole('listitem');
  expect(tasks.map(({ textContent }) => textContent)).toEqual([
    'Nieuwe afspraak makenbehandelaar · over twee weken',
    'Bloed prikken',
  ]);
  expect(
    screen.getByText(/Depressieve stoornis \(werkdiagnose\); Angststoornis \(uitgesloten\)$/),
  ).toBeTruthy();
});

test('a dose that Noteer wrote and nobody said is shown once more', async () => {
  const said = { seq: 0, start_s: 0, end_s: 2, text: 'Ik gebruik oxazepam 25 mg zo nodig.' };
  const draft = aDraft(NOTE);
  await openWrapUp(noteServer(NOTE), [
    answers(getTranscript, { data: [{ ...said, voice: null, voice_sure: null }] }),
    answers(getDraft, { data: draft }),
  ]);
  expect((await screen.findAllByText('10 mg')).some((words) => words.closest('li'))).toBe(true);
});

test('what was typed and never sent goes to the server before the note is final', async () => {
  signIn(sanne);
  const server = noteServer(NOTE);
  const drafts = noteDrafts({
    clinician_id: sanne.id,
    recording_id: walkthrough.recordingId,
    ai_model_name: 'extractive',
  });
  await drafts.keep({ text: `${NOTE}Nog iets.`, based_on: 1, sent: [] });
  const { app } = await openWrapUp(server);
  await ready();
  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(server.newest()).toBe(`${NOTE}Nog iets.`);
  expect(clipboard.writeText).toHaveBeenCalledWith(`${PASTED}\nNog iets.`);
});

test('a note that is ready already can be copied and reopened', async () => {
  const { app, server } = await openWrapUp(noteServer(NOTE, { is_reviewed: true }));
  await screen.findByText('Dit verslag is klaar voor het EPD');
  expect(screen.queryByRole('button', { name: 'Klaar voor EPD' })).toBeNull();
  await sayWhy('Er ontbreekt iets');
  await screen.findByRole('button', { name: 'Klaar voor EPD' });
  expect(app.sentTo(reopenNote)).toEqual([{ kind: 'addition', text: '' }]);
  expect(app.sentTo(changeRecording)).toEqual([]);
  expect(server.is_reviewed).toBe(false);
});

test('loading that fails is told', async () => {
  await openWrapUp(noteServer(NOTE), [refuses(getRecording, 'not_found')]);
  expect((await screen.findAllByText('Error fetching recording data')).length).toBeGreaterThan(0);
});
