// @vitest-environment jsdom
import { type Appointment, createAppointment, getProfile, listUsers, searchClients } from '@noteer/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClient } from '../../../test/clients.ts';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, profileOf, sanne, userOf } from '../../../test/people.ts';
import { signIn, signOut } from '../../lib/session.ts';

type App = ReturnType<typeof openApp>;

const users = answers(listUsers, { data: [userOf(sanne)] });
const privileged = answers(getProfile, { data: profileOf(marijke, { is_privileged: true }) });
const planned: Appointment = {
  id: '7c1a0d4e-3b56-4c8e-9f0a-1d2e3f4a5b6c',
  appointment_time: '2026-03-02T09:05:00.000Z',
  appointment_end_time: '2026-03-02T09:50:00.000Z',
  subject: '1 mei 1980',
  description: 'Intake',
  status: 'scheduled',
  is_appointment: true,
  client_id: '7a2b6f1e-52c1-4d0b-8a54-0f7d3c9b1e22',
  client_name: 'Jan de Vries',
  patient: { first_name: 'Jan', last_name: 'de Vries' },
};
const made = answers(createAppointment, { data: planned });

const open = (...api: NonNullable<Parameters<typeof openApp>[1]>['api'] & object) =>
  openApp('/add-appointment', { as: marijke, api: [...api, users] });
const submit = () => screen.findByRole('button', { name: 'Afspraak maken' });
const hoursOf = (label: string) =>
  screen
    .getByLabelText(label, { selector: '[role=group]' })
    .querySelector('[role=spinbutton]') as HTMLElement;
const typed = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

async function typeTime({ user }: App, label: string, digits: string) {
  await user.click(hoursOf(label));
  await user.keyboard(digits);
}

