/** Section 3: what there is, and its fields. */
import { asks, type Requirement } from './requirement.ts';
import {
  agenda,
  appointmentsServer,
  codesForm,
  details,
  planPage,
  recordingsServer,
  recordPage,
  session,
  toReview,
  uploadServer,
  usersServer,
  writers,
  writing,
} from './test-files.ts';

const planned = appointmentsServer(
  'what an administrator plans is in the agenda of that colleague, on that date, as it was picked',
);
const contact = appointmentsServer(
  'an unplanned contact needs a name, answers with its id, and is not an appointment',
);
const whole = recordingsServer(
  'a recording is told with its sound, its length in whole seconds, and what it belongs to',
);
const uploaded = uploadServer('a whole file of %i Hz and %i channels is a recording like any other');
const reviewed = recordingsServer('a reviewed note makes its appointment reviewed');
const coded = recordingsServer('codes come GGZ-NHN first, and are kept and shown ZPM first');
const hidden = recordingsServer(
  'a recording that its clinician deletes is hidden everywhere and its appointment is free again',
);
const revision = recordingsServer('every save of a note is a revision, and the newest is shown');
const readCodes = codesForm('are read as ZPM first, GGZ-NHN second, without quotes');
const sentCodes = codesForm('are sent the other way round, GGZ-NHN first, with the note and that it is done');
const stored = session('what signing in leaves in session storage is what a reload finds');

export const records: Requirement[] = [
  asks('Appointment: id', planned),
  asks('Appointment: appointment_time, a timestamp', planned),
  asks('Appointment: appointment_end_time', planned),
  asks(
    'Appointment: subject, optional',
    planned,
    agenda('has the heading, the long date and its appointments in 24 hours, as they were picked'),
  ),
  asks(
    'on admin creation the subject holds the date-of-birth text',
    planned,
    planPage(
      'an appointment is sent as the clock on the wall says, and the form is empty but for the gender',
    ),
  ),
  asks('Appointment: description', planned),
  asks('Appointment: status', planned, reviewed),
  asks('Appointment: is_appointment; false means an unplanned recording', planned, contact),
  asks('Appointment: client_name', planned),
  asks('Appointment: patient {first_name, last_name (optional)}', planned, contact),
  asks('Recording: id', whole),
  asks('Recording: recording_file, uploaded as audio/wav', uploaded),
  asks('Recording: recording_file_url', whole, uploaded),
  asks('Recording: recording_duration in whole seconds', whole, uploaded),
  asks('Recording: appointment', whole),
  asks('Recording: consultation', whole, toReview('leads to the review with what it is about')),
  asks('Recording: is_reviewed', whole, reviewed),
  asks('Recording: is_admin_reviewed', whole, coded),
  asks('Recording: is_recording_deleted', whole, hidden),
  asks('Recording: description', whole),
  asks('Recording: consultation_summary, a list', whole, revision),
  asks(
    'Summary: ai_model_name, the true name of what wrote it',
    revision,
    writers('notes of %s go by the name of %s'),
  ),
  asks(
    'Summary: ai_model_name llama3',
    details('show the note of llama3 when there are several'),
    writers('notes of %s go by the name of %s'),
  ),
  asks(
    'Summary: ai_model_name chatgpt_4',
    writing(
      'a server writes when its address is set, under its true name, and its failure is seen until it answers',
    ),
  ),
  asks('Summary: summary_text', revision),
  asks('Summary: code, ZPM first and GGZ-NHN second, joined by a comma', coded, readCodes),
  asks('quotes are stripped from the code', coded, readCodes),
  asks('Summary: codes, sent on admin save, GGZ-NHN first and ZPM second', sentCodes, coded),
  asks(
    'User in a list: id and name',
    usersServer('the list holds accounts by name, and nothing but what it promises'),
  ),
];

export const storage: Requirement[] = [
  asks('session storage holds the access token', stored),
  asks('session storage holds the refresh token', stored),
  asks('session storage holds the user name', stored),
  asks('session storage holds the user id', stored),
  asks("session storage holds the superuser flag, 'true' for a superuser", stored),
  asks('session storage holds the email, set at login', stored),
  asks('nothing of this is in persistent storage', session('nothing is kept beyond the tab')),
  asks(
    'the walkthrough travels in the history and not in the address',
    recordPage('it is sent by itself, its id is kept, and success is told'),
    agenda('that is still to be recorded leads to the recorder, by the keyboard too: %s'),
  ),
];
