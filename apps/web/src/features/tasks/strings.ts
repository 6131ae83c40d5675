import { strings } from '../../lib/strings.ts';

export const tasksStrings = strings({
  followUps: { nl: 'Opvolging', en: 'Follow-ups' },
  overdue: { nl: 'Te laat', en: 'Overdue' },
  today: { nl: 'Vandaag', en: 'Today' },
  later: { nl: 'Later', en: 'Later' },
  undated: { nl: 'Zonder datum', en: 'No date' },
  none: { nl: 'Niets te doen', en: 'Nothing to do' },
  noneMore: {
    nl: 'Wat je in een verslag afspreekt, komt hier te staan zodra het verslag klaar is voor het EPD.',
    en: 'What you agree on in a note is listed here as soon as the note is ready for the EHR.',
  },
  loading: { nl: 'Taken worden geladen', en: 'Loading tasks' },
  fetchFailed: { nl: 'De taken konden niet worden opgehaald', en: 'The tasks could not be loaded' },
  markDone: { nl: (text: string) => `Gedaan: ${text}`, en: (text: string) => `Done: ${text}` },
  markedDone: { nl: 'Afgevinkt', en: 'Ticked off' },
  undo: { nl: 'Ongedaan maken', en: 'Undo' },
  undoOf: { nl: (text: string) => `Ongedaan maken: ${text}`, en: (text: string) => `Undo: ${text}` },
  changeFailed: { nl: 'De taak kon niet worden gewijzigd.', en: 'The task could not be changed.' },
  done: { nl: 'Afgerond', en: 'Done' },
  noneDone: { nl: 'Nog niets afgerond', en: 'Nothing done yet' },
  open: { nl: (name: string) => `Consult van ${name}`, en: (name: string) => `Consultation of ${name}` },
  appointment: { nl: 'Vervolgafspraak', en: 'Appointment' },
  send: { nl: 'Versturen', en: 'Send' },
  agreement: { nl: 'Afgesproken', en: 'Agreed' },
});

export const dueStrings = strings({
  today: { nl: 'Vandaag', en: 'Today' },
  tomorrow: { nl: 'Morgen', en: 'Tomorrow' },
  dayLate: { nl: '1 dag te laat', en: '1 day overdue' },
  daysLate: {
    nl: (days: number) => `${days} dagen te laat`,
    en: (days: number) => `${days} days overdue`,
  },
  choose: { nl: 'Kies een datum', en: 'Choose a date' },
  change: {
    nl: (due: string, text: string) => `${due}, datum wijzigen van: ${text}`,
    en: (due: string, text: string) => `${due}, change the date of: ${text}`,
  },
  heading: { nl: 'Wanneer moet dit gedaan zijn?', en: 'When is this due?' },
  calendar: { nl: 'Datum', en: 'Date' },
  clear: { nl: 'Zonder datum', en: 'No date' },
  close: { nl: 'Sluiten', en: 'Close' },
});

export const toReviewStrings = strings({
  heading: { nl: 'Nog te beoordelen', en: 'Pending consultations' },
  none: { nl: 'Alles is beoordeeld', en: 'Everything is reviewed' },
  noneMore: { nl: 'Nieuwe verslagen verschijnen hier vanzelf.', en: 'New notes appear here by themselves.' },
});
