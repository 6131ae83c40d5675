// @vitest-environment jsdom
import { getInstitution, type Institution, setInstitution } from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, inTurn, refuses } from '../../../test/fake-api.ts';
import { undecidedSettings } from '../../../test/institution.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

const settings = undecidedSettings;
const undecided: Institution = { settings, version: 0, held_by: {}, history: [] };
const named = { ...settings, name: 'GGZ Westerpark', idle_lock_minutes: 5 };
const set_at = '2026-11-02T09:00:00.000Z';
const after: Institution = {
  ...{ settings: named, version: 2, held_by: {} },
  history: [
    { settings: named, version: 2, set_by: 'Marijke Oosterhof', set_at },
    { settings, version: 1, set_by: null, set_at },
  ],
};

const replace = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await put(user, field, text);
};

test('what changes is shown before it is saved, and afterwards stands in the history', async () => {
  const { user, sentTo } = openApp('/institution', {
    as: marijke,
    api: [answers(getInstitution, { data: undecided }), answers(setInstitution, { data: after })],
  });
  await put(user, await screen.findByLabelText('Naam'), 'GGZ Westerpark');
  await replace(user, screen.getByLabelText('Scherm vergrendelen na (minuten)'), '5');
  await put(user, screen.getByLabelText('Namen en termen'), 'Terwille\n\n Terwille ');
  await user.click(screen.getByRole('button', { name: 'Wijzigingen bekijken' }));

  const asked = await screen.findByRole('alertdialog', { name: 'Dit verandert er' });
  expect(within(asked).getByText('15 minuten').tagName).toBe('DEL');
  expect(within(asked).getByText('5 minuten').tagName).toBe('INS');
  expect(sentTo(setInstitution)).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Opslaan' }));

  expect(await screen.findByText(/^Marijke Oosterhof/)).toBeTruthy();
  expect(sentTo(setInstitution)).toEqual([{ ...named, expected_words: ['Terwille'], version: 0 }]);
});

test('a number that cannot be is said at its field, and nothing is sent', async () => {
  const { user, sentTo } = openApp('/institution', {
    as: marijke,
    api: [answers(getInstitution, { data: undecided })],
  });
  await replace(user, await screen.findByLabelText('Scherm vergrendelen na (minuten)'), '0');
  await user.clear(screen.getByLabelText('Opnieuw inloggen na (uren)'));
  await user.click(screen.getByRole('button', { name: 'Wijzigingen bekijken' }));

  expect(screen.getByText('Minstens 1.')).toBeTruthy();
  expect(screen.getByText('Vul een heel getal in.')).toBeTruthy();
  expect(sentTo(setInstitution)).toEqual([]);
});

test('what the server was started with cannot be changed here, and says by what', async () => {
  openApp('/institution', {
    as: marijke,
    api: [answers(getInstitution, { data: { ...undecided, held_by: { time_zone: 'TIME_ZONE' } } })],
  });

  const zone = await screen.findByLabelText('Tijdzone');

  expect((zone as HTMLSelectElement).disabled).toBe(true);
  expect(screen.getByText('Vastgezet op de server met TIME_ZONE.')).toBeTruthy();
});

test('what somebody else decided meanwhile is said, and shown when one asks for it', async () => {
  const { user } = openApp('/institution', {
    as: marijke,
    api: [
      inTurn(answers(getInstitution, { data: undecided }), answers(getInstitution, { data: after })),
      refuses(setInstitution, 'institution_changed'),
    ],
  });
  await put(user, await screen.findByLabelText('Naam'), 'Praktijk Oost');
  await user.click(screen.getByRole('button', { name: 'Wijzigingen bekijken' }));
  await user.click(await screen.findByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText(/Er is niets opgeslagen/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Toon wat er nu geldt' }));

  expect(await screen.findByDisplayValue('GGZ Westerpark')).toBeTruthy();
});

test('an earlier state is filled in again, and a file too, and saved only after a look', async () => {
  const { user, sentTo } = openApp('/institution', {
    as: marijke,
    api: [answers(getInstitution, { data: after })],
  });
  await user.click(await screen.findByRole('button', { name: 'Dit weer invullen' }));
  expect(screen.getByLabelText<HTMLInputElement>('Naam').value).toBe('');

  const file = new File(
    [JSON.stringify({ noteer: 'institution', format: 1, settings: { ...settings, name: 'Elders' } })],
    'noteer-institution.json',
  );
  await user.upload(screen.getByLabelText('Instellingen uit een bestand', { selector: 'input' }), file);

  expect(await screen.findByDisplayValue('Elders')).toBeTruthy();
  expect(sentTo(setInstitution)).toEqual([]);
});
