import { strings } from '../../lib/strings.ts';

export const cosignStrings = strings({
  loading: { nl: 'Verslag wordt geladen', en: 'Loading the note' },
  failed: { nl: 'Het verslag kon niet worden geladen', en: 'The note could not be loaded' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  back: { nl: 'Naar Taken', en: 'To Tasks' },
  note: { nl: 'Gespreksverslag', en: 'Consultation note' },
  asked: {
    nl: (name: string, moment: string) => `${name} vroeg je ${moment} om mede te ondertekenen.`,
    en: (name: string, moment: string) => `${name} asked you to co-sign, ${moment}.`,
  },
  scope: {
    nl: 'Je ziet alleen dit consult. Dat je het inziet, wordt vastgelegd.',
    en: 'You see this consultation only. That you look at it is recorded.',
  },
  notWaiting: { nl: 'Dit verslag wacht niet op jou', en: 'This note does not wait for you' },
  signedByBoth: { nl: 'Dit verslag is door beiden ondertekend', en: 'Both have signed this note' },
  withAuthor: {
    nl: 'Het ligt bij de behandelaar. Je hoort het hier zodra er opnieuw om je handtekening wordt gevraagd.',
    en: 'It is with the clinician. You hear of it here when your signature is asked for again.',
  },
  sentence: { nl: 'Deze zin', en: 'This sentence' },
  choose: {
    nl: 'Kies een zin in het verslag om te zien waar die op rust en er iets bij te schrijven.',
    en: 'Choose a sentence of the note to see what it rests on and to comment on it.',
  },
  previous: { nl: 'Vorige zin', en: 'Previous sentence' },
  next: { nl: 'Volgende zin', en: 'Next sentence' },
  restsOn: { nl: 'Rust op', en: 'Rests on' },
  restsOnNothing: {
    nl: 'Bij deze zin is geen passage gevonden.',
    en: 'No passage was found for this sentence.',
  },
  comment: { nl: 'Opmerking bij deze zin', en: 'Comment on this sentence' },
  add: { nl: 'Opmerking toevoegen', en: 'Add the comment' },
  comments: { nl: 'Jouw opmerkingen', en: 'Your comments' },
  remove: { nl: 'Opmerking verwijderen', en: 'Remove the comment' },
  conversation: { nl: 'Het hele gesprek', en: 'The whole conversation' },
  client: { nl: 'Cliënt', en: 'Client' },
  clinician: { nl: 'Behandelaar', en: 'Clinician' },
  other: { nl: 'Iemand anders', en: 'Somebody else' },
  speaker: { nl: (number: number) => `Spreker ${number}`, en: (number: number) => `Speaker ${number}` },
  agree: { nl: 'Mede ondertekenen', en: 'Co-sign' },
  agreeMore: {
    nl: 'Daarna staat het verslag vast, met beide namen.',
    en: 'The note is final after that, with both names.',
  },
  giveBack: {
    nl: (count: number) =>
      count === 1 ? 'Terugsturen met 1 opmerking' : `Terugsturen met ${count} opmerkingen`,
    en: (count: number) => (count === 1 ? 'Return with 1 comment' : `Return with ${count} comments`),
  },
  agreed: { nl: 'Mede ondertekend', en: 'Co-signed' },
  returned: { nl: 'Teruggestuurd', en: 'Returned' },
  answerFailed: { nl: 'Dat is niet gelukt', en: 'That did not work' },
  unfinished: {
    nl: 'Voeg de opmerking die je typt eerst toe, of maak het veld leeg.',
    en: 'First add the comment that you are typing, or empty the field.',
  },
});
