/** Section 5: what each form refuses, in which words. */
import { asks, type Requirement } from './requirement.ts';
import {
  addUserPage,
  appointmentsServer,
  codesForm,
  contactJourney,
  forgotPage,
  formMessages,
  homePage,
  passwordPage,
  planPage,
  signInPage,
  signUpPage,
} from './test-files.ts';

const rule = formMessages('%s says what is wrong, and takes what is right');
const specials = formMessages('every special character of the specification is one, and a letter is not');
const emptySignIn = signInPage('an empty form says what is required, at the fields, and goes to the first');
const emptySignUp = signUpPage('an empty form says everything that is missing at once');
const wrongSignUp = signUpPage('%s is refused with its message');
const signUpCode = signUpPage('the code "%s" is not sent');
const wrongAddress = forgotPage('the address "%s" is refused');
const resetCode = forgotPage('a code has four digits');
const resetPasswords = forgotPage('the passwords "%s" and "%s" are refused');
const emptyChange = passwordPage('an empty form says what is required');
const wrongChange = passwordPage('the password "%s" is refused');
const emptyUser = addUserPage('an empty form says what is required');
const wrongUser = addUserPage('%s "%s" is refused with its message');
const emptyPlan = planPage(
  'an empty form says all that is missing, sends nothing, and the first field takes the focus',
);

export const validation: Requirement[] = [
  asks(
    'forms are checked on submit only',
    signInPage('nothing is said of an empty field before the form is sent'),
    emptySignIn,
  ),
  asks("sign in, email: 'Email is required'", emptySignIn, rule),
  asks("sign in, password: 'Password is required'", emptySignIn, rule),
  asks(
    'sign in: the authenticator code is optional',
    formMessages('a code at sign-in may be left out'),
    signInPage('the right password leads to the start page'),
  ),
  asks("sign up, first_name: 'First name is required'", emptySignUp, rule),
  asks("sign up, last_name: 'Last name is required'", emptySignUp, rule),
  asks("sign up, email: 'Invalid email'", wrongSignUp, rule),
  asks("sign up, email: 'Email is required'", emptySignUp, rule),
  asks("sign up, gender: 'Gender is required'", emptySignUp, rule),
  asks("sign up, password: 'Password must be at least 8 characters'", wrongSignUp, rule),
  asks("sign up, password: 'Password must contain at least one special character'", wrongSignUp, rule),
  asks('special characters are !@#$%^&*(),.?":{}|<>', specials),
  asks("sign up, password: 'New password is required'", emptySignUp, rule),
  asks("sign up, confirm: 'Passwords must match'", wrongSignUp, rule),
  asks("sign up, confirm: 'Confirm password is required'", emptySignUp, rule),
  asks("sign up, terms: 'You must accept the terms and conditions'", emptySignUp),
  asks("sign-up OTP: 'OTP must be exactly 6 digits'", signUpCode, rule),
  asks("sign-up OTP: 'OTP is required'", signUpCode, rule),
  asks("forgot password, email: 'Invalid email'", wrongAddress, rule),
  asks("forgot password, email: 'Email is required'", wrongAddress, rule),
  asks("forgot password, OTP: 'OTP must be exactly 4 digits'", resetCode, rule),
  asks("forgot password, OTP: 'OTP is required'", resetCode, rule),
  asks("reset, new: 'Password must be at least 6 characters'", resetPasswords, rule),
  asks("reset, new: 'New password is required'", resetPasswords, rule),
  asks("reset, confirm: 'Passwords must match'", resetPasswords, rule),
  asks("reset, confirm: 'Confirm password is required'", resetPasswords, rule),
  asks("change password, current: 'Current password is required'", emptyChange, rule),
  asks("change password, new: 'Password must be at least 8 characters'", wrongChange, rule),
  asks("change password, new: 'Password must contain at least one special character'", wrongChange, rule),
  asks("change password, new: 'New password is required'", emptyChange, rule),
  asks(
    "change password, confirm: 'Passwords must match'",
    passwordPage('two different passwords are refused'),
    rule,
  ),
  asks("change password, confirm: 'Confirm password is required'", emptyChange, rule),
  asks("add user, email: 'Invalid email'", wrongUser, rule),
  asks("add user, email: 'Email is required'", emptyUser, rule),
  asks("add user: 'First name is required'", emptyUser, rule),
  asks("add user: 'Last name is required'", emptyUser, rule),
  asks("add user: 'Gender is required'", emptyUser, rule),
  asks("add user, password: 'Password is required'", emptyUser, rule),
  asks("add user, password: 'Password must be at least 8 characters'", wrongUser, rule),
  asks("add user, password: 'Password must contain at least one special character'", wrongUser, rule),
  asks("add user, confirm: 'Passwords must match'", wrongUser, rule),
  asks("add user, confirm: 'Confirm password is required'", emptyUser, rule),
  asks("unplanned contact: 'Enter client name first'", homePage('needs a name'), rule),
  asks("add appointment: 'Select a user'", emptyPlan, rule),
  asks("add appointment: 'Patient name is required'", emptyPlan, rule),
  asks("add appointment: 'Select a date'", emptyPlan, rule),
  asks("add appointment: 'Date of birth is required'", emptyPlan, rule),
  asks("add appointment: 'Description is required'", emptyPlan, rule),
  asks("add appointment: 'Select start time'", emptyPlan, rule),
  asks("add appointment: 'Select gender'", emptyPlan, rule),
  asks("add appointment: 'Select end time'", emptyPlan, rule),
  asks(
    "add appointment: 'End time must be after start time'",
    planPage('an end at %s is not after a start at 09:05'),
    rule,
  ),
  asks(
    "add appointment: 'Code is required', unless the privileged account asks",
    emptyPlan,
    appointmentsServer('a code is asked of everyone but the privileged account'),
  ),
  asks(
    'submission stops if any error exists',
    emptyPlan,
    planPage('a wrong order of times is told together with what is missing elsewhere'),
  ),
  asks(
    'quotes are stripped from what is typed in the code fields',
    codesForm('lose their quotes while they are typed'),
  ),
  asks(
    'contact fields marked * use what the browser requires',
    contactJourney('the browser itself asks for what is missing'),
  ),
];
