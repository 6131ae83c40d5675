import { strings } from '../../../lib/strings.ts';

export const documentStrings = strings({
  heading: { nl: 'Documenten', en: 'Documents' },
  hint: {
    nl: 'Sleep brieven hierheen, kies ze of plak ze: PDF, Word, ODT, tekst of foto, tot 25 MB en 50 pagina’s.',
    en: 'Drop letters here, choose them or paste them: PDF, Word, ODT, text or photo, up to 25 MB and 50 pages.',
  },
  hintOnTouch: {
    nl: 'Kies brieven, fotografeer ze of plak de tekst: PDF, Word, ODT of foto, tot 25 MB en 50 pagina’s.',
    en: 'Choose letters, photograph them or paste their text: PDF, Word, ODT or photo, up to 25 MB and 50 pages.',
  },
  dropNow: { nl: 'Laat los om toe te voegen', en: 'Let go to add' },
  choose: { nl: 'Bestanden kiezen', en: 'Choose files' },
  photograph: { nl: 'Foto maken', en: 'Take a photo' },
  pasteText: { nl: 'Tekst plakken', en: 'Paste text' },
  underway: { nl: 'Wordt verstuurd', en: 'Being sent' },
  sending: { nl: (name: string) => `${name} wordt verstuurd`, en: (name: string) => `Sending ${name}` },
  sentOf: {
    nl: (percent: number, size: string) => `${percent}% van ${size}`,
    en: (percent: number, size: string) => `${percent}% of ${size}`,
  },
  uploadWaits: { nl: 'Wacht op zijn beurt', en: 'Waiting its turn' },
  cutOff: {
    nl: 'De verbinding viel weg. Zodra die terug is, gaat dit vanzelf verder.',
    en: 'The connection was lost. This goes on by itself as soon as it is back.',
  },
  too_large: {
    nl: 'Dit bestand is groter dan 25 MB. Verstuur het in delen, of scan het met minder punten (200 dpi).',
    en: 'This file is larger than 25 MB. Send it in parts, or scan it with fewer dots (200 dpi).',
  },
  empty: {
    nl: 'Dit bestand is leeg. Kijk of het het goede is.',
    en: 'This file is empty. See if it is the right one.',
  },
  sendAgain: { nl: 'Opnieuw', en: 'Again' },
  sendAgainOf: {
    nl: (name: string) => `Opnieuw versturen: ${name}`,
    en: (name: string) => `Again: send ${name}`,
  },
  cancelOf: { nl: (name: string) => `Annuleren: ${name}`, en: (name: string) => `Cancel: ${name}` },
  none: { nl: 'Nog geen documenten', en: 'No documents yet' },
  noneMore: {
    nl: 'Een verwijsbrief die je hier toevoegt, wordt gelezen en helpt het consult voor te bereiden.',
    en: 'A referral letter that you add here is read and helps to prepare the consultation.',
  },
  notYours: { nl: 'Documenten zijn er voor de behandelaar', en: 'Documents are for those who treat' },
  notYoursMore: {
    nl: 'Alleen wie deze cliënt behandelt, ziet de documenten.',
    en: 'Only those who treat this client see the documents.',
  },
  loading: { nl: 'Documenten worden geladen', en: 'Loading documents' },
  fetchFailed: { nl: 'De documenten konden niet worden opgehaald', en: 'The documents could not be loaded' },
  retryFetch: { nl: 'Opnieuw proberen', en: 'Try again' },
  pages: {
    nl: (count: number) => (count === 1 ? '1 pagina' : `${count} pagina’s`),
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  },
  addedBy: {
    nl: (name: string, when: string) => `toegevoegd door ${name}, ${when}`,
    en: (name: string, when: string) => `added by ${name}, ${when}`,
  },
  waiting: { nl: 'Wacht op lezen', en: 'Waiting to be read' },
  readingBegins: { nl: 'Wordt gelezen', en: 'Being read' },
  reading: {
    nl: (read: number, of: number) => `${read} van ${of} gelezen`,
    en: (read: number, of: number) => `${read} of ${of} read`,
  },
  read: { nl: 'Gelezen', en: 'Read' },
  notUsed: { nl: 'Nog niet gebruikt', en: 'Not used yet' },
  failed: { nl: 'Niet gelezen', en: 'Not read' },
  readAgain: { nl: 'Opnieuw lezen', en: 'Read again' },
  readAgainOf: {
    nl: (name: string) => `Opnieuw lezen: ${name}`,
    en: (name: string) => `Read again: ${name}`,
  },
});

