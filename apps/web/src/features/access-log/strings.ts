import { strings } from '../../lib/strings.ts';

export const accessLogStrings = strings({
  intro: {
    nl: 'Wie welk dossier heeft ingezien of gewijzigd, en wat er is geweigerd. Regels kunnen niet worden aangepast of verwijderd. Cliënten staan hier met een nummer, niet met hun naam.',
    en: 'Who read or changed which file, and what was refused. Lines cannot be edited or deleted. Clients are listed by number, not by name.',
  },
  filter: { nl: 'Filter', en: 'Filter' },
  user: { nl: 'Gebruiker', en: 'User' },
  everyone: { nl: 'Iedereen', en: 'Everyone' },
  client: { nl: 'Cliëntnummer', en: 'Client number' },
  clientInvalid: { nl: 'Dit is geen geldig cliëntnummer', en: 'This is not a client number' },
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
