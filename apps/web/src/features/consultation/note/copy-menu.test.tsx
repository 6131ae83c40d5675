// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteServer, stubLayout, walkthrough } from '../../../../test/note-server.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { sanne } from '../../../../test/people.ts';

beforeEach(stubLayout);

const NOTE = '## Beleid\n\n**Sertraline** wordt voortgezet.\n';
const clipboard = { writeText: vi.fn(async (_: string) => {}) };
const button = (name: string) => screen.getByRole('button', { name });

test('the note is copied as plain and rich text at once, and markdown only when asked for it', async () => {
  const write = vi.fn(async (_: ClipboardItem[]) => {});
  class Item {
    readonly parts: Record<string, Blob>;
    constructor(parts: Record<string, Blob>) {
      this.parts = parts;
    }
  }
  vi.stubGlobal('ClipboardItem', Item);
  const { user } = openApp(
    { pathname: '/walkthrough/review', state: walkthrough },
    { as: sanne, api: noteServer(NOTE).fakes },
  );
  await screen.findByRole('article', { name: 'Gespreksverslag' });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { ...clipboard, write } });
  await act(async () => fireEvent.click(button('Kopiëren')));
  const written = () => write.mock.calls.map(([items]) => (items[0] as unknown as Item).parts);
  expect(await written()[0]?.['text/plain']?.text()).toBe('Beleid\n\nSertraline wordt voortgezet.');
  expect(await written()[0]?.['text/html']?.text()).toBe(
    '<h2>Beleid</h2><p><strong>Sertraline</strong> wordt voortgezet.</p>',
  );

  await user.click(button('Een deel kopiëren'));
  await user.click(await screen.findByRole('menuitem', { name: 'Beleid' }));
  expect(await written()[1]?.['text/plain']?.text()).toBe('Sertraline wordt voortgezet.');

  await user.click(button('Een deel kopiëren'));
  await user.click(await screen.findByRole('menuitem', { name: 'Alles als markdown' }));
  expect(clipboard.writeText).toHaveBeenCalledWith(NOTE);
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});
