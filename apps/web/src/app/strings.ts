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

/** The names of the pages that stand in the main menu; other pages have their name where their address is. */
export const titles = strings({
  home: { nl: 'Start', en: 'Start' },
  overview: { nl: 'Overzicht', en: 'Overview' },
  tasks: { nl: 'Taken', en: 'Tasks' },
  clients: { nl: 'Cliënten', en: 'Clients' },
  admin: { nl: 'Administratie', en: 'Admin' },
  codes: { nl: 'Coderen', en: 'Coding' },
  addAppointment: { nl: 'Afspraak toevoegen', en: 'Add Appointment' },
  accessLog: { nl: 'Inzagelog', en: 'Access log' },
});

export const shellStrings = strings({
  privacyMode: { nl: 'Privacy stand', en: 'Privacy mode' },
  skipToMain: { nl: 'Naar de inhoud', en: 'Skip to content' },
  mainNavigation: { nl: 'Hoofdmenu', en: 'Main menu' },
  openMenu: { nl: 'Menu openen', en: 'Open menu' },
  closeMenu: { nl: 'Menu sluiten', en: 'Close menu' },
  userMenu: { nl: 'gebruikersmenu', en: 'user menu' },
  changePassword: { nl: 'Wachtwoord wijzigen', en: 'Change password' },
  numbers: { nl: 'Cijfers', en: 'Numbers' },
  templates: { nl: 'Sjablonen', en: 'Templates' },
  snippets: { nl: 'Tekstfragmenten', en: 'Snippets' },
  security: { nl: 'Beveiliging', en: 'Security' },
  cover: { nl: 'Waarneming', en: 'Covering' },
  notifying: { nl: 'Meldingen', en: 'Notifications' },
  ownVoice: { nl: 'Mijn stem', en: 'My voice' },
  deleteAccount: { nl: 'Account verwijderen', en: 'Delete account' },
  logOut: { nl: 'Uitloggen', en: 'Logout' },
});
