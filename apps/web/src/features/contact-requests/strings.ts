import { strings } from '../../lib/strings.ts';

export const contactRequestsStrings = strings({
  back: { nl: 'Terug naar administratie', en: 'Back to admin' },
  intro: {
    nl: 'Wat bezoekers van de website via het contactformulier vroegen. Een verzoek blijft hooguit twee jaar bewaard.',
    en: 'What visitors of the website asked through the contact form. A request is kept for two years at most.',
  },
  lists: { nl: 'Contactverzoeken', en: 'Contact requests' },
  open: { nl: 'Open', en: 'Open' },
  handled: { nl: 'Afgehandeld', en: 'Handled' },
  name: { nl: 'Naam', en: 'Name' },
  institution: { nl: 'Instelling', en: 'Institution' },
  received: { nl: 'Ontvangen', en: 'Received' },
  actions: { nl: 'Acties', en: 'Actions' },
  noneOpen: { nl: 'Geen open verzoeken', en: 'No open requests' },
  noneOpenMore: {
    nl: 'Zodra iemand het contactformulier verstuurt, staat het verzoek hier.',
    en: 'As soon as somebody sends the contact form, the request is listed here.',
  },
  noneHandled: { nl: 'Nog niets afgehandeld', en: 'Nothing handled yet' },
  loading: { nl: 'Contactverzoeken worden geladen', en: 'Loading contact requests' },
  fetchFailed: {
    nl: 'De contactverzoeken konden niet worden opgehaald',
    en: 'The contact requests could not be loaded',
  },
  markHandled: { nl: 'Afgehandeld', en: 'Handled' },
  markHandledOf: {
    nl: (name: string) => `Afgehandeld: ${name}`,
    en: (name: string) => `Handled: ${name}`,
  },
  markedHandled: { nl: 'Afgehandeld', en: 'Handled' },
  undo: { nl: 'Ongedaan maken', en: 'Undo' },
  undoOf: { nl: (name: string) => `Ongedaan maken: ${name}`, en: (name: string) => `Undo: ${name}` },
  changeFailed: {
    nl: 'Het verzoek kon niet worden gewijzigd.',
    en: 'The request could not be changed.',
  },
  germany: { nl: 'Duitsland', en: 'Germany' },
  hungary: { nl: 'Hongarije', en: 'Hungary' },
  poland: { nl: 'Polen', en: 'Poland' },
  psychiatry: { nl: 'Psychiatrie', en: 'Psychiatry' },
  medicine: { nl: 'Huisartsgeneeskunde', en: 'Family Medicine' },
});
