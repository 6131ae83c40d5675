/** Section 4: states, and what leads from one to the next. */
import { asks, type Requirement } from './requirement.ts';
import {
  agenda,
  codesForm,
  dialog,
  forgotPage,
  homePage,
  machine,
  noteArea,
  noteSaver,
  planPage,
  playback,
  processingServer,
  recordingsServer,
  recordPage,
  reviewPage,
  savedPage,
  session,
  shell,
  signInPage,
  signUpPage,
  toReview,
  uploadServer,
  walkthroughPage,
  wrapUpPage,
} from './test-files.ts';

const summarised = agenda('that is being summarised says so to whoever points at its icon or reaches it');
const deleted = agenda('deleting an appointment > asks first, and then the list is renewed');
const courses = machine('asks for the microphone, records, pauses, goes on, stops and is saved');
const sent = recordPage('it is sent by itself, its id is kept, and success is told');
const hidden = savedPage('is deleted at the server, and the screen starts over');
const inOneGo = wrapUpPage('the finished note is read, copied and declared ready in one go');
const stepAtHand = walkthroughPage('at %s the client is named and the step at hand is marked');
const planned = planPage(
  'an appointment is sent as the clock on the wall says, and the form is empty but for the gender',
);
const failedPlan = planPage('an appointment that is %s empties the form and can be put back whole');
const threeSteps = forgotPage('three steps, a word of success, and the sign-in page');

export const appointments: Requirement[] = [
  asks("'processing' means that the conversation is being summarised", summarised),
  asks(
    'a processing row is not clickable',
    agenda('can be opened only when it is an appointment that is not being summarised'),
  ),
  asks(
    'audio that is in makes the appointment processing',
    uploadServer('a whole file of %i Hz and %i channels is a recording like any other'),
  ),
  asks(
    'a note that waits makes it ready',
    processingServer('text is there while people still talk, and the note when they stop'),
  ),
  asks(
    'a reviewed note makes it reviewed',
    recordingsServer('a reviewed note makes its appointment reviewed'),
  ),
  asks(
    'what fails is visible, with a retry',
    processingServer('what fails says so, keeps the sound, and goes on when asked'),
    savedPage('whose processing failed says why, and can be tried again'),
  ),
  asks(
    'deleting its recording makes it scheduled again',
    recordingsServer(
      'a recording that its clinician deletes is hidden everywhere and its appointment is free again',
    ),
  ),
  asks('the delete icon opens a confirmation dialog', deleted),
  asks('confirming deletes and refreshes the list', deleted),
  asks('cancel closes it', agenda('is let go by %s')),
  asks('a click on the backdrop closes it', dialog('a click beside a confirmation is a no')),
];

export const recordings: Requirement[] = [
  asks('capture begins idle', recordPage('the client and the three steps are there, and the button starts')),
  asks('recording asks for the microphone first', courses),
  asks(
    'recording is paused and goes on',
    courses,
    recordPage('the timer counts what was heard, and a pause stops it'),
  ),
  asks('stopped, the audio is assembled and can be played', courses, sent),
  asks('stopped without an id, the audio is uploaded by itself', sent),
  asks('the returned id is kept', sent),
  asks('a success message shows', sent),
  asks('deleting with an id flags it deleted on the server', hidden),
  asks('deleting with an id resets the screen to the start', hidden),
  asks('deleting without an id only resets', recordPage('deleting before the server has an id only resets')),
  asks(
    'play and pause update the progress every 100 ms',
    playback('while it plays the slider follows every 100 ms, and a pause holds it'),
  ),
];

export const notes: Requirement[] = [
  asks(
    'edits are saved about 4.5 seconds after the last change',
    noteSaver('what is typed is saved 4.5 seconds after the last change'),
  ),
  asks(
    'edits are saved on explicit save',
    noteSaver('pressing save does not wait'),
    reviewPage('the note is read as what it means, and typed in as what it is'),
  ),
  asks(
    'edits are saved when more than 3 seconds passed since the last save',
    noteSaver('a change more than 3 seconds after the last save is saved at once'),
  ),
  asks(
    'blur leaves edit mode with the last edited text',
    noteArea('a click into the note starts editing; turning to something else ends it with the last words'),
  ),
  asks("'Ready for EHR' makes is_reviewed true", inOneGo),
  asks('on HTTP 200 a success message and /home', inOneGo),
  asks(
    'an admin who saves codes sets is_admin_reviewed',
    codesForm('are sent the other way round, GGZ-NHN first, with the note and that it is done'),
  ),
  asks(
    'the dashboard lists only what is not reviewed',
    toReview('is asked for, and told with its date and time'),
  ),
  asks(
    'deleting one there is confirmed first, and reloads the list',
    toReview('asks first, and then the list is renewed'),
  ),
  asks('step 1 after an unplanned contact', homePage('starts the walkthrough with the client'), stepAtHand),
  asks(
    'step 1 after an appointment',
    agenda('that is still to be recorded leads to the recorder, by the keyboard too: %s'),
    stepAtHand,
  ),
  asks('step 2 after a recording', toReview('leads to the review with what it is about'), stepAtHand),
];

export const accounts: Requirement[] = [
  asks('sign-up goes to step 2 after a successful response', signUpPage('both steps, and in')),
  asks('Back returns to step 1', signUpPage('going back finds the first step as it was')),
  asks('verification authenticates', signUpPage('both steps, and in')),
  asks(
    'authenticated is an access token in session storage',
    session('what signing in leaves in session storage is what a reload finds'),
  ),
  asks('login sets it', signInPage('the right password leads to the start page')),
  asks(
    'logout clears all session storage',
    session('signing out clears all of session storage'),
    shell('logging out forgets everything here and ends the session there'),
  ),
  asks('forgot password: email, OTP, new password, success, /login', threeSteps),
  asks(
    'Add Appointment sets its errors on submit',
    planPage('an empty form says all that is missing, sends nothing, and the first field takes the focus'),
  ),
  asks(
    "editing a field clears that field's error",
    planPage('editing a field takes away its own message and no other'),
  ),
  asks('a valid submit is sent', planned),
  asks('the form resets at once: user, patient name, date of birth, description, date, times, code', planned),
  asks('gender is kept', planned),
  asks('the form resets whatever the call results in', failedPlan),
  asks('privacy mode is off by default', shell('privacy mode starts off and is kept for the tab')),
];
