// @vitest-environment jsdom
import {
  type Attachment,
  getClient,
  getClientFile,
  getTimeline,
  keepAttachment,
  listAttachments,
  removeAttachment,
  retryAttachment,
  searchClientFile,
} from '@noteer/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAttachment, aPlace, emptyFile, vera } from '../../../test/client-file.ts';
import { aClient } from '../../../test/clients.ts';
import { answers, type Fake, inTurn, refuses } from '../../../test/fake-api.ts';
import { type FakeUpload, fakeUploads } from '../../../test/fake-upload.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne, tom } from '../../../test/people.ts';

const documents = (...data: Attachment[]) => answers(listAttachments, { data });

const open = (as: typeof sanne, ...api: Fake[]) =>
  openApp(`/clients/${vera.id}`, {
    as,
    api: [
      ...api,
      answers(getClient, { data: vera }),
      answers(getClientFile, { data: emptyFile }),
      answers(getTimeline, { data: [] }),
      documents(),
    ],
  });

const letter = (name = 'brief.pdf', size = 4) => {
  const file = new File(['%PDF'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = async (app: ReturnType<typeof open>, ...files: File[]) =>
  app.user.upload(await screen.findByLabelText('Bestanden kiezen', { selector: 'input' }), files);
const row = async (name: string | RegExp) => (await screen.findByText(name)).closest('li') as HTMLElement;
const on = (request: FakeUpload | undefined, deed: (request: FakeUpload) => void) =>
  act(async () => request && deed(request));

describe('the page of a client', () => {
  test('tells who it is', async () => {
    open(sanne);
    expect(await screen.findByRole('heading', { name: 'Vera Zandstra' })).toBeTruthy();
    expect(screen.getByText(/geb\. 8-3-1990 · code C-17 · 3 afspraken/)).toBeTruthy();
  });

  test('shows initials and no date of birth in privacy mode', async () => {
    sessionStorage.setItem('privacy_mode', 'true');
    open(sanne, documents(anAttachment(51, { file_name: 'Zandstra verwijzing.pdf' })));
    expect(await screen.findByRole('heading', { name: 'V.Z.' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Z. verwijzing.pdf' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/8-3-1990|Zandstra/);
  });

  test('of a colleague’s client cannot be told from a missing one', async () => {
    open(sanne, refuses(getClient, 'not_found'));
    expect(await screen.findByText('Deze cliënt is hier niet te vinden')).toBeTruthy();
  });

  test('of one that was joined into another is that other’s', async () => {
    const other = aClient(42, 'Vera van Zandstra');
    const app = open(sanne, answers(getClient, { data: other }));
    await waitFor(() => expect(app.path()).toBe(`/clients/${other.id}`));
  });

  test('shows a planner who it is, and neither documents nor notes', async () => {
    const app = open(tom);
    await screen.findByRole('heading', { name: 'Vera Zandstra' });
    expect(screen.queryByText('Documenten')).toBeNull();
    expect(screen.queryByText('Tijdlijn')).toBeNull();
    expect(app.fetched.mock.calls.some(([url]) => /attachments|file|timeline/.test(url))).toBe(false);
  });
});

describe('a document that is added', () => {
  test('shows how much of it is sent, and then how far it is read', async () => {
    const sent = fakeUploads();
    const added = anAttachment(51, { stage: 'reading', page_count: 5, pages_read: 2 });
    const app = open(sanne, inTurn(documents(), documents(added)));
    await screen.findByText('Nog geen documenten');
    await choose(app, letter('brief.pdf'));
    await on(sent[0], (request) => request.progress(40));
    const progress = await screen.findByRole('progressbar', { name: 'brief.pdf wordt verstuurd' });
    expect((progress as HTMLProgressElement).value).toBe(0.4);
    expect(sent[0]?.address).toBe(`/api/clients/${vera.id}/attachments/`);
    await on(sent[0], (request) => request.answer(added));
    expect(await screen.findByText('2 van 5 gelezen')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('when the network is lost goes on under the same id once it is back', async () => {
    const sent = fakeUploads();
    const app = open(sanne);
    await choose(app, letter());
    await on(sent[0], (request) => request.loseNetwork());
    expect(await screen.findByText(/De verbinding viel weg/)).toBeTruthy();
    await act(async () => dispatchEvent(new Event('online')));
    expect(sent).toHaveLength(2);
    const ids = sent.map(({ body }) => body.get('attachment_id'));
    expect(ids[0]).toBeTruthy();
    expect(ids[1]).toBe(ids[0]);
  });

  test('that the server refuses says why, and can be sent again by hand', async () => {
    const sent = fakeUploads();
    const app = open(sanne);
    await choose(app, letter());
    await on(sent[0], (request) => request.refuse('unavailable'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'De server is even niet beschikbaar. Probeer het zo opnieuw.',
    );
    await app.user.click(screen.getByRole('button', { name: 'Opnieuw versturen: brief.pdf' }));
    expect(sent).toHaveLength(2);
  });

  test('can be cancelled while it is sent', async () => {
    const sent = fakeUploads();
    const app = open(sanne);
    await choose(app, letter());
    await app.user.click(await screen.findByRole('button', { name: 'Annuleren: brief.pdf' }));
    expect(sent[0]?.isAborted).toBe(true);
    expect(screen.queryByText('brief.pdf')).toBeNull();
  });

  test('that is too large or empty is never sent; several go two at a time', async () => {
    const sent = fakeUploads();
    const app = open(sanne);
    await choose(
      app,
      letter('groot.pdf', 26 * 1024 * 1024),
      letter('leeg.pdf', 0),
      letter('a.pdf'),
      letter('b.pdf'),
      letter('c.pdf'),
    );
    expect((await row('groot.pdf')).textContent).toContain('groter dan 25 MB');
    expect((await row('leeg.pdf')).textContent).toContain('Dit bestand is leeg');
    expect((await row('c.pdf')).textContent).toContain('Wacht op zijn beurt');
    expect(sent.map(({ body }) => (body.get('file') as File).name)).toEqual(['a.pdf', 'b.pdf']);
  });

  test('may be dropped anywhere on the page, or pasted as a picture', async () => {
    const sent = fakeUploads();
    open(sanne);
    await screen.findByText('Nog geen documenten');
    const dataTransfer = { types: ['Files'], files: [letter('gesleept.pdf')] };
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(await screen.findByText('Laat los om toe te voegen')).toBeTruthy();
    fireEvent.drop(document.body, { dataTransfer });
    fireEvent.paste(document.body, { clipboardData: { files: [letter('image.png')], getData: () => '' } });
    expect(sent.map(({ body }) => (body.get('file') as File).name)).toEqual(['gesleept.pdf', 'image.png']);
  });

  test('may be a text that is pasted, under a name of its own', async () => {
    const sent = fakeUploads();
    const app = open(sanne);
    await screen.findByText('Nog geen documenten');
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => 'Geachte collega,' } });
    const dialog = within(await screen.findByRole('dialog'));
    expect((dialog.getByLabelText('Tekst') as HTMLTextAreaElement).value).toBe('Geachte collega,');
    await app.user.type(dialog.getByLabelText('Naam van het document'), 'Verwijsbrief');
    await app.user.click(dialog.getByRole('button', { name: 'Toevoegen' }));
    const file = sent[0]?.body.get('file') as File;
    expect([file.name, file.type, file.size]).toEqual(['Verwijsbrief.txt', 'text/plain', 16]);
  });
});

describe('a document in the list', () => {
  test('that could not be read says why and what to do; only what may pass is tried again', async () => {
    const slow = anAttachment(52, { file_name: 'traag.pdf', stage: 'failed', failure: 'took_too_long' });
    const locked = anAttachment(51, { file_name: 'slot.pdf', stage: 'failed', failure: 'encrypted' });
    const app = open(
      sanne,
      documents(locked, slow),
      answers(retryAttachment, { data: { ...slow, stage: 'waiting', failure: null } }),
    );
    expect((await row('slot.pdf')).textContent).toContain('Sla het zonder wachtwoord op');
    expect(screen.queryByRole('button', { name: 'Opnieuw lezen: slot.pdf' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Opnieuw lezen: traag.pdf' }));
    await waitFor(() => expect(app.sentTo(retryAttachment)).toHaveLength(1));
  });

  test('that names somebody else asks before it is used, and can be kept or removed', async () => {
    const doubtful = anAttachment(51, {
      is_doubtful: true,
      identity: { name: 'differs', date_of_birth: 'none' },
    });
    const app = open(
      sanne,
      inTurn(documents(doubtful), documents(doubtful), documents(anAttachment(51))),
      answers(keepAttachment, { data: anAttachment(51) }),
      answers(removeAttachment, { message: 'Document removed' }),
    );
    expect(await screen.findByText('Is dit document van deze cliënt?')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Verwijderen: Verwijsbrief.pdf' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(app.sentTo(removeAttachment)).toHaveLength(1));
    await app.user.click(
      await screen.findByRole('button', { name: 'Hoort bij deze cliënt: Verwijsbrief.pdf' }),
    );
    await waitFor(() => expect(screen.queryByText('Is dit document van deze cliënt?')).toBeNull());
  });
});

describe('a search in the file', () => {
  test('shows the sentence with its paper, and no word of it in any address', async () => {
    const place = aPlace({ kind: 'attachment', page: 2, sentence: 'Gebruikt lithium 400 mg.' });
    const hit = { place, match: { from: 9, to: 16 }, title: 'Verwijsbrief.pdf', more_count: 0 };
    const app = open(sanne, answers(searchClientFile, { data: { hits: [hit], is_complete: true } }));
    await app.user.type(await screen.findByLabelText('Zoek in verslagen en documenten'), 'lithium');
    const link = await screen.findByRole('link', { name: 'document 2 feb 2026, Sanne Veldkamp' });
    expect(link.getAttribute('href')).toBe(`/clients/${vera.id}/documents/${place.id}?page=2&from=12&to=40`);
    expect(app.sentTo(searchClientFile).at(-1)).toEqual({ search: 'lithium' });
    expect(app.fetched.mock.calls.some(([url]) => url.includes('lithium'))).toBe(false);
  });
});
