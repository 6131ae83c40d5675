import { strings } from '../../lib/strings.ts';

export const tasksStrings = strings({
  coveredFor: { nl: (name: string) => `Namens ${name}`, en: (name: string) => `On behalf of ${name}` },
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
  toAnswer: { nl: 'Vraagt je antwoord', en: 'Asks for your answer' },
  add: { nl: 'Taak toevoegen', en: 'Add a task' },
  edit: { nl: (title: string) => `Wijzig: ${title}`, en: (title: string) => `Edit: ${title}` },
  ownFor: {
    nl: (what: string, name: string) => `${what} (${name})`,
    en: (what: string, name: string) => `${what} (${name})`,
  },
  nobody: { nl: 'niemand in het bijzonder', en: 'nobody in particular' },
  withoutClient: { nl: 'Zonder cliënt', en: 'Without a client' },
  amendedBy: {
    nl: (name: string) => `${name} heeft je ondertekende verslag gewijzigd. Ga akkoord of draai het terug.`,
    en: (name: string) => `${name} changed the note that you signed. Agree to it or take it back.`,
  },
  answered: {
    nl: (question: string, answer: string) => `${question} Jouw antwoord: ${answer}`,
    en: (question: string, answer: string) => `${question} Your answer: ${answer}`,
  },
  consultation: { nl: 'Naar het consult', en: 'To the consultation' },
  consultationOf: {
    nl: (date: string) => `Consult van ${date}`,
    en: (date: string) => `Consultation of ${date}`,
  },
  appointment: {
    nl: (name: string) => `Vervolgafspraak met ${name}`,
    en: (name: string) => `Follow-up appointment with ${name}`,
  },
  send: {
    nl: (name: string) => `Versturen voor ${name}`,
    en: (name: string) => `Send for ${name}`,
  },
  agreement: {
    nl: (name: string) => `Afgesproken met ${name}`,
    en: (name: string) => `Agreed with ${name}`,
  },
  amendment: {
    nl: (name: string) => `Wijziging in je verslag van ${name}`,
    en: (name: string) => `Change in your note of ${name}`,
  },
  code_question: {
    nl: (name: string) => `Vraag over de codes van ${name}`,
    en: (name: string) => `Question about the codes of ${name}`,
  },
});

export const groupingStrings = strings({
  legend: { nl: 'Taken groeperen', en: 'Group tasks' },
  day: { nl: 'Op dag', en: 'By day' },
  client: { nl: 'Per cliënt', en: 'By client' },
});

export const ownTaskStrings = strings({
  addTitle: { nl: 'Taak toevoegen', en: 'Add a task' },
  editTitle: { nl: 'Taak wijzigen', en: 'Edit the task' },
  text: { nl: 'Wat moet er gebeuren?', en: 'What is to be done?' },
  empty: { nl: 'Typ wat er moet gebeuren', en: 'Type what is to be done' },
  client: { nl: 'Voor welke cliënt? (mag leeg blijven)', en: 'For which client? (may stay empty)' },
  unknownClient: {
    nl: 'Kies een bekende cliënt uit de lijst, of laat dit leeg',
    en: 'Choose a known client from the list, or leave this empty',
  },
  due: { nl: 'Wanneer?', en: 'When?' },
  withoutDate: { nl: 'Zonder datum', en: 'No date' },
  save: { nl: 'Opslaan', en: 'Save' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  close: { nl: 'Sluiten', en: 'Close' },
  failed: { nl: 'De taak kon niet worden opgeslagen', en: 'The task could not be saved' },
});

export const amendmentStrings = strings({
  look: { nl: 'Bekijk de wijziging', en: 'Look at the change' },
  lookAt: {
    nl: (title: string) => `Bekijk: ${title}`,
    en: (title: string) => `Look at: ${title}`,
  },
  more: {
    nl: (name: string) =>
      `${name} heeft dit verslag gewijzigd nadat je het klaar verklaarde. Ga akkoord, of zet terug wat je ondertekende; beide versies blijven bewaard.`,
    en: (name: string) =>
      `${name} changed this note after you declared it ready. Agree, or put back what you signed; both versions are kept.`,
  },
  legend: {
    nl: 'Doorgehaald stond in wat je ondertekende; onderstreept staat er nu.',
    en: 'Struck out stood in what you signed; underlined stands there now.',
  },
  loading: { nl: 'Wijziging wordt geladen', en: 'Loading the change' },
  agree: { nl: 'Akkoord', en: 'Agree' },
  takeBack: { nl: 'Terugdraaien', en: 'Take back' },
  takenBack: {
    nl: 'Teruggedraaid: je eigen tekst staat er weer',
    en: 'Taken back: your own text is there again',
  },
  takeBackFailed: { nl: 'Terugdraaien is niet gelukt', en: 'The change could not be taken back' },
  close: { nl: 'Sluiten', en: 'Close' },
});

export const questionStrings = strings({
  answer: { nl: 'Beantwoorden', en: 'Answer' },
  answerTo: { nl: (title: string) => `Beantwoord: ${title}`, en: (title: string) => `Answer: ${title}` },
  asks: { nl: (name: string) => `${name} vraagt`, en: (name: string) => `${name} asks` },
  label: { nl: 'Je antwoord', en: 'Your answer' },
  empty: { nl: 'Typ een antwoord', en: 'Type an answer' },
  send: { nl: 'Versturen', en: 'Send' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  close: { nl: 'Sluiten', en: 'Close' },
  answered: { nl: 'Je antwoord is verstuurd', en: 'Your answer was sent' },
  failed: { nl: 'Je antwoord is niet verstuurd', en: 'Your answer was not sent' },
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
