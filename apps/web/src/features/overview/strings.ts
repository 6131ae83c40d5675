import { strings } from '../../lib/strings.ts';

export const overviewStrings = strings({
  none: { nl: 'Nog geen consulten', en: 'No consultations yet' },
  noneMore: {
    nl: 'Alles wat je opneemt, vind je hier terug: wat nog beoordeeld moet worden en wat klaar is.',
    en: 'Everything you record is found here: what still needs review and what is done.',
  },
});
