// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { getProfile } from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { resetWorld, stubDevices } from '../../../test/fake-capture.ts';
import { noteServer, stubLayout, walkthrough } from '../../../test/note-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { profileOf, sanne } from '../../../test/people.ts';

vi.mock('../../capture/keeper.ts', async () => (await import('../../../test/fake-capture.ts')).keeperModule);
vi.mock(
  '../../capture/unfinished.ts',
  async () => (await import('../../../test/fake-capture.ts')).unfinishedModule,
);

beforeEach(() => {
  resetWorld();
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
