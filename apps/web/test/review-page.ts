/** The page on which a note is read and edited, and what a hand does there. */
import { EditorView } from '@codemirror/view';
import { changeRecording } from '@noteer/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type noteServer, walkthrough } from './note-server.ts';
import { openApp } from './open-app.tsx';
import { sanne } from './people.ts';

type Server = ReturnType<typeof noteServer>;

export async function openReview(server: Server, api: Parameters<typeof openApp>[1] = {}) {
  const fakes = [...(api.api ?? []), ...server.fakes];
  const app = openApp(
    { pathname: '/walkthrough/review', state: walkthrough },
    { as: sanne, ...api, api: fakes },
  );
  await screen.findByRole('list', { name: 'Stappen' });
  return app;
}

/** What an earlier page left behind was looked for. */
export const isOpen = () =>
  waitFor(() => expect(button('Bewerken').getAttribute('aria-disabled')).toBeNull());
export const note = () => screen.findByRole('article', { name: 'Gespreksverslag' });

/** Opens the editor and answers its view: what a keyboard does in a browser is a transaction here. */
export async function startTyping() {
  await isOpen();
  fireEvent.click(await note());
  const field = await screen.findByRole('textbox', { name: 'Gespreksverslag' });
  const view = EditorView.findFromDOM(field);
  if (!view) throw new Error('no editor');
  return {
    view,
    type: (words: string, at = view.state.doc.length) =>
      act(() => view.dispatch({ changes: { from: at, insert: words }, userEvent: 'input.type' })),
  };
}

export const rest = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => act(async () => fireEvent.click(button(name)));
export const saved = (app: Awaited<ReturnType<typeof openReview>>) => app.sentTo(changeRecording);
