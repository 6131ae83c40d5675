import { strings } from '../../lib/strings.ts';

export const filterStrings = strings({
  legend: { nl: 'Filter', en: 'Filter' },
  chosen: { nl: (count: number) => `Filter (${count})`, en: (count: number) => `Filter (${count})` },
  from: { nl: 'Van', en: 'From' },
  to: { nl: 'Tot en met', en: 'Up to and including' },
  clinician: { nl: 'Behandelaar', en: 'Clinician' },
  everyone: { nl: 'Iedereen', en: 'Everyone' },
  doubt: { nl: 'Twijfel', en: 'Doubt' },
  anyDoubt: { nl: 'Alles', en: 'Any' },
  age: { nl: 'Wacht al', en: 'Waiting for' },
  anyAge: { nl: 'Maakt niet uit', en: 'Any time' },
  olderThan: {
    nl: (days: string) => `${days} dagen of langer`,
    en: (days: string) => `${days} days or more`,
  },
  clear: { nl: 'Filter wissen', en: 'Clear filter' },
});

export const deskStrings = strings({
  intro: {
    nl: 'Ondertekende consulten waarvan de codes nog niet vastliggen, het oudste eerst.',
    en: 'Signed consultations whose codes are not confirmed yet, the oldest first.',
  },
  totals: { nl: 'Totalen en export', en: 'Totals and export' },
  list: { nl: 'Consulten zonder codes', en: 'Consultations without codes' },
  loading: { nl: 'Consulten worden geladen', en: 'Loading consultations' },
  fetchFailed: {
    nl: 'De consulten konden niet worden opgehaald',
    en: 'The consultations could not be loaded',
  },
  none: { nl: 'Alles is gecodeerd', en: 'Everything is coded' },
  noneMore: {
    nl: 'Consulten komen hier zodra hun verslag klaar is voor het EPD.',
    en: 'Consultations come here as soon as their note is ready for the EHR.',
  },
  noneFound: { nl: 'Niets gevonden', en: 'Nothing found' },
  noneFoundMore: {
    nl: 'Er wacht geen consult dat bij dit filter past.',
    en: 'No consultation is waiting that fits this filter.',
  },
  unplanned: { nl: 'ongepland', en: 'unplanned' },
  beingMade: { nl: 'Voorstel wordt gemaakt', en: 'Suggestion is being made' },
  noCode: { nl: 'geen code', en: 'no code' },
  questionOpen: { nl: 'Vraag gesteld', en: 'Question asked' },
  questionAnswered: { nl: 'Beantwoord', en: 'Answered' },
  done: { nl: 'Vastgelegd', en: 'Confirmed' },
  choose: { nl: 'Kies een consult', en: 'Choose a consultation' },
  chooseMore: {
    nl: 'Met j en k of de pijltjes ga je door de lijst; Enter opent.',
    en: 'Go through the list with j and k or the arrows; Enter opens.',
  },
  keys: { nl: 'Sneltoetsen', en: 'Shortcuts' },
  keyMove: { nl: 'volgende, vorige', en: 'next, previous' },
  keyOpen: { nl: 'openen', en: 'open' },
  keyAccept: { nl: 'akkoord', en: 'accept' },
  keyChange: { nl: 'wijzigen', en: 'change' },
  keyAsk: { nl: 'vraag', en: 'question' },
  keyNext: { nl: 'open volgende', en: 'open next' },
});

export const detailStrings = strings({
  loading: { nl: 'Codes worden geladen', en: 'Loading codes' },
  fetchFailed: { nl: 'De codes konden niet worden opgehaald', en: 'The codes could not be loaded' },
  notThere: { nl: 'Dit consult is hier niet te vinden', en: 'This consultation cannot be found here' },
  notThereMore: {
    nl: 'Misschien is het verslag heropend, of is het consult verwijderd.',
    en: 'The note may have been reopened, or the consultation deleted.',
  },
  back: { nl: 'Naar de lijst', en: 'To the list' },
  toConsultation: { nl: 'Naar het consult', en: 'To the consultation' },
  suggested: { nl: 'Voorstel', en: 'Suggestion' },
  accept: { nl: 'Akkoord', en: 'Accept' },
  acceptNone: { nl: 'Akkoord: geen code', en: 'Accept: no code' },
  change: { nl: 'Wijzigen', en: 'Change' },
  ask: { nl: 'Vraag stellen', en: 'Ask a question' },
  next: { nl: 'Volgende', en: 'Next' },
  save: { nl: 'Vastleggen', en: 'Confirm' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  changeHeading: { nl: 'Codes wijzigen', en: 'Change the codes' },
  failed: { nl: 'De codes zijn niet vastgelegd', en: 'The codes were not confirmed' },
  overtaken: {
    nl: 'Dit is intussen veranderd. Hieronder staat het zoals het nu is; wat je koos is er nog.',
    en: 'This changed in the meantime. Below it stands as it is now; what you chose is still there.',
  },
  saved: {
    nl: (codes: string) => `Vastgelegd: ${codes}`,
    en: (codes: string) => `Confirmed: ${codes}`,
  },
  savedNone: { nl: 'Vastgelegd: geen code', en: 'Confirmed: no code' },
});

export const questionStrings = strings({
  title: { nl: 'Vraag aan de behandelaar', en: 'Question to the clinician' },
  more: {
    nl: (name: string) => `${name} krijgt je vraag als taak. Het antwoord komt hier te staan.`,
    en: (name: string) => `${name} gets your question as a task. The answer comes here.`,
  },
  label: { nl: 'Je vraag', en: 'Your question' },
  empty: { nl: 'Typ een vraag', en: 'Type a question' },
  send: { nl: 'Versturen', en: 'Send' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  close: { nl: 'Sluiten', en: 'Close' },
  sent: { nl: 'De vraag is verstuurd', en: 'The question was sent' },
  failed: { nl: 'De vraag is niet verstuurd', en: 'The question was not sent' },
  asked: {
    nl: (name: string, when: string) => `Vraag van ${name}, ${when}`,
    en: (name: string, when: string) => `Question of ${name}, ${when}`,
  },
  answered: { nl: (when: string) => `Antwoord, ${when}`, en: (when: string) => `Answer, ${when}` },
  waiting: { nl: 'Nog geen antwoord', en: 'No answer yet' },
  withoutAnswer: { nl: 'Afgevinkt zonder antwoord', en: 'Ticked off without an answer' },
});
