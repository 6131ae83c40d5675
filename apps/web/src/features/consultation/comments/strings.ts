import { strings } from '../../../lib/strings.ts';

export const commentStrings = strings({
  tab: { nl: 'Opmerkingen', en: 'Comments' },
  count: {
    nl: (count: number) => (count === 1 ? '1 opmerking' : `${count} opmerkingen`),
    en: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  },
  from: {
    nl: (name: string, moment: string) => `${name} stuurde het verslag terug, ${moment}`,
    en: (name: string, moment: string) => `${name} returned the note, ${moment}`,
  },
  show: { nl: 'Toon in het verslag', en: 'Show in the note' },
  changed: { nl: 'Deze zin is sindsdien gewijzigd.', en: 'This sentence was changed since.' },
});
