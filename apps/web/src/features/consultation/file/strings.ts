import { strings } from '../../../lib/strings.ts';

export const fileStrings = strings({
  title: { nl: 'Uit het dossier', en: 'From the file' },
  more: {
    nl: 'Staat in het dossier en niet in dit verslag. Het komt er pas in als je het toevoegt, met de bron erbij.',
    en: 'In the file and not in this note. It goes in only when you add it, with its source.',
  },
  allergy: { nl: 'Allergie', en: 'Allergy' },
  medicine: { nl: 'Medicijn', en: 'Medicine' },
  measurement: { nl: 'Meting', en: 'Measurement' },
  add: { nl: 'Toevoegen', en: 'Add' },
  addThis: { nl: (words: string) => `Toevoegen: “${words}”`, en: (words: string) => `Add: “${words}”` },
  skip: { nl: 'Niet nodig', en: 'Not needed' },
  skipThis: {
    nl: (words: string) => `Niet nodig: “${words}”`,
    en: (words: string) => `Not needed: “${words}”`,
  },
  all: {
    nl: (count: number) => `Alle ${count} tonen`,
    en: (count: number) => `Show all ${count}`,
  },
  taken: { nl: 'Niet gezegd: uit het dossier.', en: 'Not said: from the file.' },
});
