import { type Language, strings, verbatim } from '../../lib/strings.ts';

export const adminStrings = strings({
  consultations: { nl: 'Consulten', en: 'Consultations' },
  toToday: { nl: 'Naar vandaag', en: 'Back to today' },
  noConsultations: { nl: 'Geen consulten op deze dag', en: 'No consultations on this day' },
  noConsultationsMore: {
    nl: 'Wat voor een behandelaar is gepland of opgenomen, staat hier. Beoordeelde verslagen kun je openen om codes vast te leggen.',
    en: 'What is planned for a clinician or recorded by one is listed here. Open a reviewed note to add its codes.',
  },
  addUser: { nl: 'Gebruiker toevoegen', en: 'Add User' },
  addAppointment: { nl: 'Afspraak toevoegen', en: 'Add Appointment' },
  management: { nl: 'Beheer', en: 'Management' },
});

/** Engines that have a nicer name than their own. */
export const engineNames: Readonly<Record<string, Record<Language, string>>> = {
  whisper: { nl: 'Whisper', en: 'Whisper' },
  moonshine: { nl: 'Moonshine', en: 'Moonshine' },
  xvector: { nl: 'Stemmen onderscheiden', en: 'Telling voices apart' },
  llama: { nl: 'Taalmodel op deze server', en: 'Language model on this server' },
  http: { nl: 'Server uit de instellingen', en: 'Server from the settings' },
  extractive: { nl: 'Zonder taalmodel', en: 'Without a language model' },
};

export const engineStrings = strings({
  heading: { nl: 'Luisteren en schrijven', en: 'Listening and writing' },
  transcription: { nl: 'Spraakherkenning', en: 'Speech recognition' },
  voices: { nl: 'Wie er spreekt', en: 'Who speaks' },
  writing: { nl: 'Verslag', en: 'Note' },
  extractiveMore: {
    nl: 'Vaste regels schrijven het verslag uit wat er is gezegd.',
    en: 'Fixed rules write the note from what was said.',
  },
  /** Beside a server that listens: what identifies somebody cannot be taken out of sound. */
  soundElsewhere: {
    nl: 'Geluid gaat hierheen zoals het is opgenomen: stemmen, en namen die worden genoemd, zijn erin te horen.',
    en: 'Sound goes here as it was recorded: voices, and names that are said, can be heard in it.',
  },
  textElsewhere: {
    nl: 'Namen en andere herkenbare gegevens worden vervangen voordat tekst hierheen gaat.',
    en: 'Names and other details that identify somebody are replaced before text goes here.',
  },
  inDutch: { nl: 'Nederlands', en: 'Dutch' },
  inEnglish: { nl: 'Engels', en: 'English' },
  /** How fast it hears: 2,4 and 2. */
  speed: {
    nl: (times: string, at_once: number) =>
      `Hoort ${times}× zo snel als er gesproken wordt; ${at_once === 1 ? 'één gesprek' : `${at_once} gesprekken`} tegelijk`,
    en: (times: string, at_once: number) =>
      `Hears ${times}× as fast as people speak; ${at_once === 1 ? 'one conversation' : `${at_once} conversations`} at a time`,
  },
  tooSlow: {
    nl: (times: string) =>
      `Hoort ${times}× zo snel als er gesproken wordt: deze machine houdt een gesprek niet bij. Opnames wachten op hun beurt, het verslag komt later.`,
    en: (times: string) =>
      `Hears ${times}× as fast as people speak: this machine cannot keep up with a conversation. Recordings wait their turn, the note comes later.`,
  },
  tooSlowRemedy: {
    nl: 'Wat helpt: minder opnames tegelijk, een server voor spraak (TRANSCRIBER_URL), meer processorkernen of een kleiner model (TRANSCRIBER_MODEL).',
    en: 'What helps: fewer recordings at a time, a server for speech (TRANSCRIBER_URL), more processor cores or a smaller model (TRANSCRIBER_MODEL).',
  },
  waiting: {
    nl: (recordings: number, minutes: number) =>
      `${recordings === 1 ? 'Eén opname wacht' : `${recordings} opnames wachten`} nog op de spraakherkenning: ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} geluid, in volgorde van binnenkomst.`,
    en: (recordings: number, minutes: number) =>
      `${recordings === 1 ? 'One recording waits' : `${recordings} recordings wait`} to be heard: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} of sound, in the order they came in.`,
  },
  ready: { nl: 'Gereed', en: 'Ready' },
  preparing: { nl: 'Voorbereiden', en: 'Preparing' },
  missing: { nl: 'Ontbreekt', en: 'Missing' },
  failing: { nl: 'Storing', en: 'Failing' },
  preparingMore: {
    nl: 'Dit gaat vanzelf. Opnames wachten zolang.',
    en: 'This goes by itself. Recordings wait meanwhile.',
  },
  missingMore: {
    nl: 'Opnames worden bewaard en wachten tot dit er is.',
    en: 'Recordings are kept, and wait until this is here.',
  },
  failingMore: {
    nl: 'De laatste poging mislukte. Opnames blijven bewaard.',
    en: 'The last try failed. Recordings are kept.',
  },
  withoutVoices: {
    nl: 'Uitschrijven gaat gewoon door; zolang staat er niet bij wie er spreekt.',
    en: 'Transcription simply goes on; meanwhile it does not say who speaks.',
  },
  preparingRemedy: { nl: 'Voortgang', en: 'Progress' },
  missingRemedy: { nl: 'Wat te doen', en: 'What to do' },
  failingRemedy: { nl: 'Melding', en: 'Reported' },
  fetchFailed: { nl: 'De stand kon niet worden opgehaald', en: 'The state could not be fetched' },
  stale: {
    nl: (moment: string) => `Niet bijgewerkt sinds ${moment}.`,
    en: (moment: string) => `Not updated since ${moment}.`,
  },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
});

