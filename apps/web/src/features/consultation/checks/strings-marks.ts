import type { CheckKind } from '@noteer/clinical';
import { strings } from '../../../lib/strings.ts';

/** What is the matter, where nothing was said that could stand there instead. */
export const reasonStrings = strings({
  number: { nl: 'Dit getal is niet genoemd.', en: 'This number was not mentioned.' },
  dose: { nl: 'Deze dosering is niet genoemd.', en: 'This dose was not mentioned.' },
  frequency: { nl: 'Zo vaak is niet gezegd.', en: 'Nobody said it was this often.' },
  medicine: { nl: 'Dit middel is niet genoemd.', en: 'This medicine was not mentioned.' },
  date: { nl: 'Deze dag is niet genoemd.', en: 'This day was not mentioned.' },
  time: { nl: 'Dit tijdstip is niet genoemd.', en: 'This time was not mentioned.' },
  name: { nl: 'Deze naam is niet genoemd.', en: 'This name was not mentioned.' },
  person: { nl: 'Dit gaat over iemand anders.', en: 'This is about somebody else.' },
  negation: { nl: 'In het gesprek is het andersom gezegd.', en: 'In the conversation it was the other way.' },
  symptom: { nl: 'Dit is niet genoemd.', en: 'This was not mentioned.' },
  side: { nl: 'Deze kant is niet genoemd.', en: 'This side was not mentioned.' },
  severity: { nl: 'Zo erg is niet gezegd.', en: 'Nobody said it was this severe.' },
  certainty: { nl: 'Dit is minder stellig gezegd.', en: 'It was said with less certainty.' },
  plan: { nl: 'Dit is niet afgesproken.', en: 'This was not agreed.' },
}) satisfies Record<CheckKind, { nl: string; en: string }>;

export const remedyStrings = strings({
  differs: {
    nl: (said: string, words: string) => `Gezegd: ${said}; in het verslag: ${words}.`,
    en: (said: string, words: string) => `Said: ${said}; in the note: ${words}.`,
  },
  differsByYou: {
    nl: (said: string, words: string) => `Gezegd: ${said}; in het verslag: ${words}, door jou gewijzigd.`,
    en: (said: string, words: string) => `Said: ${said}; in the note: ${words}, changed by you.`,
  },
  whose: { nl: (who: string) => `Dit is van ${who}.`, en: (who: string) => `This is about ${who}.` },
  take: { nl: (words: string) => `Neem ${words} over`, en: (words: string) => `Take ${words}` },
  takeFor: {
    nl: (words: string, said: string) => `Neem ${said} over in plaats van “${words}”`,
    en: (words: string, said: string) => `Take ${said} instead of “${words}”`,
  },
  remove: { nl: 'Haal de zin weg', en: 'Remove the sentence' },
  removeWith: {
    nl: (words: string) => `Haal de zin met “${words}” weg`,
    en: (words: string) => `Remove the sentence with “${words}”`,
  },
  taken: {
    nl: (words: string, said: string) => `“${words}” is nu “${said}”.`,
    en: (words: string, said: string) => `“${words}” is now “${said}”.`,
  },
  removed: { nl: 'De zin is weggehaald.', en: 'The sentence was removed.' },
  added: { nl: 'Toegevoegd aan het verslag', en: 'Added to the note' },
  undo: { nl: 'Ongedaan maken', en: 'Undo' },
  heard: { nl: (words: string) => `In het gesprek: “${words}”`, en: (words: string) => `Said: “${words}”` },
});
