import { strings } from '../../lib/strings.ts';

export const retentionStrings = strings({
  back: { nl: 'Terug naar administratie', en: 'Back to administration' },
  intro: {
    nl: (moment: string) =>
      `Wat lang genoeg bewaard is, wordt elke nacht voorgoed verwijderd. De volgende keer is ${moment}.`,
    en: (moment: string) =>
      `What was kept for long enough is removed for good every night. The next time is ${moment}.`,
  },
  parts: { nl: 'Bewaren en wissen', en: 'Keeping and erasing' },
  rules: { nl: 'Regels', en: 'Rules' },
  next: { nl: 'Gaat straks weg', en: 'Goes next' },
  lately: { nl: 'Laatst verwijderd', en: 'Removed lately' },
  holds: { nl: 'Vastgezet', en: 'On hold' },
  erased: { nl: 'Gewiste cliënten', en: 'Erased clients' },
  what: { nl: 'Wat', en: 'What' },
  how_long: { nl: 'Hoe lang bewaard', en: 'Kept for' },
  setting: { nl: 'Ingesteld', en: 'Set' },
  institution: { nl: 'bij Instelling', en: 'under Institution' },
  count: { nl: 'Gaat straks weg', en: 'Goes next' },
  days: {
    nl: (days: number) => (days === 0 ? 'meteen' : days === 1 ? '1 dag' : `${days} dagen`),
    en: (days: number) => (days === 0 ? 'at once' : days === 1 ? '1 day' : `${days} days`),
  },
  itself: { nl: 'tot het verlopen is', en: 'until it runs out' },
  hourly: { nl: 'elk uur', en: 'every hour' },
  fixed: { nl: 'ligt vast', en: 'fixed' },
  since: { nl: 'Telt sinds', en: 'Counted since' },
  number: { nl: 'Nummer', en: 'Number' },
  when: { nl: 'Wanneer', en: 'When' },
  actions: { nl: 'Acties', en: 'Actions' },
  hold: { nl: 'Vastzetten', en: 'Put on hold' },
  holdOf: { nl: (id: string) => `Vastzetten: ${id}`, en: (id: string) => `Put on hold: ${id}` },
  more: {
    nl: (count: number) => `en nog ${count}`,
    en: (count: number) => `and ${count} more`,
  },
  noneNext: { nl: 'Er gaat straks niets weg', en: 'Nothing goes next' },
  noneNextMore: {
    nl: 'Wat lang genoeg bewaard is, staat hier een dag van tevoren.',
    en: 'What was kept for long enough is listed here a day ahead.',
  },
  noneLately: { nl: 'Er is nog niets verwijderd', en: 'Nothing has been removed yet' },
  noneHeld: { nl: 'Er is niets vastgezet', en: 'Nothing is on hold' },
  noneHeldMore: {
    nl: 'Wat door een klacht of rechtszaak moet blijven, kun je vastzetten.',
    en: 'What has to stay because of a complaint or a court case can be put on hold.',
  },
  noneErased: { nl: 'Er is geen cliënt gewist', en: 'No client was erased' },
  recording: { nl: 'Opname', en: 'Recording' },
  client: { nl: 'Cliënt', en: 'Client' },
  reason: { nl: 'Reden', en: 'Reason' },
  by: { nl: (name: string) => `door ${name}`, en: (name: string) => `by ${name}` },
  release: { nl: 'Vrijgeven', en: 'Release' },
  releaseOf: { nl: (reason: string) => `Vrijgeven: ${reason}`, en: (reason: string) => `Release: ${reason}` },
  released: { nl: 'Weer vrijgegeven', en: 'Released' },
  releaseFailed: { nl: 'Vrijgeven is niet gelukt.', en: 'It could not be released.' },
  erasedCounts: {
    nl: (recordings: number, documents: number) => `${recordings} opnames, ${documents} documenten`,
    en: (recordings: number, documents: number) => `${recordings} recordings, ${documents} documents`,
  },
  loading: { nl: 'Wordt geladen', en: 'Loading' },
  fetchFailed: { nl: 'Dit kon niet worden opgehaald', en: 'This could not be fetched' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
});

/** What each rule is about, in the words of the page. */
export const ruleStrings = strings({
  sound: { nl: 'Geluid, na het definitieve verslag', en: 'Sound, after the final note' },
  hidden: { nl: 'Opnames die een behandelaar weghaalde', en: 'Recordings that a clinician removed' },
  drafts: {
    nl: 'Consulten waarvan niemand het verslag definitief maakte',
    en: 'Consultations whose note nobody made final',
  },
  withdrawn: {
    nl: 'Opnames waarvoor de toestemming is ingetrokken',
    en: 'Recordings whose consent was withdrawn',
  },
  departures: { nl: 'Wat naar een andere server ging', en: 'What went to another server' },
  contact_requests: { nl: 'Contactverzoeken', en: 'Contact requests' },
  mails: { nl: 'Mails die niet verstuurd konden worden', en: 'Mails that could not be sent' },
  declared_codes: { nl: 'Codes van gewiste cliënten', en: 'Codes of erased clients' },
  removals: { nl: 'Het overzicht van wat verwijderd is', en: 'The account of what was removed' },
  leftovers: { nl: 'Bestanden zonder sleutel', en: 'Files without a key' },
  sign_in: { nl: 'Verlopen sessies en codes', en: 'Sessions and codes that ran out' },
  sign_ups: { nl: 'Aanmeldingen die niemand bevestigde', en: 'Sign-ups that nobody confirmed' },
  previews: { nl: 'Codelijsten die niet geïmporteerd werden', en: 'Code lists that were not imported' },
});
