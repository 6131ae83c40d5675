import { strings } from '../../../lib/strings.ts';

export const earlierStrings = strings({
  since: { nl: 'Sinds de vorige keer', en: 'Since last time' },
  nothing: {
    nl: 'Medicijnen, metingen, risico en diagnoses zijn zoals de vorige keer.',
    en: 'Medicines, measurements, risk and diagnoses are as they were last time.',
  },
  new: { nl: 'Nieuw', en: 'New' },
  gone: { nl: 'Weg', en: 'Gone' },
  changed: { nl: 'Anders', en: 'Changed' },
  now: { nl: 'In dit verslag', en: 'In this note' },
  nowOf: { nl: (text: string) => `In dit verslag: ${text}`, en: (text: string) => `In this note: ${text}` },
  before: { nl: 'In het vorige', en: 'In the earlier one' },
  beforeOf: {
    nl: (text: string) => `In het vorige: ${text}`,
    en: (text: string) => `In the earlier one: ${text}`,
  },
  writtenOn: { nl: (date: string) => `${date}:`, en: (date: string) => `${date}:` },
  writtenNow: { nl: 'Nu:', en: 'Now:' },
  noteOf: { nl: (date: string) => `Verslag van ${date}`, en: (date: string) => `Note of ${date}` },
  first: { nl: 'Dit is het eerste verslag', en: 'This is the first note' },
  firstMore: {
    nl: 'Vanaf het volgende consult staat hier wat er anders is, met dit verslag ernaast.',
    en: 'From the next consultation on, what is different is here, with this note beside it.',
  },
  loading: { nl: 'Het vorige verslag wordt geladen', en: 'Loading the earlier note' },
  failed: { nl: 'Het vorige verslag kon niet worden geladen', en: 'The earlier note could not be loaded' },
  noteFailed: { nl: 'Het verslag kon niet worden geladen', en: 'The note could not be loaded' },
});
