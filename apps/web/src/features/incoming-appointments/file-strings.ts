import { strings } from '../../lib/strings.ts';

const appointments = {
  nl: (count: string) => (count === '1' ? '1 afspraak' : `${count} afspraken`),
  en: (count: string) => (count === '1' ? '1 appointment' : `${count} appointments`),
};

export const fileStrings = strings({
  clinicianHint: {
    nl: 'Voor rijen zonder behandelaar. Bij een agendabestand (.ics) altijd nodig.',
    en: 'For rows without a clinician. Always needed for a calendar file (.ics).',
  },
  noClinician: { nl: 'Staat in het bestand', en: 'As the file says' },
  needsClinician: {
    nl: 'Kies hierboven van welke behandelaar deze agenda is.',
    en: 'Choose above which clinician this calendar belongs to.',
  },
  drop: {
    nl: 'Sleep een Excel-, CSV- of agendabestand (.ics) hierheen of kies er een. Hoogstens 8 MB en 5.000 afspraken.',
    en: 'Drop an Excel, CSV or calendar file (.ics) here or choose one. At most 8 MB and 5,000 appointments.',
  },
  columns: {
    nl: 'Kolommen die worden herkend: afspraaknummer, behandelaar (naam of e-mailadres), datum, begin, einde of duur, cliëntcode, naam, geboortedatum, geslacht, omschrijving, status. Begin en cliënt zijn nodig.',
    en: 'Columns that are recognised: appointment ID, clinician (name or e-mail address), date, start, end or duration, client code, name, date of birth, gender, description, status. Start and client are needed.',
  },
  dropNow: { nl: 'Laat los om het bestand te lezen', en: 'Let go to read the file' },
  choose: { nl: 'Bestand kiezen', en: 'Choose a file' },
  chooseOther: { nl: 'Ander bestand kiezen', en: 'Choose another file' },
  reading: { nl: 'Afspraken lezen en vergelijken', en: 'Reading and comparing appointments' },
  stop: { nl: 'Stoppen', en: 'Stop' },
  readFailed: { nl: 'Het bestand is niet gelezen', en: 'The file was not read' },
  tooLarge: { nl: 'Het bestand is groter dan 8 MB.', en: 'The file is larger than 8 MB.' },
  nothingChanged: { nl: 'Er is niets veranderd.', en: 'Nothing has changed.' },
  verdicts: { nl: 'Wat er gebeurt', en: 'What will happen' },
  new: { nl: (count: string) => `Nieuw (${count})`, en: (count: string) => `New (${count})` },
  changed: { nl: (count: string) => `Gewijzigd (${count})`, en: (count: string) => `Changed (${count})` },
  cancelled: { nl: (count: string) => `Afgezegd (${count})`, en: (count: string) => `Cancelled (${count})` },
  kept: { nl: (count: string) => `Blijft zo (${count})`, en: (count: string) => `Stays (${count})` },
  left_out: {
    nl: (count: string) => `Overgeslagen (${count})`,
    en: (count: string) => `Left out (${count})`,
  },
  wrong: { nl: (count: string) => `Fout (${count})`, en: (count: string) => `Wrong (${count})` },
  none: { nl: 'Geen', en: 'None' },
  leftOutMore: {
    nl: 'Afspraken met iemand die hier niet bekend is, afspraken die er dubbel in staan, en afspraken van hele dagen.',
    en: 'Appointments with somebody who is not known here, appointments that are in it twice, and whole days.',
  },
  wrongNotice: {
    nl: (count: string) =>
      `${appointments.nl(count)} met een fout. Die worden niet overgenomen; de rest wel.`,
    en: (count: string) => `${appointments.en(count)} with a mistake. Those are not taken; the others are.`,
  },
  line: { nl: 'Rij', en: 'Row' },
  when: { nl: 'Wanneer', en: 'When' },
  client: { nl: 'Cliënt', en: 'Client' },
  newClient: { nl: 'nieuwe cliënt', en: 'new client' },
  born: { nl: (date: string) => `geboren ${date}`, en: (date: string) => `born ${date}` },
  recorded: { nl: 'Er is een opname van: blijft staan.', en: 'It was recorded: it stays.' },
  removed: { nl: 'Hier verwijderd: komt niet terug.', en: 'Removed here: it does not come back.' },
  more: { nl: 'Meer tonen', en: 'Show more' },
  take: {
    nl: (count: string) => `${appointments.nl(count)} overnemen`,
    en: (count: string) => `Take ${appointments.en(count)}`,
  },
  nothing: { nl: 'Er is niets over te nemen.', en: 'There is nothing to take.' },
  notYet: { nl: 'Er is nog niets veranderd.', en: 'Nothing has changed yet.' },
  failed: { nl: 'De afspraken zijn niet overgenomen', en: 'The appointments were not taken' },
  again: { nl: 'Opnieuw bekijken', en: 'Look again' },
  done: { nl: 'Afspraken overgenomen', en: 'Appointments taken' },
  doneMore: {
    nl: (made: string, changed: string, cancelled: string) =>
      `Nieuw: ${made} · gewijzigd: ${changed} · afgezegd: ${cancelled}`,
    en: (made: string, changed: string, cancelled: string) =>
      `New: ${made} · changed: ${changed} · cancelled: ${cancelled}`,
  },
});

/** What a column holds, in a sentence about it. */
export const fieldStrings = strings({
  external_id: { nl: 'Afspraaknummer', en: 'Appointment ID' },
  clinician: { nl: 'Behandelaar', en: 'Clinician' },
  start_time: { nl: 'Begin', en: 'Start' },
  end_time: { nl: 'Einde', en: 'End' },
  client_code: { nl: 'Cliëntcode', en: 'Client code' },
  client_name: { nl: 'Naam van de cliënt', en: 'Name of the client' },
  date_of_birth: { nl: 'Geboortedatum', en: 'Date of birth' },
  gender: { nl: 'Geslacht', en: 'Gender' },
  description: { nl: 'Omschrijving', en: 'Description' },
  status: { nl: 'Status', en: 'Status' },
});

export const problemStrings = strings({
  missing: { nl: (field: string) => `${field} ontbreekt`, en: (field: string) => `${field} is missing` },
  not_understood: {
    nl: (field: string) => `${field} niet begrepen`,
    en: (field: string) => `${field} not understood`,
  },
  too_long: { nl: (field: string) => `${field} is te lang`, en: (field: string) => `${field} is too long` },
  reversed: { nl: () => 'Einde ligt voor het begin', en: () => 'It ends before it begins' },
  formula: {
    nl: (field: string) => `${field} is een formule zonder bewaarde waarde`,
    en: (field: string) => `${field} is a formula without a saved value`,
  },
  unknown: {
    nl: (field: string) => `${field} hier niet bekend`,
    en: (field: string) => `${field} not known here`,
  },
  several: {
    nl: (field: string) => `${field}: meer dan een past`,
    en: (field: string) => `${field}: more than one fits`,
  },
  other_client: {
    nl: () => 'Deze cliëntcode hoort bij iemand met een andere geboortedatum',
    en: () => 'This client code belongs to somebody with another date of birth',
  },
  twice: { nl: () => 'Dezelfde afspraak staat hierboven al', en: () => 'The same appointment stands above' },
});
