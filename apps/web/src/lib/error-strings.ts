import type { ErrorCode, Language } from '@noteer/contract';
import { accountErrorStrings } from './account-error-strings.ts';
import { agendaErrorStrings } from './agenda-error-strings.ts';
import { ApiError, NetworkError } from './exchange.ts';
import { durationText } from './format.ts';
import { stepErrorStrings } from './step-error-strings.ts';

export const errorStrings = {
  ...accountErrorStrings,
  ...stepErrorStrings,
  invalid: { nl: 'Controleer wat je hebt ingevuld.', en: 'Check what you have filled in.' },
  wrong_code: { nl: 'De code klopt niet of is verlopen.', en: 'The code is wrong or has expired.' },
  recaptcha_failed: {
    nl: 'De controle tegen misbruik is niet gelukt. Probeer het opnieuw.',
    en: 'The check against abuse failed. Try again.',
  },
  unreadable_audio: {
    nl: 'Dit bestand bevat geen geluid dat we kunnen lezen.',
    en: 'This file holds no sound that we can read.',
  },
  unreadable_table: {
    nl: 'Dit is geen tabel die we kunnen lezen, of het bestand is beschadigd. Kies een Excel-bestand (.xlsx) of een CSV.',
    en: 'This is no table that we can read, or the file is damaged. Choose an Excel file (.xlsx) or a CSV.',
  },
  old_spreadsheet: {
    nl: 'Dit is een oud Excel-bestand (.xls) of een bestand met een wachtwoord. Sla het op als .xlsx of CSV zonder wachtwoord.',
    en: 'This is an old Excel file (.xls) or one with a password. Save it as .xlsx or CSV without a password.',
  },
  empty_table: { nl: 'Er staan geen regels in om te importeren.', en: 'It holds no lines to import.' },
  too_many_lines: {
    nl: 'Dit bestand is te groot: een lijst heeft hoogstens 200.000 regels.',
    en: 'This file is too large: a list has at most 200,000 lines.',
  },
  ...agendaErrorStrings,
  not_authenticated: {
    nl: 'Je bent niet meer ingelogd. Log opnieuw in.',
    en: 'You are no longer logged in. Log in again.',
  },
  permission_denied: { nl: 'Je hebt hier geen toegang toe.', en: 'You do not have access to this.' },
  not_found: { nl: 'Dit is niet gevonden.', en: 'This was not found.' },
  chunk_differs: {
    nl: 'Een deel van deze opname klopt niet met wat er al is.',
    en: 'A part of this recording does not match what is there already.',
  },
  chunks_missing: {
    nl: 'Een deel van de opname is nog niet aangekomen.',
    en: 'A part of the recording has not arrived yet.',
  },
  recording_finished: { nl: 'Deze opname is al afgerond.', en: 'This recording is finished already.' },
  still_recording: {
    nl: 'Er komt nog geluid van deze opname binnen: een ander apparaat neemt op.',
    en: 'Sound of this recording is still coming in: another device is recording.',
  },
  appointment_recorded: {
    nl: 'Van deze afspraak is een opname gemaakt. Verplaatsen kan niet meer.',
    en: 'This appointment was recorded. It can no longer be moved.',
  },
  code_list_changed: {
    nl: 'De codelijsten of instellingen zijn intussen door iemand gewijzigd. Bekijk opnieuw wat er verandert.',
    en: 'Somebody changed the code lists or settings in the meantime. Look again at what changes.',
  },
  abbreviation_taken: {
    nl: 'Deze afkorting is al in gebruik. Kies een andere.',
    en: 'This abbreviation is in use already. Choose another one.',
  },
  template_changed: {
    nl: 'Dit sjabloon is intussen elders gewijzigd. Er is niets opgeslagen.',
    en: 'This template was changed elsewhere in the meantime. Nothing was saved.',
  },
  institution_changed: {
    nl: 'Iemand anders heeft intussen iets anders besloten. Er is niets opgeslagen.',
    en: 'Somebody else has decided something else in the meantime. Nothing was saved.',
  },
  model_in_use: {
    nl: 'Dit taalmodel schrijft nu de verslagen. Kies eerst een ander.',
    en: 'This language model writes the notes now. Choose another one first.',
  },
  code_settings_changed: {
    nl: 'Iemand anders heeft intussen iets anders besloten. Er is niets opgeslagen.',
    en: 'Somebody else has decided something else in the meantime. Nothing was saved.',
  },
  note_empty: {
    nl: 'Een leeg verslag kan niet klaar zijn voor het EPD.',
    en: 'An empty note cannot be ready for the EHR.',
  },
  note_changed: {
    nl: 'Het verslag is intussen door iemand anders gewijzigd.',
    en: 'Somebody else has changed the note in the meantime.',
  },
  note_reviewed: {
    nl: 'Dit verslag is al klaar voor het dossier. Heropen het eerst.',
    en: 'This note is ready for the record already. Reopen it first.',
  },
  client_in_use: {
    nl: 'Deze cliënt heeft afspraken of opnames en kan daarom niet weg.',
    en: 'This client has appointments or recordings and can therefore not be removed.',
  },
  client_joined: {
    nl: 'Deze cliënt is intussen samengevoegd of weer losgemaakt. Kijk opnieuw in de lijst.',
    en: 'This client has been joined or parted in the meantime. Look at the list again.',
  },
  still_processing: {
    nl: 'Deze opname wordt nog verwerkt. Probeer het zo opnieuw.',
    en: 'This recording is still being processed. Try again in a moment.',
  },
  too_little_speech: {
    nl: 'Er is nog te weinig van deze stem te horen om die te onthouden.',
    en: 'There is too little of this voice yet to remember it.',
  },
  note_not_final: {
    nl: 'Dit verslag is nog niet klaar voor het EPD. Codes bevestigen kan daarna.',
    en: 'This note is not ready for the EHR yet. Codes are confirmed after that.',
  },
  codes_changed: {
    nl: 'Iemand anders heeft intussen iets aan deze codes gewijzigd. Kijk er opnieuw naar.',
    en: 'Somebody else has changed these codes in the meantime. Look at them again.',
  },
  question_open: {
    nl: 'De vorige vraag aan de behandelaar is nog niet beantwoord.',
    en: 'The last question to the clinician has not been answered yet.',
  },
  on_hold: {
    nl: 'Dit is vastgezet: een beheerder heeft gezegd dat het nu niet verwijderd mag worden.',
    en: 'This is on hold: an administrator said that it must not be removed now.',
  },
  consent_withdrawn: {
    nl: 'De toestemming is ingetrokken: wat er gezegd is, is er niet meer.',
    en: 'The consent was withdrawn: what was said is gone.',
  },
  name_differs: {
    nl: 'Dit is niet de naam van de cliënt.',
    en: 'This is not the name of the client.',
  },
  storage_full: {
    nl: 'Je opslag is vol. Verwijder opnames of documenten, of vraag een beheerder.',
    en: 'Your storage is full. Remove recordings or documents, or ask an administrator.',
  },
  too_many_captures: {
    nl: 'Je hebt te veel opnames die niet zijn afgerond. Rond er eerst een paar af of verwijder ze.',
    en: 'You have too many recordings that are not finished. Finish or delete some of them first.',
  },
  too_large: { nl: 'Dit is te groot om te versturen.', en: 'This is too large to send.' },
  unsupported_media_type: {
    nl: 'Dit soort bestand wordt niet ondersteund.',
    en: 'This kind of file is not supported.',
  },
  too_many_attempts: {
    nl: 'Te veel pogingen. Wacht even en probeer het opnieuw.',
    en: 'Too many attempts. Wait a moment and try again.',
  },
  too_many_streams: {
    nl: 'Noteer staat in te veel tabbladen open. Sluit er een paar.',
    en: 'Noteer is open in too many tabs. Close some of them.',
  },
  internal: { nl: 'Er ging iets mis. Probeer het opnieuw.', en: 'Something went wrong. Try again.' },
  unavailable: {
    nl: 'De server is even niet beschikbaar. Probeer het zo opnieuw.',
    en: 'The server is unavailable for a moment. Try again shortly.',
  },
} satisfies Record<ErrorCode, Record<Language, string>>;

