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
  noneFound: { nl: 'Niets gevonden', en: 'Nothing found' },
  noneFoundMore: {
    nl: 'Geen consult past bij wat je zoekt. Kies een ruimere periode of wis de filters.',
    en: 'No consultation fits what you look for. Choose a wider period or clear the filters.',
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

export const filterStrings = strings({
  legend: { nl: 'Zoeken en filteren', en: 'Search and filter' },
  search: { nl: 'Zoek een cliënt', en: 'Search for a client' },
  searchHint: { nl: 'Naam, code of geboortedatum', en: 'Name, code or date of birth' },
  period: { nl: 'Periode', en: 'Period' },
  always: { nl: 'Altijd', en: 'Any time' },
  today: { nl: 'Vandaag', en: 'Today' },
  week: { nl: 'Afgelopen 7 dagen', en: 'Last 7 days' },
  month: { nl: 'Afgelopen 30 dagen', en: 'Last 30 days' },
  chosen: { nl: 'Zelf kiezen', en: 'Choose dates' },
  from: { nl: 'Van', en: 'From' },
  to: { nl: 'Tot en met', en: 'Until' },
  status: { nl: 'Status', en: 'Status' },
  anyStatus: { nl: 'Alles', en: 'Any' },
  processing: { nl: 'Wordt verwerkt', en: 'Being processed' },
  to_review: { nl: 'Nog niet beoordeeld', en: 'Not reviewed yet' },
  reviewed: { nl: 'Beoordeeld', en: 'Reviewed' },
  failed: { nl: 'Verwerking mislukt', en: 'Processing failed' },
  byClient: { nl: 'Groepeer per cliënt', en: 'Group by client' },
  clear: { nl: 'Filters wissen', en: 'Clear filters' },
});