/** Why a document could not be read, and what to do about it. */
export const failureStrings = strings({
  encrypted: {
    nl: 'Dit bestand is met een wachtwoord beveiligd. Sla het zonder wachtwoord op en voeg het dan opnieuw toe.',
    en: 'This file is protected by a password. Save it without one and add it again.',
  },
  empty: {
    nl: 'Er staat niets in dit document. Kijk of het het goede bestand is.',
    en: 'There is nothing in this document. See if it is the right file.',
  },
  damaged: {
    nl: 'Dit bestand is beschadigd of niet compleet. Vraag het opnieuw op, of maak een foto van de brief op papier.',
    en: 'This file is damaged or incomplete. Ask for it again, or photograph the letter on paper.',
  },
  too_many_pages: {
    nl: 'Dit document heeft meer dan 50 pagina’s. Voeg alleen de pagina’s toe die je nodig hebt.',
    en: 'This document has more than 50 pages. Add only the pages that you need.',
  },
  too_large: {
    nl: 'Dit bestand is uitgepakt te groot om veilig te openen. Sla het kleiner op, bijvoorbeeld als PDF, en voeg het opnieuw toe.',
    en: 'Unpacked, this file is too large to open safely. Save it smaller, as a PDF for instance, and add it again.',
  },
  unknown_kind: {
    nl: 'Dit soort bestand kan niet worden gelezen. Gebruik PDF, Word (DOCX), ODT, tekst of een foto (JPEG, PNG, TIFF, HEIC).',
    en: 'This kind of file cannot be read. Use PDF, Word (DOCX), ODT, text or a photo (JPEG, PNG, TIFF, HEIC).',
  },
  not_readable: {
    nl: 'Hier is geen gedrukte tekst in te lezen. Handschrift kan niet gelezen worden: plak of typ dan de tekst. Is het gedrukt, maak dan een scherpere foto.',
    en: 'No printed text can be read here. Handwriting cannot be read: paste or type the text instead. If it is printed, take a sharper photo.',
  },
  took_too_long: {
    nl: 'Het lezen duurde te lang en is gestopt. Probeer het opnieuw, of voeg minder pagina’s tegelijk toe.',
    en: 'Reading took too long and was stopped. Try again, or add fewer pages at a time.',
  },
  out_of_memory: {
    nl: 'Dit document vroeg te veel van de server en is niet verder gelezen. Verklein de afbeeldingen, of voeg minder pagina’s tegelijk toe.',
    en: 'This document asked too much of the server and was not read further. Make its pictures smaller, or add fewer pages at a time.',
  },
});

export const doubtStrings = strings({
  otherTitle: { nl: 'Is dit document van deze cliënt?', en: 'Is this document about this client?' },
  other: {
    nl: 'De naam of geboortedatum in het document is een andere. Het wordt nergens voor gebruikt tot je hebt gekozen.',
    en: 'The name or date of birth in the document is another one. It is used for nothing until you have chosen.',
  },
  nobodyTitle: { nl: 'Van wie is dit document?', en: 'Whose document is this?' },
  nobody: {
    nl: 'Er staat geen naam of geboortedatum van deze cliënt in. Het wordt nergens voor gebruikt tot je hebt gekozen.',
    en: 'It holds no name or date of birth of this client. It is used for nothing until you have chosen.',
  },
  keep: { nl: 'Hoort bij deze cliënt', en: 'Belongs to this client' },
  keepOf: {
    nl: (name: string) => `Hoort bij deze cliënt: ${name}`,
    en: (name: string) => `Belongs to this client: ${name}`,
  },
});

export const removeStrings = strings({
  title: { nl: 'Document verwijderen?', en: 'Remove this document?' },
  body: {
    nl: (name: string) =>
      `${name} en alles wat erin gelezen is, gaan weg. Dat kan niet ongedaan worden gemaakt.`,
    en: (name: string) => `${name} and all that was read in it will be gone. This cannot be undone.`,
  },
  remove: { nl: 'Verwijderen', en: 'Remove' },
  removeOf: { nl: (name: string) => `Verwijderen: ${name}`, en: (name: string) => `Remove: ${name}` },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  removed: { nl: 'Het document is verwijderd', en: 'The document is removed' },
});

export const pasteStrings = strings({
  title: { nl: 'Tekst als document toevoegen', en: 'Add text as a document' },
  name: { nl: 'Naam van het document', en: 'Name of the document' },
  nameHint: { nl: 'Bijvoorbeeld: verwijsbrief huisarts', en: 'For example: referral letter GP' },
  unnamed: { nl: 'Geplakte tekst', en: 'Pasted text' },
  text: { nl: 'Tekst', en: 'Text' },
  textMissing: { nl: 'Plak of typ eerst een tekst', en: 'Paste or type a text first' },
  add: { nl: 'Toevoegen', en: 'Add' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  close: { nl: 'Sluiten', en: 'Close' },
});
