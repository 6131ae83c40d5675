// @vitest-environment jsdom
import {
  type AgendaFeed,
  addFeed,
  type ConnectorKey,
  type IncomingCounts,
  type IncomingRow,
  importAppointments,
  listConnectorKeys,
  listFeeds,
  listUsers,
  makeConnectorKey,
  previewAppointments,
  removeFeed,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne, tom, userOf } from '../../../test/people.ts';

const none: IncomingCounts = {
  ...{ new: 0, changed: 0, cancelled: 0, same: 0, recorded: 0, removed: 0, left_out: 0, wrong: 0 },
};
const aRow = (values: Partial<IncomingRow>): IncomingRow => ({
  ...{ id: null, line: 2, verdict: 'new', clinician_name: 'Sanne Veldkamp', client_name: 'Bram de Kuiper' },
  ...{ start_time: '2026-11-20T09:30:00.000Z', end_time: '2026-11-20T10:15:00.000Z', client_code: 'C-17' },
  ...{ date_of_birth: '1980-02-01', is_new_client: true, problems: [] },
  ...values,
});
const preview = {
  ...{ kind: 'table' as const, file_name: 'afspraken.csv', seen: 'abc' },
  counts: { ...none, new: 1, wrong: 1, same: 1 },
  data: [
    aRow({}),
    aRow({ line: 3, verdict: 'wrong', problems: [{ field: 'clinician', problem: 'unknown' }] }),
    aRow({ line: 4, verdict: 'same', is_new_client: false }),
  ],
};
const aFeed: AgendaFeed = {
  ...{ id: '8c0e4a4e-1f0b-4a55-8a51-6a5b0f5f3b77', clinician_id: sanne.id, clinician_name: 'Sanne Veldkamp' },
  ...{
    host: 'outlook.voorbeeld.test',
    takes: 'known',
    created_at: '2026-11-01T08:00:00Z',
    is_reading: false,
  },
  ...{ read_at: '2026-11-02T08:00:00Z', tried_at: '2026-11-03T08:00:00Z', next_at: '2026-11-03T08:15:00Z' },
  ...{ problem: 'unreachable', counts: { ...none, new: 3 } },
};
const aKey: ConnectorKey = {
  ...{ id: '8c0e4a4e-1f0b-4a55-8a51-6a5b0f5f3b78', name: 'Voorbeeld-EPD', ends_with: 'x9Qa' },
  ...{ created_at: '2026-11-01T08:00:00Z', created_by: 'Marijke Oosterhof', used_at: null, revoked_at: null },
};

type Api = NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>;
function open(as = marijke, ...api: Api) {
  const uploads = fakeUploads();
  const usual = [
    answers(listUsers, { data: [userOf(sanne)] }),
    answers(listFeeds, { data: [aFeed] }),
    answers(listConnectorKeys, { data: [aKey] }),
  ];
  return { uploads, ...openApp('/appointments-from-elsewhere', { as, api: [...api, ...usual] }) };
}
const fileField = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('there is no field for a file');
    return found;
  });

test('a file shows what would happen row by row, and is taken as it was seen', async () => {
  const { user, uploads } = open(tom);
  await user.upload(await fileField(), new File(['x'], 'afspraken.csv'));
  uploads[0]?.answerAs(previewAppointments, preview);

  const row = (await screen.findByText('Bram de Kuiper')).closest('tr') as HTMLElement;
  expect(within(row).getByText('nieuwe cliënt')).toBeTruthy();
  expect(within(row).getByText('09:30 – 10:15')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Fout (1)' }));
  expect(await screen.findByText('Behandelaar hier niet bekend')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '1 afspraak overnemen' }));
  expect(Object.fromEntries(uploads[1]?.body.entries() ?? [])).toMatchObject({ seen: 'abc', takes: 'known' });
  uploads[1]?.answerAs(importAppointments, { data: { counts: preview.counts } });

  expect(await screen.findByText('Afspraken overgenomen')).toBeTruthy();
  expect(screen.getByText('Nieuw: 1 · gewijzigd: 0 · afgezegd: 0')).toBeTruthy();
});

test('what changed in between is looked at again, and what cannot be read is said in words', async () => {
  const { user, uploads } = open();
  await user.upload(await fileField(), new File(['x'], 'afspraken.csv'));
  uploads[0]?.answerAs(previewAppointments, preview);
  await user.click(await screen.findByRole('button', { name: '1 afspraak overnemen' }));
  uploads[1]?.refuse('agenda_changed');
  expect(await screen.findByText(/Er is intussen iets veranderd/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opnieuw bekijken' }));
  uploads[2]?.refuse('unreadable_agenda');

  expect(await screen.findByText(/geen afspraken die we kunnen lezen/)).toBeTruthy();
});

test('a calendar file is not sent before somebody said whose it is', async () => {
  const { user, uploads } = open();
  await user.upload(await fileField(), new File(['x'], 'agenda.ics'));
  expect(await screen.findByText('Kies hierboven van welke behandelaar deze agenda is.')).toBeTruthy();
  expect(uploads).toHaveLength(0);

  await user.selectOptions(screen.getByLabelText('Behandelaar'), 'Sanne Veldkamp');

  expect(Object.fromEntries(uploads[0]?.body.entries() ?? [])).toMatchObject({ user_id: sanne.id });
});

test('a calendar says since when it is not read and when that is tried again; one is added and removed', {
  tags: 'thorough',
}, async () => {
  const { user, sentTo } = open(tom, answers(addFeed, { data: aFeed }), answers(removeFeed, { message: '' }));
  await user.click(await screen.findByRole('tab', { name: 'Agenda’s' }));
  expect(await screen.findByText(/^Laatst gelezen .*, sindsdien niet bereikbaar\.$/)).toBeTruthy();
  expect(screen.getByText(/^Volgende poging om \d\d:\d\d\. De afspraken van eerder/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Agenda toevoegen' }));
  expect(await screen.findByText('Vul een adres in dat begint met https://')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Behandelaar'), 'Sanne Veldkamp');
  await user.type(screen.getByLabelText('Adres van de agenda'), 'webcal://voorbeeld.test/a.ics');
  await user.click(screen.getByRole('button', { name: 'Agenda toevoegen' }));
  expect(await screen.findByText('Agenda toegevoegd')).toBeTruthy();
  expect(sentTo(addFeed)).toMatchObject([{ user_id: sanne.id, takes: 'known' }]);

  await user.click(screen.getByRole('button', { name: 'Agenda van Sanne Veldkamp verwijderen' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verwijderen' }),
  );
  expect(await screen.findByText('Agenda verwijderd')).toBeTruthy();
});

test('a key is shown once', { tags: 'thorough' }, async () => {
  const key = 'noteer_connector_abc';
  const { user } = open(marijke, answers(makeConnectorKey, { data: { ...aKey, key } }));
  await user.click(await screen.findByRole('tab', { name: 'Koppelingen' }));
  expect(await screen.findByText('Voorbeeld-EPD')).toBeTruthy();
  await user.type(screen.getByLabelText('Naam van de koppeling'), 'Ander EPD');
  await user.click(screen.getByRole('button', { name: 'Sleutel maken' }));
  expect(await screen.findByText(key)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ik heb de sleutel bewaard' }));
  await waitFor(() => expect(screen.queryByText(key)).toBeNull());
});

test('a planner has files and calendars, and no keys', async () => {
  open(tom);
  await screen.findByRole('tab', { name: 'Agenda’s' });
  expect(screen.queryByRole('tab', { name: 'Koppelingen' })).toBeNull();
});
