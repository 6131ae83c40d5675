import { strings } from '../../lib/strings.ts';

export const walkthroughStrings = strings({
  steps: { nl: 'Stappen', en: 'Steps' },
  howItWorks: { nl: 'De werkwijze', en: 'How it works' },
  client: { nl: 'Cliënt', en: 'Client' },
  record: { nl: 'Opnemen', en: 'Record' },
  review: { nl: 'Verslag beoordelen', en: 'Review note' },
  wrapUp: { nl: 'Afronden', en: 'Wrap up' },
  nobody: { nl: 'Kies eerst een cliënt', en: 'Choose a client first' },
  nobodyMore: {
    nl: 'Begin bij een afspraak of een ongepland contact op de startpagina.',
    en: 'Start from an appointment or an unplanned contact on the start page.',
  },
  home: { nl: 'Naar de startpagina', en: 'To the start page' },
});
