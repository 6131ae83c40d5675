import { strings } from '../lib/strings.ts';

export const consentLineStrings = strings({
  given: {
    nl: (moment: string, by: string | null) =>
      `Toestemming gegeven op ${moment}${by ? `, gevraagd door ${by}` : ''}`,
    en: (moment: string, by: string | null) => `Consent given on ${moment}${by ? `, asked by ${by}` : ''}`,
  },
  upload: { nl: 'voor een ingezonden bestand', en: 'for a file that was sent in' },
  version: { nl: (version: string) => `tekst ${version}`, en: (version: string) => `text ${version}` },
  none: {
    nl: 'Er is geen toestemming voor de opname vastgelegd',
    en: 'No consent to the recording was written down',
  },
  withdrawn: {
    nl: (moment: string) =>
      `Toestemming ingetrokken op ${moment}. Het geluid en wat er gezegd is, zijn verwijderd.`,
    en: (moment: string) => `Consent withdrawn on ${moment}. The sound and what was said are removed.`,
  },
  soundGone: {
    nl: (moment: string) => `Het geluid is verwijderd op ${moment}`,
    en: (moment: string) => `The sound was removed on ${moment}`,
  },
  held: { nl: 'Vastgezet tegen verwijderen', en: 'On hold: not to be removed' },
  withdraw: { nl: 'Toestemming intrekken', en: 'Withdraw consent' },
  title: { nl: 'Toestemming intrekken?', en: 'Withdraw consent?' },
  goes: { nl: 'Dit gaat meteen en voorgoed weg:', en: 'This goes at once and for good:' },
  sound: { nl: 'het geluid van de opname', en: 'the sound of the recording' },
  transcript: {
    nl: 'het transcript, wie er sprak en je aantekeningen tijdens de opname',
    en: 'the transcript, who spoke, and your jottings during the recording',
  },
  drafts: {
    nl: 'wat hieruit automatisch geschreven en voorgesteld is',
    en: 'what was written and suggested from it automatically',
  },
  note: {
    nl: 'het verslag, met alles wat daaruit in het dossier kwam',
    en: 'the note, and all that came of it in the file',
  },
  noteStays: {
    nl: 'Het definitieve verslag blijft in het dossier, zoals de wet vraagt.',
    en: 'The final note stays in the file, as the law asks.',
  },
  logged: {
    nl: 'Dat je de toestemming introk, staat in het inzagelog. Dit kan niet ongedaan worden gemaakt.',
    en: 'That you withdrew the consent is in the access log. This cannot be undone.',
  },
  confirm: { nl: 'Intrekken en verwijderen', en: 'Withdraw and remove' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  stayed: {
    nl: 'De toestemming is ingetrokken; het verslag is gebleven',
    en: 'The consent is withdrawn; the note stayed',
  },
  went: {
    nl: 'De toestemming is ingetrokken; de opname en het verslag zijn verwijderd',
    en: 'The consent is withdrawn; the recording and its note are removed',
  },
});
