// @vitest-environment jsdom
import { logout } from '@noteer/contract';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, type Fake } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { sanne } from '../../test/people.ts';
import { logOut } from '../lib/end-session.ts';
import { startOver } from '../lib/leave.ts';

test.each(['/welcome', '/en/welcome', '/contact', '/en/family-medicine'])(
  '%s is fetched from the server as a document of its own',
  async (path) => {
    openApp(path);
    await waitFor(() => expect(startOver).toHaveBeenCalled());
  },
);

test('who signs out leaves for the site only when the server knows', async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const slow: Fake = {
    endpoint: logout,
    answer: (init) => told.then(() => answers(logout, { message: 'Signed out' }).answer(init)),
  };
  const app = openApp('/tasks', { as: sanne, api: [slow] });
  logOut();
  await waitFor(() => expect(app.path()).toBe('/welcome'));
  expect(startOver).not.toHaveBeenCalled();

  tell();
  await waitFor(() => expect(startOver).toHaveBeenCalled());
});
