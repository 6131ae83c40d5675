// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { EditorView } from '@codemirror/view';
import { getDraft, getTranscript, listDismissed } from '@noteer/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, inTurn } from '../../../test/fake-api.ts';
import { noteServer, stubLayout, walkthrough } from '../../../test/note-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';

vi.mock('../../capture/use-send-leftovers.ts', () => ({ useSendLeftovers: () => {} }));

const NOTE = 'Slaapt beter.';

beforeEach(stubLayout);

type Fakes = NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>;

async function openReview(server: ReturnType<typeof noteServer>, api: Fakes = []) {
  openApp(
    { pathname: '/walkthrough/review', state: walkthrough },
    { as: sanne, api: [...api, answers(listDismissed, { data: [] }), ...server.fakes] },
  );
  const edit = await screen.findByRole('button', { name: 'Bewerken' });
  await waitFor(() => expect(edit.getAttribute('aria-disabled')).toBeNull());
}

async function type(words: string) {
  fireEvent.click(await screen.findByRole('article', { name: 'Gespreksverslag' }));
  const view = EditorView.findFromDOM(await screen.findByRole('textbox', { name: 'Gespreksverslag' }));
  act(() => view?.dispatch({ changes: { from: NOTE.length, insert: words }, userEvent: 'input.type' }));
}

const ready = () => screen.queryByRole('button', { name: 'Klaar voor EPD' });

describe('ready from the foot of the review', () => {
  test('is not offered while something is open, and that is said in its place', async () => {
    const summary_text = 'Oxazepam 10 mg zo nodig.';
    const text = 'Dan maken we over twee weken een nieuwe afspraak.';
    const piece = { seq: 0, start_s: 0, end_s: 2, text, voice: null, voice_sure: null };
    const written = {
      number: 1,
      template: 'decursus',
      sections: [],
      not_discussed: [],
      speakers_revision: 0,
    };
    await openReview(noteServer(summary_text), [
      inTurn(answers(getTranscript, { data: [piece] }), answers(getTranscript, { data: [] })),
      answers(getDraft, { data: { ...written, summary_text } }),
    ]);
    expect(await screen.findByText(/staat nog open|staan nog open/)).toBeTruthy();
    expect(ready()).toBeNull();
    expect(screen.getByRole('button', { name: 'Verder naar afronden' })).toBeTruthy();
  });

  test('waits while what was typed last is not looked at yet', async () => {
    await openReview(noteServer(NOTE));
    await waitFor(() => expect(ready()).toBeTruthy());
    await type(' Eet weer.');
    await waitFor(() => expect(ready()).toBeNull());
    await waitFor(() => expect(ready()).toBeTruthy());
  });

  test('is not offered for a note in which nothing stands', async () => {
    await openReview(noteServer(' '));
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(ready()).toBeNull();
  });
});
