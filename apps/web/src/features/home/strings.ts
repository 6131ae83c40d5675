import { strings, verbatim } from '../../lib/strings.ts';

export const homeStrings = strings({
  noModel: { nl: 'Nog geen taalmodel', en: 'No language model yet' },
  noModelMore: {
    nl: 'Zolang er geen is gekozen, schrijft Noteer geen verslagen. Je kiest er een in een paar minuten, of je kiest voor geen.',
    en: 'As long as none is chosen, Noteer writes no notes. Choosing one takes a few minutes, or you choose none.',
  },
  toModel: { nl: 'Taalmodel kiezen', en: 'Choose a language model' },
  today: { nl: 'Afspraken vandaag', en: 'Appointments today' },
  otherDay: { nl: 'Afspraken op een andere dag', en: 'Appointments on another day' },
  toToday: { nl: 'Naar vandaag', en: 'Back to today' },
  loading: { nl: 'Afspraken worden geladen', en: 'Loading appointments' },
  none: { nl: 'Er zijn geen consultaties voor vandaag', en: 'There are no consultations for today' },
  noneMore: {
    nl: 'Zodra er een afspraak voor je is ingepland, staat hij hier.',
    en: 'As soon as an appointment is planned for you, it is shown here.',
  },
  noneThatDay: {
    nl: 'Er zijn geen consultaties op deze dag',
    en: 'There are no consultations on this day',
  },
  updatedAt: {
    nl: (time: string) => `Laatst bijgewerkt om ${time}`,
    en: (time: string) => `Last updated at ${time}`,
  },
  notUpdated: { nl: 'Nog niet bijgewerkt', en: 'Not updated yet' },
  toReview: { nl: 'Nog te beoordelen', en: 'Pending consultations' },
  allReviewed: { nl: 'Alles is beoordeeld', en: 'Everything is reviewed' },
  allReviewedMore: {
    nl: 'Een nieuw verslag verschijnt hier vanzelf.',
    en: 'A new note appears here by itself.',
  },
});

export const agendaStrings = strings({
  now: { nl: 'nu', en: 'now' },
  next: { nl: 'Eerstvolgende', en: 'Next' },
  record: { nl: 'Opnemen', en: 'Record' },
  catchUp: { nl: 'Alsnog opnemen', en: 'Record after all' },
  missed: { nl: 'Niet opgenomen', en: 'Not recorded' },
  review: { nl: 'Beoordelen', en: 'Review' },
  tryAgain: { nl: 'Opnieuw proberen', en: 'Try again' },
  unplanned: { nl: 'Ongepland', en: 'Unplanned' },
  processing: { nl: 'Je gesprek wordt samengevat', en: 'Your conversation is being summarised' },
  ready: { nl: 'Nog te beoordelen', en: 'To review' },
  reviewed: { nl: 'Beoordeeld', en: 'Reviewed' },
  failed: { nl: 'Verwerking mislukt', en: 'Processing failed' },
  fetchFailed: verbatim('Error fetching recording data'),
});

export const unplannedStrings = strings({
  heading: { nl: 'Ongeplande contact', en: 'Unplanned contact' },
  more: {
    nl: 'Maak een gespreksverslag voor een cliënt die niet in de agenda staat.',
    en: 'Create a conversation report for a client who is not in the agenda.',
  },
  name: { nl: 'Naam van de cliënt', en: 'Client name' },
  add: { nl: 'Toevoegen', en: 'Add' },
  empty: verbatim('Enter client name first'),
  failed: verbatim('Some error occurred while adding the client'),
});

export const unfinishedStrings = strings({
  heading: {
    nl: (count: number) =>
      count === 1 ? 'Eén opname is niet afgerond' : `${count} opnames zijn niet afgerond`,
    en: (count: number) =>
      count === 1 ? 'One recording is not finished' : `${count} recordings are not finished`,
  },
  more: {
    nl: 'Wat is opgenomen, staat bewaard op dit apparaat.',
    en: 'What was recorded is kept on this device.',
  },
  sending: {
    nl: (percent: number) => `wordt verstuurd, ${percent} %`,
    en: (percent: number) => `being sent, ${percent} %`,
  },
  finish: { nl: 'Versturen en afronden', en: 'Send and finish' },
  goOn: { nl: 'Verder opnemen', en: 'Go on recording' },
  removeShort: { nl: 'Verwijderen', en: 'Delete' },
  remove: { nl: 'Opname verwijderen', en: 'Delete recording' },
  removeQuestion: {
    nl: 'Ben je zeker dat je deze opname wilt verwijderen?',
    en: 'Are you sure you want to delete this recording?',
  },
  yes: { nl: 'Ja', en: 'Yes' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  removed: { nl: 'Opname succesvol verwijderd', en: 'Recording deleted' },
  removeFailed: verbatim('Failed to delete recording.'),
});
