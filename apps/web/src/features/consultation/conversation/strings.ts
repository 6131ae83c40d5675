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
