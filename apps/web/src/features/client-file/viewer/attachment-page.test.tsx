// @vitest-environment jsdom
import {
  type Attachment,
  type AttachmentPage,
  correctAttachmentPage,
  getAttachment,
  getAttachmentFile,
  getAttachmentPage,
  getAttachmentPicture,
  getClient,
} from '@noteer/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anAttachment, aPage, vera } from '../../../../test/client-file.ts';
import { answers, type Fake, garbles, isUnreachable, refuses } from '../../../../test/fake-api.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { sanne } from '../../../../test/people.ts';

const letter = anAttachment(51);
const text = 'Geachte collega,\n\nHij gebruikt sertraline 5O mg.';

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:letter');
  URL.revokeObjectURL = vi.fn();
});

const open = (attachment: Attachment, page: AttachmentPage, more: { at?: string; api?: Fake[] } = {}) =>
  openApp(`/clients/${vera.id}/documents/${attachment.id}${more.at ?? ''}`, {
    as: sanne,
    api: [
      ...(more.api ?? []),
      answers(getAttachment, { data: attachment }),
      answers(getAttachmentPage, { data: page }),
      garbles(getAttachmentPicture, 200, 'PNG'),
      answers(getClient, { data: vera }),
    ],
  });
const lines = () => screen.findByRole('listbox', { name: /Gelezen tekst van pagina/ });
const litBoxes = () =>
  [...document.querySelectorAll('.viewer-box-lit')].map((box) => box.getAttribute('data-word'));
const litText = () => [...document.querySelectorAll('[data-lit]')].map((span) => span.textContent).join('');

test('a word that is clicked in the text is lit in the original, and the other way round', async () => {
  const { user } = open(letter, aPage(1, text));
  await lines();
  await screen.findByRole('img', { name: 'Pagina 1 zoals die eruitziet' });
  await user.click(screen.getByText('sertraline'));
  expect(litBoxes()).toEqual(['4']);
  fireEvent.click(document.querySelector('[data-word="1"]') as Element);
  expect(litText()).toBe('collega,');
});

test('with the arrows a whole line is lit', async () => {
  const { user } = open(letter, aPage(1, text));
  (await lines()).focus();
  await screen.findByRole('img', { name: 'Pagina 1 zoals die eruitziet' });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Hij gebruikt sertraline 5O mg.');
  expect(litBoxes()).toEqual(['2', '3', '4', '5', '6']);
});

test('whoever comes for a sentence finds it lit', async () => {
  open(letter, aPage(2, text), { at: '?page=2&from=18&to=30' });
  await lines();
  expect(litText()).toBe('Hij gebruikt');
  expect(screen.getByText('Pagina 2 van 2')).toBeTruthy();
});

test('a word that was hard to read is marked as such', async () => {
  open(letter, aPage(1, text));
  await lines();
  expect(screen.getByTitle('Slecht leesbaar: vergelijk met het origineel').textContent).toBe('5O');
});

test('without a picture there is the text alone', async () => {
  const app = open(letter, aPage(1, text, { has_picture: false, how: 'text' }));
  await lines();
  expect(screen.queryByText('Origineel')).toBeNull();
  expect(app.fetched.mock.calls.some(([url]) => url.includes('picture'))).toBe(false);
});

test('what was misread is corrected, and the correction taken back', async () => {
  const corrected = aPage(1, text.replace('5O', '50'), { is_corrected: true });
  const app = open(letter, aPage(1, text), { api: [answers(correctAttachmentPage, { data: corrected })] });
  await app.user.click(await screen.findByRole('button', { name: 'Corrigeren' }));
  const area = screen.getByRole('textbox', { name: 'Gelezen tekst' });
  expect((screen.getByRole('button', { name: 'Opslaan' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(area, { target: { value: corrected.text } });
  await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('De correctie is opgeslagen')).toBeTruthy();
  expect(app.sentTo(correctAttachmentPage)).toEqual([{ text: corrected.text }]);
  await app.user.click(await screen.findByRole('button', { name: 'Correctie terugnemen' }));
  await waitFor(() => expect(app.sentTo(correctAttachmentPage).at(-1)).toEqual({ text: null }));
});

test('a correction that does not get through is kept on the page', async () => {
  const { user } = open(letter, aPage(1, text), { api: [isUnreachable(correctAttachmentPage)] });
  await user.click(await screen.findByRole('button', { name: 'Corrigeren' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Gelezen tekst' }), { target: { value: 'Beter.' } });
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Geen verbinding');
  expect((screen.getByRole('textbox', { name: 'Gelezen tekst' }) as HTMLTextAreaElement).value).toBe(
    'Beter.',
  );
});

test('the original is saved under its own name', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open(letter, aPage(1, text), { api: [garbles(getAttachmentFile, 200, '%PDF')] });
  await user.click(await screen.findByRole('button', { name: 'Origineel opslaan' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('Verwijsbrief.pdf');
  saved.mockRestore();
});

test('a document of somebody else’s client cannot be told from a missing one', async () => {
  open(letter, aPage(1, text), { api: [refuses(getAttachment, 'not_found')] });
  expect(await screen.findByText('Dit document is hier niet te vinden')).toBeTruthy();
});

test('what is still being read says so', async () => {
  open(anAttachment(51, { stage: 'waiting', page_count: null, pages_read: 0 }), aPage(1, text));
  expect(await screen.findByText('Dit document wordt nog gelezen')).toBeTruthy();
});
