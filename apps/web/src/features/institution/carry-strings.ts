import { strings } from '../../lib/strings.ts';

export const carryStrings = strings({
  exportFile: { nl: 'Downloaden als bestand', en: 'Download as a file' },
  importFile: { nl: 'Uit een bestand', en: 'From a file' },
  notAFile: {
    nl: 'Dit is geen bestand van een instelling in Noteer.',
    en: 'This is not a file of an institution in Noteer.',
  },
  newerFile: {
    nl: 'Dit bestand komt van een nieuwere Noteer. Werk deze Noteer eerst bij.',
    en: 'This file comes from a newer Noteer. Update this one first.',
  },
  wrongFile: {
    nl: (fields: string) => `In dit bestand kloppen deze instellingen niet: ${fields}.`,
    en: (fields: string) => `These settings in the file are wrong: ${fields}.`,
  },
  wrongTemplate: {
    nl: (name: string) => `In dit bestand klopt dit sjabloon niet: ${name}.`,
    en: (name: string) => `This template in the file is wrong: ${name}.`,
  },
  title: { nl: 'Dit verandert het bestand', en: 'What the file changes' },
  more: {
    nl: 'Alles tegelijk, en meteen voor iedereen. Sjablonen worden meteen aangeboden.',
    en: 'All at once, and at once for everyone. Templates are offered at once.',
  },
  nothing: { nl: 'Alles is al zoals in het bestand.', en: 'All is as the file has it already.' },
  templates: { nl: 'Sjablonen', en: 'Templates' },
  new: { nl: 'nieuw', en: 'new' },
  changed: { nl: 'nieuwe versie', en: 'new version' },
  codes: { nl: 'Hoe codes worden gevonden', en: 'How codes are found' },
  planning: { nl: 'Planning is realisatie', en: 'As planned' },
  real: { nl: 'Werkelijke minuten', en: 'Real minutes' },
  kinds: {
    nl: (n: number) => `${n === 1 ? '1 sjabloon telt' : `${n} sjablonen tellen`} als een ander soort consult`,
    en: (n: number) =>
      `${n === 1 ? '1 template counts' : `${n} templates count`} as another kind of consultation`,
  },
  confirm: { nl: 'Overnemen', en: 'Take over' },
  cancel: { nl: 'Terug', en: 'Back' },
  done: { nl: 'Overgenomen uit het bestand', en: 'Taken over from the file' },
  failed: { nl: 'Er is niets overgenomen.', en: 'Nothing was taken over.' },
});
