import { strings } from '../../lib/strings.ts';

export const institutionStrings = strings({
  intro: {
    nl: 'Wat hier staat, geldt meteen voor iedereen. Elke wijziging blijft bewaard, met wie haar maakte.',
    en: 'What stands here holds at once for everyone. Every change is kept, with who made it.',
  },
  loading: { nl: 'Instellingen worden geladen', en: 'Loading settings' },
  fetchFailed: {
    nl: 'De instellingen konden niet worden opgehaald',
    en: 'The settings could not be fetched',
  },
  heldBy: {
    nl: (variable: string) => `Vastgezet op de server met ${variable}.`,
    en: (variable: string) => `Set on the server by ${variable}.`,
  },
  minutes: {
    nl: (n: number) => (n === 1 ? '1 minuut' : `${n} minuten`),
    en: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
  },
  hours: { nl: (n: number) => `${n} uur`, en: (n: number) => (n === 1 ? '1 hour' : `${n} hours`) },
  days: {
    nl: (n: number) => (n === 1 ? '1 dag' : `${n} dagen`),
    en: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  },
  clients: {
    nl: (n: number) => (n === 1 ? '1 cliënt' : `${n} cliënten`),
    en: (n: number) => (n === 1 ? '1 client' : `${n} clients`),
  },
  gigabytes: { nl: (n: number) => `${n} GB`, en: (n: number) => `${n} GB` },
  oclock: { nl: (n: number) => `${n} uur`, en: (n: number) => `${n}:00` },
  yes: { nl: 'ja', en: 'yes' },
  no: { nl: 'nee', en: 'no' },
  nothing: { nl: 'leeg', en: 'empty' },
  noteersWords: { nl: 'de woorden van Noteer', en: 'Noteer’s words' },
  wordCount: {
    nl: (n: number) => (n === 1 ? '1 regel' : `${n} regels`),
    en: (n: number) => (n === 1 ? '1 line' : `${n} lines`),
  },
  save: { nl: 'Wijzigingen bekijken', en: 'See the changes' },
  unchanged: { nl: 'Er is niets gewijzigd.', en: 'Nothing was changed.' },
  changesTitle: { nl: 'Dit verandert er', en: 'What changes' },
  changesMore: {
    nl: 'Dit geldt meteen, voor iedereen in de instelling.',
    en: 'This holds at once, for everyone in the institution.',
  },
  confirm: { nl: 'Opslaan', en: 'Save' },
  cancel: { nl: 'Terug', en: 'Back' },
  saved: { nl: 'Instellingen opgeslagen', en: 'Settings saved' },
  failed: { nl: 'De instellingen zijn niet opgeslagen', en: 'The settings were not saved' },
  reload: { nl: 'Toon wat er nu geldt', en: 'Show what holds now' },
  history: { nl: 'Eerdere wijzigingen', en: 'Earlier changes' },
  noHistory: {
    nl: 'Er is nog niets gewijzigd. Wat hierboven staat, is de beginstand.',
    en: 'Nothing was changed yet. What stands above is how Noteer begins.',
  },
  setBy: {
    nl: (name: string, moment: string) => `${name}, ${moment}`,
    en: (name: string, moment: string) => `${name}, ${moment}`,
  },
  somebody: { nl: 'Iemand', en: 'Somebody' },
  sameAgain: { nl: 'Opgeslagen zonder wijziging.', en: 'Saved without a change.' },
  takeBack: { nl: 'Dit weer invullen', en: 'Fill this in again' },
  filledIn: {
    nl: 'Ingevuld. Bekijk de wijzigingen en sla ze op.',
    en: 'Filled in. Look at the changes and save them.',
  },
  exportFile: { nl: 'Instellingen downloaden', en: 'Download settings' },
  importFile: { nl: 'Instellingen uit een bestand', en: 'Settings from a file' },
  notAFile: {
    nl: 'Dit is geen bestand met instellingen van Noteer.',
    en: 'This is not a file with settings of Noteer.',
  },
  newerFile: {
    nl: 'Dit bestand komt van een nieuwere Noteer. Werk deze Noteer eerst bij.',
    en: 'This file comes from a newer Noteer. Update this one first.',
  },
  wrongFile: {
    nl: (fields: string) => `In dit bestand kloppen deze instellingen niet: ${fields}.`,
    en: (fields: string) => `These settings in the file are wrong: ${fields}.`,
  },
});

export const groupStrings = strings({
  about: { nl: 'De instelling', en: 'The institution' },
  consent: { nl: 'Toestemming', en: 'Consent' },
  accounts: { nl: 'Accounts en inloggen', en: 'Accounts and sign-in' },
  sharing: { nl: 'Samenwerken', en: 'Working together' },
  keeping: { nl: 'Bewaren', en: 'Keeping' },
  limits: { nl: 'Toezicht en grenzen', en: 'Oversight and limits' },
  copying: { nl: 'Klaar voor EPD en kopiëren', en: 'Ready for the record, and copying' },
  reminding: { nl: 'Herinneringen', en: 'Reminders' },
  recognising: { nl: 'Spraakherkenning', en: 'Speech recognition' },
});

