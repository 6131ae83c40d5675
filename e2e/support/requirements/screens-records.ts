/** Section 2: overview, administration, details, planning, and the other screens. */
import { asks, type Requirement } from './requirement.ts';
import {
  addUserPage,
  adminDay,
  codesForm,
  details,
  homePage,
  overview,
  passwordPage,
  planPage,
  recordingList,
  recordPage,
  shell,
  signInPage,
  toReview,
  walkthroughPage,
  widths,
  wrapUpPage,
} from './test-files.ts';

const tabs = overview('the tabs have their English names in English');
const listed = adminDay(
  'everyone’s consultations of the day are listed, with when, about what and how far they are',
);
const oneRow = recordingList('says who, when, about what, and whether it is reviewed');
const whatOpens = adminDay('only what is reviewed opens, as an administrator');
const whose = details('are whose it is, when it was, and its note');
const sentBack = codesForm('are sent the other way round, GGZ-NHN first, with the note and that it is done');
const afterSaving = codesForm('OK leads to the administration, on the day of the appointment');
const inEnglish = planPage('the messages and labels of the form in English are those that people know');
const planned = planPage(
  'an appointment is sent as the clock on the wall says, and the form is empty but for the gender',
);
const newUser = addUserPage('a new user is made and the form is empty again');
const steps = recordPage('the client and the three steps are there, and the button starts');
const contact = homePage('starts the walkthrough with the client');

export const overviewPage: Requirement[] = [
  asks(
    "a tab 'All consultations'",
    tabs,
    overview('are listed with name, date and time, description and whether they are reviewed'),
  ),
  asks(
    "a tab 'Pending consultations': not yet reviewed",
    tabs,
    overview('has a tab of its own that a reload keeps'),
  ),
  asks('items look as in the admin list', oneRow, listed),
  asks(
    'a click opens recording details as non-admin',
    overview('open their details, with nothing of the patient in the address or the history'),
  ),
];

export const admin: Requirement[] = [
  asks(
    'all consultations of a selected calendar date',
    listed,
    adminDay('another date of the calendar is another list, and today is one click away'),
  ),
  asks('a calendar on the right', widths('the administration has its calendar on the right')),
  asks('an item shows the client name', listed),
  asks('a listed name is initials in privacy mode', adminDay('in privacy mode clients are their initials')),
  asks('an item shows the appointment date and time', listed, oneRow),
  asks('an item has a reviewed icon, orange when not reviewed', oneRow),
  asks('an item shows a description', listed),
  asks(
    'an empty-state message shows when there are none',
    adminDay('another date of the calendar is another list, and today is one click away'),
  ),
  asks('only reviewed items are clickable', whatOpens),
];

export const recordingDetails: Requirement[] = [
  asks('its state is recording and isAdmin', whatOpens, details('of nothing lead back to the overview: %j')),
  asks('it shows the client name', whose),
  asks('it shows date and time', whose),
  asks('it shows a note textarea', whose),
  asks(
    'admins see GGZ-NHN Code and ZPM Code',
    codesForm('are read as ZPM first, GGZ-NHN second, without quotes'),
    details('sees no codes, however the page was opened: %s'),
  ),
  asks(
    'admins see a Save button if the recording is reviewed',
    codesForm('only what is reviewed can be saved'),
  ),
  asks(
    'Save asks for confirmation',
    sentBack,
    codesForm('nothing is sent when the answer to the question is no'),
  ),
  asks('a success modal: recording reviewed, redirecting to admin, OK', afterSaving),
  asks('the user goes to /admin', afterSaving, codesForm('waiting leads there too')),
];

export const addAppointment: Requirement[] = [
  asks("title 'Add Appointment'", inEnglish),
  asks("'Select User': the list of users", inEnglish, planned),
  asks('Gender: Select Gender, Male, Female', inEnglish),
  asks("'Patient Name'", inEnglish),
  asks("'Date of birth', free text", inEnglish, planned),
  asks("'Description', multiline, 4 rows", inEnglish),
  asks(
    'a calendar for the date',
    planned,
    planPage('a date that is missing takes the focus to the calendar'),
  ),
  asks(
    "'Code', hidden for the privileged account",
    inEnglish,
    planPage('the privileged account gives no code and has no way back to an administration'),
  ),
  asks("'Start Time' and 'End Time', 24-hour pickers", inEnglish, planned),
  asks("a 'Create Appointment' button", inEnglish),
];

export const otherScreens: Requirement[] = [
  asks('Change password has a Dutch title', shell('the menu leads to a new password')),
  asks('Add User asks email', newUser),
  asks('Add User asks first name and last name', newUser),
  asks('Add User asks gender', newUser),
  asks(
    'Add User asks password and confirm password',
    newUser,
    addUserPage('an empty form says what is required'),
  ),
  asks(
    'Change password asks the current, the new and the repeated password',
    passwordPage('an empty form says what is required'),
  ),
  asks("'Inloggen' signs in", signInPage('the right password leads to the start page')),
  asks(
    "'Continue with Microsoft' is offered where it is set up",
    signInPage('Microsoft is offered only where it is set up, and its state is remembered'),
  ),
  asks("'Privacy stand' is the privacy switch", shell('privacy mode starts off and is kept for the tab')),
  asks("'Opnemen' is the first step", steps),
  asks(
    "'Start opname' starts",
    recordPage(
      'the question of consent stands beside the button that answers it, and nothing is recorded before',
    ),
  ),
  asks("'Hervat de opname' resumes", recordPage('the timer counts what was heard, and a pause stops it')),
  asks("'Afronden' is the last step", steps),
  asks("'Opname afspelen' plays", recordPage('it is sent by itself, its id is kept, and success is told')),
  asks("'Nog te beoordelen' is what waits", toReview('is asked for, and told with its date and time')),
  asks(
    "'Klaar voor EPD' finishes",
    wrapUpPage('the finished note is read, copied and declared ready in one go'),
  ),
  asks(
    "'Alle afspraken' is the whole overview",
    overview('are listed with name, date and time, description and whether they are reviewed'),
  ),
  asks("'Ongeplande contact' is the box for who is not in the agenda", contact),
  asks(
    "'De werkwijze' stands above the steps",
    walkthroughPage('in Dutch the steps are De werkwijze, and a client is initials in privacy mode'),
  ),
  asks('a prompt to create a conversation report for a client not in the agenda', contact),
];
