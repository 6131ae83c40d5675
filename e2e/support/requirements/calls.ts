/** Section 7: the calls, their addresses, and what becomes of their answers. */
import { asks, type Requirement } from './requirement.ts';
import {
  accountServer,
  addresses,
  addUserPage,
  adminPage,
  agenda,
  apiCall,
  appointmentsServer,
  capturesServer,
  codesForm,
  details,
  forgotPage,
  homePage,
  microsoftPage,
  microsoftServer,
  overview,
  pageSpeed,
  passwordPage,
  planPage,
  recordingsServer,
  resetServer,
  reviewPage,
  savedPage,
  shell,
  signInPage,
  signInServer,
  signUpPage,
  signUpServer,
  toReview,
  uploadServer,
  usersServer,
  wrapUpPage,
} from './test-files.ts';

const at = addresses('%s is at %s');
const uploaded = uploadServer('a whole file of %i Hz and %i channels is a recording like any other');
const deletedUser = adminPage('a user is deleted after a question, and the list follows');
const reset = forgotPage('three steps, a word of success, and the sign-in page');
const listed = recordingsServer(
  'the list holds one’s own, filtered as asked; a superuser with a date sees everyone’s',
);
const noteless = reviewPage('without a note there is a text in its place');
const revision = recordingsServer('every save of a note is a revision, and the newest is shown');

export const calls: Requirement[] = [
  asks('all calls go to one host', addresses('every address is a path on the host that serves the app')),
  asks(
    'calls carry a bearer token from session storage',
    apiCall('a call carries the bearer token of the session'),
  ),
  asks('2xx counts as success', apiCall('an answer with status %i is a success')),
  asks(
    'POST login',
    at,
    signInPage('the right password leads to the start page'),
    signInServer('an account without an authenticator gets a code by mail and signs in with it once'),
  ),
  asks('POST sign-up reads qr_code_url', at, signUpPage('both steps, and in')),
  asks(
    'POST verify-email reads the session',
    at,
    signUpServer('a sign-up that is verified with the mailed code is an account that is signed in'),
  ),
  asks('POST email-check reads data.data.token', at, reset),
  asks('POST verify-otp reads data.data.token', at, reset),
  asks(
    'POST reset-password',
    at,
    resetServer('a forgotten password is replaced in three steps, and every session ends'),
  ),
  asks(
    'errors of reset-password are read from detail',
    forgotPage('a reset that fails says so, or says why, and keeps the password: %s'),
  ),
  asks('POST change-password', at, passwordPage('after a change one stays signed in, on the new tokens')),
  asks('POST admin sign-up', at, addUserPage('a new user is made and the form is empty again')),
  asks(
    'GET all users reads data',
    at,
    usersServer('the list holds accounts by name, and nothing but what it promises'),
  ),
  asks(
    'DELETE profile /{userId}/',
    at,
    deletedUser,
    accountServer('a deleted account is signed out, cannot sign in, and leaves its name to its records'),
  ),
  asks(
    'GET the agenda with is_scheduled=true and date=YYYY-MM-DD',
    at,
    agenda('has the heading, the long date and its appointments in 24 hours, as they were picked'),
  ),
  asks('the agenda is refreshed every 30 s', agenda('comes every 30 seconds')),
  asks(
    'the agenda is refreshed on date change',
    agenda('is chosen in the calendar, is asked for, and survives a reload'),
  ),
  asks(
    'POST an unplanned contact: HTTP 200, reads data.data.id',
    at,
    homePage('starts the walkthrough with the client'),
    appointmentsServer('an unplanned contact needs a name, answers with its id, and is not an appointment'),
  ),
  asks('DELETE an appointment', at, appointmentsServer('a superuser deletes an appointment, once')),
  asks(
    'POST appointment-admin',
    at,
    planPage(
      'an appointment is sent as the clock on the wall says, and the form is empty but for the gender',
    ),
  ),
  asks(
    'GET the recordings reads data.data',
    at,
    overview('are listed with name, date and time, description and whether they are reviewed'),
  ),
  asks('the recordings of a date (YYYY-MM-DD)', listed),
  asks(
    'the recordings with is_reviewed=False',
    listed,
    toReview('is asked for, and told with its date and time'),
  ),
  asks('the review list is polled every 30 s', toReview('is asked for again every 30 seconds')),
  asks(
    'GET a recording with its summaries, duration and file url',
    at,
    recordingsServer(
      'a recording is told with its sound, its length in whole seconds, and what it belongs to',
    ),
  ),
  asks('the summary of llama3 is shown', details('show the note of llama3 when there are several')),
  asks('else a fallback text', noteless),
  asks('POST a recording (multipart): recording_file, appointment, recording_duration', at, uploaded),
  asks('its answer holds id and recording_file_url', uploaded),
  asks(
    'PATCH consultation_summaries [{ai_model_name, summary_text}]',
    at,
    revision,
    reviewPage('the note is read as what it means, and typed in as what it is'),
  ),
  asks(
    'PATCH is_reviewed true',
    recordingsServer('a reviewed note makes its appointment reviewed'),
    wrapUpPage('the finished note is read, copied and declared ready in one go'),
  ),
  asks('PATCH is_recording_deleted true', savedPage('is deleted at the server, and the screen starts over')),
  asks(
    'PATCH consultation_summaries with codes, and is_admin_reviewed true',
    codesForm('are sent the other way round, GGZ-NHN first, with the note and that it is done'),
    recordingsServer('codes come GGZ-NHN first, and are kept and shown ZPM first'),
  ),
  asks(
    'DELETE a recording from the dashboard list',
    at,
    toReview('asks first, and then the list is renewed'),
    recordingsServer('a superuser deletes a recording with its sound and notes, for good'),
  ),
  asks(
    'GET /api/auth/, the profile',
    at,
    accountServer('the profile tells who is signed in, and who is the privileged account'),
  ),
  asks(
    'PUT /api/auth/, the profile',
    at,
    accountServer('a changed profile is there at the next look'),
    shell('a chosen language is shown, remembered and saved with the profile'),
  ),
  asks(
    'GET recording-file/{id}/',
    at,
    capturesServer('the sound plays as a WAV, whole and in ranges, sample for sample'),
  ),
  asks('PUT on the recording endpoint', at, revision),
  asks(
    'microsoft_login',
    at,
    signInPage('Microsoft is offered only where it is set up, and its state is remembered'),
  ),
  asks(
    'microsoft_handle_login',
    at,
    microsoftPage('what Microsoft sends back signs in'),
    microsoftServer('an address that Microsoft vouches for signs in to the account that has it'),
  ),
  asks('resend-otp', at, signUpPage('a new code can be asked for after half a minute')),
  asks('email-verify, check-email, verify-opt, signup-by-admin and users are spelled so', at),
  asks(
    'a performance-metrics reporting module is loaded lazily',
    pageSpeed('how fast a page was is reported, by a module that is loaded after all else'),
  ),
];
