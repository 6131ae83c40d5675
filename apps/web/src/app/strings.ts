import { strings } from '../lib/strings.ts';

export const frameStrings = strings({
  messages: { nl: 'Meldingen', en: 'Messages' },
  close: { nl: 'Sluiten', en: 'Close' },
  loading: { nl: 'Bezig met laden', en: 'Loading' },
  failedTitle: { nl: 'Deze pagina kon niet worden getoond', en: 'This page could not be shown' },
  failed: {
    nl: 'Je werk op de server is veilig. Probeer het opnieuw.',
    en: 'Your work on the server is safe. Try again.',
  },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  notesReady: {
    nl: (count: number) => (count === 1 ? '(1) Verslag klaar' : `(${count}) Verslagen klaar`),
    en: (count: number) => (count === 1 ? '(1) Note ready' : `(${count}) Notes ready`),
  },
});

/** The names of pages, in the top bar and in the browser's tab. */
export const titles = strings({
  signIn: { nl: 'Inloggen', en: 'Log in' },
  signUp: { nl: 'Account maken', en: 'Sign up' },
  forgotPassword: { nl: 'Wachtwoord vergeten', en: 'Forgot password' },
  home: { nl: 'Start', en: 'Start' },
  overview: { nl: 'Overzicht', en: 'Overview' },
  tasks: { nl: 'Taken', en: 'Tasks' },
  clients: { nl: 'Cliënten', en: 'Clients' },
  client: { nl: 'Cliënt', en: 'Client' },
  attachment: { nl: 'Document', en: 'Document' },
  fileNote: { nl: 'Verslag', en: 'Note' },
  preparation: { nl: 'Voorbereiding', en: 'Preparation' },
  record: { nl: 'Opnemen', en: 'Record' },
  review: { nl: 'Verslag beoordelen', en: 'Review note' },
  wrapUp: { nl: 'Afronden', en: 'Wrap up' },
  recordingDetails: { nl: 'Consult', en: 'Consultation' },
  admin: { nl: 'Administratie', en: 'Admin' },
  codes: { nl: 'Coderen', en: 'Coding' },
  codeTotals: { nl: 'Totalen van codes', en: 'Totals of codes' },
  addUser: { nl: 'Gebruiker toevoegen', en: 'Add User' },
  addAppointment: { nl: 'Afspraak toevoegen', en: 'Add Appointment' },
  accessLog: { nl: 'Inzagelog', en: 'Access log' },
  codeLists: { nl: 'Codelijsten', en: 'Code lists' },
  importCodes: { nl: 'Lijst importeren', en: 'Import a list' },
  codeSettings: { nl: 'Instellingen voor codes', en: 'Settings for codes' },
  retention: { nl: 'Bewaren en wissen', en: 'Keeping and erasing' },
  institution: { nl: 'Instelling', en: 'Institution' },
  templates: { nl: 'Sjablonen', en: 'Templates' },
  myWriting: { nl: 'Mijn schrijfwijze', en: 'My writing' },
  contactRequests: { nl: 'Contactverzoeken', en: 'Contact requests' },
  changePassword: { nl: 'Wachtwoord wijzigen', en: 'Change password' },
  account: { nl: 'Beveiliging', en: 'Security' },
});

export const shellStrings = strings({
  privacyMode: { nl: 'Privacy stand', en: 'Privacy mode' },
  skipToMain: { nl: 'Naar de inhoud', en: 'Skip to content' },
  mainNavigation: { nl: 'Hoofdmenu', en: 'Main menu' },
  openMenu: { nl: 'Menu openen', en: 'Open menu' },
  closeMenu: { nl: 'Menu sluiten', en: 'Close menu' },
  userMenu: { nl: 'gebruikersmenu', en: 'user menu' },
  changePassword: { nl: 'Wachtwoord wijzigen', en: 'Change password' },
  templates: { nl: 'Sjablonen', en: 'Templates' },
  myWriting: { nl: 'Mijn schrijfwijze', en: 'My writing' },
  security: { nl: 'Beveiliging', en: 'Security' },
  notifying: { nl: 'Meldingen', en: 'Notifications' },
  ownVoice: { nl: 'Mijn stem', en: 'My voice' },
  deleteAccount: { nl: 'Account verwijderen', en: 'Delete account' },
  logOut: { nl: 'Uitloggen', en: 'Logout' },
});
