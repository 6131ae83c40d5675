import { strings } from '../../../lib/strings.ts';

export const sortedStrings = strings({
  tab: { nl: 'Gesprek, gesorteerd', en: 'Conversation, sorted' },
  what: {
    nl: 'Zonder taalmodel: stukken van het gesprek, letterlijk, onder de kopjes waar ze waarschijnlijk bij horen. Dit is geen verslag.',
    en: 'Without a language model: pieces of the conversation, word for word, under the headings they probably belong to. This is not a note.',
  },
  sorting: { nl: 'Het gesprek wordt gesorteerd', en: 'Sorting the conversation' },
  notSorted: {
    nl: 'Het sorteren is niet gelukt. Hieronder staat het gesprek op volgorde.',
    en: 'Sorting failed. The conversation stands below in its order.',
  },
  nothing: { nl: 'Er is niets verstaan.', en: 'Nothing was heard.' },
  rest: { nl: 'De rest van het gesprek, op volgorde', en: 'The rest of the conversation, in order' },
  between: {
    nl: (from: string, to: string, count: number) =>
      `${from} tot ${to}, ${count === 1 ? '1 stuk' : `${count} stukken`}`,
    en: (from: string, to: string, count: number) =>
      `${from} to ${to}, ${count === 1 ? '1 piece' : `${count} pieces`}`,
  },
  add: { nl: 'In het verslag', en: 'Into the note' },
  addThis: {
    nl: (words: string) => `In het verslag: “${words}”`,
    en: (words: string) => `Into the note: “${words}”`,
  },
  isIn: { nl: 'Staat in het verslag', en: 'In the note' },
  isInThis: {
    nl: (words: string) => `Staat in het verslag: “${words}”`,
    en: (words: string) => `In the note: “${words}”`,
  },
});
