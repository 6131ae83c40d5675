/** Section 8: what people are told, and that each situation was made to happen. */
import { asks, type Requirement } from './requirement.ts';
import {
  addUserPage,
  adminPage,
  agenda,
  codesForm,
  details,
  forgotPage,
  homePage,
  noteArea,
  passwordPage,
  planPage,
  recorderPages,
  recordPage,
  reviewPage,
  savedPage,
  savedRecording,
  sender,
  sessionJourney,
  shell,
  signInPage,
  signUpPage,
  toaster,
  toReview,
  wrapUpFooter,
  wrapUpPage,
} from './test-files.ts';

const rules = toaster('toasts follow the rules that the product promises');
const wrongPassword = signInPage('a wrong password is told twice, and nothing typed is lost');
const failedLogin = signInPage('%s fails with words and keeps the form');
const failedSignUp = signUpPage('a failed sign-up stays on the first step with what was typed: %s');
const failedVerify = signUpPage('a failed verification stays on the second step: %s');
const everyForm = sessionJourney('every form says so, keeps what was typed, and works again afterwards');
const updating = reviewPage('is told in %s, and pressing again saves');
const saving = codesForm('%s says so and loses nothing');
const listOfUsers = planPage('a list of users that is %s stays empty, says so, and can be asked for again');
const notPlanned = planPage('an appointment that is %s empties the form and can be put back whole');

export const toasts: Requirement[] = [
  asks('toasts appear top-right', rules),
  asks('toasts close after 5000 ms', rules),
  asks('toasts are closed by click', rules, toaster('a toast can be closed by a button with a name')),
  asks('toasts pause on hover', rules),
  asks('toasts pause on focus loss', rules),
  asks('toasts can be dragged', rules),
  asks('toasts are light', rules),
];

export const failures: Requirement[] = [
  asks(
    "login refused: a toast with the server's detail",
    wrongPassword,
    signInPage("in English the server's own words are shown"),
  ),
  asks("login fails: 'Login failed'", failedLogin, everyForm),
  asks("login fails: 'Invalid email or password'", wrongPassword),
  asks("sign-up refused: the server's detail", signUpPage("the server's own reason comes first")),
  asks("sign-up fails: 'Something went wrong while signup'", failedSignUp),
  asks('a failed sign-up stays on step 1', failedSignUp),
  asks("verify refused: the server's detail", failedVerify),
  asks("verify fails: 'Something went wrong while verifying email'", failedVerify),
  asks('a failed verify stays on step 2', failedVerify),
  asks(
    "'Failed to access microphone. Please check your permissions.'",
    recordPage('a microphone that is denied is said in the known words'),
  ),
  asks(
    "'An error occurred: {message}' when the server refuses the upload",
    recordPage('what the server will not have stays here, and can be tried again'),
    sender('what the server will never take is told, and kept'),
  ),
  asks(
    "'An error occurred: {message}' for a file without sound",
    recorderPages('a recording that was made elsewhere is read, sent and heard'),
  ),
  asks(
    'an upload without a network is told, kept and sent later',
    recordPage('trouble is told: %s'),
    sender('a network that fails again and again loses nothing and sends nothing twice as something else'),
  ),
  asks("'Failed to delete recording.'", savedPage('stays when it cannot be deleted: %s')),
  asks(
    "'Error deleting recording' on the dashboard",
    toReview('that does not work says so and keeps the recording: %s'),
  ),
  asks(
    "'Error fetching recording data' in the recorder",
    savedRecording('a saved recording that cannot be fetched says so, and is not forgotten: %s'),
  ),
  asks(
    "'Error fetching recording data' in the review",
    reviewPage('fails with words and a way to try again'),
    noteArea('a note that is %s is told, and can be asked for again'),
  ),
  asks(
    "'Error fetching recording data' in the wrap-up",
    wrapUpPage('loading that fails is told'),
    wrapUpFooter('a note that is %s cannot be declared ready, and is told'),
  ),
  asks(
    "'Error fetching recording data' in the details",
    details('that cannot be fetched say so, and can be asked for again: %s'),
  ),
  asks(
    "'Error fetching recording data' on the dashboard",
    agenda('whose recording cannot be looked up stays here: %s'),
  ),
  asks("'Error marking as reviewed'", wrapUpPage('a server that does not take it (%s) leaves one here')),
  asks(
    "'Failed to copy summary'",
    reviewPage('copies, and says when it cannot'),
    wrapUpPage('a clipboard that fails is told, and the note is ready all the same'),
    details('that is not allowed says so'),
  ),
  asks("note update refused: the server's words", updating, saving),
  asks("note update fails: 'Error while updating the recording details'", updating, saving),
  asks(
    "'Error happened while changing password'",
    passwordPage('a wrong current password stands under its field'),
    passwordPage('a failure keeps what was typed: %s'),
    everyForm,
  ),
  asks(
    "'Error happened while creating user'",
    addUserPage('a taken address stands under its field, and nothing is lost'),
    addUserPage('a failure keeps what was typed: %s'),
  ),
  asks(
    "'Error deleting user' for a colleague",
    adminPage('a deletion that is refused keeps the dialog open and says why'),
    adminPage('a deletion that does not arrive is told, and the user stays: %s'),
  ),
  asks("'Error deleting user' for oneself", shell('an account that cannot be deleted stays signed in: %s')),
  asks(
    "'Error happened while fetching users'",
    listOfUsers,
    adminPage('a list that cannot be fetched is told and can be tried again'),
  ),
  asks('the list of users stays empty then', listOfUsers),
  asks("'Error happened while creating appointment'", notPlanned),
  asks("'Error deleting appointment'", agenda('that does not work says so and keeps the appointment: %s')),
  asks(
    "'Some error occurred while adding the client'",
    homePage('that cannot be added keeps what was typed: %s'),
  ),
  asks("'Enter client name first'", homePage('needs a name')),
  asks(
    "'Failed to send OTP. Please try again.'",
    forgotPage('a mail that cannot be sent is told: %s'),
    everyForm,
  ),
  asks("'Invalid OTP. Please try again.'", forgotPage('a code that is %s is told and can be corrected')),
  asks(
    "'Failed to reset password. Please try again.', or the server's detail",
    forgotPage('a reset that fails says so, or says why, and keeps the password: %s'),
  ),
  asks(
    'dashboard failures are only logged',
    agenda('that fails alarms nobody and is only logged: what was shown stays, with the time it is of'),
    agenda('that never came yet says no more than that: %s'),
  ),
];
