// @vitest-environment jsdom
import {
  changeRole,
  deleteAccount,
  endUserSessions,
  listAllAppointments,
  listEngines,
  listUsers,
  setProfession,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne, tom, userOf } from '../../../test/people.ts';

const rest = [answers(listEngines, { data: [] }), answers(listAllAppointments, { data: [] })];
const both = answers(listUsers, { data: [userOf(marijke), userOf(sanne)] });

test('everyone is listed, and one cannot delete oneself here', async () => {
  openApp('/admin', { as: marijke, api: [...rest, both] });
  expect(await screen.findByRole('cell', { name: 'sanne@voorbeeld.test' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Verwijder Sanne Veldkamp' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verwijder Marijke Oosterhof' })).toBeNull();
});

test('a user is deleted after a question, and the list follows', async () => {
  const after = answers(listUsers, { data: [userOf(marijke)] });
  const { user, fetched } = openApp('/admin', {
    as: marijke,
    api: [...rest, inTurn(both, after), answers(deleteAccount, { message: 'Deleted' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Verwijder Sanne Veldkamp' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));

  expect(await screen.findByText('Gebruiker verwijderd')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('sanne@voorbeeld.test')).toBeNull());
  expect(fetched.mock.calls.map(([url]) => url)).toContain(`/api/auth/${sanne.id}/`);
});

test('a deletion that is refused keeps the dialog open and says why', { tags: 'thorough' }, async () => {
  const { user } = openApp('/admin', {
    as: marijke,
    api: [...rest, both, refuses(deleteAccount, 'last_administrator')],
  });
  await user.click(await screen.findByRole('button', { name: 'Verwijder Sanne Veldkamp' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  expect(await dialog.findByText(/laatste beheerder/)).toBeTruthy();
  expect(screen.getByText('Error deleting user')).toBeTruthy();
});

test.each([
  ['unreachable', isUnreachable(deleteAccount)],
  ['answered by something else', garbles(deleteAccount, 200, '<html>')],
])(
  'a deletion that does not arrive is told, and the user stays: %s',
  { tags: 'thorough' },
  async (_, fake) => {
    const { user } = openApp('/admin', { as: marijke, api: [...rest, both, fake] });
    await user.click(await screen.findByRole('button', { name: 'Verwijder Sanne Veldkamp' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findAllByText('Error deleting user')).not.toHaveLength(0);
    expect(screen.getByText('sanne@voorbeeld.test')).toBeTruthy();
  },
);

test('a list that cannot be fetched is told and can be tried again', { tags: 'thorough' }, async () => {
  const { user } = openApp('/admin', {
    as: marijke,
    api: [...rest, inTurn(refuses(listUsers, 'internal'), both)],
  });
  expect(await screen.findAllByText('Error happened while fetching users')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('cell', { name: 'sanne@voorbeeld.test' })).toBeTruthy();
});

test('another role is given after a question that says what it does, and the list follows', {
  tags: 'thorough',
}, async () => {
  const planner = { ...userOf(sanne), role: 'planner' as const, is_superuser: true };
  const { user, fetched } = openApp('/admin', {
    as: marijke,
    api: [
      ...rest,
      inTurn(both, answers(listUsers, { data: [userOf(marijke), planner] })),
      answers(changeRole, { data: planner }),
    ],
  });
  await user.selectOptions(await screen.findByLabelText('Rol van Sanne Veldkamp'), 'planner');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/rol planner en wordt overal uitgelogd/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Wijzigen' }));

  expect(await screen.findByText('Rol gewijzigd')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByLabelText('Rol van Sanne Veldkamp')).toHaveProperty('value', 'planner'),
  );
  expect(fetched.mock.calls.find(([, init]) => init?.method === 'PATCH')?.[1]?.body).toBe(
    '{"role":"planner"}',
  );
});

test('the last administrator keeps the role, and the dialog says why', { tags: 'thorough' }, async () => {
  const { user } = openApp('/admin', {
    as: marijke,
    api: [...rest, both, refuses(changeRole, 'last_administrator')],
  });
  await user.selectOptions(await screen.findByLabelText('Rol van Marijke Oosterhof'), 'clinician');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Wijzigen' }));
  expect(await dialog.findByText(/laatste beheerder/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
  expect(screen.getByLabelText('Rol van Marijke Oosterhof')).toHaveProperty('value', 'administrator');
});

test('a colleague is logged out everywhere after a question, and oneself is not offered', {
  tags: 'thorough',
}, async () => {
  const { user } = openApp('/admin', {
    as: marijke,
    api: [
      ...rest,
      both,
      inTurn(
        refuses(endUserSessions, 'internal'),
        answers(endUserSessions, { message: 'Signed out everywhere' }),
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Log Sanne Veldkamp overal uit' }));
  expect(screen.queryByRole('button', { name: 'Log Marijke Oosterhof overal uit' })).toBeNull();
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Uitloggen' }));
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Uitloggen' }));

  expect(await screen.findByText('Sanne Veldkamp is overal uitgelogd')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a planner sees the day, and neither users nor machinery', async () => {
  openApp('/admin', { as: tom, api: rest });
  expect(await screen.findByText('Geen consulten op deze dag')).toBeTruthy();
  expect(screen.queryByText('Gebruikers')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Gebruiker toevoegen' })).toBeNull();
});

test('profession, usual setting and team of a user are chosen in a dialog, and the list follows', {
  tags: 'thorough',
}, async () => {
  const described = { ...userOf(sanne), profession: 'GZ' as const, usual_setting: 3 as const };
  const { user, sentTo } = openApp('/admin', {
    as: marijke,
    api: [
      ...rest,
      inTurn(both, answers(listUsers, { data: [userOf(marijke), described] })),
      answers(setProfession, { data: described }),
    ],
  });
  await user.click(
    await screen.findByRole('button', { name: /Beroep, setting en team van Sanne Veldkamp$/ }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Beroep'), 'GZ-psycholoog');
  await user.selectOptions(dialog.getByLabelText('Gebruikelijke setting'), '3');
  await user.type(dialog.getByLabelText('Team'), ' FACT Noord ');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));

  expect(await screen.findByText('GZ-psycholoog')).toBeTruthy();
  expect(sentTo(setProfession)).toEqual([{ profession: 'GZ', usual_setting: 3, team: 'FACT Noord' }]);
});
