import { strings } from '../../../lib/strings.ts';

export const transcriptStrings = strings({
  list: { nl: 'Uitgeschreven gesprek', en: 'Transcript' },
  search: { nl: 'Zoeken in het gesprek', en: 'Search the conversation' },
  found: {
    nl: (at: number, of: number) => `${at} van ${of}`,
    en: (at: number, of: number) => `${at} of ${of}`,
  },
  notFound: { nl: 'Geen resultaten', en: 'No results' },
  previous: { nl: 'Vorige', en: 'Previous' },
  next: { nl: 'Volgende', en: 'Next' },
  loading: { nl: 'Het gesprek wordt geladen', en: 'Loading the conversation' },
  failed: { nl: 'Het gesprek kon niet worden geladen', en: 'The conversation could not be loaded' },
  empty: { nl: 'Er is niets verstaan', en: 'Nothing was heard' },
  emptyMore: {
    nl: 'In deze opname is geen spraak gevonden. Het geluid is er wel.',
    en: 'No speech was found in this recording. The sound is there.',
  },
});

export const gapStrings = strings({
  one: {
    nl: (length: string) => `hier ontbreekt ${length} geluid`,
    en: (length: string) => `${length} of sound is missing here`,
  },
  more: {
    nl: (count: number, length: string) => `hier ontbreekt ${count} keer geluid, samen ${length}`,
    en: (count: number, length: string) => `sound is missing here ${count} times, ${length} in all`,
  },
});

export const correctionStrings = strings({
  unsure: {
    nl: 'Niet zeker verstaan. Klik om te luisteren.',
    en: 'Not heard with certainty. Click to listen.',
  },
  doubted: { nl: 'Nog na te horen', en: 'To be heard again' },
  correct: { nl: 'Verbeteren wat er gezegd is', en: 'Correct what was said' },
  correctAt: {
    nl: (time: string) => `Verbeteren wat er op ${time} gezegd is`,
    en: (time: string) => `Correct what was said at ${time}`,
  },
  title: { nl: 'Wat is er gezegd?', en: 'What was said?' },
  heard: { nl: (words: string) => `Verstaan: “${words}”`, en: (words: string) => `Heard: “${words}”` },
  said: { nl: 'Gezegd', en: 'Said' },
  save: { nl: 'Opslaan', en: 'Save' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  saved: {
    nl: 'Verbeterd. Nieuwe woorden worden voortaan verwacht.',
    en: 'Corrected. New words are expected from now on.',
  },
  writtenAnew: {
    nl: 'Het verslag wordt opnieuw geschreven met deze verbetering.',
    en: 'The note is being written again with this correction.',
  },
  typedAlready: {
    nl: 'Verbeterd. Je hebt zelf in het verslag getypt, dus dat blijft zoals het is. Vanuit het verslag kun je het opnieuw laten schrijven.',
    en: 'Corrected. You have typed in the note yourself, so it stays as it is. From the note you can have it written again.',
  },
});
