import { strings } from '../../lib/strings.ts';

export const homeStrings = strings({
  today: { nl: 'Afspraken vandaag', en: 'Appointments today' },
  none: { nl: 'Er zijn geen consultaties voor vandaag', en: 'There are no consultations for today' },
  noneMore: {
    nl: 'Zodra er een afspraak voor je is ingepland, staat hij hier.',
    en: 'As soon as an appointment is planned for you, it is shown here.',
  },
});
