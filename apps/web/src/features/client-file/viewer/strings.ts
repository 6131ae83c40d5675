import { strings } from '../../../lib/strings.ts';

export const viewerStrings = strings({
  document: { nl: 'Document', en: 'Document' },
  toClient: { nl: 'Naar de cliënt', en: 'To the client' },
  addedBy: {
    nl: (name: string, when: string) => `toegevoegd door ${name}, ${when}`,
    en: (name: string, when: string) => `added by ${name}, ${when}`,
  },
  download: { nl: 'Origineel opslaan', en: 'Save the original' },
  notThere: { nl: 'Dit document is hier niet te vinden', en: 'This document cannot be found here' },
  notThereMore: {
    nl: 'Misschien is het verwijderd, of hoort het bij een cliënt van een collega.',
    en: 'It may have been removed, or may be of a colleague’s client.',
  },
  nothingYet: { nl: 'Dit document wordt nog gelezen', en: 'This document is still being read' },
  nothingYetMore: {
    nl: 'Elke pagina staat hier zodra die gelezen is. Je kunt intussen iets anders doen.',
    en: 'Each page is here as soon as it is read. You can do something else meanwhile.',
  },
  nothing: { nl: 'Er is niets gelezen', en: 'Nothing was read' },
  nothingMore: {
    nl: 'Het origineel is bewaard en kan worden opgeslagen.',
    en: 'The original is kept and can be saved.',
  },
  loading: { nl: 'De pagina wordt geladen', en: 'Loading the page' },
  pages: { nl: 'Pagina’s', en: 'Pages' },
  page: {
    nl: (number: number, of: number) => `Pagina ${number} van ${of}`,
    en: (number: number, of: number) => `Page ${number} of ${of}`,
  },
  before: { nl: 'Vorige pagina', en: 'Previous page' },
  next: { nl: 'Volgende pagina', en: 'Next page' },
  readSoFar: {
    nl: (count: number) => `${count} gelezen tot nu toe`,
    en: (count: number) => `${count} read so far`,
  },
  original: { nl: 'Origineel', en: 'Original' },
  pictureOf: {
    nl: (number: number) => `Pagina ${number} zoals die eruitziet`,
    en: (number: number) => `Page ${number} as it looks`,
  },
  noPicture: { nl: 'De afbeelding kon niet worden geladen.', en: 'The picture could not be loaded.' },
  larger: { nl: 'Vergroten', en: 'Larger' },
  smaller: { nl: 'Hele pagina', en: 'Whole page' },
  text: { nl: 'Gelezen tekst', en: 'Text as read' },
  textOf: {
    nl: (number: number) => `Gelezen tekst van pagina ${number}`,
    en: (number: number) => `Text as read on page ${number}`,
  },
  noText: { nl: 'Op deze pagina is geen tekst gelezen.', en: 'No text was read on this page.' },
  unsure: {
    nl: 'Slecht leesbaar: vergelijk met het origineel',
    en: 'Hard to read: compare with the original',
  },
  ocr: { nl: 'uit een afbeelding', en: 'from a picture' },
  corrected: { nl: 'gecorrigeerd', en: 'corrected' },
  correct: { nl: 'Corrigeren', en: 'Correct' },
  takeBack: { nl: 'Correctie terugnemen', en: 'Take back the correction' },
  takenBack: { nl: 'De tekst is weer zoals die gelezen is', en: 'The text is as it was read again' },
  save: { nl: 'Opslaan', en: 'Save' },
  saved: { nl: 'De correctie is opgeslagen', en: 'The correction is saved' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
});
