// @vitest-environment jsdom
import { getProfile, getRecording } from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answers, type fakeApi, inTurn, refuses } from '../../../test/fake-api.ts';
import { stubDevices } from '../../../test/fake-capture.ts';
import { noteServer, stubLayout, walkthrough } from '../../../test/note-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { profileOf, sanne } from '../../../test/people.ts';

beforeEach(() => {
  stubDevices();
  stubLayout();
});

const english = answers(getProfile, { data: profileOf(sanne, { language: 'en' }) });
const open = (step: string) =>
  openApp(
    { pathname: `/walkthrough/${step}`, state: walkthrough },
    { as: sanne, api: [english, ...noteServer('Slaapt beter.').fakes] },
  );
const steps = async () =>
  within(await screen.findByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent?.replace(/^\d/, ''), step.getAttribute('aria-current')]);

test.each([
  ['record', 0],
  ['review', 1],
  ['wrap-up', 2],
])('at %s the client is named and the step at hand is marked', async (address, active) => {
  open(address);
  expect(await steps()).toEqual(
    ['Record', 'Review note', 'Wrap up'].map((name, index) => [name, index === active ? 'step' : null]),
  );
  expect(screen.getByRole('heading', { name: 'Vera Zandstra' })).toBeTruthy();
  expect(screen.getByText('How it works')).toBeTruthy();
});

test('in Dutch the steps are De werkwijze, and a client is initials in privacy mode', async () => {
  sessionStorage.setItem('privacy_mode', 'true');
  openApp(
    { pathname: '/walkthrough/record', state: walkthrough },
    { as: sanne, api: noteServer('Slaapt beter.').fakes },
  );
  expect(await screen.findByText('De werkwijze')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'V.Z.' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Zandstra');
});

describe('an address with an id', () => {
  const id = walkthrough.recordingId;
  const openAt = (path: string, ...more: Parameters<typeof fakeApi>) =>
    openApp(path, { as: sanne, api: [...more, ...noteServer('Slaapt beter.').fakes] });

  test.each([
    ['record', 'Opnemen'],
    ['review', 'Verslag beoordelen'],
    ['wrap-up', 'Afronden'],
  ])('opens %s without anything in the history, and puts it there', async (step, label) => {
    const app = openAt(`/walkthrough/${step}/${id}`);
    expect(await screen.findByRole('heading', { name: 'Vera Zandstra' })).toBeTruthy();
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain(label);
    expect(app.path()).toBe(`/walkthrough/${step}/${id}`);
    expect(app.router.state.location.state).toMatchObject({ apt: walkthrough.apt, recordingId: id });
  });

  test('counts, whatever the history says of another', async () => {
    const apt = { ...walkthrough.apt, client_name: 'Iemand Anders' };
    openApp(
      { pathname: `/walkthrough/review/${id}`, state: { apt, recordingId: walkthrough.consultation } },
      { as: sanne, api: noteServer('Slaapt beter.').fakes },
    );
    expect(await screen.findByRole('heading', { name: 'Vera Zandstra' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('Iemand Anders');
  });

  test.each(['record', 'review', 'wrap-up'])('that leads nowhere says so at %s', async (step) => {
    openAt(`/walkthrough/${step}/${id}`, refuses(getRecording, 'not_found'));
    expect(await screen.findByRole('heading', { name: 'Dit consult is hier niet te vinden' })).toBeTruthy();
  });

  test('that cannot be asked for now can be asked for again', async () => {
    const here = noteServer('Slaapt beter.').fakes.find(({ endpoint }) => endpoint === getRecording);
    if (!here) throw new Error('the note server has no recording');
    const app = openAt(`/walkthrough/review/${id}`, inTurn(refuses(getRecording, 'internal'), here));
    await app.user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('heading', { name: 'Vera Zandstra' })).toBeTruthy();
  });
});