export const fieldStrings = strings({
  name: { nl: 'Naam', en: 'Name' },
  address: { nl: 'Adres', en: 'Address' },
  time_zone: { nl: 'Tijdzone', en: 'Time zone' },
  asks_consent: { nl: 'Vraag om toestemming voor elke opname', en: 'Ask for consent before every recording' },
  consent_nl: { nl: 'Vraag in het Nederlands', en: 'Question in Dutch' },
  consent_en: { nl: 'Vraag in het Engels', en: 'Question in English' },
  second_factor: { nl: 'Tweede factor bij het inloggen', en: 'Second factor at sign-in' },
  idle_lock_minutes: { nl: 'Scherm vergrendelen na (minuten)', en: 'Lock the screen after (minutes)' },
  consent_withdrawn_note: {
    nl: 'Ondertekend verslag na ingetrokken toestemming',
    en: 'Signed note after consent was withdrawn',
  },
  sign_up: { nl: 'Wie een account kan maken', en: 'Who may make an account' },
  sign_up_domains: { nl: 'Domeinen', en: 'Domains' },
  session_hours: { nl: 'Opnieuw inloggen na (uren)', en: 'Sign in again after (hours)' },
  session_idle_minutes: {
    nl: 'Uitloggen zonder gebruik na (minuten)',
    en: 'Sign out when not used for (minutes)',
  },
  share_files: { nl: 'Dossiers van cliënten', en: 'Files of clients' },
  keep_sound_days: { nl: 'Geluid bewaren na ondertekenen (dagen)', en: 'Keep sound after signing (days)' },
  keep_draft_days: {
    nl: 'Niet ondertekende verslagen bewaren (dagen)',
    en: 'Keep notes that nobody signed (days)',
  },
  keep_hidden_days: { nl: 'Verwijderde opnames bewaren (dagen)', en: 'Keep deleted recordings (days)' },
  finish_abandoned_hours: {
    nl: 'Opname zonder apparaat afronden na (uren)',
    en: 'Finish a recording whose device is gone after (hours)',
  },
  unusual_clients_an_hour: {
    nl: 'Opvallend: meer dossiers geopend per uur dan',
    en: 'Unusual: more files opened in an hour than',
  },
  user_storage_gb: { nl: 'Opslag per gebruiker (GB)', en: 'Storage for each user (GB)' },
  copy_as: { nl: 'Wat op het klembord komt', en: 'What goes on the clipboard' },
  copy_headings: { nl: 'Met kopjes', en: 'With headings' },
  copy_last_line: { nl: 'Laatste regel', en: 'Last line' },
  expected_words: { nl: 'Namen en termen', en: 'Names and terms' },
  reminder_day: { nl: 'Mail over wat wacht', en: 'Mail about what waits' },
  reminder_hour: { nl: 'Vanaf (uur van de dag)', en: 'From (hour of the day)' },
  reminder_after_days: { nl: 'Als het zo lang wacht (dagen)', en: 'When it has waited for (days)' },
});

export const optionStrings = strings({
  keep: { nl: 'Blijft, zoals de wet vraagt', en: 'Stays, as the law asks' },
  erase: { nl: 'Wordt ook gewist', en: 'Is erased too' },
  usual: {
    nl: 'Domein van de eerste beheerder; in de demo iedereen',
    en: 'The first administrator’s domain; in the demo everyone',
  },
  open: { nl: 'Iedereen', en: 'Everyone' },
  domains: { nl: 'Adressen van bepaalde domeinen', en: 'Addresses of certain domains' },
  invitation: { nl: 'Alleen wie is uitgenodigd', en: 'Only those who were invited' },
  closed: { nl: 'Niemand: beheerders maken accounts', en: 'Nobody: administrators make accounts' },
  required: { nl: 'Verplicht voor iedereen', en: 'Required of everyone' },
  optional: { nl: 'Naar keuze van de gebruiker', en: 'As each user chooses' },
  off: { nl: 'Alleen van de eigen consulten', en: 'Of one’s own consultations only' },
  treating: { nl: 'Gedeeld met wie meebehandelt', en: 'Shared with those who treat too' },
  plain_and_rich: { nl: 'Tekst met en zonder opmaak', en: 'Text with and without formatting' },
  never: { nl: 'Niet versturen', en: 'Do not send' },
  every_day: { nl: 'Elke dag', en: 'Every day' },
  monday: { nl: 'Op maandag', en: 'On Mondays' },
  tuesday: { nl: 'Op dinsdag', en: 'On Tuesdays' },
  wednesday: { nl: 'Op woensdag', en: 'On Wednesdays' },
  thursday: { nl: 'Op donderdag', en: 'On Thursdays' },
  friday: { nl: 'Op vrijdag', en: 'On Fridays' },
  saturday: { nl: 'Op zaterdag', en: 'On Saturdays' },
  sunday: { nl: 'Op zondag', en: 'On Sundays' },
  plain: { nl: 'Alleen tekst zonder opmaak', en: 'Text without formatting only' },
});
