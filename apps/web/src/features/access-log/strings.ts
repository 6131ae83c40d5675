import { strings } from '../../lib/strings.ts';

export const accessLogStrings = strings({
  cosigner: { nl: 'als medeondertekenaar', en: 'as co-signer' },
  cover: { nl: 'als waarnemer', en: 'while covering' },
  intro: {
    nl: 'Wie welk dossier heeft ingezien of gewijzigd, en wat er is geweigerd. Regels kunnen niet worden aangepast of verwijderd. Cliënten staan hier met een nummer, niet met hun naam.',
    en: 'Who read or changed which file, and what was refused. Lines cannot be edited or deleted. Clients are listed by number, not by name.',
  },
  connector: { nl: 'Koppeling', en: 'Connector' },
  filter: { nl: 'Filter', en: 'Filter' },
  user: { nl: 'Gebruiker', en: 'User' },
  everyone: { nl: 'Iedereen', en: 'Everyone' },
  tabs: { nl: 'Inzagelog', en: 'Access log' },
  allLines: { nl: 'Alle regels', en: 'All lines' },
  unusual: { nl: 'Opvallende inzage', en: 'Unusual reading' },
  client: { nl: 'Cliënt', en: 'Client' },
  clientHint: {
    nl: 'Naam, geboortedatum, cliëntcode of nummer',
    en: 'Name, date of birth, client code or number',
  },
  noClient: { nl: 'Geen cliënt gevonden', en: 'No client found' },
  clientsFound: { nl: 'Gevonden cliënten', en: 'Clients found' },
  clientCount: {
    nl: (count: number) => (count === 1 ? '1 cliënt gevonden' : `${count} cliënten gevonden`),
    en: (count: number) => (count === 1 ? '1 client found' : `${count} clients found`),
  },
  born: { nl: (date: string) => `geboren ${date}`, en: (date: string) => `born ${date}` },
  everyDeed: { nl: 'Alles', en: 'Everything' },
  exportTitle: { nl: 'Wie heeft dit dossier ingezien?', en: 'Who looked at this file?' },
  exportMore: {
    nl: 'Een overzicht om aan de cliënt te geven, van iedereen in de gekozen periode. Opslaan wordt vastgelegd in het inzagelog.',
    en: 'An overview to give to the client, of everyone in the chosen period. Saving it is recorded in the access log.',
  },
  exportPdf: { nl: 'Opslaan als PDF', en: 'Save as PDF' },
  exportCsv: { nl: 'Opslaan als CSV', en: 'Save as CSV' },
  exported: { nl: 'Overzicht opgeslagen', en: 'Overview saved' },
  exportFailed: { nl: 'Het overzicht is niet opgeslagen.', en: 'The overview was not saved.' },
  fileName: { nl: 'inzage-dossier', en: 'access-to-file' },
  from: { nl: 'Van', en: 'From' },
  to: { nl: 'Tot en met', en: 'Up to and including' },
  clear: { nl: 'Filter wissen', en: 'Clear filter' },
  lines: { nl: 'Regels van het inzagelog', en: 'Lines of the access log' },
  when: { nl: 'Wanneer', en: 'When' },
  what: { nl: 'Wat', en: 'What' },
  whose: { nl: 'Cliënt', en: 'Client' },
  onlyThis: {
    nl: (client: string) => `Alleen cliënt ${client}`,
    en: (client: string) => `Only client ${client}`,
  },
  refused: { nl: 'Geweigerd', en: 'Refused' },
  serious: { nl: 'Ernstig', en: 'Serious' },
  nobody: { nl: 'Onbekend', en: 'Unknown' },
  noteer: { nl: 'Noteer zelf', en: 'Noteer itself' },
  none: { nl: 'Geen regels gevonden', en: 'No lines found' },
  noneMore: {
    nl: 'Er is niets vastgelegd dat bij dit filter past.',
    en: 'Nothing was recorded that fits this filter.',
  },
  loading: { nl: 'Het inzagelog wordt geladen', en: 'Loading the access log' },
  fetchFailed: { nl: 'Het inzagelog kon niet worden opgehaald', en: 'The access log could not be loaded' },
});

/** Kinds of deeds. */
export const actionStrings = strings({
  C: { nl: 'Alles wat is toegevoegd', en: 'All that was added' },
  R: { nl: 'Alle inzage', en: 'All reading' },
  U: { nl: 'Alle wijzigingen', en: 'All changes' },
  D: { nl: 'Alles wat is verwijderd', en: 'All that was deleted' },
  E: { nl: 'Inloggen en andere handelingen', en: 'Signing in and other operations' },
});

export const unusualStrings = strings({
  intro: {
    nl: 'Inzage die opvalt: veel dossiers in één uur, of het dossier van een cliënt met wie iemand geen afspraak of opname heeft. Er kan een goede reden voor zijn. Elk uur wordt bekeken zodra het voorbij is.',
    en: 'Reading that stands out: many files in one hour, or the file of a client with whom somebody has no appointment or recording. There may be a good reason. Every hour is looked at once it is over.',
  },
  list: { nl: 'Opvallende inzage', en: 'Unusual reading' },
  manyClients: {
    nl: (clients: number) => `Dossiers van ${clients} cliënten geopend in één uur`,
    en: (clients: number) => `Opened the files of ${clients} clients in one hour`,
  },
  noTreatment: {
    nl: (client: string) => `Dossier van cliënt ${client} geopend zonder afspraak of opname`,
    en: (client: string) => `Opened the file of client ${client} without an appointment or recording`,
  },
  show: { nl: 'Toon regels', en: 'Show lines' },
  showOf: {
    nl: (name: string, day: string) => `Toon regels van ${name}, ${day}`,
    en: (name: string, day: string) => `Show lines of ${name}, ${day}`,
  },
  none: { nl: 'Niets opvallends', en: 'Nothing unusual' },
  noneMore: { nl: 'Er is geen inzage die opvalt.', en: 'No reading stands out.' },
  loading: { nl: 'Opvallende inzage wordt geladen', en: 'Loading unusual reading' },
  fetchFailed: {
    nl: 'Opvallende inzage kon niet worden opgehaald',
    en: 'Unusual reading could not be loaded',
  },
});
