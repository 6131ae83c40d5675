/** Section 9: numbers, names and limits. */
import { asks, type Requirement } from './requirement.ts';
import {
  addUserPage,
  agenda,
  calendar,
  capturesServer,
  contactJourney,
  contactPage,
  forgotPage,
  format,
  formMessages,
  noteSaver,
  pageFailed,
  planPage,
  playback,
  recordingList,
  recordPage,
  resetServer,
  reviewPage,
  signUpPage,
  signUpServer,
  timeField,
  toaster,
  toReview,
  uploadServer,
  welcomeJourney,
  widths,
} from './test-files.ts';

const rule = formMessages('%s says what is wrong, and takes what is right');
const roomy = widths(
  'one pixel more than 500 wide, and there is room for the overview, the administration and what waits',
);
const uploaded = uploadServer('a whole file of %i Hz and %i channels is a recording like any other');
const greetings = format('at %i:%i people are greeted with %s');
const inEnglish = planPage('the messages and labels of the form in English are those that people know');
const span = format('an appointment among others has its date, its start and, where there is one, its end');

export const constants: Requirement[] = [
  asks(
    'OTP length 6 for sign-up',
    signUpPage('the code "%s" is not sent'),
    rule,
    signUpServer('a sign-up that is verified with the mailed code is an account that is signed in'),
  ),
  asks(
    'OTP length 4 for password reset',
    forgotPage('a code has four digits'),
    rule,
    resetServer('a four-digit code dies after five wrong tries'),
  ),
  asks('password minimum 8: sign-up, change, add user', rule),
  asks('password minimum 6: reset', rule, forgotPage('the passwords "%s" and "%s" are refused')),
  asks('autosave delay 4500 ms', noteSaver('what is typed is saved 4.5 seconds after the last change')),
  asks(
    'save-if-older threshold 3000 ms',
    noteSaver('a change more than 3 seconds after the last save is saved at once'),
  ),
  asks(
    'the recording timer counts in steps of 1000 ms',
    recordPage('the timer counts what was heard, and a pause stops it'),
    format('%d seconds are shown as %s'),
  ),
  asks(
    'playback progress every 100 ms',
    playback('while it plays the slider follows every 100 ms, and a pause holds it'),
  ),
  asks(
    'audio type audio/wav',
    uploaded,
    capturesServer('the sound plays as a WAV, whole and in ranges, sample for sample'),
  ),
  asks('file name recording.wav', uploaded),
  asks('duration in whole seconds', uploaded),
  asks('the agenda is polled every 30000 ms', agenda('comes every 30 seconds')),
  asks('recordings are polled every 30000 ms', toReview('is asked for again every 30 seconds')),
  asks('toasts close after 5000 ms', toaster('toasts follow the rules that the product promises')),
  asks(
    'agenda times: nl-NL, UTC, 24-hour',
    format('the time of an appointment is what was picked, in 24 hours'),
  ),
  asks(
    'dashboard times: en-IN, 24-hour, medium date with short time',
    span,
    recordingList('says who, when, about what, and whether it is reviewed'),
  ),
  asks('dashboard end times: short time', span),
  asks(
    'query dates as YYYY-MM-DD',
    agenda('has the heading, the long date and its appointments in 24 hours, as they were picked'),
  ),
  asks('navigation hides Overview and Admin at 500 px or less', roomy),
  asks(
    'the contact image only from 1024 px',
    contactJourney('a picture stands beside the form from 1024 px, and not below'),
  ),
  asks(
    'font sizes 6 to 26',
    reviewPage('has ten faces and the sizes 6 to 26, which stay with the reader and not with the note'),
  ),
  asks('greeting bands 03:00-11:59, 12:00-17:59, otherwise evening', greetings),
  asks(
    'the calendar is 320 px wide',
    widths(
      'the calendar is 320 pixels wide on every screen, beside the day where there is room and below it elsewhere',
    ),
  ),
  asks('calendar views year and day', calendar('a year is chosen first and a day after it')),
  asks('time pickers step by 1 minute', timeField('without a step the minutes move one by one')),
  asks(
    'time pickers are 24-hour',
    timeField('hours and minutes are typed on a 24-hour clock'),
    timeField('English has no a.m. or p.m. either'),
  ),
  asks(
    'contact locations: Germany, Hungary, Poland',
    contactPage('offers three locations and three specialties, by the values that are sent'),
  ),
  asks(
    'contact specialties: psychiatry, medicine, other',
    contactPage('offers three locations and three specialties, by the values that are sent'),
  ),
  asks(
    'gender: male, female',
    signUpPage(
      'both passwords can be looked at, gender is male or female, and who has an account is led to sign in',
    ),
    inEnglish,
  ),
  asks('add user: gender also other', addUserPage('a new user is made and the form is empty again')),
  asks('the description box has 4 rows', inEnglish),
  asks(
    'five partners in the carousel',
    welcomeJourney('are five, pass at 50 pixels a second and stop under the pointer or by choice'),
  ),
  asks(
    'loading a script chunk times out at 120 s',
    pageFailed('a page that takes two minutes to load is given up'),
  ),
];
