import { strings } from '../../../lib/strings.ts';

export const hearStrings = strings({
  tab: { nl: 'Nahoren', en: 'Hear again' },
  count: {
    nl: (count: number) => (count === 1 ? '1 plaats om na te horen' : `${count} plaatsen om na te horen`),
    en: (count: number) => (count === 1 ? '1 place to hear again' : `${count} places to hear again`),
  },
  more: {
    nl: 'Misschien verkeerd verstaan. Wat het meest uitmaakt, staat bovenaan.',
    en: 'Perhaps heard wrong. What matters most comes first.',
  },
  keys: {
    nl: 'Pijltjes: vorige en volgende. Enter: luisteren.',
    en: 'Arrows: previous and next. Enter: listen.',
  },
  all: { nl: 'Alles is nagehoord.', en: 'All of it has been heard again.' },
  list: { nl: 'Plaatsen om na te horen', en: 'Places to hear again' },
  unsureNote: { nl: 'Misschien verkeerd verstaan: hoor het na', en: 'Perhaps heard wrong: hear it again' },
  model: { nl: 'Het taalmodel twijfelt', en: 'The language model doubts this' },
  unsure_words: { nl: 'Slecht verstaan', en: 'Heard badly' },
  no_text: { nl: 'Spraak zonder tekst', en: 'Speech without text' },
  listen: {
    nl: (from: string, to: string) => `Luister van ${from} tot ${to}`,
    en: (from: string, to: string) => `Listen from ${from} to ${to}`,
  },
  heard: { nl: 'Verstaan', en: 'Heard' },
  read: { nl: 'Gelezen als', en: 'Read as' },
  unclear: { nl: 'niet te verstaan', en: 'not to be made out' },
  inNote: { nl: 'In het verslag', en: 'In the note' },
  notInNote: { nl: 'Hier rust geen zin van het verslag op.', en: 'No sentence of the note rests on this.' },
  around: {
    nl: 'Het geluid is er niet meer. Hieromheen is gezegd:',
    en: 'The sound is gone. Said around it:',
  },
  right: { nl: 'Goed', en: 'Good' },
  rightAt: {
    nl: (words: string) => `Goed: “${words}” is wat er gezegd is`,
    en: (words: string) => `Good: “${words}” is what was said`,
  },
  type: { nl: 'Typ', en: 'Type' },
  typeAt: {
    nl: (words: string) => `Typ wat er gezegd is in plaats van “${words}”`,
    en: (words: string) => `Type what was said instead of “${words}”`,
  },
  remove: { nl: 'Weg', en: 'Without' },
  removeAt: {
    nl: (words: string) => `Weg: het verslag zonder “${words}”`,
    en: (words: string) => `Without: the note without “${words}”`,
  },
  said: { nl: 'Wat is er gezegd?', en: 'What was said?' },
  keep: { nl: 'Bewaren', en: 'Keep' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  goes: {
    nl: (count: number) =>
      count === 1 ? 'Deze zin gaat uit het verslag:' : 'Deze zinnen gaan uit het verslag:',
    en: (count: number) =>
      count === 1 ? 'This sentence leaves the note:' : 'These sentences leave the note:',
  },
  takeOut: { nl: 'Haal weg', en: 'Take out' },
});

export const answeredStrings = strings({
  right: { nl: (words: string) => `“${words}” is goed.`, en: (words: string) => `“${words}” is good.` },
  typed: {
    nl: (words: string, typed: string) => `“${words}” is “${typed}”.`,
    en: (words: string, typed: string) => `“${words}” is “${typed}”.`,
  },
  removed: {
    nl: (words: string) => `“${words}” is weggelaten.`,
    en: (words: string) => `“${words}” was left out.`,
  },
  inNote: { nl: 'Het staat zo in het verslag.', en: 'The note says so now.' },
  notInNote: {
    nl: 'Het stond zo niet in het verslag: daar is niets veranderd.',
    en: 'It did not stand so in the note: nothing was changed there.',
  },
  taken: { nl: 'De zin is weggehaald.', en: 'The sentence was removed.' },
  keptSentence: {
    nl: 'De zin rust ook op iets anders en blijft staan.',
    en: 'The sentence rests on something else too, and stays.',
  },
  open: { nl: 'Staat weer open.', en: 'Open again.' },
  undo: { nl: 'Ongedaan maken', en: 'Undo' },
  undoOf: {
    nl: (words: string) => `Ongedaan maken: ${words}`,
    en: (words: string) => `Undo: ${words}`,
  },
  failed: {
    nl: 'Dit kon niet worden bewaard. Probeer het zo opnieuw.',
    en: 'This could not be saved. Try again in a moment.',
  },
});
