import { strings } from '../../lib/strings.ts';

export const managementStrings = strings({
  heading: { nl: 'Beheer', en: 'Management' },
  institution: { nl: 'Instelling', en: 'Institution' },
  templates: { nl: 'Sjablonen', en: 'Templates' },
  incoming: { nl: 'Afspraken van elders', en: 'Incoming appointments' },
  numbers: { nl: 'Cijfers', en: 'Numbers' },
  cover: { nl: 'Waarneming', en: 'Covering' },
  retention: { nl: 'Bewaren en wissen', en: 'Keeping and erasing' },
  codeLists: { nl: 'Codelijsten', en: 'Code lists' },
  contactRequests: { nl: 'Contactverzoeken', en: 'Contact requests' },
  accessLog: { nl: 'Inzagelog', en: 'Access log' },
});
