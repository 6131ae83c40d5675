// @vitest-environment jsdom
import {
  addUnplannedContact,
  followEvents,
  listAppointments,
  listRecordings,
  listTemplates,
  searchClients,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecording } from '../../../test/capture-server.ts';
import { aClient } from '../../../test/clients.ts';
import { aNoted, anAppointment } from '../../../test/consultations.ts';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { commandsOf, stubDevices, world } from '../../../test/fake-capture.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';

beforeEach(stubDevices);

const { appointment } = aRecording('b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01');

describe('an unplanned contact', () => {
  test('starts the walkthrough with the client', async () => {
    const app = openApp('/home', {
      as: sanne,
      api: [answers(addUnplannedContact, { data: appointment }), answers(listTemplates, { data: [] })],
    });
    expect(await screen.findByRole('heading', { name: 'Ongeplande contact' })).toBeTruthy();
    expect(
      screen.getByText('Maak een gespreksverslag voor een cliënt die niet in de agenda staat.'),
    ).toBeTruthy();
    await app.user.type(screen.getByLabelText('Naam van de cliënt'), '  Vera Zandstra ');
    await app.user.click(screen.getByRole('button', { name: 'Toevoegen' }));

    await waitFor(() => expect(app.path()).toBe('/walkthrough/record'));
    expect(app.sentTo(addUnplannedContact)).toEqual([{ client_name: 'Vera Zandstra' }]);
    expect(app.router.state.location.state).toEqual({
      apt: { id: appointment.id, client_name: 'Vera Zandstra' },
    });
  });

  test('offers the clients that fit while one types, or somebody new of the same name', async () => {
    const vera = aClient(31, 'Vera Zandstra', { date_of_birth: '1990-03-08' });
    const api = [
      answers(searchClients, { data: [vera] }),
      answers(addUnplannedContact, { data: appointment }),
    ];
    const app = openApp('/home', { as: sanne, api: [...api, answers(listTemplates, { data: [] })] });
    const field = await screen.findByLabelText('Naam van de cliënt');
    await app.user.type(field, 'vera zandstra');
    const known = await screen.findByRole('option', { name: /^Vera Zandstra/ });
    expect(known.textContent).toContain('geb. 8-3-1990');
    await app.user.click(screen.getByRole('option', { name: 'Nieuwe cliënt: vera zandstra' }));
    expect(screen.getByText('Nieuwe cliënt')).toBeTruthy();

    await app.user.type(field, '{Backspace}');
    expect(screen.queryByText('Nieuwe cliënt')).toBeNull();
    await screen.findByRole('option', { name: /^Vera/ });
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveProperty('value', 'Vera Zandstra');
    expect(screen.getByText('Bekende cliënt · geb. 8-3-1990')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await waitFor(() =>
      expect(app.sentTo(addUnplannedContact)).toEqual([{ client_name: 'Vera Zandstra', client_id: vera.id }]),
    );
  });

  test('needs a name', async () => {
    const app = openApp('/home', { as: sanne });
    await app.user.click(await screen.findByRole('button', { name: 'Toevoegen' }));
    expect(await screen.findAllByText('Enter client name first')).not.toHaveLength(0);
    expect(app.sentTo(addUnplannedContact)).toEqual([]);
  });

  test('with a name that is too long says so', async () => {
    const fields = { client_name: ['At most 200 characters'] };
    const app = openApp('/home', { as: sanne, api: [refuses(addUnplannedContact, 'invalid', { fields })] });
    await app.user.click(await screen.findByLabelText('Naam van de cliënt'));
    await app.user.paste('a'.repeat(201));
    await app.user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    expect(await screen.findAllByText('Te lang: hooguit 200 tekens.')).not.toHaveLength(0);
  });

  test.each([
    ['refused', refuses(addUnplannedContact, 'internal')],
    ['unreachable', isUnreachable(addUnplannedContact)],
    ['answered by something else', garbles(addUnplannedContact, 200, '{"data":{}}')],
  ])('that cannot be added keeps what was typed: %s', async (_, fake) => {
    const app = openApp('/home', { as: sanne, api: [fake] });
    await app.user.type(await screen.findByLabelText('Naam van de cliënt'), 'Vera');
    await app.user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    expect(await screen.findAllByText('Some error occurred while adding the client')).not.toHaveLength(0);
    expect(screen.getByLabelText('Naam van de cliënt')).toHaveProperty('value', 'Vera');
  });
});

test('what changes at the server is shown at once, without waiting for the next half minute', async () => {
  const planned = anAppointment(1, 'Vera Zandstra');
  const noted = aNoted(2, 'Kees de Vries');
  openApp('/home', {
    as: sanne,
    api: [
      inTurn(answers(listAppointments, { data: [] }), answers(listAppointments, { data: [planned] })),
      inTurn(answers(listRecordings, { data: [] }), answers(listRecordings, { data: [noted] })),
      // The connection ends with it; should it come before the lists are there, the next one brings it again.
      garbles(followEvents, 200, `data: ${JSON.stringify({ kind: 'recording', id: noted.id })}\n\n`),
    ],
  });
  expect(await screen.findByText('Vera Zandstra')).toBeTruthy();
  expect(await screen.findByText('Kees de Vries')).toBeTruthy();
});

describe('recordings that were not finished', () => {
  const left = (id: string, client_name: string, state: 'open' | 'stopped') => ({
    id,
    clinician_id: sanne.id,
    appointment: { id: appointment.id, client_name },
    language: 'nl' as const,
    template: 'decursus',
    consent: { text: 'Mag dit?', given_at: '2026-03-02T09:00:00.000Z' },
    created_at: '2026-03-02T09:00:00.000Z',
    state,
    is_begun: true,
    sent: 1,
    samples: null,
    kept: 754 * 16_000,
    safe: 377 * 16_000,
  });
  const open = left('00000000-0000-4000-8000-000000000001', 'Vera Zandstra', 'open');
  const stopped = left('00000000-0000-4000-8000-000000000002', 'Kees de Vries', 'stopped');

  test('are listed with name, length and what can be done, and are sent meanwhile', async () => {
    world.unfinished = [open, stopped];
    openApp('/home', { as: sanne });

    expect(await screen.findByText('2 opnames zijn niet afgerond')).toBeTruthy();
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => /12:34/.test(item.textContent ?? ''));
    expect(
      within(first as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Versturen en afronden', 'Verder opnemen', 'Verwijderen']);
    expect(second?.textContent).toMatch(/Kees de Vries.*wordt verstuurd, 50 %/);
    expect(commandsOf('send_leftovers')).toEqual([{ type: 'send_leftovers', clinician_id: sanne.id }]);
  });

  test('show initials in privacy mode', async () => {
    world.unfinished = [open];
    sessionStorage.setItem('privacy_mode', 'true');
    openApp('/home', { as: sanne });
    expect(await screen.findByText('V.Z.')).toBeTruthy();
    expect(screen.queryByText('Vera Zandstra')).toBeNull();
  });

  test('are finished, resumed or deleted', async () => {
    world.unfinished = [open];
    const app = openApp('/home', { as: sanne, api: [answers(listTemplates, { data: [] })] });

    await app.user.click(await screen.findByRole('button', { name: 'Versturen en afronden' }));
    expect(commandsOf('stop')).toEqual([{ type: 'stop', id: open.id }]);

    await app.user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Ben je zeker dat je deze opname wilt verwijderen?')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Ja' }));
    expect(commandsOf('discard')).toEqual([{ type: 'discard', id: open.id }]);

    await app.user.click(screen.getByRole('button', { name: 'Verder opnemen' }));
    await waitFor(() => expect(app.path()).toBe('/walkthrough/record'));
    expect(app.router.state.location.state).toEqual({ apt: open.appointment });
  });
});