const noConnection = {
  nl: 'Geen verbinding met de server. Controleer je internetverbinding.',
  en: 'No connection to the server. Check your internet connection.',
};

const waitText = (language: Language, seconds: number): string =>
  language === 'nl'
    ? `Te veel pogingen. Probeer het over ${durationText(seconds, 'nl')} opnieuw.`
    : `Too many attempts. Try again in ${durationText(seconds, 'en')}.`;

/** What the server said: its own English, or our Dutch for the same. Undefined when it said nothing of use. */
export function serverSentence(error: unknown, language: Language): string | undefined {
  if (!(error instanceof ApiError) || !error.detail || error.code === 'internal') return undefined;
  if (error.code === 'too_many_attempts' && error.retry_after_s) {
    return waitText(language, error.retry_after_s);
  }
  return language === 'en' ? error.detail : errorStrings[error.code].nl;
}

/** A sentence for any failure, for where no screen has one of its own. */
export function failureSentence(error: unknown, language: Language): string {
  if (error instanceof NetworkError) return noConnection[language];
  const code = error instanceof ApiError ? error.code : 'internal';
  return serverSentence(error, language) ?? errorStrings[code][language];
}

/** What the contract says of a text that is too long, in the language of the page; all else as it is. */
export function fieldSentence(message: string, language: Language): string {
  const [, most] = /^At most (\d+) characters$/.exec(message) ?? [];
  return most && language === 'nl' ? `Te lang: hooguit ${most} tekens.` : message;
}
