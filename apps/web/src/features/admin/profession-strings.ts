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
  team: { nl: 'Team', en: 'Team' },
  teamHint: {
    nl: 'Zoals het in de instelling heet. De cijfers worden ook per team getoond.',
    en: 'As the institution calls it. Numbers are shown by team too.',
  },
  unknown: { nl: 'Niet ingevuld', en: 'Not filled in' },
  of: {
    nl: (name: string) => `Beroep, setting en team van ${name}`,
    en: (name: string) => `Profession, setting and team of ${name}`,
  },
  title: { nl: 'Beroep, setting en team', en: 'Profession, setting and team' },
  save: { nl: 'Opslaan', en: 'Save' },
  saved: { nl: 'Beroep, setting en team opgeslagen', en: 'Profession, setting and team saved' },
  failed: { nl: 'Dit kon niet worden opgeslagen.', en: 'This could not be saved.' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
});
