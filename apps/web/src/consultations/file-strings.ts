import { strings } from '../lib/strings.ts';

export const placeStrings = strings({
  note: {
    nl: (date: string, author: string) => `verslag ${date}, ${author}`,
    en: (date: string, author: string) => `note ${date}, ${author}`,
  },
  attachment: {
    nl: (date: string, author: string) => `document ${date}, ${author}`,
    en: (date: string, author: string) => `document ${date}, ${author}`,
  },
});

export const preparationStrings = strings({
  heading: { nl: 'Voorbereiding', en: 'Preparation' },
  show: { nl: 'Voorbereiding tonen', en: 'Show preparation' },
  hide: { nl: 'Voorbereiding verbergen', en: 'Hide preparation' },
  whole: { nl: 'Hele voorbereiding', en: 'Whole preparation' },
  toClient: { nl: 'Naar het dossier', en: 'To the file' },
  born: { nl: (date: string) => `geb. ${date}`, en: (date: string) => `born ${date}` },
  appointmentOn: { nl: (date: string) => `afspraak ${date}`, en: (date: string) => `appointment ${date}` },
  madeAt: { nl: (when: string) => `Gemaakt ${when}`, en: (when: string) => `Made ${when}` },
  isStale: {
    nl: 'Er is iets bij gekomen: er wordt een nieuwe gemaakt.',
    en: 'Something has come in: a new one is being made.',
  },
  unread: {
    nl: (count: number) =>
      count === 1
        ? 'Eén document telt nog niet mee: het wordt gelezen, of wacht op je keuze in het dossier.'
        : `${count} documenten tellen nog niet mee: ze worden gelezen, of wachten op je keuze in het dossier.`,
    en: (count: number) =>
      count === 1
        ? 'One document does not count yet: it is being read, or waits for your choice in the file.'
        : `${count} documents do not count yet: they are being read, or wait for your choice in the file.`,
  },
  makeAgain: { nl: 'Opnieuw maken', en: 'Make again' },
  madeAgain: { nl: 'De voorbereiding is opnieuw gemaakt', en: 'The preparation is made again' },
  print: { nl: 'Afdrukken', en: 'Print' },
  nothing: { nl: 'Er is nog niets bekend over deze cliënt', en: 'Nothing is known of this client yet' },
  nothingMore: {
    nl: 'Na een getekend verslag of een gelezen verwijsbrief staat hier wat je vooraf wilt weten.',
    en: 'After a signed note or a referral letter that was read, what you want to know beforehand is here.',
  },
  loading: { nl: 'De voorbereiding wordt geladen', en: 'Loading the preparation' },
  failed: { nl: 'De voorbereiding kon niet worden geladen', en: 'The preparation could not be loaded' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  notThere: { nl: 'Deze voorbereiding is hier niet te vinden', en: 'This preparation cannot be found here' },
  notThereMore: {
    nl: 'Misschien is de afspraak verwijderd, of hoort die bij een collega.',
    en: 'The appointment may have been removed, or may be a colleague’s.',
  },
  home: { nl: 'Naar start', en: 'To start' },
});
