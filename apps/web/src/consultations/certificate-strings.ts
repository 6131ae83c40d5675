import { strings } from '../lib/strings.ts';

export const certificateStrings = strings({
  save: { nl: 'Verklaring opslaan', en: 'Save certificate' },
  saveOf: {
    nl: (moment: string) => `Verklaring van ${moment} opslaan`,
    en: (moment: string) => `Save the certificate of ${moment}`,
  },
  fileName: {
    nl: (day: string) => `verklaring-van-wissen-${day}.pdf`,
    en: (day: string) => `certificate-of-erasure-${day}.pdf`,
  },
  failed: { nl: 'De verklaring kon niet worden opgehaald.', en: 'The certificate could not be fetched.' },
});
