import { strings } from '../../lib/strings.ts';

export const fileStrings = strings({
  toClients: { nl: 'Naar cliënten', en: 'To clients' },
  age: { nl: (years: number) => `${years} jaar`, en: (years: number) => `${years} years old` },
  born: { nl: (date: string) => `geb. ${date}`, en: (date: string) => `born ${date}` },
  code: { nl: (code: string) => `code ${code}`, en: (code: string) => `code ${code}` },
  appointments: {
    nl: (count: number) => (count === 1 ? '1 afspraak' : `${count} afspraken`),
    en: (count: number) => (count === 1 ? '1 appointment' : `${count} appointments`),
  },
  alsoKnownAs: {
    nl: (name: string) => `Ook bekend als ${name}`,
    en: (name: string) => `Also known as ${name}`,
  },
  loading: { nl: 'Het dossier wordt geladen', en: 'Loading the file' },
  notThere: { nl: 'Deze cliënt is hier niet te vinden', en: 'This client cannot be found here' },
  notThereMore: {
    nl: 'Misschien is de cliënt verwijderd, of hoort die bij een collega.',
    en: 'The client may have been removed, or may be a colleague’s.',
  },
  toClient: { nl: 'Naar de cliënt', en: 'To the client' },
  noteOf: { nl: (date: string) => `Verslag van ${date}`, en: (date: string) => `Note of ${date}` },
  toConsultation: { nl: 'Naar het consult', en: 'To the consultation' },
  noteNotThere: { nl: 'Dit verslag is hier niet te vinden', en: 'This note cannot be found here' },
  noteNotThereMore: {
    nl: 'Misschien is het niet meer getekend, of is het van een collega die het niet deelt.',
    en: 'It may no longer be signed, or be of a colleague who does not share it.',
  },
  fetchFailed: { nl: 'Het dossier kon niet worden opgehaald', en: 'The file could not be loaded' },
});
