// @vitest-environment jsdom
import {
  appPages,
  filePages,
  getProfile,
  getRecording,
  listAccessLogUsers,
  listAllAppointments,
  listUsers,
  readAccessLog,
  sitePages,
} from '@noteer/contract';
import { act, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { answers, refuses } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { ans, marijke, profileOf, sanne, tom } from '../../test/people.ts';
import { signIn, signOut } from '../lib/session.ts';
import { routes } from './routes.tsx';

const people = {
  stranger: undefined,
  clinician: sanne,
  superuser: marijke,
  planner: tom,
  privileged: marijke,
  auditor: ans,
};
const api = [
  answers(listUsers, { data: [] }),
  answers(listAllAppointments, { data: [] }),
  answers(readAccessLog, { data: [] }),
  answers(listAccessLogUsers, { data: [] }),
];

test.each([
  ['stranger', '/', '/welcome'],
  ['stranger', '/home', '/welcome'],
  ['stranger', '/overview', '/welcome'],
  ['stranger', '/tasks', '/welcome'],
  ['stranger', '/admin', '/welcome'],
  ['stranger', '/add-user', '/welcome'],
  ['stranger', '/add-appointment', '/welcome'],
  ['stranger', '/contact-requests', '/welcome'],
  ['stranger', '/change-password', '/welcome'],
  ['stranger', '/recording-details', '/welcome'],
  ['stranger', '/walkthrough/record', '/welcome'],
  ['stranger', '/walkthrough/review', '/welcome'],
  ['stranger', '/walkthrough/wrap-up', '/welcome'],
  ['stranger', '/nergens', '/welcome'],
  ['stranger', '/nergens/dieper', '/welcome'],
  ['stranger', '/login', '/sign-in'],
  ['stranger', '/sign-in', '/sign-in'],
  ['stranger', '/sign-up', '/sign-up'],
  ['stranger', '/forgot-password', '/forgot-password'],
  ['stranger', '/privacy', '/privacy'],
  ['stranger', '/terms', '/terms'],
  ['clinician', '/', '/home'],
  ['clinician', '/sign-in', '/home'],
  ['clinician', '/sign-up', '/home'],
  ['clinician', '/login', '/home'],
  ['clinician', '/overview', '/overview'],
  ['clinician', '/recording-details', '/recording-details'],
  ['clinician', '/tasks', '/tasks'],
  ['clinician', '/change-password', '/change-password'],
  ['clinician', '/admin', '/home'],
  ['clinician', '/add-user', '/home'],
  ['clinician', '/add-appointment', '/home'],
  ['clinician', '/contact-requests', '/home'],
  ['clinician', '/nergens', '/welcome'],
  ['superuser', '/admin', '/admin'],
  ['superuser', '/add-user', '/add-user'],
  ['superuser', '/add-appointment', '/add-appointment'],
  ['superuser', '/contact-requests', '/contact-requests'],
  ['superuser', '/', '/admin'],
  ['superuser', '/sign-in', '/admin'],
  ['superuser', '/access-log', '/access-log'],
  ['planner', '/access-log', '/admin'],
  ['planner', '/', '/admin'],
  ['planner', '/add-appointment', '/add-appointment'],
  ['planner', '/admin', '/admin'],
  ['planner', '/add-user', '/admin'],
  ['planner', '/contact-requests', '/admin'],
  ['planner', '/tasks', '/admin'],
  ['planner', '/walkthrough/record', '/admin'],
  ['planner', '/recording-details', '/admin'],
  ['privileged', '/', '/add-appointment'],
  ['privileged', '/sign-in', '/add-appointment'],
  ['privileged', '/admin', '/add-appointment'],
  ['privileged', '/add-user', '/add-appointment'],
  ['privileged', '/contact-requests', '/add-appointment'],
  ['privileged', '/add-appointment', '/add-appointment'],
  ['auditor', '/', '/access-log'],
  ['auditor', '/sign-in', '/access-log'],
  ['auditor', '/home', '/access-log'],
  ['auditor', '/overview', '/access-log'],
  ['auditor', '/tasks', '/access-log'],
  ['auditor', '/admin', '/access-log'],
  ['auditor', '/walkthrough/review', '/access-log'],
  ['auditor', '/recording-details', '/access-log'],
  ['auditor', '/change-password', '/change-password'],
] as const)('a %s at %s ends at %s', async (who, from, to) => {
  const as = people[who];
  const profile = answers(getProfile, { data: profileOf(marijke, { is_privileged: true }) });
  const { path } = openApp(from, {
    api: who === 'privileged' ? [profile, ...api] : api,
    ...(as && { as }),
  });
  await waitFor(() => expect(path()).toBe(to));
  const isOfTheSite = sitePages.some((page) => to === `/${page}`);
  if (!isOfTheSite) expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

describe('a page about a recording that a stranger asks for', () => {
  const wanted = '/recording-details/9b2f6a0e-7c1d-4f0e-8a4c-2b6f5f0d3c02';
  const recording = refuses(getRecording, 'not_found');

  test('is where they land once they have signed in', async () => {
    const app = openApp(wanted, { api: [recording, ...api] });
    await waitFor(() => expect(app.path()).toBe('/welcome'));
    await act(() => app.router.navigate('/sign-in'));
    await act(async () => signIn(sanne));
    await waitFor(() => expect(app.path()).toBe(wanted));
    await act(() => app.router.navigate('/'));
    await waitFor(() => expect(app.path()).toBe('/home'));
  });

  test('is not where the next person lands after somebody signed out there', async () => {
    const app = openApp(wanted, { as: sanne, api: [recording, ...api] });
    await screen.findByRole('heading', { level: 1 });
    await act(async () => signOut());
    await waitFor(() => expect(app.path()).toBe('/welcome'));
    await act(() => app.router.navigate('/sign-in'));
    await act(async () => signIn(marijke));
    await waitFor(() => expect(app.path()).toBe('/admin'));
  });
});

test('the browser tab is named after the page', async () => {
  openApp('/tasks', { as: sanne });
  await waitFor(() => expect(document.title).toBe('Taken · Noteer'));
});

/** Every address below these routes that shows something, without slashes around it. */
const addresses = (below: RouteObject[], before = ''): string[] =>
  below.flatMap(({ path = '', children, index }) => {
    const here = [before, path.replace('/:id?', '')].filter((part) => part && part !== '/').join('/');
    return [...(index || path ? [here] : []), ...addresses(children ?? [], here)];
  });

test('the server knows each address of the app, and no other', () => {
  const known = [...appPages, ...filePages, ...sitePages, ...sitePages.map((page) => `en/${page}`), '*'];
  expect([...new Set(addresses(routes))].sort()).toEqual(known.sort());
});
