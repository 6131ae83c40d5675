// @vitest-environment jsdom
import { appPages, listAccessLogUsers, listUsers, readAccessLog, sitePages } from '@noteer/contract';
import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { answers } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { ans, marijke, sanne, tom } from '../../test/people.ts';
import { routes } from './routes.tsx';

const people = { stranger: undefined, clinician: sanne, superuser: marijke, planner: tom, auditor: ans };
const api = [
  answers(listUsers, { data: [] }),
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
  ['superuser', '/access-log', '/home'],
  ['planner', '/', '/home'],
  ['planner', '/add-appointment', '/add-appointment'],
  ['planner', '/admin', '/admin'],
  ['planner', '/add-user', '/home'],
  ['planner', '/contact-requests', '/home'],
  ['planner', '/tasks', '/home'],
  ['planner', '/walkthrough/record', '/home'],
  ['planner', '/recording-details', '/home'],
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
  const { path } = openApp(from, { api, ...(as && { as }) });
  await waitFor(() => expect(path()).toBe(to));
  const isOfTheSite = sitePages.some((page) => to === `/${page}`);
  if (!isOfTheSite) expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

test('the browser tab is named after the page', async () => {
  openApp('/tasks', { as: sanne });
  await waitFor(() => expect(document.title).toBe('Taken · Noteer'));
});

/** Every address below these routes that shows something, without slashes around it. */
const addresses = (below: RouteObject[], before = ''): string[] =>
  below.flatMap(({ path = '', children, index }) => {
    const here = [before, path].filter((part) => part && part !== '/').join('/');
    return [...(index || path ? [here] : []), ...addresses(children ?? [], here)];
  });

test('the server knows each address of the app, and no other', () => {
  const known = [...appPages, ...sitePages, ...sitePages.map((page) => `en/${page}`), '*'];
  expect([...new Set(addresses(routes))].sort()).toEqual(known.sort());
});
