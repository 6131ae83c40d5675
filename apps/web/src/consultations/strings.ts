import { strings, verbatim } from '../lib/strings.ts';

export const recordingListStrings = strings({
  reviewed: { nl: 'Beoordeeld', en: 'Reviewed' },
  coded: { nl: 'Codes vastgelegd', en: 'Codes added' },
  cosign: { nl: 'Wacht op medeondertekening', en: 'Waits for a co-signature' },
  notReviewed: { nl: 'Nog niet beoordeeld', en: 'Not reviewed yet' },
  processing: { nl: 'Wordt verwerkt', en: 'Being processed' },
  failed: { nl: 'Verwerking mislukt', en: 'Processing failed' },
  count: {
    nl: (count: number) => (count === 1 ? '1 consult' : `${count} consulten`),
    en: (count: number) => (count === 1 ? '1 consultation' : `${count} consultations`),
  },
  loading: { nl: 'Consulten worden geladen', en: 'Loading consultations' },
  fetchFailed: {
    nl: 'De consulten konden niet worden opgehaald',
    en: 'The consultations could not be loaded',
  },
  fetchFailedMore: {
    nl: 'Er is niets verloren. Controleer je verbinding en probeer het opnieuw.',
    en: 'Nothing is lost. Check your connection and try again.',
  },
});

export const diffStrings = strings({
  unchanged: {
    nl: (count: number) => (count === 1 ? '1 regel ongewijzigd' : `${count} regels ongewijzigd`),
    en: (count: number) => (count === 1 ? '1 line unchanged' : `${count} lines unchanged`),
  },
  removed: { nl: 'Weg', en: 'Removed' },
  added: { nl: 'Nieuw', en: 'Added' },
});

export const calendarStrings = strings({
  label: { nl: 'Datum', en: 'Date' },
  previous: { nl: 'Vorige', en: 'Previous' },
  next: { nl: 'Volgende', en: 'Next' },
  years: { nl: 'kies een jaar', en: 'choose a year' },
  days: { nl: 'kies een dag', en: 'choose a day' },
});

export const copyStrings = strings({
  copied: verbatim('Summary copied to clipboard'),
  copyFailed: verbatim('Failed to copy summary'),
});

export const notThereStrings = strings({
  title: { nl: 'Dit consult is hier niet te vinden', en: 'This consultation cannot be found here' },
  more: {
    nl: 'Het adres klopt niet, het consult is verwijderd, of het is van een andere behandelaar.',
    en: 'The address is wrong, the consultation was deleted, or it belongs to another clinician.',
  },
  home: { nl: 'Naar de startpagina', en: 'To the start page' },
  overview: { nl: 'Naar het overzicht', en: 'To the overview' },
});

export const newsStrings = strings({
  noteReady: { nl: 'Er staat een verslag klaar om te beoordelen.', en: 'A note is ready to be reviewed.' },
});
