// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sanne } from '../../test/people.ts';

let copies = 0;
/** A fresh copy of the module reads storage anew, as a reloaded page does. */
function reload(): Promise<typeof import('./session.ts')> {
  copies += 1;
  return import(/* @vite-ignore */ `./session.ts?copy=${copies}`);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

test('what signing in leaves in session storage is what a reload finds', async () => {
  const before = await reload();
  before.signIn({ ...sanne, is_superuser: true, role: 'planner' });

  const after = await reload();

  expect({ ...sessionStorage }).toEqual({
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    user_id: sanne.id,
    user_name: 'Sanne Veldkamp',
    is_superuser: 'true',
    role: 'planner',
    email: 'sanne@voorbeeld.test',
  });
  expect(after.currentSession()).toEqual({ ...sanne, is_superuser: true, role: 'planner' });
});

test('a tab from before there were roles goes by the flag that it has', async () => {
  const before = await reload();
  before.signIn({ ...sanne, is_superuser: true });
  sessionStorage.removeItem('role');

  expect((await reload()).currentSession()?.role).toBe('administrator');
});

test('nothing is kept beyond the tab', async () => {
  const { signIn } = await reload();
  signIn(sanne);
  expect(localStorage.length).toBe(0);
});

test('signing out clears all of session storage', async () => {
  const { signIn, signOut, currentSession } = await reload();
  signIn(sanne);
  sessionStorage.setItem('privacy_mode', 'true');

  signOut();

  expect([sessionStorage.length, currentSession()]).toEqual([0, null]);
});

test('a lock drops the tokens, remembers the person and survives a reload', async () => {
  const before = await reload();
  before.signIn(sanne);
  before.lockSession('idle');

  const after = await reload();

  expect(sessionStorage.getItem('access_token')).toBeNull();
  expect(sessionStorage.getItem('refresh_token')).toBeNull();
  expect(after.currentSession()).toBeNull();
  expect(after.currentLock()).toEqual({
    reason: 'idle',
    id: sanne.id,
    email: sanne.email,
    name: sanne.name,
    is_superuser: false,
    role: 'clinician',
  });
});

test('signing in again takes the lock away', async () => {
  const { signIn, lockSession, currentLock, currentSession } = await reload();
  signIn(sanne);
  lockSession('ended');

  signIn({ ...sanne, access: 'access-2' });

  expect(currentLock()).toBeNull();
  expect(currentSession()?.access).toBe('access-2');
  expect(sessionStorage.getItem('lock_reason')).toBeNull();
});
