import { strings } from '../../lib/strings.ts';

export const incomingStrings = strings({
  back: { nl: 'Terug naar de administratie', en: 'Back to administration' },
  intro: {
    nl: 'Afspraken uit een ander systeem: eenmalig uit een bestand, doorlopend uit de agenda van een behandelaar, of gestuurd door het EPD. Wat is opgenomen, wordt van elders nooit verplaatst of verwijderd.',
    en: 'Appointments from another system: once from a file, continuously from the calendar of a clinician, or sent by the patient record. What was recorded is never moved or removed from elsewhere.',
  },
  ways: { nl: 'Waar afspraken vandaan komen', en: 'Where appointments come from' },
  file: { nl: 'Bestand', en: 'File' },
  feeds: { nl: 'Agenda’s', en: 'Calendars' },
  connectors: { nl: 'Koppelingen', en: 'Connectors' },
  clinician: { nl: 'Behandelaar', en: 'Clinician' },
  chooseClinician: { nl: 'Kies een behandelaar', en: 'Choose a clinician' },
  loadingUsers: { nl: 'Behandelaren ophalen', en: 'Loading clinicians' },
  usersFailed: { nl: 'De behandelaren zijn niet opgehaald.', en: 'The clinicians were not loaded.' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  takes: { nl: 'Welke afspraken', en: 'Which appointments' },
  takesKnown: { nl: 'Alleen met bekende cliënten', en: 'Only with known clients' },
  takesEveryone: { nl: 'Alle, onbekenden worden cliënt', en: 'All, unknown people become clients' },
  takesHint: {
    nl: 'Bekend is wie de behandelaar al ziet, of wie bij code of naam en geboortedatum gevonden wordt. Zo wordt een overleg geen cliënt.',
    en: 'Known is whoever the clinician sees already, or is found by code or by name and date of birth. So a meeting does not become a client.',
  },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
});
