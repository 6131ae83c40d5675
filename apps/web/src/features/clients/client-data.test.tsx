// @vitest-environment jsdom
import { type Client, eraseClient, getHoldings, listClients } from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { idOf } from '../../../test/consultations.ts';
import { answers, type Fake, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne } from '../../../test/people.ts';

const bram: Client = {
  ...{ id: idOf(1), first_name: 'Bram', last_name: 'Kuiper', client_name: 'Bram Kuiper' },
  ...{ date_of_birth: '1980-02-01', gender: 'male', client_code: 'C1' },
  ...{ appointment_count: 2, last_appointment_time: '2026-03-02T09:00:00.000Z', joined: [] },
};
const counts = {
  ...{ clients: 1, appointments: 2, recordings: 1, sound_seconds: 125, transcript_pieces: 5, notes: 1 },
  ...{ versions: 3, documents: 1, tasks: 0, codes: 2, departures: 0, jobs: 0, codes_kept: 0 },
};
const holdings = {
  ...{ id: bram.id, client_name: bram.client_name, counts, is_held: false },
  export_url: `/api/clients/${bram.id}/export/?ticket=t`,
};

const open = (as: typeof marijke, ...api: Fake[]) =>
  openApp('/clients', { as, api: [...api, answers(listClients, { data: [bram] })] });

async function choose(app: ReturnType<typeof open>, action: string) {
  await app.user.click(await screen.findByRole('button', { name: 'Acties voor Bram Kuiper' }));
  await app.user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

describe('all that is kept of a client', () => {
  test('is counted and saved by the browser as a copy', async () => {
    const app = open(marijke, answers(getHoldings, { data: holdings }));

    const dialog = await choose(app, 'Kopie van het dossier');

    expect((await dialog.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      ...['2 afspraken', '1 opname', '3 minuten geluid', '1 verslag, met 3 versies', '1 document', '2 codes'],
    ]);
    expect(dialog.getByRole('link', { name: 'Kopie ophalen' }).getAttribute('href')).toBe(
      holdings.export_url,
    );
  });

  test('is erased after the name was typed, and leaves a certificate', { tags: 'thorough' }, async () => {
    const erasure = {
      ...{ id: idOf(3), erased_at: '2026-03-01T10:00:00.000Z', erased_by_name: 'Marijke Smit' },
      ...{ counts, digest: 'ab' },
    };
    const app = openApp('/clients', {
      as: marijke,
      api: [
        answers(getHoldings, { data: holdings }),
        answers(eraseClient, { data: erasure }),
        inTurn(answers(listClients, { data: [bram] }), answers(listClients, { data: [] })),
      ],
    });

    const dialog = await choose(app, 'Wissen met het hele dossier');
    await app.user.type(await dialog.findByLabelText('Typ de naam van de cliënt'), 'Bram');
    await app.user.click(dialog.getByRole('button', { name: 'Voorgoed wissen' }));
    expect(dialog.getByText('Dit is niet de naam van de cliënt')).toBeTruthy();
    expect(app.sentTo(eraseClient)).toEqual([]);

    await app.user.type(dialog.getByLabelText('Typ de naam van de cliënt'), ' kuiper');
    await app.user.click(dialog.getByRole('button', { name: 'Voorgoed wissen' }));

    expect(await dialog.findByRole('button', { name: /^Verklaring van/ })).toBeTruthy();
    expect(app.sentTo(eraseClient)).toEqual([{ typed_name: 'Bram kuiper' }]);
    expect(await screen.findByText('Nog geen cliënten')).toBeTruthy();
  });

  test('cannot be erased while something is on hold', async () => {
    const app = open(marijke, answers(getHoldings, { data: { ...holdings, is_held: true } }));

    const dialog = await choose(app, 'Wissen met het hele dossier');

    expect(await dialog.findByText(/Er is iets van deze cliënt vastgezet/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Voorgoed wissen' })).toBeNull();
  });

  test('that could not be erased is told', { tags: 'thorough' }, async () => {
    const app = open(marijke, answers(getHoldings, { data: holdings }), refuses(eraseClient, 'on_hold'));

    const dialog = await choose(app, 'Wissen met het hele dossier');
    await app.user.type(await dialog.findByLabelText('Typ de naam van de cliënt'), 'Bram Kuiper');
    await app.user.click(dialog.getByRole('button', { name: 'Voorgoed wissen' }));

    expect((await dialog.findByRole('alert')).textContent).toContain('Dit is vastgezet');
  });

  test('is nothing that a clinician copies or erases', async () => {
    const app = open(sanne);

    await app.user.click(await screen.findByRole('button', { name: 'Acties voor Bram Kuiper' }));

    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Gegevens wijzigen',
    ]);
  });
});
