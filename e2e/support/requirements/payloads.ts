/** Section 3: what is sent, and what comes back. */
import { asks, type Requirement } from './requirement.ts';
import {
  addUserPage,
  appointmentsServer,
  forgotPage,
  homePage,
  passwordPage,
  planPage,
  resetServer,
  session,
  signInPage,
  signInServer,
  signUpPage,
  signUpServer,
  usersServer,
} from './test-files.ts';

const newUser = addUserPage('a new user is made and the form is empty again');
const made = usersServer('an administrator makes an account that can sign in, and it is on the record');
const bothSteps = signUpPage('both steps, and in');
const verified = signUpServer(
  'a sign-up that is verified with the mailed code is an account that is signed in',
);
const right = signInPage('the right password leads to the start page');
const mailed = signInServer(
  'an account without an authenticator gets a code by mail and signs in with it once',
);
const stored = session('what signing in leaves in session storage is what a reload finds');
const changed = passwordPage('after a change one stays signed in, on the new tokens');
const threeSteps = forgotPage('three steps, a word of success, and the sign-in page');
const replaced = resetServer('a forgotten password is replaced in three steps, and every session ends');
const planned = planPage(
  'an appointment is sent as the clock on the wall says, and the form is empty but for the gender',
);
const inTheAgenda = appointmentsServer(
  'what an administrator plans is in the agenda of that colleague, on that date, as it was picked',
);
const contact = homePage('starts the walkthrough with the client');

export const payloads: Requirement[] = [
  asks('add user: email, first_name, last_name, password, confirm_password', newUser, made),
  asks('add user: gender male, female or other', newUser, made),
  asks('sign up: first_name, last_name, email, password, confirm_password, the whole form', bothSteps),
  asks(
    'sign up: gender male or female',
    bothSteps,
    signUpPage(
      'both passwords can be looked at, gender is male or female, and who has an account is led to sign in',
    ),
  ),
  asks('the sign-up response holds qr_code_url', bothSteps, verified),
  asks('verify email sends email and otp', bothSteps, verified),
  asks('verify answers access, refresh, id, name, is_superuser', bothSteps, verified),
  asks('login sends email, password, otp_token', right),
  asks('login answers access, refresh, id, name, is_superuser, email', right, stored),
  asks('login answers a top-level message', mailed),
  asks('password change sends old_password, password, confirm_password', changed),
  asks('reset sends token, password, confirm_password', threeSteps, replaced),
  asks('OTP verify sends otp and token', threeSteps, replaced),
  asks('email check sends email', replaced),
  asks('appointment: user_id and patient_name', planned, inTheAgenda),
  asks('appointment: date as YYYY-MM-DD', planned),
  asks('appointment: start_time and end_time, date plus hour and minute, seconds zero, literal Z', planned),
  asks('appointment: subject and description', planned, inTheAgenda),
  asks(
    'appointment: gender male or female',
    planned,
    appointmentsServer('an appointment with %s is refused under its field'),
  ),
  asks('appointment: client_code', planned),
  asks('unplanned contact sends client_name', contact),
  asks(
    "the response's data.data.id is used",
    contact,
    appointmentsServer('an unplanned contact needs a name, answers with its id, and is not an appointment'),
  ),
];
