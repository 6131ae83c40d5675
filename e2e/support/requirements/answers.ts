/** Section 8: what people are told when it went well, what they are asked, and that nothing typed is lost. */
import { asks, type Requirement } from './requirement.ts';
import {
  addUserPage,
  agenda,
  codesForm,
  details,
  forgotPage,
  homePage,
  noteSaver,
  passwordPage,
  planPage,
  recordPage,
  reviewPage,
  savedPage,
  savedRecording,
  signInPage,
  signUpPage,
  toReview,
  wrapUpPage,
} from './test-files.ts';

const sent = recordPage('it is sent by itself, its id is kept, and success is told');
const hidden = savedPage('is deleted at the server, and the screen starts over');
const waiting = savedPage('without a note does not');
const question = savedRecording(
  'before it is deleted there is a question, Ja or Annuleren, and a no keeps it',
);
const discard = recordPage('deleting before the server has an id only resets');
const saved = codesForm('OK leads to the administration, on the day of the appointment');
const deletedAppointment = agenda('deleting an appointment > asks first, and then the list is renewed');
const deletedRecording = toReview('asks first, and then the list is renewed');

export const successes: Requirement[] = [
  asks("'Appointment Deleted Successfuly'", deletedAppointment),
  asks("'Recording Deleted Successfuly'", deletedRecording),
  asks(
    "'Appointment created successfully'",
    planPage(
      'an appointment is sent as the clock on the wall says, and the form is empty but for the gender',
    ),
  ),
  asks('conversation saved', sent),
  asks('recording deleted', hidden),
  asks(
    'recording reviewed',
    saved,
    wrapUpPage('the finished note is read, copied and declared ready in one go'),
  ),
  asks(
    "'Summary copied to clipboard'",
    reviewPage('copies, and says when it cannot'),
    details('puts it on the clipboard'),
  ),
  asks("'Password reset successfull'", forgotPage('three steps, a word of success, and the sign-in page')),
  asks(
    "'Password changed successfully'",
    passwordPage('after a change one stays signed in, on the new tokens'),
  ),
  asks("'User created successfully'", addUserPage('a new user is made and the form is empty again')),
  asks(
    "'Ongeldig e-mailadres of wachtwoord'",
    signInPage('a wrong password is told twice, and nothing typed is lost'),
  ),
  asks("'Uw gesprek wordt verwerkt voor samenvatting.'", waiting),
  asks("'De opname wordt opgeslagen en verwerkt. Je kunt in een nieuwe opname starten.'", sent),
  asks("'Bedankt voor uw geduld. Dit kan even duren.'", waiting),
  asks("'Opname succesvol verwijderd'", hidden),
];

export const questions: Requirement[] = [
  asks("deleting an appointment asks 'Confirm Deletion'", deletedAppointment),
  asks(
    "deleting an appointment asks 'Are you sure you want to delete this appointment?'",
    deletedAppointment,
  ),
  asks('deleting a dashboard recording asks the same', deletedRecording),
  asks("deleting a recording asks 'Opname verwijderen'", question),
  asks("deleting a recording asks 'Ben je zeker dat je deze opname wilt verwijderen?'", question, discard),
  asks('its buttons are Ja and Annuleren', question),
  asks("saving a recording asks 'Opname opslaan'", saved),
  asks("saving a recording asks 'Ben je zeker dat je deze opname wilt opslaan?'", saved),
];

export const nothingLost: Requirement[] = [
  asks('nothing typed is lost: sign-in', signInPage('%s fails with words and keeps the form')),
  asks(
    'nothing typed is lost: sign-up',
    signUpPage('a failed sign-up stays on the first step with what was typed: %s'),
    signUpPage('a failed verification stays on the second step: %s'),
  ),
  asks(
    'nothing typed is lost: forgotten password',
    forgotPage('a mail that cannot be sent is told: %s'),
    forgotPage('a reset that fails says so, or says why, and keeps the password: %s'),
  ),
  asks(
    'nothing typed is lost: passwords and users',
    passwordPage('a failure keeps what was typed: %s'),
    addUserPage('a failure keeps what was typed: %s'),
  ),
  asks(
    'nothing typed is lost: an unplanned contact',
    homePage('that cannot be added keeps what was typed: %s'),
  ),
  asks(
    'nothing typed is lost: an appointment',
    planPage('an appointment that is %s empties the form and can be put back whole'),
  ),
  asks('nothing typed is lost: codes and their note', codesForm('%s says so and loses nothing')),
  asks(
    'nothing typed is lost: a note',
    reviewPage('is there again after a reload, and is saved'),
    noteSaver('without a network it says so, keeps trying, and arrives by itself'),
  ),
  asks(
    'nothing said is lost: a recording',
    recordPage('what the server will not have stays here, and can be tried again'),
    recordPage('the recording is there, paused, and goes on where it was'),
  ),
];
