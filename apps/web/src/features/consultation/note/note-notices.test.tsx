// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import {
  changeDismissed,
  type EngineDraft,
  getDraft,
  getNoteWriting,
  type ModelProblem,
  type NoteWriting,
  type Recording,
  rewriteNote,
} from '@noteer/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { aDraft, aNoted } from '../../../../test/consultations.ts';
import { answers, fakeApi } from '../../../../test/fake-api.ts';
import { marijke } from '../../../../test/people.ts';
import { pointServer } from '../../../../test/points.ts';
import { show } from '../../../../test/show.tsx';
import { signIn } from '../../../lib/session.ts';
import { NoteNotices } from './note-notices.tsx';

afterEach(cleanup);

const written = aDraft('Slaapt beter.');
const summary = { summary_text: 'Slaapt beter.', code: '', revision: 2 };
const writtenBy = (ai_model_name: string, more: Partial<Recording> = {}) =>
  aNoted(1, 'Bo de Wit', { consultation_summary: [{ ai_model_name, ...summary }], ...more });

function open(recording: Recording, draft: EngineDraft | null = written, writing: NoteWriting | null = null) {
  const { kept, fakes } = pointServer();
  const server = fakeApi(
    answers(getDraft, { data: draft }),
    answers(getNoteWriting, { data: writing }),
    answers(rewriteNote, {
      data: { ...recording, processing: { stage: 'writing', progress: 1, reason: null } },
    }),
    ...fakes,
  );
  /** Nothing is written anew before it is saved. */
  const flush = vi.fn(async () => expect(server.sentTo(rewriteNote)).toEqual([]));
  show(
    <MemoryRouter>
      <NoteNotices recording={recording} conflict={null} mine="" flush={flush} />
    </MemoryRouter>,
  );
  return { ...server, kept, flush, user: userEvent.setup({ delay: null }) };
}

test('where no model is connected, and only headings stand, that is told calmly', async () => {
  const headings = [{ ai_model_name: 'extractive', ...summary, summary_text: '## Beloop\n\n## Beleid\n' }];
  open(writtenBy('extractive', { consultation_summary: headings }), null);
  expect(await screen.findByText('Er is geen taalmodel aangesloten')).toBeTruthy();
  expect(screen.getByText(/Vraag je beheerder/)).toBeTruthy();
  expect(screen.queryByText(/\bAI\b/)).toBeNull();
});

test('who may connect a model is led to where that is done', async () => {
  signIn(marijke);
  open(writtenBy('extractive'));
  const link = await screen.findByRole('link', { name: 'Een taalmodel aansluiten' });
  expect(link.getAttribute('href')).toBe('/language-model');
});

test.each(['llama3', 'chatgpt_4'])('a note by %s says that AI drafted it', async (name) => {
  open(writtenBy(name));
  expect(await screen.findByText(/^Door AI opgesteld\./)).toBeTruthy();
});

test('a note that nobody but its clinician wrote says so', async () => {
  open(writtenBy('extractive'), null);
  expect(await screen.findByText(/^Dit verslag is zelf getypt/)).toBeTruthy();
});

test('a note that was stopped, of a recording that is hard to hear, says both and can be written again', async () => {
  const doubt = {
    ...{ id: '1', by: 'model' as const, heard: 'lorazepam', read: '', sources: [1] },
    ...{ from_s: 1, to_s: 2, answer: null },
  };
  const draft = aDraft('Slaapt beter.', { is_partial: true, is_poor_sound: true, doubts: [doubt] });
  const { sentTo, user } = open(writtenBy('llama3', { template: 'soep' }), draft);
  expect(await screen.findByText(/Gestopt terwijl het werd geschreven/)).toBeTruthy();
  expect(screen.getByText('De opname is over een groot deel slecht te verstaan')).toBeTruthy();
  expect(screen.getByText(/Lees dit verslag extra kritisch na\. Onder Nahoren/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opnieuw' }));
  await waitFor(() => expect(sentTo(rewriteNote)).toEqual([{ template: 'soep' }]));
});

const failed = (problem: ModelProblem, next_try_at: string | null = null): NoteWriting => ({
  ...{ phase: 'waiting', part: 1, parts: 1, sections: [], started_at: '2026-03-02T10:00:00.000Z' },
  ...{ seconds_left: null, problem, next_try_at },
});

test.each([
  ['unreachable', 'De server van het taalmodel is niet bereikbaar'],
  ['not_allowed', 'Noteer heeft geen toegang tot het taalmodel'],
  ['timeout', 'Het taalmodel deed er te lang over'],
  ['stopped_midway', 'Het taalmodel hield halverwege op'],
  ['broken_answer', 'Het antwoord van het taalmodel was onbruikbaar'],
  ['empty_answer', 'Het taalmodel gaf een leeg antwoord'],
  ['refused', 'Het taalmodel weigerde dit verslag te schrijven'],
  ['looped', 'Het taalmodel viel in herhaling'],
  ['cut_off', 'Het verslag werd te lang en is afgebroken'],
  ['too_long', 'Dit gesprek is te lang voor dit taalmodel'],
] as const)('a note that could not be written says why: %s', async (problem, words) => {
  open(writtenBy('extractive'), null, failed(problem));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/Het gesprek is bewaard en staat gesorteerd naast de kopjes/)).toBeTruthy();
});

test('the next attempt is told, and need not be waited for', async () => {
  const at = new Date(2026, 2, 2, 15, 32).toISOString();
  const { sentTo, user } = open(writtenBy('llama3'), written, failed('unreachable', at));
  expect(
    await screen.findByText(/Noteer probeert het om 15:32 uur vanzelf weer\. Het verslag van/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Nu opnieuw' }));
  await waitFor(() => expect(sentTo(rewriteNote)).toEqual([{ template: 'decursus' }]));
});

test('after a correction of the conversation, an edited note can be written anew; what is typed is saved first', async () => {
  const { flush, sentTo, user } = open(writtenBy('llama3', { speakers_revision: 2, template: 'soep' }));

  await user.click(await screen.findByRole('button', { name: 'Verslag opnieuw laten schrijven' }));

  await waitFor(() => expect(sentTo(rewriteNote)).toEqual([{ template: 'soep' }]));
  expect(flush).toHaveBeenCalledOnce();
});

test('who declines is not asked again on any device, until the next correction', async () => {
  const { kept, sentTo, user } = open(writtenBy('llama3', { speakers_revision: 2 }));

  await user.click(await screen.findByRole('button', { name: 'Niet nodig' }));

  expect(await screen.findByText(/^Door AI opgesteld/)).toBeTruthy();
  await waitFor(() => expect(sentTo(changeDismissed)).toHaveLength(1));
  expect(kept.points).toEqual([{ kind: 'speakers', text: '2' }]);
});
