// @vitest-environment jsdom
import { listUsers } from '@noteer/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { marijke, sanne } from '../../test/people.ts';

const people = { stranger: undefined, clinician: sanne, superuser: marijke };
const api = [answers(listUsers, { data: [] })];

test.each([
  ['stranger', '/', '/welcome'],
  ['stranger', '/home', '/welcome'],
  ['stranger', '/overview', '/welcome'],
  ['stranger', '/tasks', '/welcome'],
  ['stranger', '/admin', '/welcome'],
  ['stranger', '/add-user', '/welcome'],
  ['stranger', '/add-appointment', '/welcome'],
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
  ['clinician', '/nergens', '/welcome'],
  ['superuser', '/admin', '/admin'],
  ['superuser', '/add-user', '/add-user'],
  ['superuser', '/add-appointment', '/add-appointment'],
] as const)('a %s at %s ends at %s', async (who, from, to) => {
  const as = people[who];
  const { path } = openApp(from, { api, ...(as && { as }) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  await waitFor(() => expect(path()).toBe(to));
});

test('the browser tab is named after the page', async () => {
  openApp('/tasks', { as: sanne });
  await waitFor(() => expect(document.title).toBe('Taken · Noteer'));
});
