/** Section 6: who may do what. */
import { asks, type Requirement } from './requirement.ts';
import {
  accessServer,
  accountServer,
  adminDay,
  agenda,
  appointmentsServer,
  codesForm,
  details,
  guards,
  planPage,
  recordingsServer,
  session,
  shell,
  signInJourney,
  signInPage,
  toReview,
} from './test-files.ts';

const whoEndsWhere = guards('a %s at %s ends at %s');
const clinicians = shell('a clinician sees start, overview and tasks');
const superusers = shell('a superuser sees the administration too');
const flag = session('what signing in leaves in session storage is what a reload finds');
const onScreen = signInJourney(
  'strangers are led to the welcome page, clinicians away from the administration',
);

export const roles: Requirement[] = [
  asks('a regular user has Start and Overview', clinicians),
  asks(
    'a regular user has the walkthrough',
    agenda('that is still to be recorded leads to the recorder, by the keyboard too: %s'),
  ),
  asks('a regular user has change password', shell('the menu leads to a new password')),
  asks(
    "a superuser is who is_superuser at login says, stored as 'true'",
    flag,
    signInPage('the right password leads to the start page'),
  ),
  asks('a superuser sees the Admin link', superusers),
  asks(
    'a superuser has add-user and add-appointment',
    whoEndsWhere,
    adminDay('from here one adds appointments and users'),
  ),
  asks(
    'a superuser opens reviewed items on the admin page',
    adminDay('only what is reviewed opens, as an administrator'),
    recordingsServer("a colleague's recording is not there; a superuser opens it once it is reviewed"),
  ),
  asks(
    'a superuser edits and saves GGZ-NHN and ZPM codes',
    codesForm('are sent the other way round, GGZ-NHN first, with the note and that it is done'),
    recordingsServer('a clinician adds no codes'),
  ),
  asks(
    'a superuser sees the delete-appointment button',
    agenda('deleting an appointment > is for superusers'),
    agenda('deleting an appointment > asks first, and then the list is renewed'),
  ),
  asks(
    'a superuser sees the delete-recording button',
    toReview('deleting a recording > is for superusers'),
    toReview('asks first, and then the list is renewed'),
  ),
  asks('strangers are redirected to /welcome from any protected route', whoEndsWhere, onScreen),
  asks(
    'non-superusers are redirected to /home from admin, add-user, add-appointment',
    whoEndsWhere,
    onScreen,
  ),
  asks('public pages need no sign-in', whoEndsWhere),
  asks(
    'the privileged account is the one whose email is configured',
    accountServer('the profile tells who is signed in, and who is the privileged account'),
  ),
  asks(
    'the privileged account enters no client code',
    planPage('the privileged account gives no code and has no way back to an administration'),
    appointmentsServer('a code is asked of everyone but the privileged account'),
  ),
  asks(
    'the privileged account is led to /add-appointment in place of /admin',
    shell('the privileged account plans appointments in its place'),
  ),
  asks(
    'the server holds what needs sign-in',
    accessServer('%s answers 401 to a stranger and to a token that nobody has'),
  ),
  asks('the server holds what is for superusers', accessServer('%s is refused to the role of %s')),
  asks(
    "the server holds that a colleague's record is not there",
    recordingsServer("a colleague's recording is not there; a superuser opens it once it is reviewed"),
    details('sees no codes, however the page was opened: %s'),
  ),
];
