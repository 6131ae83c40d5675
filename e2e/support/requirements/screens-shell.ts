/** Section 2: the application shell. */
import { asks, type Requirement } from './requirement.ts';
import {
  adminDay,
  administration,
  format,
  guards,
  layout,
  planPage,
  sessionJourney,
  shell,
  tasksPage,
  walkthroughPage,
  widths,
} from './test-files.ts';

const whoEndsWhere = guards('a %s at %s ends at %s');
const stepAtHand = walkthroughPage('at %s the client is named and the step at hand is marked');
const greetings = format('at %i:%i people are greeted with %s');
const greeted = shell('people are greeted by the hour and by name');
const roomy = widths(
  'one pixel more than 500 wide, and there is room for the overview, the administration and what waits',
);
const onAScreen = administration(
  'navigation offers each person what is theirs, and as much as the screen holds',
);
const titled = layout('the page has its title, its greeting and a marked place in the navigation');
const clinicians = shell('a clinician sees start, overview and tasks');
const superusers = shell('a superuser sees the administration too');

export const routes: Requirement[] = [
  asks('the shell holds the privacy-mode flag', shell('privacy mode starts off and is kept for the tab')),
  asks('the shell knows the current page', titled, guards('the browser tab is named after the page')),
  asks('child: home', whoEndsWhere),
  asks('child: overview', whoEndsWhere),
  asks('child: tasks', whoEndsWhere),
  asks('children: walkthrough/record, /review and /wrap-up', stepAtHand),
  asks('the active step is tracked, starting at 1', stepAtHand),
  asks('child: admin, for admins only', whoEndsWhere),
  asks('child: add-user, for admins only', whoEndsWhere),
  asks('child: add-appointment, for admins only', whoEndsWhere),
  asks('child: recording-details', whoEndsWhere),
  asks('child: change-password', whoEndsWhere),
  asks('an empty path redirects to /home', whoEndsWhere),
  asks('children require sign-in: others go to /welcome', whoEndsWhere),
  asks('admin-only routes send non-superusers to /home', whoEndsWhere),
  asks(
    'tasks holds the follow-ups of notes, with sentence and due date',
    tasksPage('stands by when it is due, in words'),
  ),
  asks(
    'a follow-up can be done and undone',
    tasksPage('is seen at once, goes on to the next, and can be undone'),
  ),
  asks('tasks holds the notes that wait for review', tasksPage('notes that wait > lead to their review')),
];

export const shellLayout: Requirement[] = [
  asks('a sidebar with logo and navigation links', onAScreen, titled),
  asks(
    'the sidebar has the privacy-mode toggle',
    layout('the privacy switch says what it was switched to'),
    onAScreen,
  ),
  asks(
    'the sidebar collapses on small screens',
    layout('the drawer closes on Escape and gives the focus back'),
    onAScreen,
  ),
  asks('a top bar with the page title', titled),
  asks("a greeting plus the user's name", greeted),
  asks('03:00-11:59 Goedemorgen', greetings),
  asks('12:00-17:59 Goedemiddag', greetings, greeted),
  asks('otherwise Goedenavond', greetings),
  asks(
    'the user menu has Logout (Uitloggen)',
    shell('logging out forgets everything here and ends the session there'),
  ),
  asks('the user menu has Change password, with a Dutch label', shell('the menu leads to a new password')),
  asks('link: Start (/home)', clinicians, onAScreen),
  asks('link: Overview (/overview)', clinicians),
  asks('Overview only when the window is over 500 px wide', roomy, onAScreen),
  asks('link: Admin / Administratie (/admin), superusers only', clinicians, superusers),
  asks(
    'one designated admin account gets /add-appointment in place of /admin',
    shell('the privileged account plans appointments in its place'),
    planPage('the privileged account gives no code and has no way back to an administration'),
  ),
  asks(
    'other admins get an Add Appointment button on the admin page',
    adminDay('from here one adds appointments and users'),
  ),
  asks(
    'deleting the account asks in a dialog first',
    shell('deleting the account asks for the password and ends at the welcome page'),
    shell('a deletion that is not confirmed deletes nothing'),
    sessionJourney('an account is deleted only after a question, and is gone then'),
  ),
];
