import { strings } from '../../../lib/strings.ts';

export const checkStrings = strings({
  notFound: { nl: 'Niet gehoord in het gesprek', en: 'Not heard in the conversation' },
  notFoundMore: {
    nl: 'Luister terug, of zeg dat het klopt.',
    en: 'Listen back, or say that it is right.',
  },
  own: { nl: 'Door jou toegevoegd', en: 'Added by you' },
  ownMore: {
    nl: 'Dit is niet gezegd en stond niet in het concept.',
    en: 'This was not said, and the draft did not have it.',
  },
  notDiscussed: { nl: 'Niet besproken', en: 'Not discussed' },
  agree: { nl: 'Klopt, laat staan', en: 'Right, leave it' },
  agreeWith: {
    nl: (words: string) => `Klopt, laat staan: “${words}”`,
    en: (words: string) => `Right, leave it: “${words}”`,
  },
  goTo: {
    nl: (words: string) => `Ga naar “${words}” in het verslag`,
    en: (words: string) => `Go to “${words}” in the note`,
  },
  dismissed: {
    nl: (count: number) => `${count} afgehandeld`,
    en: (count: number) => `${count} dealt with`,
  },
  notDismissed: {
    nl: 'Dat is niet opgeslagen; het punt staat er weer.',
    en: 'That was not saved; the point is there again.',
  },
  showAgain: { nl: 'Toon weer', en: 'Show again' },
  clear: { nl: 'Geen punten om na te kijken', en: 'No points to check' },
  clearMore: {
    nl: 'De getallen, doseringen, medicijnen, data en tijden in het verslag zijn ook genoemd. Of ze op de goede plaats staan, lees je zelf na.',
    en: 'The numbers, doses, medicines, dates and times in the note were also mentioned. Whether they stand in the right place is for you to read.',
  },
  loading: { nl: 'Het verslag wordt nagekeken', en: 'Checking the note' },
  failed: { nl: 'Het verslag kon niet worden nagekeken', en: 'The note could not be checked' },
  broken: {
    nl: 'Het nakijken lukt nu niet. Vergelijk het verslag zelf met het gesprek.',
    en: 'Checking does not work now. Compare the note with the conversation yourself.',
  },
  nothingHeard: {
    nl: 'Er is geen uitgeschreven gesprek om mee te vergelijken.',
    en: 'There is no transcript to compare with.',
  },
});
