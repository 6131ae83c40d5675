import { strings } from '../../lib/strings.ts';

export const overviewStrings = strings({
  tabs: { nl: 'Welke consulten', en: 'Which consultations' },
  all: { nl: 'Alle afspraken', en: 'All consultations' },
  pending: { nl: 'Nog te beoordelen', en: 'Pending consultations' },
  review: { nl: 'Beoordelen', en: 'Review' },
  reviewOf: {
    nl: (name: string) => `Beoordelen, ${name}`,
    en: (name: string) => `Review, ${name}`,
  },
  none: { nl: 'Nog geen consulten', en: 'No consultations yet' },
  noneMore: {
    nl: 'Alles wat je opneemt, vind je hier terug: wat nog beoordeeld moet worden en wat klaar is.',
    en: 'Everything you record is found here: what still needs review and what is done.',
  },
  nonePending: { nl: 'Alles is beoordeeld', en: 'Everything is reviewed' },
  nonePendingMore: {
    nl: 'Zodra er een verslag klaarstaat om te beoordelen, zie je het hier.',
    en: 'As soon as a note is ready for review, you see it here.',
  },
});
