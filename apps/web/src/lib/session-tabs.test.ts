// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sanne } from '../../test/people.ts';
import { lockForIdleness, logOut } from './end-session.ts';
import { currentLock, currentSession, lockSession, signIn, signOut } from './session.ts';
import { joinSession, onActiveElsewhere, tellActive } from './session-tabs.ts';

/** Another tab of the same browser. */
let other: BroadcastChannel;
const heard: { type: string }[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"Signed out"}'));
  heard.length = 0;
  other = new BroadcastChannel('session');
  other.onmessage = ({ data }: MessageEvent<{ type: string }>) => void heard.push(data);
});
afterEach(() => {
  other.close();
  vi.unstubAllGlobals();
});

const answering = () => {
  other.onmessage = ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type === 'ask')
      other.postMessage({ type: 'session', session: sanne, kept: { privacy_mode: 'true' } });
  };
};

test('a new tab joins the session of the others, with their initials', async () => {
  answering();
  await joinSession('/recording-details/1', false, 60_000);
  expect(currentSession()).toMatchObject({ id: sanne.id });
  expect(sessionStorage.getItem('privacy_mode')).toBe('true');
});

test.each(['/sign-in', '/sign-up', '/forgot-password'])(
  'whoever goes to %s wants to sign in',
  async (path) => {
    answering();
    await joinSession(path, false);
    expect(currentSession()).toBeNull();
  },
);

test('a session that nobody asked for is not taken', async () => {
  other.postMessage({ type: 'session', session: sanne, kept: {} });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(currentSession()).toBeNull();
});

test('a tab answers while it is open, and not when it is locked or nobody is in', async () => {
  const ask = () => {
    heard.length = 0;
    other.postMessage({ type: 'ask' });
  };
  const silence = () => new Promise((resolve) => setTimeout(resolve, 100));
  ask();
  await silence();
  expect(heard).toEqual([]);
  signIn(sanne);
  ask();
  await vi.waitFor(() => expect(heard).toMatchObject([{ type: 'session' }]));
  lockSession('idle');
  ask();
  await silence();
  expect(heard).toEqual([]);
});

test('who leaves one tab leaves all, and others stay', async () => {
  signIn(sanne);
  other.postMessage({ type: 'left', id: 'somebody-else', reason: 'user' });
  other.postMessage({ type: 'left', id: sanne.id, reason: 'idle' });
  await vi.waitFor(() => expect(currentLock()).toMatchObject({ id: sanne.id, reason: 'idle' }));
  signIn(sanne);
  other.postMessage({ type: 'left', id: sanne.id, reason: 'user' });
  await vi.waitFor(() => expect([currentSession(), currentLock()]).toEqual([null, null]));

  signIn(sanne);
  logOut();
  signIn(sanne);
  lockForIdleness();
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { type: 'left', id: sanne.id, reason: 'user' },
      { type: 'left', id: sanne.id, reason: 'idle' },
    ]),
  );
  signOut();
});

test('to be active in one tab is to be active in all of that person', async () => {
  signIn(sanne);
  const hear = vi.fn();
  const unfollow = onActiveElsewhere(hear);
  other.postMessage({ type: 'active', id: 'somebody-else' });
  other.postMessage({ type: 'active', id: sanne.id });
  await vi.waitFor(() => expect(hear).toHaveBeenCalledOnce());
  unfollow();
  // Long after whoever was active in this page before.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  tellActive();
  tellActive();
  vi.useRealTimers();
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'active', id: sanne.id }]));
});
