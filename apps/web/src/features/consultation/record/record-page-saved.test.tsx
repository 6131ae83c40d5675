// @vitest-environment jsdom
import { changeRecording, getRecording, NO_MODEL, retryRecording } from '@noteer/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aRecording } from '../../../../test/capture-server.ts';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../../test/fake-api.ts';
import { stubDevices } from '../../../../test/fake-capture.ts';
import { apt, openRecorder, press } from '../../../../test/recorder-page.tsx';

beforeEach(stubDevices);

describe('a recording that was saved', () => {
  const id = 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01';
  const note = { ai_model_name: 'llama3', summary_text: '## Beloop', code: '', revision: 1 };

  test('with a note leads on to the review', async () => {
    const done = aRecording(id, {
      processing: { stage: 'done', progress: 1, reason: null },
      consultation_summary: [note],
    });
    const app = await openRecorder([answers(getRecording, { data: done })], id);
    expect(await screen.findByText('Het verslag staat klaar')).toBeTruthy();
    await app.user.click(screen.getByRole('link', { name: 'Verslag beoordelen' }));
    await waitFor(() => expect(app.path()).toBe(`/walkthrough/review/${id}`));
    expect(app.router.state.location.state).toEqual({
      apt,
      recordingId: id,
      consultation: done.consultation,
    });
    expect(await screen.findByRole('heading', { name: 'Beloop' })).toBeTruthy();
  });

  test('with headings alone says why, and does not call it ready', async () => {
    const headings = { ...note, ai_model_name: NO_MODEL };
    const done = aRecording(id, {
      processing: { stage: 'done', progress: 1, reason: null },
      consultation_summary: [headings],
    });
    await openRecorder([answers(getRecording, { data: done })], id);
    expect(await screen.findByText(/^(Er is geen taalmodel aangesloten|Er is niets verstaan)$/)).toBeTruthy();
    expect(screen.queryByText('Het verslag staat klaar')).toBeNull();
  });

  test('without a note does not', async () => {
    await openRecorder([answers(getRecording, { data: aRecording(id) })], id);
    expect(await screen.findByText('Uw gesprek wordt verwerkt voor samenvatting.')).toBeTruthy();
    expect(screen.getByText('Bedankt voor uw geduld. Dit kan even duren.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Verslag beoordelen' })).toBeNull();
  });

  test('says what is done with it, how far that is, and how long it will take', {
    tags: 'thorough',
  }, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 9, 0) });
    const at = (progress: number, stage: 'transcribing' | 'writing' = 'transcribing') =>
      answers(getRecording, { data: aRecording(id, { processing: { stage, progress, reason: null } }) });
    const app = await openRecorder([inTurn(at(0.25), at(0.5), at(1, 'writing'))], id);
    const steps = within(await screen.findByRole('list', { name: 'Wat er met de opname gebeurt' }));
    const now = () => steps.getByRole('listitem', { current: 'step' }).textContent;
    expect(now()).toBe('Gesprek uitschrijven25 %');
    expect(screen.getByText(/Hoe lang het duurt, is zo te zien/)).toBeTruthy();

    vi.setSystemTime(new Date(2026, 2, 2, 9, 1));
    const { queryClient } = app;
    await act(() => queryClient.refetchQueries({ queryKey: ['recordings', id] }));
    await waitFor(() => expect(now()).toBe('Gesprek uitschrijven50 %'));
    expect(screen.getByText(/^Nog ongeveer 2 minuten\./)).toBeTruthy();

    await act(() => queryClient.refetchQueries({ queryKey: ['recordings', id] }));
    await waitFor(() => expect(now()).toBe('Verslag schrijven'));
  });

  test('is deleted at the server, and the screen starts over', { tags: 'thorough' }, async () => {
    const app = await openRecorder(
      [
        answers(getRecording, { data: aRecording(id) }),
        answers(changeRecording, { data: aRecording(id, { is_recording_deleted: true }) }),
      ],
      id,
    );
    await press(app, 'Opname verwijderen');
    await press(app, 'Ja');
    expect(await screen.findByText('Opname succesvol verwijderd')).toBeTruthy();
    expect(app.sentTo(changeRecording)).toEqual([{ is_recording_deleted: true }]);
    expect(await screen.findByText('Klaar om op te nemen')).toBeTruthy();
    expect(app.router.state.location.state).toEqual({ apt });
  });

  test.each([
    ['refused', refuses(changeRecording, 'internal')],
    ['unreachable', isUnreachable(changeRecording)],
    ['garbled', garbles(changeRecording, 200, '<html>')],
  ])('stays when it cannot be deleted: %s', { tags: 'thorough' }, async (_, fake) => {
    const app = await openRecorder([answers(getRecording, { data: aRecording(id) }), fake], id);
    await press(app, 'Opname verwijderen');
    await press(app, 'Ja');
    expect(await screen.findAllByText('Failed to delete recording.')).not.toHaveLength(0);
    expect(app.router.state.location.state).toEqual({ apt, recordingId: id });
  });

  test('whose processing failed says why, and can be tried again', async () => {
    const failed = aRecording(id, {
      processing: { stage: 'failed', progress: 0.5, reason: 'transcription' },
    });
    const app = await openRecorder(
      [answers(getRecording, { data: failed }), answers(retryRecording, { data: aRecording(id) })],
      id,
    );
    expect(await screen.findByText('Samenvatten is mislukt')).toBeTruthy();
    await press(app, 'Opnieuw proberen');
    expect(await screen.findByText('Initiating processing...')).toBeTruthy();
  });
});
