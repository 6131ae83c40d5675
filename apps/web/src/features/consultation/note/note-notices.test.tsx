// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import { changeDismissed, type EngineDraft, getDraft, type Recording, rewriteNote } from '@noteer/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aNoted } from '../../../../test/consultations.ts';
import { answers, fakeApi } from '../../../../test/fake-api.ts';
import { draft as written } from '../../../../test/note-evidence.tsx';
import { pointServer } from '../../../../test/points.ts';
import { show } from '../../../../test/show.tsx';
import { NoteNotices } from './note-notices.tsx';

afterEach(cleanup);

const summary = { summary_text: 'Slaapt beter.', code: '', revision: 2 };
const writtenBy = (ai_model_name: string, more: Partial<Recording> = {}) =>
  aNoted(1, 'Bo de Wit', { consultation_summary: [{ ai_model_name, ...summary }], ...more });

function open(recording: Recording, draft: EngineDraft | null = written) {
  const { kept, fakes } = pointServer();
  const server = fakeApi(
    answers(getDraft, { data: draft }),
    answers(rewriteNote, {
      data: { ...recording, processing: { stage: 'writing', progress: 1, reason: null } },
    }),
    ...fakes,
  );
  /** Nothing is written anew before it is saved. */
  const flush = vi.fn(async () => expect(server.sentTo(rewriteNote)).toEqual([]));
  show(<NoteNotices recording={recording} conflict={null} mine="" flush={flush} />);
  return { ...server, kept, flush, user: userEvent.setup({ delay: null }) };
}

test('a note by rules is not called a note by AI', async () => {
  open(writtenBy('extractive'));
  expect(await screen.findByText(/^Door Noteer opgesteld uit de opname, zonder taalmodel\./)).toBeTruthy();
  expect(screen.queryByText(/\bAI\b/)).toBeNull();
});

test.each(['llama3', 'chatgpt_4'])('a note by %s is', async (name) => {
  open(writtenBy(name));
  expect(await screen.findByText(/^Door AI opgesteld\./)).toBeTruthy();
});

test('a note that nobody but its clinician wrote says so', async () => {
  open(writtenBy('extractive'), null);
  expect(await screen.findByText(/^Dit verslag is zelf getypt/)).toBeTruthy();
});

test('after a correction of who speaks, an edited note can be written anew; what is typed is saved first', async () => {
  const { flush, sentTo, user } = open(writtenBy('extractive', { speakers_revision: 2, template: 'soep' }));

  await user.click(
    await screen.findByRole('button', { name: 'Opnieuw schrijven met de verbeterde sprekers' }),
  );

  await waitFor(() => expect(sentTo(rewriteNote)).toEqual([{ template: 'soep' }]));
  expect(flush).toHaveBeenCalledOnce();
});

test('who declines is not asked again on any device, until the next correction', async () => {
  const { kept, sentTo, user } = open(writtenBy('extractive', { speakers_revision: 2 }));

  await user.click(await screen.findByRole('button', { name: 'Niet nodig' }));

  expect(await screen.findByText(/zonder taalmodel/)).toBeTruthy();
  await waitFor(() => expect(sentTo(changeDismissed)).toHaveLength(1));
  expect(kept.points).toEqual([{ kind: 'speakers', text: '2' }]);
});
