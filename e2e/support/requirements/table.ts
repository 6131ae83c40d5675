/** The specification, section by section. `lines` is how many there were when it was last read: none may get lost. */
import { nothingLost, questions, successes } from './answers.ts';
import { calls } from './calls.ts';
import { constants } from './constants.ts';
import { records, storage } from './entities.ts';
import { failures, toasts } from './messages.ts';
import { payloads } from './payloads.ts';
import type { Requirement } from './requirement.ts';
import { roles } from './roles.ts';
import { home } from './screens-home.ts';
import { forgot, signIn, signUp, site } from './screens-public.ts';
import { addAppointment, admin, otherScreens, overviewPage, recordingDetails } from './screens-records.ts';
import { routes, shellLayout } from './screens-shell.ts';
import { frame, record, review, wrapUp } from './screens-walkthrough.ts';
import { accounts, appointments, notes, recordings } from './transitions.ts';
import { validation } from './validation.ts';

type Section = { number: number; name: string; lines: number; requirements: Requirement[] };

const screens = [
  ...[...site, ...signIn, ...signUp, ...forgot, ...routes, ...shellLayout, ...home],
  ...[...frame, ...record, ...review, ...wrapUp],
  ...[...overviewPage, ...admin, ...recordingDetails, ...addAppointment, ...otherScreens],
];

export const sections: Section[] = [
  { number: 2, name: 'screens and routes', lines: 217, requirements: screens },
  { number: 3, name: 'entities', lines: 59, requirements: [...records, ...payloads, ...storage] },
  {
    number: 4,
    name: 'states and transitions',
    lines: 48,
    requirements: [...appointments, ...recordings, ...notes, ...accounts],
  },
  { number: 5, name: 'validation', lines: 56, requirements: validation },
  { number: 6, name: 'roles', lines: 19, requirements: roles },
  { number: 7, name: 'calls', lines: 43, requirements: calls },
  {
    number: 8,
    name: 'messages',
    lines: 77,
    requirements: [...toasts, ...failures, ...successes, ...questions, ...nothingLost],
  },
  { number: 9, name: 'constants', lines: 33, requirements: constants },
];
