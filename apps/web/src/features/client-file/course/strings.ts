import { strings } from '../../../lib/strings.ts';

export const courseStrings = strings({
  heading: { nl: 'Verloop', en: 'Course' },
  none: { nl: 'Nog geen verloop', en: 'No course yet' },
  noneMore: {
    nl: 'Na een getekend verslag of een gelezen brief staan hier medicijnen, metingen, risico en afspraken.',
    en: 'After a signed note or a letter that was read, medicines, measurements, risk and agreements are here.',
  },
  unread: {
    nl: (count: number) =>
      count === 1
        ? 'Eén stuk telt nog niet mee in het verloop.'
        : `${count} stukken tellen nog niet mee in het verloop.`,
    en: (count: number) =>
      count === 1 ? 'One paper is not in the course yet.' : `${count} papers are not in the course yet.`,
  },
  medicines: { nl: 'Medicijnen', en: 'Medicines' },
  values: { nl: 'Metingen en scores', en: 'Measurements and scores' },
  current: { nl: 'gebruikt', en: 'in use' },
  former: { nl: 'eerder gebruikt', en: 'used before' },
  until: { nl: (date: string) => `tot ${date}`, en: (date: string) => `until ${date}` },
  usedAfterStop: { nl: 'na het stoppen weer genoemd', en: 'named again after it was stopped' },
  started: { nl: 'gestart', en: 'started' },
  stopped: { nl: 'gestopt', en: 'stopped' },
  raised: { nl: 'verhoogd naar', en: 'raised to' },
  lowered: { nl: 'verlaagd naar', en: 'lowered to' },
  continued: { nl: 'gebruikt', en: 'used' },
  by: { nl: (who: string) => `door ${who}`, en: (who: string) => `by ${who}` },
  planned: {
    nl: (what: string) => `Voorgenomen of geadviseerd: ${what}.`,
    en: (what: string) => `Planned or advised: ${what}.`,
  },
  risk: { nl: 'Risico', en: 'Risk' },
  riskNever: { nl: 'Hierover is niets gevonden.', en: 'Nothing was found about this.' },
  suicidality: { nl: 'Suïcidaliteit', en: 'Suicidality' },
  'suicide plan': { nl: 'Suïcideplan', en: 'Suicide plan' },
  'suicide attempt': { nl: 'Suïcidepoging', en: 'Suicide attempt' },
  'self-harm': { nl: 'Zelfbeschadiging', en: 'Self-harm' },
  aggression: { nl: 'Agressie', en: 'Aggression' },
  denied: { nl: 'ontkend', en: 'denied' },
  present: { nl: 'aanwezig', en: 'present' },
  earlier: { nl: 'Eerder', en: 'Earlier' },
  allergies: { nl: 'Allergieën en waarschuwingen', en: 'Allergies and alerts' },
  noAllergies: { nl: 'Geen allergieën bekend', en: 'No known allergies' },
  agreements: { nl: 'Open afspraken', en: 'Open agreements' },
  due: { nl: (date: string) => `voor ${date}`, en: (date: string) => `due ${date}` },
  diagnoses: { nl: 'Diagnoses', en: 'Diagnoses' },
  uncertain: { nl: 'vermoed', en: 'suspected' },
  past: { nl: 'eerder', en: 'in the past' },
  people: { nl: 'Mensen om de cliënt heen', en: 'People around the client' },
  date: { nl: 'Datum', en: 'Date' },
  value: { nl: 'Waarde', en: 'Value' },
});
