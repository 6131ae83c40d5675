import type { Mark } from '@noteer/clinical/certain-checks';
import { strings } from '../../../lib/strings.ts';

type Kind = Mark['kind'];

/** What the words are that nobody said. */
export const kindStrings = strings({
  number: { nl: 'Getal', en: 'Number' },
  measure: { nl: 'Hoeveelheid', en: 'Amount' },
  dose: { nl: 'Dosering', en: 'Dose' },
  medicine: { nl: 'Medicijn', en: 'Medicine' },
  date: { nl: 'Datum', en: 'Date' },
  time: { nl: 'Tijdstip', en: 'Time' },
}) satisfies Record<Kind, { nl: string; en: string }>;

export const remedyStrings = strings({
  notHeard: {
    nl: (words: string) => `Niet gehoord in het gesprek: ${words}`,
    en: (words: string) => `Not heard in the conversation: ${words}`,
  },
  nearest: { nl: 'Komt het dichtst in de buurt:', en: 'What comes nearest:' },
  remove: { nl: 'Haal de zin weg', en: 'Remove the sentence' },
  removeWith: {
    nl: (words: string) => `Haal de zin weg: “${words}”`,
    en: (words: string) => `Remove the sentence: “${words}”`,
  },
  removed: { nl: 'De zin is weggehaald.', en: 'The sentence was removed.' },
  added: { nl: 'Toegevoegd aan het verslag', en: 'Added to the note' },
  undo: { nl: 'Ongedaan maken', en: 'Undo' },
});
