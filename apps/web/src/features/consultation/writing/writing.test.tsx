// @vitest-environment jsdom
import {
  getNoteWriting,
  getTranscript,
  listTemplates,
  type NoteWriting,
  rewriteNote,
  stopWriting,
} from '@noteer/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { pieces, stubSound } from '../../../../test/note-evidence.tsx';
import { noteServer, recordingId, stubLayout } from '../../../../test/note-server.ts';
import { button, note, openReview, press } from '../../../../test/review-page.ts';
import { recordingQuery } from '../../../consultations/queries.ts';
import { noteWritingQuery } from './api.ts';

beforeEach(() => {
  stubLayout();
  stubSound();
});

const begun: NoteWriting = {
  ...{ phase: 'writing', part: 2, parts: 3, started_at: '2026-03-02T10:00:00.000Z' },
  ...{ seconds_left: 100, problem: null, next_try_at: null },
  sections: [
    { id: 'course', title: 'Beloop', sentences: [{ text: 'Slaapt slecht.', sources: [2] }] },
    { id: 'plan', title: 'Beleid', sentences: [] },
  ],
};
const templateOf = (id: string, name: string) => ({
  ...{ id, name: { nl: name, en: name }, from: 'built_in' as const },
  ...{ is_offered: true, is_default: false },
});

function aServer(text = '', writing: NoteWriting | null = begun) {
  const server = noteServer(text);
  server.hasNote = text !== '';
  server.ai_model_name = 'llama3';
  server.processing = { ...server.processing, stage: 'writing' as never };
  const now = { writing };
  const reply = () => ({ status: 200, text: JSON.stringify({ data: now.writing }) });
  const api = [
    { endpoint: getNoteWriting, answer: reply },
    answers(getTranscript, { data: pieces }),
    answers(stopWriting, { message: 'Stopped.' }),
    answers(listTemplates, { data: [templateOf('decursus', 'Decursus'), templateOf('soep', 'SOEP')] }),
  ];
  return { server, now, api };
}

type App = Awaited<ReturnType<typeof openReview>>;
const follow = ({ queryClient }: App, ...keys: (readonly unknown[])[]) =>
  act(async () => {
    for (const queryKey of keys) await queryClient.invalidateQueries({ queryKey });
  });

test('the note is seen as it comes, with how far it is and how long it will take', async () => {
  const { server, now, api } = aServer();
  const app = await openReview(server, { api });
  const coming = within(await screen.findByRole('article', { name: 'Het verslag dat wordt geschreven' }));
  expect(await coming.findByRole('heading', { name: 'Beloop' })).toBeTruthy();
  expect(coming.queryByRole('heading', { name: 'Beleid' })).toBeNull();
  expect(screen.getByText('Het taalmodel schrijft het verslag, deel 2 van 3').role).toBe('status');
  expect(screen.getByText(/Nog ongeveer 2 minuten/)).toBeTruthy();

  const plan = { id: 'plan', title: 'Beleid', sentences: [{ text: 'Sertraline door.', sources: [3, 4] }] };
  now.writing = { ...begun, sections: [...begun.sections.slice(0, 1), plan] };
  await follow(app, noteWritingQuery(recordingId).queryKey);
  expect(await coming.findByText('Sertraline door.')).toBeTruthy();

  // The first version is there: the page goes on with it, and what was seen never leaves the screen.
  now.writing = null;
  await follow(app, noteWritingQuery(recordingId).queryKey);
  expect(coming.getByText('Sertraline door.')).toBeTruthy();
  server.revisions = ['## Beloop\n\nSlaapt slecht.\n\n## Beleid\n\nSertraline door.\n'];
  server.hasNote = true;
  server.processing = { ...server.processing, stage: 'done' };
  await follow(app, recordingQuery(recordingId).queryKey);
  expect((await note()).textContent).toContain('Sertraline door.');
  await waitFor(() => expect(button('Bewerken').getAttribute('aria-disabled')).toBeNull());
});

test('a sentence that is there shows at once what it rests on', async () => {
  const { server, api } = aServer();
  const { user } = await openReview(server, { api });
  await screen.findByText(/Ik slaap slecht/);
  await user.click(await screen.findByRole('button', { name: 'Slaapt slecht.' }));
  expect(button('Slaapt slecht.').getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByRole('button', { name: 'Luister vanaf 00:20' })).toBeTruthy();
});

test('it can be stopped, begun anew, and written by another template in the middle', async () => {
  const { server, api } = aServer();
  const app = await openReview(server, {
    api: [answers(rewriteNote, { data: server.recording() }), ...api],
  });
  await screen.findByText('Slaapt slecht.');
  await press('Stoppen');
  await waitFor(() => expect(app.sentTo(stopWriting)).toHaveLength(1));
  await press('Opnieuw');
  await waitFor(() => expect(app.sentTo(rewriteNote)).toEqual([{ template: 'decursus' }]));
  await app.user.click(button('Sjabloon: Decursus'));
  await app.user.click(await screen.findByRole('menuitemradio', { name: 'SOEP' }));
  await waitFor(() =>
    expect(app.sentTo(rewriteNote)).toEqual([{ template: 'decursus' }, { template: 'soep' }]),
  );
});

test('while a note is written anew and nothing has come yet, the one from before can be read', async () => {
  const waiting = {
    ...begun,
    phase: 'reading' as const,
    part: 1,
    parts: 1,
    sections: [],
    seconds_left: null,
  };
  const { server, api } = aServer('## Beleid\n\nSertraline voort.\n', waiting);
  await openReview(server, { api });
  expect(await screen.findByText('Het taalmodel leest het gesprek')).toBeTruthy();
  expect(screen.getByText('Wat er stond blijft bij de versies.')).toBeTruthy();
  expect((await note()).textContent).toContain('Sertraline voort.');
  expect(button('Bewerken').getAttribute('aria-disabled')).toBe('true');
});

test('an attempt that has to wait says why, and when the next one is', async () => {
  const next_try_at = new Date(2026, 2, 2, 15, 32).toISOString();
  const trouble = { ...begun, phase: 'waiting' as const, sections: [], problem: 'unreachable' as const };
  const { server, api } = aServer('', { ...trouble, next_try_at });
  await openReview(server, { api });
  expect(
    await screen.findByText(
      'De server van het taalmodel is niet bereikbaar. Noteer probeert het om 15:32 uur vanzelf weer.',
    ),
  ).toBeTruthy();
});
