import { strings, verbatim } from '../../lib/strings.ts';

export const reviewStrings = strings({
  heading: { nl: 'Gespreksverslag', en: 'Consultation note' },
  loading: { nl: 'Bezig met laden', en: 'Loading' },
  fetchFailed: verbatim('Error fetching recording data'),
  none: { nl: 'Er is nog geen verslag.', en: 'There is no note yet.' },
  draft: {
    nl: 'Door AI opgesteld. Controleer het verslag voordat je het vaststelt.',
    en: 'Drafted by AI. Check the note before you approve it.',
  },
  back: { nl: 'Terug naar de opname', en: 'Back to the recording' },
});
