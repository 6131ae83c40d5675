// @vitest-environment jsdom
import {
  type Client,
  changeClient,
  createClient,
  getProfile,
  joinClient,
  listClients,
  partClient,
  removeClient,
  searchClients,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aClient } from '../../../test/clients.ts';
import { answers, type Fake, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, profileOf, sanne } from '../../../test/people.ts';

const anouk = aClient(1, 'Anouk van der Linde', {
  date_of_birth: '1990-03-08',
  client_code: 'C-17',
  appointment_count: 3,
});
const bram = aClient(2, 'Bram Kuiper', { appointment_count: 0, last_appointment_time: null });
const joined = { id: aClient(3, '').id, client_name: 'A. Linde', date_of_birth: null, client_code: 'C-99' };
const both = { ...anouk, joined: [joined] };

const lists = (...data: Client[]) => answers(listClients, { data });
const open = (as: typeof sanne, ...api: Fake[]) => openApp('/clients', { as, api });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Cliënten' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const choose = async (app: ReturnType<typeof open>, name: string, entry: string) => {
  await app.user.click(await screen.findByRole('button', { name: `Acties voor ${name}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('the list of clients', () => {
  test('tells who they are and how often they come', async () => {
    open(sanne, lists(both, bram));
    expect(await rows()).toEqual([
      'Anouk van der LindeOok bekend als A. LindeGeboortedatum: 8-3-1990Code: C-173 afspraken · laatste 2-3-2026',
      'Bram KuiperGeboortedatum: onbekendCode: onbekend0 afspraken',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Cliënten');
  });

  test('is there in English', async () => {
    open(sanne, lists(anouk), answers(getProfile, { data: profileOf(sanne, { language: 'en' }) }));
    expect(await screen.findByText('8 Mar 1990')).toBeTruthy();
  });

  test('finds by what is typed, without a name in any address', async () => {
    const app = open(sanne, lists(anouk, bram), answers(searchClients, { data: [bram] }));
    await rows();
    await app.user.type(screen.getByLabelText('Zoek op naam, geboortedatum of code'), 'bram');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(app.sentTo(searchClients)).toEqual([{ search: 'bram', limit: 50 }]);
    expect(app.fetched.mock.calls.some(([url]) => url.includes('bram'))).toBe(false);
  });

  test('stays while a search comes, and so does a menu that is open in it', async () => {
    const app = open(sanne, lists(bram), answers(searchClients, { data: [bram] }));
    await rows();
    await app.user.type(screen.getByLabelText('Zoek op naam, geboortedatum of code'), 'bram');
    await app.user.click(screen.getByRole('button', { name: 'Acties voor Bram Kuiper' }));
    await waitFor(() => expect(app.sentTo(searchClients)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('table', { busy: true, hidden: true })).toBeNull());
    expect(screen.getByRole('menuitem', { name: 'Gegevens wijzigen' })).toBeTruthy();
  });

  test('says when there is nobody, and when nobody fits', async () => {
    const app = open(sanne, lists());
    expect(await screen.findByText('Nog geen cliënten')).toBeTruthy();
    await app.user.type(screen.getByLabelText('Zoek op naam, geboortedatum of code'), 'zz');
    expect(await screen.findByText('Niemand gevonden')).toBeTruthy();
  });

  test('that is out of reach says so and can be tried again', { tags: 'thorough' }, async () => {
    const failures = Array(3).fill(isUnreachable(listClients)) as [Fake, ...Fake[]];
    const { user } = open(sanne, inTurn(...failures, lists(anouk)));
    expect(await screen.findByText('De cliënten konden niet worden opgehaald')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await rows()).toHaveLength(1);
  });

  test('offers a clinician no joining, parting or removing', async () => {
    const { user } = open(sanne, lists(both, bram));
    await user.click(await screen.findByRole('button', { name: 'Acties voor Bram Kuiper' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Gegevens wijzigen',
    ]);
    expect(screen.queryByRole('button', { name: 'A. Linde losmaken' })).toBeNull();
  });
});

describe('a client', () => {
  test('is added with what is known', async () => {
    const app = open(sanne, lists(), answers(createClient, { data: bram }));
    await app.user.click(await screen.findByRole('button', { name: 'Cliënt toevoegen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await dialog.findByText('First name is required')).toBeTruthy();
    await app.user.type(dialog.getByLabelText('Voornaam'), 'Bram');
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.sentTo(createClient)).toEqual([
      { first_name: 'Bram', last_name: null, date_of_birth: null, gender: null, client_code: null },
    ]);
  });

  test('is changed; what the server finds wrong stands under its field', async () => {
    const fields = { client_code: ['Another client has this code'] };
    const app = open(
      sanne,
      lists(anouk),
      inTurn(refuses(changeClient, 'invalid', { fields }), answers(changeClient, { data: anouk })),
    );
    await choose(app, 'Anouk van der Linde', 'Gegevens wijzigen');
    const dialog = within(await screen.findByRole('dialog'));
    const code = dialog.getByLabelText('Code');
    expect(
      [code, dialog.getByLabelText('Achternaam')].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['C-17', 'van der Linde']);
    await app.user.clear(code);
    await app.user.type(code, 'C-18');
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await dialog.findByText('Another client has this code')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.sentTo(changeClient).at(-1)).toMatchObject({
      client_code: 'C-18',
      date_of_birth: '1990-03-08',
    });
  });

  test('who is another is joined by an administrator, once one is chosen', { tags: 'thorough' }, async () => {
    const app = open(
      marijke,
      lists(anouk, bram),
      answers(searchClients, { data: [anouk, bram] }),
      answers(joinClient, { data: both }),
    );
    await choose(app, 'Bram Kuiper', 'Samenvoegen met een ander');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Samenvoegen' }));
    expect(await dialog.findByText('Kies een cliënt uit de lijst')).toBeTruthy();
    await app.user.type(dialog.getByLabelText('Samenvoegen met', { selector: 'input' }), 'anou');
    await app.user.click(await dialog.findByRole('option', { name: /Anouk/ }));
    expect(dialog.queryByRole('option', { name: /Bram/ })).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Samenvoegen' }));
    await waitFor(() => expect(app.sentTo(joinClient)).toEqual([{ into: anouk.id }]));
    expect(app.fetched.mock.calls.some(([url]) => url.includes(`${bram.id}/join/`))).toBe(true);
    expect(await screen.findByText('De cliënten zijn samengevoegd')).toBeTruthy();
  });

  test('who turned out not to be another is parted, and a refusal is told', async () => {
    const app = open(
      marijke,
      lists(both),
      inTurn(refuses(partClient, 'client_joined'), answers(partClient, { data: anouk })),
    );
    await app.user.click(await screen.findByRole('button', { name: 'A. Linde losmaken' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Losmaken' }));
    expect(await dialog.findByText(/intussen samengevoegd of weer losgemaakt/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Losmaken' }));
    expect(await screen.findByText('De cliënten zijn weer los')).toBeTruthy();
  });

  test('who never came can be removed, one with appointments cannot', { tags: 'thorough' }, async () => {
    const app = open(marijke, lists(anouk, bram), answers(removeClient, { message: 'Client removed' }));
    await app.user.click(await screen.findByRole('button', { name: 'Acties voor Anouk van der Linde' }));
    expect(screen.queryByRole('menuitem', { name: 'Verwijderen' })).toBeNull();
    await app.user.keyboard('{Escape}');
    await choose(app, 'Bram Kuiper', 'Verwijderen');
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('De cliënt is verwijderd')).toBeTruthy();
  });
});
