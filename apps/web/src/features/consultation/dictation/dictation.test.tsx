// @vitest-environment jsdom
import { dictate } from '@noteer/contract';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answers, inTurn, isUnreachable, refuses } from '../../../../test/fake-api.ts';
import { world } from '../../../../test/fake-capture.ts';
import { noteServer, stubLayout } from '../../../../test/note-server.ts';
import { button, isOpen, openReview, press, startTyping } from '../../../../test/review-page.ts';
import { useKeepAwake } from '../../../lib/keep-awake.ts';

const NOTE = '## Beleid\n\nSertraline wordt voortgezet.\n';
const START = 'Dicteren (Ctrl+Shift+D)';
const heard = (text: string) => answers(dictate, { data: { text } });

beforeEach(stubLayout);

const hear = (seconds: number) =>
  act(() => world.hear({ rms: 0.1, peak: 0.2, samples: seconds * 16_000, gap_samples: 0 }));
const listening = () => screen.findByText('Ik luister. Spreek maar.');
/** What the audio thread still had, when it was told to stop. */
async function handOver(samples = 800) {
  await waitFor(() => expect(world.ended).toContain('stop'));
  await act(async () => world.speak({ pcm: new Int16Array(samples).fill(9).buffer, end: 'stop' }));
}
const key = (name: string, more = {}) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more }));

test('what is said comes where the caret stood, as one step that can be undone', async () => {
  const server = noteServer(NOTE);
  const app = await openReview(server, { api: [heard('Controle over een week.')] });
  const { view } = await startTyping();
  act(() => view.dispatch({ selection: { anchor: NOTE.trimEnd().length } }));
  await press(START);
  await listening();
  hear(3);
  expect(screen.getByRole('timer').textContent).toBe('00:03');
  await act(async () => world.speak({ pcm: new Int16Array(4_000).fill(5).buffer }));
  // Typing goes on elsewhere meanwhile: the place moves along.
  act(() => view.dispatch({ changes: { from: 0, insert: '## Beloop\n\n' }, userEvent: 'input.type' }));
  await press('Klaar');
  await handOver();

  const expected = `## Beloop\n\n${NOTE.trimEnd()} Controle over een week.\n`;
  await waitFor(() => expect(view.state.doc.toString()).toBe(expected));
  const [sent] = app.fetched.mock.calls.filter(([url]) => url.includes('/dictation/'));
  expect(sent?.[1].body).toHaveProperty('byteLength', 2 * 4_800);
  await press('Ongedaan maken');
  expect(view.state.doc.toString()).toBe(`## Beloop\n\n${NOTE}`);
});

test('by keys alone: the shortcut begins, Escape ends, and the editor stays open', {
  tags: 'thorough',
}, async () => {
  await openReview(noteServer(NOTE), { api: [heard('Nog iets.')] });
  const { view } = await startTyping();
  act(() => view.focus());
  await key('D', { ctrlKey: true, shiftKey: true });
  await listening();
  await key('Escape');
  await handOver();
  await waitFor(() => expect(view.state.doc.toString()).toContain('Nog iets.'));
  expect(screen.getByRole('textbox', { name: 'Gespreksverslag' })).toBeTruthy();
});

test('where nobody has put a caret yet, it comes at the end, on a line of its own', {
  tags: 'thorough',
}, async () => {
  const server = noteServer(NOTE);
  await openReview(server, { api: [heard('Tot volgende week.')] });
  await isOpen();
  await press(START);
  await listening();
  await press('Stop met dicteren (Esc)');
  await handOver();
  await press('Opslaan');
  await waitFor(() => expect(server.newest()).toBe(`${NOTE}Tot volgende week.`));
});

describe('when it goes wrong', () => {
  test('the network: it is tried again without speaking again', { tags: 'thorough' }, async () => {
    await openReview(noteServer(NOTE), { api: [inTurn(isUnreachable(dictate), heard('Toch gelukt.'))] });
    const { view } = await startTyping();
    await press(START);
    await listening();
    await press('Klaar');
    await handOver();
    expect(await screen.findByText(/Geen verbinding\. Wat je zei is er nog/)).toBeTruthy();
    await press('Opnieuw proberen');
    await waitFor(() => expect(view.state.doc.toString()).toContain('Toch gelukt.'));
  });

  test('a server that cannot hear yet, and words that were none, are said', {
    tags: 'thorough',
  }, async () => {
    await openReview(noteServer(NOTE), { api: [inTurn(refuses(dictate, 'unavailable'), heard(''))] });
    await isOpen();
    await press(START);
    await listening();
    await press('Klaar');
    await handOver();
    expect(await screen.findByText(/spraakherkenning van deze server is nog niet klaar/)).toBeTruthy();
    await press('Opnieuw proberen');
    expect(await screen.findByText(/Er was niets te verstaan/)).toBeTruthy();
  });

  test('a microphone that is denied comes with the way to allow it', { tags: 'thorough' }, async () => {
    world.isMicrophoneDenied = true;
    await openReview(noteServer(NOTE));
    await isOpen();
    await press(START);
    const alert = await screen.findByText(/De microfoon is niet te gebruiken/);
    expect(alert.textContent).toMatch(/adres/);
  });

  test('while a recording goes on nothing is dictated into it', { tags: 'thorough' }, async () => {
    const recording = renderHook(() => useKeepAwake(true));
    await openReview(noteServer(NOTE));
    await isOpen();
    await press(START);
    expect(await screen.findByText(/Er loopt een opname/)).toBeTruthy();
    recording.unmount();
  });
});

test('cancelling lets go of the microphone and leaves the note as it was', { tags: 'thorough' }, async () => {
  const server = noteServer(NOTE);
  await openReview(server, { api: [heard('Dit niet.')] });
  await isOpen();
  await press(START);
  await listening();
  await press('Annuleren');
  expect(world.ended).toContain('closed');
  expect(screen.queryByText('Ik luister. Spreek maar.')).toBeNull();
  expect(server.newest()).toBe(NOTE);
});

test('after two minutes it stops by itself, and says so before', { tags: 'thorough' }, async () => {
  await openReview(noteServer(NOTE), { api: [heard('Lang verhaal.')] });
  const { view } = await startTyping();
  await press(START);
  await listening();
  hear(105);
  expect(screen.getByText('Nog 15 s, dan wordt dit deel herkend')).toBeTruthy();
  hear(120);
  await handOver();
  await waitFor(() => expect(view.state.doc.toString()).toContain('Lang verhaal.'));
});

test('a note that is ready takes no dictation', async () => {
  await openReview(noteServer(NOTE, { is_reviewed: true }));
  await waitFor(() => expect(button(START).getAttribute('aria-disabled')).toBe('true'));
});
