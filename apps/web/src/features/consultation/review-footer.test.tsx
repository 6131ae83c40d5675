// @vitest-environment jsdom
import { getDraft, getTranscript, listDismissed } from '@noteer/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aDraft } from '../../../test/consultations.ts';
import { answers, inTurn } from '../../../test/fake-api.ts';
import { noteServer, stubLayout, walkthrough } from '../../../test/note-server.ts';
import { button, isOpen, openReview, press, rest, startTyping } from '../../../test/review-page.ts';

const NOTE = '## Beleid\n\n**Sertraline** wordt voortgezet.\n';

beforeEach(stubLayout);

describe('going on', () => {
  test('saves first, and takes the recording along', async () => {
    const server = noteServer(NOTE);
    const app = await openReview(server);
    const { type } = await startTyping();
    type('Klaar.');
    await press('Verder naar afronden');
    await waitFor(() => expect(app.path()).toBe(`/walkthrough/wrap-up/${walkthrough.recordingId}`));
    expect(server.newest()).toBe(`${NOTE}Klaar.`);
    expect(app.router.state.location.state).toEqual(walkthrough);
  });

  test('waits when it cannot be saved, and says so', { tags: 'thorough' }, async () => {
    const server = noteServer(NOTE);
    server.troubles = ['gone', 'gone', 'gone'];
    const app = await openReview(server);
    const { type } = await startTyping();
    type('Klaar.');
    await press('Verder naar afronden');
    expect(await screen.findByText(/Nog niet alles is opgeslagen/)).toBeTruthy();
    expect(app.path()).toBe('/walkthrough/review');
  });

  test('back goes to the recording', { tags: 'thorough' }, async () => {
    const app = await openReview(noteServer(NOTE));
    await isOpen();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Terug naar de opname' })));
    await waitFor(() => expect(app.path()).toBe(`/walkthrough/record/${walkthrough.recordingId}`));
    expect(app.router.state.location.state).toEqual(walkthrough);
  });
});

describe('ready from here', () => {
  const said = (text: string) =>
    inTurn(
      answers(getTranscript, {
        data: [{ seq: 0, start_s: 0, end_s: 2, text, voice: null, voice_sure: null }],
      }),
      answers(getTranscript, { data: [] }),
    );

  test('is offered when nothing is open, and not while something is', { tags: 'thorough' }, async () => {
    const summary_text = 'Oxazepam 10 mg zo nodig.';
    const api = [
      said('Dan maken we over twee weken een nieuwe afspraak.'),
      answers(getDraft, { data: aDraft(summary_text) }),
      answers(listDismissed, { data: [] }),
    ];
    await openReview(noteServer(summary_text), { api });
    expect(await screen.findByText(/staat nog open|staan nog open/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Klaar voor EPD' })).toBeNull();
    expect(button('Verder naar afronden')).toBeTruthy();
  });

  test('waits while what was typed last is not looked at yet', { tags: 'thorough' }, async () => {
    await openReview(noteServer(NOTE), { api: [answers(listDismissed, { data: [] })] });
    expect(await screen.findByRole('button', { name: 'Klaar voor EPD' })).toBeTruthy();
    const { type } = await startTyping();
    type('Nog iets.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Klaar voor EPD' })).toBeNull());
    expect(await screen.findByRole('button', { name: 'Klaar voor EPD' })).toBeTruthy();
  });

  test('is not offered for an empty note, nor for one that is ready already', {
    tags: 'thorough',
  }, async () => {
    const server = noteServer(' ');
    await openReview(server, { api: [answers(listDismissed, { data: [] })] });
    await isOpen();
    await rest(300);
    expect(screen.queryByRole('button', { name: 'Klaar voor EPD' })).toBeNull();
  });

  test('is not offered for headings alone, which the server lets nobody sign', async () => {
    await openReview(noteServer('## Beloop\n\n## Beleid\n'), {
      api: [answers(listDismissed, { data: [] })],
    });
    await isOpen();
    expect(await screen.findByText('Verder naar afronden')).toBeTruthy();
    await rest(300);
    expect(screen.queryByRole('button', { name: 'Klaar voor EPD' })).toBeNull();
  });
});
