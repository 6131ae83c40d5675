/** What is said of refusals that have to do with who signs with whom, and who covers. */
export const stepErrorStrings = {
  needs_supervisor: {
    nl: 'Er is nog niemand aangewezen die met je ondertekent. Vraag het de beheerder.',
    en: 'Nobody is named yet who signs with you. Ask the administrator.',
  },
  cosign_waits: {
    nl: 'Dit verslag wacht op medeondertekening. Trek het verzoek eerst in.',
    en: 'This note waits for a co-signature. Take the request back first.',
  },
  cosign_changed: {
    nl: 'Dit verzoek is intussen ingetrokken of beantwoord.',
    en: 'This request was taken back or answered in the meantime.',
  },
  supervises_others: {
    nl: 'Deze persoon is zelf supervisor en ondertekent daarom alleen.',
    en: 'This person supervises others and therefore signs alone.',
  },
  supervisor_unfit: {
    nl: 'Kies een andere behandelaar die zelf alleen mag ondertekenen.',
    en: 'Choose another clinician who may sign alone.',
  },
  cover_overlaps: {
    nl: 'Deze collega neemt op een deel van deze dagen al waar.',
    en: 'This colleague covers some of these days already.',
  },
};
