import { strings, verbatim } from '../../lib/strings.ts';

export const totalsStrings = strings({
  toDesk: { nl: 'Naar het coderen', en: 'To the coding desk' },
  period: { nl: 'Periode', en: 'Period' },
  from: { nl: 'Van', en: 'From' },
  to: { nl: 'Tot en met', en: 'Up to and including' },
  clinician: { nl: 'Behandelaar', en: 'Clinician' },
  everyone: { nl: 'Iedereen', en: 'Everyone' },
  measure: { nl: 'Toon', en: 'Show' },
  count: { nl: 'Aantal', en: 'Number' },
  minutes: { nl: 'Minuten', en: 'Minutes' },
  tariff: { nl: 'Bedrag', en: 'Amount' },
  badPeriod: {
    nl: 'Kies een periode van hooguit een jaar, met het begin voor het eind.',
    en: 'Choose a period of at most a year, with its first day before its last.',
  },
  export: { nl: 'Download als CSV', en: 'Download as CSV' },
  exportFailed: { nl: 'De export is niet gelukt.', en: 'The export failed.' },
  exported: { nl: 'De export is gedownload', en: 'The export was downloaded' },
  fileName: {
    nl: (from: string, to: string) => `codes ${from} - ${to}.csv`,
    en: (from: string, to: string) => `codes ${from} - ${to}.csv`,
  },
  loading: { nl: 'Totalen worden geladen', en: 'Loading totals' },
  fetchFailed: { nl: 'De totalen konden niet worden opgehaald', en: 'The totals could not be loaded' },
  none: { nl: 'Geen vastgelegde codes', en: 'No confirmed codes' },
  noneMore: {
    nl: 'In deze periode zijn nog geen codes vastgelegd.',
    en: 'No codes were confirmed in this period.',
  },
  views: { nl: 'Totalen', en: 'Totals' },
  byDay: { nl: 'Per dag', en: 'By day' },
  byClinician: { nl: 'Per behandelaar', en: 'By clinician' },
  byCode: { nl: 'Per code', en: 'By code' },
  byRule: { nl: 'Hoe vaak klopte het?', en: 'How often was it right?' },
  day: { nl: 'Dag', en: 'Day' },
  code: verbatim('Code'),
  noCode: { nl: 'zonder code', en: 'without a code' },
  total: { nl: 'Totaal', en: 'Total' },
  withoutTariff: {
    nl: (count: number) =>
      `Van ${count} staat geen tarief in de lijst; ze zijn niet meegeteld in het bedrag.`,
    en: (count: number) => `The list has no tariff for ${count}; they are not in the amount.`,
  },
  highest: {
    nl: (figure: string, day: string) => `Hoogste: ${figure}, ${day}`,
    en: (figure: string, day: string) => `Highest: ${figure}, ${day}`,
  },
  plotOf: { nl: (what: string) => `${what} per dag`, en: (what: string) => `${what} by day` },
});

export const ruleStrings = strings({
  intro: {
    nl: 'Hoe vaak een voorstel werd vastgelegd zoals het was, per regel waar het op berust. Wat werd gewijzigd, telt hier mee.',
    en: 'How often a suggestion was confirmed as it was, for each rule that it rests on. What was changed counts here.',
  },
  none: { nl: 'Nog niets geteld', en: 'Nothing counted yet' },
  noneMore: {
    nl: 'Zodra er codes zijn vastgelegd, staat hier hoe vaak het voorstel klopte.',
    en: 'As soon as codes are confirmed, this says how often the suggestion was right.',
  },
  fetchFailed: { nl: 'De telling kon niet worden opgehaald', en: 'The count could not be loaded' },
  loading: { nl: 'Telling wordt geladen', en: 'Loading the count' },
  rule: { nl: 'Regel', en: 'Rule' },
  right: { nl: 'Klopte', en: 'Right' },
  wrong: { nl: 'Gewijzigd', en: 'Changed' },
  share: { nl: 'Aandeel', en: 'Share' },
});

/** What each rule is called in a table: its own sentence has figures, and is about one consultation. */
export const ruleNames = strings({
  zpm_planning: { nl: 'ZPM: planning is realisatie', en: 'ZPM: planning is realisation' },
  zpm_deviation: {
    nl: 'ZPM: tijd week te veel af van de planning',
    en: 'ZPM: time differed too much from the plan',
  },
  zpm_real: { nl: 'ZPM: gerealiseerde minuten', en: 'ZPM: real minutes' },
  zpm_unplanned: { nl: 'ZPM: ongepland, gerealiseerde minuten', en: 'ZPM: unplanned, real minutes' },
  zpm_any_planning: { nl: 'ZPM: gelijk bij elke planning', en: 'ZPM: the same whatever was planned' },
  zpm_group_planned: { nl: 'ZPM: groep, geplande duur', en: 'ZPM: group, planned time' },
  zpm_group_real: { nl: 'ZPM: groep, gerealiseerde duur', en: 'ZPM: group, real time' },
  zpm_profession: { nl: 'ZPM: beroep declareert niet', en: 'ZPM: profession does not bill' },
  zpm_too_short: { nl: 'ZPM: te kort om te declareren', en: 'ZPM: too short to bill' },
  ggz_nhn_mapping: { nl: 'GGZ-NHN: koppeling in de lijst', en: 'GGZ-NHN: mapping in the list' },
  ggz_nhn_chosen_before: { nl: 'GGZ-NHN: eerder zo gekozen', en: 'GGZ-NHN: chosen before' },
  icd10_said: { nl: 'ICD-10: gezegd in het consult', en: 'ICD-10: said in the consultation' },
  icd10_said_working: {
    nl: 'ICD-10: gezegd als werkdiagnose',
    en: 'ICD-10: said as a working diagnosis',
  },
  icd10_said_earlier: { nl: 'ICD-10: eerder gezegd', en: 'ICD-10: said earlier' },
  icd10_written: { nl: 'ICD-10: in een ondertekend verslag', en: 'ICD-10: in a signed note' },
  icd10_written_working: {
    nl: 'ICD-10: werkdiagnose in een ondertekend verslag',
    en: 'ICD-10: working diagnosis in a signed note',
  },
});
