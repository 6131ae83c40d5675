/** What was done, in words that a client understands: of what, and what. The screens of those who work here say it finer. */
import { type AccessLogLine, type LogAction, roleNames } from '@noteer/contract';

export type Language = 'nl' | 'en';

const things: Record<string, { nl: string; en: string } | undefined> = {
  agenda: { nl: 'Agenda', en: 'Agenda' },
  appointment: { nl: 'Afspraak', en: 'Appointment' },
  attachment: { nl: 'Document', en: 'Document' },
  attachments: { nl: 'Lijst van documenten', en: 'List of documents' },
  client: { nl: 'Persoonsgegevens', en: 'Personal data' },
  clients: { nl: 'Cliëntenlijst', en: 'List of clients' },
  client_file: { nl: 'Dossier', en: 'File' },
  codes: { nl: 'Declaratiecodes', en: 'Billing codes' },
  departure: { nl: 'Wat de server verliet', en: 'What left the server' },
  jottings: { nl: 'Aantekeningen', en: 'Jottings' },
  note: { nl: 'Verslag', en: 'Note' },
  preparation: { nl: 'Voorbereiding', en: 'Preparation' },
  recording: { nl: 'Opname', en: 'Recording' },
  recordings: { nl: 'Lijst van opnamen', en: 'List of recordings' },
  task: { nl: 'Taak', en: 'Task' },
  tasks: { nl: 'Takenlijst', en: 'List of tasks' },
  transcript: { nl: 'Transcript', en: 'Transcript' },
  voices: { nl: 'Sprekers', en: 'Speakers' },
  access_log: { nl: 'Inzagelog', en: 'Access log' },
};

const deeds: Record<LogAction, { nl: string; en: string }> = {
  C: { nl: 'toegevoegd', en: 'added' },
  R: { nl: 'ingezien', en: 'read' },
  U: { nl: 'gewijzigd', en: 'changed' },
  D: { nl: 'verwijderd', en: 'deleted' },
  E: { nl: 'bewerking gestart', en: 'operation started' },
};

export function deedInWords(event: string, action: LogAction, language: Language): string {
  const thing = things[event.slice(0, event.indexOf('.'))] ?? { nl: 'Dossier', en: 'File' };
  return `${thing[language]}: ${deeds[action][language]}`;
}

const roles: Record<string, { nl: string; en: string } | undefined> = {
  ...roleNames,
  connector: { nl: 'Koppeling', en: 'Connector' },
};

const entrusted = {
  cosigner: { nl: 'als medeondertekenaar', en: 'as co-signer' },
  cover: { nl: 'als waarnemer', en: 'while covering' },
};

/** As what somebody came to the file, and what it was entrusted to them for. */
export const roleInWords = (
  role: string,
  entrusted_as: AccessLogLine['entrusted_as'],
  language: Language,
): string =>
  [roles[role]?.[language], entrusted_as && entrusted[entrusted_as][language]].filter(Boolean).join(', ');

export const outcomeInWords = (outcome: 0 | 4 | 8, language: Language): string =>
  ({
    0: { nl: '', en: '' },
    4: { nl: 'geweigerd', en: 'refused' },
    8: { nl: 'geweigerd, ernstig', en: 'refused, serious' },
  })[outcome][language];

export const exportWords = {
  nl: {
    title: 'Wie heeft dit dossier ingezien',
    columns: ['Wanneer', 'Wie', 'Rol', 'Wat', 'Uitkomst'],
    client: 'Cliënt',
    born: 'Geboren',
    number: 'Cliëntnummer',
    period: 'Periode',
    wholePeriod: 'alles wat is vastgelegd',
    from: (day: string) => `vanaf ${day}`,
    to: (day: string) => `tot en met ${day}`,
    made: 'Gemaakt',
    explained:
      'Elke regel is een keer dat iemand gegevens van deze cliënt heeft ingezien, toegevoegd, gewijzigd of verwijderd, of dat is geweigerd. De regels zijn vastgelegd op het moment zelf en kunnen niet worden aangepast.',
    none: 'In deze periode is niets vastgelegd.',
    itself: 'Noteer (automatisch)',
    unknown: 'Onbekend',
    page: (number: number) => `Pagina ${number}`,
    file: 'inzage',
  },
  en: {
    title: 'Who looked at this file',
    columns: ['When', 'Who', 'Role', 'What', 'Outcome'],
    client: 'Client',
    born: 'Born',
    number: 'Client number',
    period: 'Period',
    wholePeriod: 'all that was recorded',
    from: (day: string) => `from ${day}`,
    to: (day: string) => `up to and including ${day}`,
    made: 'Made',
    explained:
      'Each line is a time that somebody read, added, changed or deleted data of this client, or was refused to. Lines were recorded when it happened and cannot be changed.',
    none: 'Nothing was recorded in this period.',
    itself: 'Noteer (automatically)',
    unknown: 'Unknown',
    page: (number: number) => `Page ${number}`,
    file: 'access',
  },
} as const;
