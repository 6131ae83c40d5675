import { strings } from '../../lib/strings.ts';

/** What somebody is and where they work, in the list of users. */
export const professionStrings = strings({
  profession: { nl: 'Beroep', en: 'Profession' },
  professionHint: {
    nl: 'Bepaalt welke ZPM-prestaties bij de consulten van deze persoon passen.',
    en: 'Tells which ZPM services fit the consultations of this person.',
  },
  setting: { nl: 'Gebruikelijke setting', en: 'Usual setting' },
  settingHint: {
    nl: 'Bij een consult kan een andere setting worden gekozen.',
    en: 'Another setting can be chosen for a consultation.',
  },
  unknown: { nl: 'Niet ingevuld', en: 'Not filled in' },
  of: {
    nl: (name: string) => `Beroep en setting van ${name}`,
    en: (name: string) => `Profession and setting of ${name}`,
  },
  title: { nl: 'Beroep en setting', en: 'Profession and setting' },
  save: { nl: 'Opslaan', en: 'Save' },
  saved: { nl: 'Beroep en setting opgeslagen', en: 'Profession and setting saved' },
  failed: { nl: 'Dit kon niet worden opgeslagen.', en: 'This could not be saved.' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
});