export const usersStrings = strings({
  heading: { nl: 'Gebruikers', en: 'Users' },
  name: { nl: 'Naam', en: 'Name' },
  email: { nl: 'E-mailadres', en: 'Email address' },
  role: { nl: 'Rol', en: 'Role' },
  roleOf: { nl: (name: string) => `Rol van ${name}`, en: (name: string) => `Role of ${name}` },
  roleTitle: { nl: 'Rol wijzigen', en: 'Change role' },
  roleBody: {
    nl: (name: string, role: string) =>
      `${name} krijgt de rol ${role.toLowerCase()} en wordt overal uitgelogd. Na opnieuw inloggen geldt de nieuwe rol.`,
    en: (name: string, role: string) =>
      `${name} gets the role of ${role.toLowerCase()} and is logged out everywhere. The new role holds from the next login on.`,
  },
  roleConfirm: { nl: 'Wijzigen', en: 'Change' },
  roleChanged: { nl: 'Rol gewijzigd', en: 'Role changed' },
  roleFailed: { nl: 'De rol kon niet worden gewijzigd', en: 'The role could not be changed' },
  you: { nl: 'Jij', en: 'You' },
  actions: { nl: 'Acties', en: 'Actions' },
  remove: { nl: (name: string) => `Verwijder ${name}`, en: (name: string) => `Delete ${name}` },
  none: { nl: 'Er zijn nog geen gebruikers', en: 'There are no users yet' },
  fetchFailed: verbatim('Error happened while fetching users'),
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  confirmTitle: { nl: 'Gebruiker verwijderen', en: 'Delete user' },
  confirmBody: {
    nl: (name: string) =>
      `${name} wordt overal uitgelogd en kan niet meer inloggen. De dossiers gaan naar een collega. Dit kun je niet ongedaan maken.`,
    en: (name: string) =>
      `${name} is logged out everywhere and can no longer log in. The records go to a colleague. This cannot be undone.`,
  },
  confirm: { nl: 'Verwijderen', en: 'Delete' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  removed: { nl: 'Gebruiker verwijderd', en: 'User deleted' },
  removeFailed: verbatim('Error deleting user'),
});

export const addUserStrings = strings({
  intro: {
    nl: 'Je collega kan meteen inloggen met dit wachtwoord en kiest daarna zelf een nieuw.',
    en: 'Your colleague can log in with this password at once, and chooses a new one afterwards.',
  },
  email: { nl: 'E-mailadres', en: 'Email address' },
  first_name: { nl: 'Voornaam', en: 'First name' },
  last_name: { nl: 'Achternaam', en: 'Last name' },
  gender: { nl: 'Geslacht', en: 'Gender' },
  chooseGender: { nl: 'Maak een keuze', en: 'Make a choice' },
  male: { nl: 'Man', en: 'Male' },
  female: { nl: 'Vrouw', en: 'Female' },
  other: { nl: 'Anders', en: 'Other' },
  role: { nl: 'Rol', en: 'Role' },
  password: { nl: 'Wachtwoord', en: 'Password' },
  passwordHint: {
    nl: 'Minstens 8 tekens, waarvan één leesteken zoals ! of ?',
    en: 'At least 8 characters, one of them a special character such as ! or ?',
  },
  confirm_password: { nl: 'Herhaal wachtwoord', en: 'Confirm password' },
  show: { nl: 'Toon wachtwoord', en: 'Show password' },
  hide: { nl: 'Verberg wachtwoord', en: 'Hide password' },
  submit: { nl: 'Gebruiker toevoegen', en: 'Add user' },
  back: { nl: 'Terug naar administratie', en: 'Back to admin' },
  done: verbatim('User created successfully'),
  failed: verbatim('Error happened while creating user'),
});

export const addAppointmentStrings = strings({
  user: { nl: 'Gebruiker', en: 'Select User' },
  chooseUser: { nl: 'Kies een gebruiker', en: 'Select User' },
  loadingUsers: { nl: 'Gebruikers worden geladen', en: 'Loading users' },
  gender: { nl: 'Geslacht', en: 'Gender' },
  chooseGender: { nl: 'Kies een geslacht', en: 'Select Gender' },
  male: { nl: 'Man', en: 'Male' },
  female: { nl: 'Vrouw', en: 'Female' },
  patient_name: { nl: 'Naam cliënt', en: 'Patient Name' },
  subject: { nl: 'Geboortedatum', en: 'Date of birth' },
  description: { nl: 'Omschrijving', en: 'Description' },
  client_code: { nl: 'Code', en: 'Code' },
  date: { nl: 'Datum', en: 'Date' },
  start: { nl: 'Begintijd', en: 'Start Time' },
  end: { nl: 'Eindtijd', en: 'End Time' },
  submit: { nl: 'Afspraak maken', en: 'Create Appointment' },
  back: { nl: 'Terug naar administratie', en: 'Back to admin' },
  loading: { nl: 'Bezig met laden', en: 'Loading' },
  usersFailed: verbatim('Error happened while fetching users'),
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  done: verbatim('Appointment created successfully'),
  failed: verbatim('Error happened while creating appointment'),
  kept: {
    nl: (name: string) => `Wat je invulde voor ${name} is bewaard.`,
    en: (name: string) => `What you filled in for ${name} is kept.`,
  },
  asideTitle: { nl: 'Opzij gezet', en: 'Set aside' },
  someone: { nl: 'deze afspraak', en: 'this appointment' },
  restore: { nl: 'Terugzetten', en: 'Put back' },
  discard: { nl: 'Weggooien', en: 'Discard' },
});
