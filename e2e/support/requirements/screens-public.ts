/** Section 2: what strangers see. */
import { asks, type Requirement } from './requirement.ts';
import {
  codeField,
  contactJourney,
  contactPage,
  forgotPage,
  guards,
  pagesServer,
  passwordsJourney,
  signInJourney,
  signInPage,
  signUpJourney,
  signUpPage,
  siteJourney,
  welcomeJourney,
} from './test-files.ts';

const whoEndsWhere = guards('a %s at %s ends at %s');
const bothSteps = signUpPage('both steps, and in');
const emptySignUp = signUpPage('an empty form says everything that is missing at once');
const waysOn = signInPage('the password can be looked at, and the ways on are there in both languages');
const notice = signInPage('names reCAPTCHA where it is set');
const both = signUpPage(
  'both passwords can be looked at, gender is male or female, and who has an account is led to sign in',
);
const inEnglish = signUpPage(
  'the second step in English is called as people know it, and its code has six boxes',
);
const threeSteps = forgotPage('three steps, a word of success, and the sign-in page');

const visit = welcomeJourney('the welcome page has what a visitor looks for, and ends at contact');
const partners = welcomeJourney(
  'are five, pass at 50 pixels a second and stop under the pointer or by choice',
);
const readable = siteJourney('every page can be read and every menu used');
const header = siteJourney('the header leads home, to both specialties, to about and to contact');
const asked = contactPage('asks what people know it asks, and the browser requires all of it');
const offered = contactPage('offers three locations and three specialties, by the values that are sent');
const other = contactJourney('Other reveals a field that another choice hides and clears');
const inTouch = contactJourney(
  'a visitor gets in touch: mailed to the clinic, seen and handled by an administrator',
);

export const site: Requirement[] = [
  asks('/welcome has a hero', visit),
  asks('/welcome has four feature cards', visit),
  asks(
    '/welcome has alternating benefit rows',
    welcomeJourney('the benefit rows alternate: words left, then right'),
  ),
  asks('/welcome has a partners carousel of five logos', partners),
  asks('the carousel scrolls at speed 50', partners),
  asks('the carousel pauses on hover', partners),
  asks('/welcome has a call to action that leads to contact', visit),
  asks('/welcome has a footer with a 2025 copyright', visit),
  asks(
    'an unknown path redirects to /welcome',
    whoEndsWhere,
    siteJourney('an unknown address leads to the welcome page'),
  ),
  asks('/about exists', header, readable),
  asks("/contact shows a 'Let's Connect!' form", asked, inTouch),
  asks('the contact form asks First Name, Last Name and Email (of type email)', asked),
  asks('the contact form asks Location: Germany, Hungary, Poland', offered),
  asks('the contact form asks Institution Name', asked),
  asks('the contact form asks Medical Specialty: Psychiatry, Family Medicine, Other', offered),
  asks('the contact form has a SUBMIT button', inTouch),
  asks("choosing Other reveals a 'Please specify' field", other),
  asks('another specialty clears what was specified', other),
  asks(
    'fields marked * are required by the browser',
    contactJourney('the browser itself asks for what is missing'),
  ),
  asks(
    'a testimonial image shows only from 1024 px',
    contactJourney('a picture stands beside the form from 1024 px, and not below'),
  ),
  asks(
    'a contact request is stored, mailed and thanked for; one that fails keeps what was typed',
    inTouch,
    contactJourney('says why and keeps what was typed: no network, a server that breaks, a flood'),
  ),
  asks('the public header has a logo and Home (/welcome)', header),
  asks(
    'the header has a Platform dropdown: /psychiatry and /family-medicine',
    header,
    siteJourney('the dropdowns open and close by keyboard alone'),
  ),
  asks('the header has About and Contact Us', header),
  asks(
    'the header has a Log In dropdown with NL and SLO, led by the settings, else to /sign-in',
    header,
    pagesServer('a page of the site knows where it stands and where people sign in'),
  ),
  asks('/psychiatry and /family-medicine are pages about that specialty', header, readable),
];

export const signIn: Requirement[] = [
  asks('/sign-in is a page of its own', whoEndsWhere),
  asks('/ leads to /home when signed in, else to /welcome', whoEndsWhere),
  asks('/login is /sign-in', whoEndsWhere),
  asks('sign-in asks email', signInPage('the right password leads to the start page')),
  asks(
    'sign-in asks a password with a show/hide toggle',
    waysOn,
    signInJourney('what is missing or wrong is told, and a mailed code lets a colleague in'),
  ),
  asks('sign-in asks the Authenticator Code', waysOn),
  asks('Forgot Password leads to /forgot-password', waysOn),
  asks('Sign Up leads to /sign-up', waysOn),
  asks('a notice about reCAPTCHA is displayed', notice),
  asks('the notice names a privacy policy', notice, whoEndsWhere),
  asks('the notice names terms of service', notice, whoEndsWhere),
  asks('a stored access token redirects to /home', whoEndsWhere),
  asks('after login the form is reset', signInPage('after signing in and out again the form is empty')),
  asks(
    'after login the user goes to / and so to /home',
    signInPage('the right password leads to the start page'),
  ),
];

export const signUp: Requirement[] = [
  asks('/sign-up has two steps', bothSteps),
  asks('step 1 asks first name, last name and email', bothSteps, emptySignUp),
  asks('step 1 has a gender select: male, female', both),
  asks('step 1 asks password and confirm password', bothSteps, emptySignUp),
  asks('each password has a show/hide toggle', both),
  asks('step 1 has a terms checkbox', emptySignUp),
  asks('step 1 links to /sign-in', both),
  asks("step 2 is called 'Verify OTP'", inEnglish),
  asks(
    'step 2 shows a QR code for an authenticator app',
    bothSteps,
    signUpJourney(
      'someone signs up with a mailed code, and signs in with the authenticator that was scanned',
    ),
  ),
  asks('step 2 says that an OTP is sent to the entered email', bothSteps, inEnglish),
  asks(
    'step 2 has a code input of 6 boxes',
    inEnglish,
    codeField('there is one box per digit over one real input that phones can fill in'),
  ),
  asks("step 2 has a 'Verify OTP' button", inEnglish),
  asks(
    "'Back to Sign Up' returns to step 1",
    inEnglish,
    signUpPage('going back finds the first step as it was'),
  ),
  asks('after verification the user goes to /', bothSteps),
  asks('who is signed in already is redirected to /home', whoEndsWhere),
];

export const forgot: Requirement[] = [
  asks('/forgot-password is open to everyone', whoEndsWhere),
  asks('its first step asks the email', threeSteps),
  asks('its second step asks a 4-digit OTP', threeSteps, forgotPage('a code has four digits')),
  asks('its third step asks a new password', threeSteps),
  asks('a back-to-sign-in link is there', forgotPage('a way back to signing in is there at every step')),
  asks(
    'success leads to /login, which is /sign-in',
    threeSteps,
    passwordsJourney('a forgotten password is replaced with the code from the mail'),
  ),
];
