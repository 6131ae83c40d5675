import { strings } from '../../lib/strings.ts';

export const dataStrings = strings({
  copyTitle: { nl: 'Kopie van het dossier', en: 'Copy of the file' },
  copyBody: {
    nl: (name: string) =>
      `Alles wat er van ${name} bewaard wordt, in één ZIP-bestand: een PDF om te lezen, de gegevens als JSON, het geluid als WAV en de documenten zoals ze kwamen.`,
    en: (name: string) =>
      `All that is kept of ${name}, in one ZIP file: a PDF to read, the data as JSON, the sound as WAV, and the documents as they came.`,
  },
  copyCare: {
    nl: 'Het bestand is niet versleuteld. Bewaar het zorgvuldig. Dat je het ophaalt, staat in het inzagelog.',
    en: 'The file is not encrypted. Keep it with care. That you fetch it is in the access log.',
  },
  download: { nl: 'Kopie ophalen', en: 'Download copy' },
  eraseTitle: { nl: 'Cliënt wissen?', en: 'Erase this client?' },
  eraseBody: {
    nl: (name: string) => `Van ${name} gaat dit meteen en voorgoed weg:`,
    en: (name: string) => `Of ${name} this goes at once and for good:`,
  },
  eraseKeeps: {
    nl: 'Het inzagelog blijft, zoals de wet vraagt. Oudere reservekopieën bevatten de gegevens tot ze verlopen.',
    en: 'The access log stays, as the law asks. Older backups hold the data until they run out.',
  },
  isHeld: {
    nl: 'Er is iets van deze cliënt vastgezet. Geef dat eerst vrij bij Bewaren en wissen.',
    en: 'Something of this client is on hold. Release it first under Keeping and erasing.',
  },
  typeName: { nl: 'Typ de naam van de cliënt', en: 'Type the name of the client' },
  typeHint: {
    nl: (name: string) => `Typ ${name} om te bevestigen`,
    en: (name: string) => `Type ${name} to confirm`,
  },
  typeError: { nl: 'Dit is niet de naam van de cliënt', en: 'This is not the name of the client' },
  erase: { nl: 'Voorgoed wissen', en: 'Erase for good' },
  erasedTitle: { nl: 'Gewist', en: 'Erased' },
  erasedBody: {
    nl: 'De cliënt en het hele dossier zijn gewist. Bewaar de verklaring: ze noemt geen naam en staat ook in het inzagelog.',
    en: 'The client and the whole file are erased. Keep the certificate: it has no name and is in the access log too.',
  },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  close: { nl: 'Sluiten', en: 'Close' },
  loading: { nl: 'Wordt geteld', en: 'Counting' },
  failed: { nl: 'Dit kon niet worden opgehaald', en: 'This could not be fetched' },
});

/** How much there is of what. */
export const countStrings = strings({
  appointments: {
    nl: (count: number) => (count === 1 ? '1 afspraak' : `${count} afspraken`),
    en: (count: number) => (count === 1 ? '1 appointment' : `${count} appointments`),
  },
  recordings: {
    nl: (count: number) => (count === 1 ? '1 opname' : `${count} opnames`),
    en: (count: number) => (count === 1 ? '1 recording' : `${count} recordings`),
  },
  sound: { nl: (length: string) => `${length} geluid`, en: (length: string) => `${length} of sound` },
  notes: {
    nl: (count: number, versions: number) =>
      `${count === 1 ? '1 verslag' : `${count} verslagen`}, met ${versions === 1 ? '1 versie' : `${versions} versies`}`,
    en: (count: number, versions: number) =>
      `${count === 1 ? '1 note' : `${count} notes`}, in ${versions === 1 ? '1 version' : `${versions} versions`}`,
  },
  documents: {
    nl: (count: number) => (count === 1 ? '1 document' : `${count} documenten`),
    en: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  },
  tasks: {
    nl: (count: number) => (count === 1 ? '1 taak' : `${count} taken`),
    en: (count: number) => (count === 1 ? '1 task' : `${count} tasks`),
  },
  codes: {
    nl: (count: number) => (count === 1 ? '1 code' : `${count} codes`),
    en: (count: number) => (count === 1 ? '1 code' : `${count} codes`),
  },
});
