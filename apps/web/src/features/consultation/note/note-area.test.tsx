// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { changeRecording, getRecording } from '@noteer/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answers, garbles, inTurn, isUnreachable } from '../../../../test/fake-api.ts';
import { noteServer, stubLayout, walkthrough } from '../../../../test/note-server.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { sanne } from '../../../../test/people.ts';

beforeEach(stubLayout);

const NOTE = 'Slaapt beter.';
const never = new Promise<never>(() => {});

type Fakes = NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>;

async function open(...api: Fakes) {
  const server = noteServer(NOTE);
  openApp(
    { pathname: '/walkthrough/review', state: walkthrough },
    { as: sanne, api: [...api, ...server.fakes] },
  );
  await screen.findByRole('list', { name: 'Stappen' });
  return server;
}
const note = () => screen.findByRole('article', { name: 'Gespreksverslag' });
const field = () => screen.queryByRole('textbox', { name: 'Gespreksverslag' });

async function type(words: string) {
  const edit = await screen.findByRole('button', { name: 'Bewerken' });
  await waitFor(() => expect(edit.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(await note());
  const view = EditorView.findFromDOM(await screen.findByRole('textbox', { name: 'Gespreksverslag' }));
  act(() => view?.dispatch({ changes: { from: NOTE.length, insert: words }, userEvent: 'input.type' }));
}

test('while the note is fetched something turns', async () => {
  await open({ endpoint: getRecording, answer: () => never });
  expect(await screen.findByText('Bezig met laden')).toBeTruthy();
});

test.each([
  ['unreachable', isUnreachable(getRecording)],
  ['garbled', garbles(getRecording, 200, '<html>')],
])('a note that is %s is told, and can be asked for again', { tags: 'thorough' }, async (how, failure) => {
  const tries = how === 'unreachable' ? [failure, failure] : [];
  const here = answers(getRecording, { data: noteServer(NOTE).recording() });
  await open(inTurn(failure, ...tries, here));
  expect(await screen.findAllByText('Error fetching recording data')).not.toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect((await note()).textContent).toContain(NOTE);
});

test('a click into the note starts editing; turning to something else ends it with the last words', {
  tags: 'thorough',
}, async () => {
  await open();
  await type(' En eet weer.');
  expect(field()).toBeTruthy();
  act(() => screen.getByRole('link', { name: 'Terug naar de opname' }).focus());
  await waitFor(() => expect(field()).toBeNull());
  expect((await note()).textContent).toContain('Slaapt beter. En eet weer.');
});

test('a save that is on its way is seen', { tags: 'thorough' }, async () => {
  await open({ endpoint: changeRecording, answer: () => never });
  await type(' En eet weer.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Opslaan' })));
  expect(await screen.findByText('Bezig met opslaan…')).toBeTruthy();
});
