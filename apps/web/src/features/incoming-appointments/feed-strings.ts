import type { FeedProblem } from '@noteer/contract';
import { strings } from '../../lib/strings.ts';

export const feedStrings = strings({
  heading: { nl: 'Agenda’s die vanzelf worden gelezen', en: 'Calendars that are read by themselves' },
  add: { nl: 'Agenda toevoegen', en: 'Add a calendar' },
  addMore: {
    nl: 'Een agenda-adres (ICS) uit Outlook, Google of Apple. Noteer leest van gisteren tot acht weken vooruit en volgt wat verandert.',
    en: 'A calendar address (ICS) from Outlook, Google or Apple. Noteer reads from yesterday to eight weeks ahead and follows what changes.',
  },
  address: { nl: 'Adres van de agenda', en: 'Address of the calendar' },
  addressHint: {
    nl: 'Begint met https:// of webcal://. Wie het adres heeft, kan de agenda lezen: het wordt versleuteld bewaard en niet meer getoond.',
    en: 'Begins with https:// or webcal://. Whoever has the address can read the calendar: it is kept encrypted and not shown again.',
  },
  addressWrong: {
    nl: 'Vul een adres in dat begint met https://',
    en: 'Enter an address that begins with https://',
  },
  clinicianWrong: { nl: 'Kies een behandelaar', en: 'Choose a clinician' },
  added: { nl: 'Agenda toegevoegd', en: 'Calendar added' },
  addFailed: { nl: 'De agenda is niet toegevoegd', en: 'The calendar was not added' },
  none: { nl: 'Nog geen agenda’s', en: 'No calendars yet' },
  noneMore: {
    nl: 'Voeg de agenda van een behandelaar toe; de afspraken verschijnen dan vanzelf.',
    en: 'Add the calendar of a clinician; the appointments then appear by themselves.',
  },
  loading: { nl: 'Agenda’s ophalen', en: 'Loading calendars' },
  fetchFailed: { nl: 'De agenda’s zijn niet opgehaald', en: 'The calendars were not loaded' },
  reading: { nl: 'Wordt nu gelezen', en: 'Being read now' },
  readAt: { nl: (moment: string) => `Gelezen ${moment}`, en: (moment: string) => `Read ${moment}` },
  next: { nl: (time: string) => `volgende keer om ${time}`, en: (time: string) => `next time at ${time}` },
  lastRead: {
    nl: (moment: string, since: string) => `Laatst gelezen ${moment}, sindsdien ${since}.`,
    en: (moment: string, since: string) => `Last read ${moment}, since then ${since}.`,
  },
  neverRead: {
    nl: (since: string) => `Nog niet gelezen: ${since}.`,
    en: (since: string) => `Not read yet: ${since}.`,
  },
  nextTry: {
    nl: (time: string) => `Volgende poging om ${time}.`,
    en: (time: string) => `Next try at ${time}.`,
  },
  stay: { nl: 'De afspraken van eerder blijven staan.', en: 'The appointments from before stay.' },
  counts: {
    nl: (made: string, changed: string, cancelled: string, left_out: string) =>
      `Laatste keer: ${made} nieuw, ${changed} gewijzigd, ${cancelled} afgezegd, ${left_out} overgeslagen`,
    en: (made: string, changed: string, cancelled: string, left_out: string) =>
      `Last time: ${made} new, ${changed} changed, ${cancelled} cancelled, ${left_out} left out`,
  },
  readNow: { nl: 'Nu lezen', en: 'Read now' },
  readNowNamed: {
    nl: (name: string) => `Agenda van ${name} nu lezen`,
    en: (name: string) => `Read the calendar of ${name} now`,
  },
  remove: { nl: 'Verwijderen', en: 'Remove' },
  removeNamed: {
    nl: (name: string) => `Agenda van ${name} verwijderen`,
    en: (name: string) => `Remove the calendar of ${name}`,
  },
  removeTitle: { nl: 'Agenda verwijderen?', en: 'Remove the calendar?' },
  removeBody: {
    nl: (name: string) =>
      `De agenda van ${name} wordt niet meer gelezen. De afspraken die er al zijn blijven staan en volgen de agenda niet meer.`,
    en: (name: string) =>
      `The calendar of ${name} is no longer read. Appointments that are here stay, and no longer follow the calendar.`,
  },
  removed: { nl: 'Agenda verwijderd', en: 'Calendar removed' },
});

/** Behind "since then". */
export const feedProblemStrings = strings({
  unreachable: { nl: 'niet bereikbaar', en: 'not reachable' },
  too_slow: { nl: 'niet op tijd een antwoord', en: 'no answer in time' },
  refused: {
    nl: 'geweigerd door de andere kant: het adres is waarschijnlijk ingetrokken',
    en: 'refused by the other side: the address was probably withdrawn',
  },
  not_found: { nl: 'niet te vinden op dit adres', en: 'not found at this address' },
  redirects: { nl: 'steeds doorverwezen zonder einde', en: 'sent on without end' },
  not_allowed: {
    nl: 'niet gelezen: dit adres mag vanaf deze server niet worden gevraagd',
    en: 'not read: this server may not ask that address',
  },
  too_large: { nl: 'te groot om te lezen', en: 'too large to read' },
  too_many: { nl: 'te veel afspraken om te lezen', en: 'too many appointments to read' },
  not_a_calendar: { nl: 'geen agenda op dit adres', en: 'no calendar at this address' },
  emptied: {
    nl: 'ineens leeg; pas als dat de volgende keer zo is, vervallen de afspraken',
    en: 'suddenly empty; only if it still is next time, the appointments go',
  },
  failed: { nl: 'niet gelukt door een fout in Noteer', en: 'failed by an error in Noteer' },
} satisfies Record<FeedProblem, unknown>);