/** At once, as from a clipboard: the app looks at every letter of what is typed. */
async function put(user: App['user'], label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

/** The fifteenth is in every month and stands in it once. */
const fifteenth = () => screen.getByLabelText(/\b15 \S+ \d{4}/);
const thisMonth = () => {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
};

async function fillIn(app: App, { code = 'C-17', end = '0950' } = {}) {
  const { user } = app;
  await screen.findByText(sanne.name, { selector: 'option' });
  await user.selectOptions(screen.getByLabelText('Gebruiker'), sanne.id);
  await user.selectOptions(screen.getByLabelText('Geslacht'), 'female');
  await put(user, 'Naam cliënt', 'Jan de Vries');
  await put(user, 'Geboortedatum', '1 mei 1980');
  await put(user, 'Omschrijving', 'Intake');
  if (code) await put(user, 'Code', code);
  await user.click(fifteenth());
  await typeTime(app, 'Begintijd', '0905');
  await typeTime(app, 'Eindtijd', end);
}

test('an empty form says all that is missing, sends nothing, and the first field takes the focus', async () => {
  const { user, sentTo } = open(made);
  await user.click(await submit());
  for (const message of [
    'Select a user',
    'Select gender',
    'Patient name is required',
    'Date of birth is required',
    'Description is required',
    'Code is required',
    'Select a date',
    'Select start time',
    'Select end time',
  ]) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Gebruiker'));
  expect(sentTo(createAppointment)).toEqual([]);
});

test('the messages and labels of the form in English are those that people know', {
  tags: 'thorough',
}, async () => {
  const { user } = open(made, answers(getProfile, { data: profileOf(marijke, { language: 'en' }) }));
  await user.click(await screen.findByRole('button', { name: 'Create Appointment' }));
  expect(await screen.findByText('Select a user')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Add Appointment' })).toBeTruthy();
  for (const label of ['Select User', 'Gender', 'Patient Name', 'Date of birth', 'Description', 'Code']) {
    expect(screen.getByLabelText(label)).toBeTruthy();
  }
  expect(screen.getByLabelText('Description')).toHaveProperty('rows', 4);
  for (const name of ['Select Gender', 'Male', 'Female']) {
    expect(screen.getByRole('option', { name })).toBeTruthy();
  }
  expect(screen.getByRole('group', { name: 'Start Time' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'End Time' })).toBeTruthy();
});

test('editing a field takes away its own message and no other', { tags: 'thorough' }, async () => {
  const app = open(made);
  await app.user.click(await submit());
  await screen.findByText('Select start time');
  await put(app.user, 'Naam cliënt', 'J');
  expect(screen.queryByText('Patient name is required')).toBeNull();
  await app.user.click(fifteenth());
  expect(screen.queryByText('Select a date')).toBeNull();
  await typeTime(app, 'Begintijd', '0905');
  expect(screen.queryByText('Select start time')).toBeNull();
  expect(screen.getByText('Select end time')).toBeTruthy();
  expect(screen.getByText('Description is required')).toBeTruthy();
});

test.each(['0905', '0830'])(
  'an end at %s is not after a start at 09:05',
  { tags: 'thorough' },
  async (end) => {
    const app = open(made);
    await fillIn(app, { end });
    await app.user.click(await submit());
    expect(await screen.findByText('End time must be after start time')).toBeTruthy();
    expect(document.activeElement).toBe(hoursOf('Eindtijd'));
    expect(app.sentTo(createAppointment)).toEqual([]);
  },
);

test('a wrong order of times is told together with what is missing elsewhere', {
  tags: 'thorough',
}, async () => {
  const app = open(made);
  await screen.findByLabelText('Gebruiker');
  await typeTime(app, 'Begintijd', '0905');
  await typeTime(app, 'Eindtijd', '0830');
  await app.user.click(await submit());
  expect(await screen.findByText('End time must be after start time')).toBeTruthy();
  expect(screen.getByText('Patient name is required')).toBeTruthy();
});

test('a date that is missing takes the focus to the calendar', { tags: 'thorough' }, async () => {
  const { user } = open(made, privileged);
  await screen.findByText(sanne.name, { selector: 'option' });
  await user.selectOptions(screen.getByLabelText('Gebruiker'), sanne.id);
  await user.selectOptions(screen.getByLabelText('Geslacht'), 'male');
  await put(user, 'Naam cliënt', 'Jan');
  await put(user, 'Geboortedatum', '1980');
  await put(user, 'Omschrijving', 'Intake');
  await user.click(await submit());
  expect(await screen.findByText('Select a date')).toBeTruthy();
  expect(document.activeElement?.className).toContain('calendar-day');
});

test('an appointment is sent as the clock on the wall says, and the form is empty but for the gender', {
  tags: 'thorough',
}, async () => {
  const app = open(made);
  await fillIn(app);
  await app.user.click(await submit());
  expect(await screen.findByText('Appointment created successfully')).toBeTruthy();
  const date = `${thisMonth()}-15`;
  expect(app.sentTo(createAppointment)).toEqual([
    {
      user_id: sanne.id,
      patient_name: 'Jan de Vries',
      date,
      start_time: `${date}T09:05:00Z`,
      end_time: `${date}T09:50:00Z`,
      subject: '1 mei 1980',
      description: 'Intake',
      gender: 'female',
      client_code: 'C-17',
    },
  ]);
  for (const label of ['Gebruiker', 'Naam cliënt', 'Geboortedatum', 'Omschrijving', 'Code']) {
    expect(typed(label)).toBe('');
  }
  expect(typed('Geslacht')).toBe('female');
  expect(document.activeElement).toBe(screen.getByLabelText('Gebruiker'));
  expect(fifteenth().getAttribute('aria-label')).not.toMatch(/geselecteerd/i);
  expect(hoursOf('Begintijd').getAttribute('aria-valuenow')).toBeNull();
  expect(hoursOf('Eindtijd').getAttribute('aria-valuenow')).toBeNull();
});

test('the privileged account gives no code and has no way back to an administration', {
  tags: 'thorough',
}, async () => {
  const app = open(made, privileged);
  await submit();
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Terug naar administratie' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Administratie' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Afspraak toevoegen' })).toHaveProperty(
    'pathname',
    '/add-appointment',
  );
  await fillIn(app, { code: '' });
  await app.user.click(await submit());
  expect(await screen.findByText('Appointment created successfully')).toBeTruthy();
  expect(app.sentTo(createAppointment)[0]).not.toHaveProperty('client_code');
});

test.each([
  ['refused', refuses(createAppointment, 'permission_denied'), 'Je hebt hier geen toegang toe.'],
  ['cut off from the network', isUnreachable(createAppointment), /Geen verbinding met de server/],
  ['answered with garbage', garbles(createAppointment, 200, 'ok'), /Er ging iets mis/],
])(
  'an appointment that is %s empties the form and can be put back whole',
  { tags: 'thorough' },
  async (_, failure, why) => {
    const app = open(failure);
    await fillIn(app);
    await app.user.click(await submit());
    const notice = within(
      (await screen.findByText(/Wat je invulde voor Jan de Vries/)).closest('[role=alert]') as HTMLElement,
    );
    expect(screen.getAllByText('Error happened while creating appointment')).toHaveLength(2);
    expect(notice.getByText(why)).toBeTruthy();
    expect(typed('Naam cliënt')).toBe('');

    await app.user.click(notice.getByRole('button', { name: 'Terugzetten' }));
    expect(typed('Gebruiker')).toBe(sanne.id);
    expect(typed('Naam cliënt')).toBe('Jan de Vries');
    expect(typed('Geboortedatum')).toBe('1 mei 1980');
    expect(typed('Omschrijving')).toBe('Intake');
    expect(typed('Code')).toBe('C-17');
    expect(hoursOf('Begintijd').getAttribute('aria-valuenow')).toBe('9');
    await waitFor(() => expect(screen.queryByText(/Wat je invulde/)).toBeNull());
  },
);

test('what the server found wrong stands in the notice, and under its field once put back', {
  tags: 'thorough',
}, async () => {
  const app = open(
    inTurn(refuses(createAppointment, 'invalid', { fields: { client_code: ['Code is required'] } }), made),
  );
  await fillIn(app);
  await app.user.click(await submit());
  expect(await screen.findByText('Code: Code is required')).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Terugzetten' }));
  expect(screen.getByLabelText('Code')).toHaveProperty('ariaInvalid', 'true');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  await put(app.user, 'Code', '8');
  await app.user.click(await submit());
  expect(await screen.findByText('Appointment created successfully')).toBeTruthy();
});

test('putting one back sets aside what was typed since', { tags: 'thorough' }, async () => {
  const app = open(isUnreachable(createAppointment));
  await fillIn(app);
  await app.user.click(await submit());
  await screen.findByText(/Wat je invulde voor Jan de Vries/);
  await put(app.user, 'Naam cliënt', 'Fatma Yilmaz');
  await app.user.click(screen.getByRole('button', { name: 'Terugzetten' }));
  expect(typed('Naam cliënt')).toBe('Jan de Vries');
  expect(await screen.findByText('Wat je invulde voor Fatma Yilmaz is bewaard.')).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Terugzetten' }));
  expect(typed('Naam cliënt')).toBe('Fatma Yilmaz');
  expect(await screen.findByText('Wat je invulde voor Jan de Vries is bewaard.')).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Weggooien' }));
  expect(screen.queryByText(/Wat je invulde/)).toBeNull();
});

test('a failed appointment is still there after a look at another page, by its initials in privacy mode', {
  tags: 'thorough',
}, async () => {
  const app = open(isUnreachable(createAppointment));
  await fillIn(app);
  await app.user.click(await submit());
  await screen.findByText(/Wat je invulde voor Jan de Vries/);
  await app.user.click(screen.getByRole('link', { name: 'Taken' }));
  await waitFor(() => expect(app.path()).toBe('/tasks'));
  await app.user.click(screen.getByRole('switch', { name: 'Privacy stand' }));
  await app.router.navigate('/add-appointment');
  expect(await screen.findByText('Wat je invulde voor J.d.V. is bewaard.')).toBeTruthy();
});

test('what one person filled in is not there for the next', { tags: 'thorough' }, async () => {
  const app = open(isUnreachable(createAppointment));
  await fillIn(app);
  await app.user.click(await submit());
  await screen.findByText(/Wat je invulde voor Jan de Vries/);
  act(() => signOut());
  await waitFor(() => expect(app.path()).toBe('/welcome'));
  act(() => signIn({ ...marijke, id: sanne.id }));
  await app.router.navigate('/add-appointment');
  await submit();
  expect(screen.queryByText(/Wat je invulde/)).toBeNull();
});

test.each([
  ['refused', [refuses(listUsers, 'internal')]],
  ['garbled', [garbles(listUsers, 200, '[]')]],
  ['unreachable, also at the second and third try', Array(3).fill(isUnreachable(listUsers))],
])('a list of users that is %s stays empty, says so, and can be asked for again', async (_, failures) => {
  const [first, ...more] = failures as [typeof users, ...(typeof users)[]];
  const { user } = openApp('/add-appointment', { as: marijke, api: [inTurn(first, ...more, users)] });
  expect(await screen.findAllByText('Error happened while fetching users')).toHaveLength(2);
  expect(within(screen.getByLabelText('Gebruiker')).getAllByRole('option')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('option', { name: sanne.name })).toBeTruthy();
});

test('a client who is known is offered while one types, and brings along what is known', {
  tags: 'thorough',
}, async () => {
  const jan = aClient(41, 'Jan de Vries', {
    date_of_birth: '1980-05-01',
    gender: 'male',
    client_code: 'C-4',
  });
  const app = open(made, answers(searchClients, { data: [jan] }));
  await fillIn(app, { code: '' });
  await app.user.clear(screen.getByLabelText('Naam cliënt'));
  await put(app.user, 'Naam cliënt', 'jan');
  await app.user.click(await screen.findByRole('option', { name: /^Jan de Vries/ }));
  expect(['Naam cliënt', 'Geboortedatum', 'Code', 'Geslacht'].map(typed)).toEqual([
    'Jan de Vries',
    '1-5-1980',
    'C-4',
    'male',
  ]);
  expect(screen.getByText('Bekende cliënt · geb. 1-5-1980 · C-4')).toBeTruthy();
  await app.user.click(await submit());
  await waitFor(() => expect(app.sentTo(createAppointment)).toHaveLength(1));
  expect(app.sentTo(createAppointment)[0]).toMatchObject({ client_id: jan.id, client_code: 'C-4' });
  expect(screen.queryByText(/Bekende cliënt/)).toBeNull();
});
