/** Days and values as both languages write them. */

import type { Language } from '../note.ts';
import { findMedicine } from '../reading/medicines.ts';
import { numeral } from '../reading/numeral.ts';
import { dutchLevels } from '../reading/phrases/medicine-levels.ts';
import { capitalised } from '../reading/text.ts';
import type { FileDay, RiskMatter, ValueFinding } from './finding.ts';
import { dutchLabNames } from './values/lab-names.ts';

const months: Readonly<Record<Language, readonly string[]>> = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** `3 maart 2026`, `maart 2026`, `2026`: never more exact than it is known. */
export function dayText({ date, precision }: FileDay, language: Language): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  if (precision === 'year') return String(year);
  const named = `${months[language][month - 1] ?? ''} ${year}`;
  return precision === 'month' ? named : `${day} ${named}`;
}
/** `op 3 maart 2026`, `in maart 2026`. */
export const onDay = (day: FileDay, language: Language): string =>
  `${day.precision === 'day' ? (language === 'nl' ? 'op' : 'on') : 'in'} ${dayText(day, language)}`;

const dutchNames: Readonly<Record<string, string>> = {
  ...dutchLabNames,
  ...dutchLevels,
  'blood pressure': 'bloeddruk',
  'diastolic pressure': 'onderdruk',
  pulse: 'pols',
  weight: 'gewicht',
  waist: 'buikomvang',
  saturation: 'saturatie',
  creatinine: 'kreatinine',
  ESR: 'BSE',
  ferritin: 'ferritine',
  potassium: 'kalium',
  sodium: 'natrium',
  'lithium level': 'lithiumspiegel',
  'clozapine level': 'clozapinespiegel',
  'free T4': 'vrij T4',
  leucocytes: 'leukocyten',
  neutrophils: 'neutrofielen',
  platelets: 'trombocyten',
  ALT: 'ALAT',
  AST: 'ASAT',
  'alkaline phosphatase': 'alkalische fosfatase',
  bilirubin: 'bilirubine',
  triglycerides: 'triglyceriden',
  prolactin: 'prolactine',
  'vitamin D level': 'vitamine D',
  'vitamin B12 level': 'vitamine B12',
  'peak flow': 'peakflow',
  'alcohol level': 'promillage',
  pain: 'pijnscore',
  height: 'lengte',
  temperature: 'temperatuur',
  'breathing rate': 'ademfrequentie',
  'folate level': 'foliumzuur',
  iron: 'ijzer',
  haematocrit: 'hematocriet',
  urea: 'ureum',
  albumin: 'albumine',
  phosphate: 'fosfaat',
  'uric acid': 'urinezuur',
  troponin: 'troponine',
  ammonia: 'ammoniak',
  '6-minute walk': 'zesminutenwandeltest',
  'grip strength': 'knijpkracht',
  'HADS anxiety': 'HADS angst',
  'HADS depression': 'HADS depressie',
  'DASS anxiety': 'DASS angst',
  'DASS depression': 'DASS depressie',
  '4DKL anxiety': '4DKL angst',
  '4DKL depression': '4DKL depressie',
  '4DKL somatisation': '4DKL somatisatie',
};
/** `fluvoxamine level` is `fluvoxaminespiegel`. */
const dutchLevel = (name: string): string =>
  name.replace(/^(.+) level$/, (_, of: string) => `${findMedicine(of)?.nl ?? of}spiegel`);

export const measureText = (name: string, language: Language): string =>
  language === 'nl' ? (dutchNames[name] ?? dutchLevel(name)) : name;

/** `Bloeddruk`, but `eGFR`. */
export function measureTitle(name: string, language: Language): string {
  const text = measureText(name, language);
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : capitalised(text);
}

export function valueText({ value, over, of, unit, limit, name }: ValueFinding, language: Language): string {
  const number = `${limit ?? ''}${numeral(value, language)}`;
  if (name === 'blood pressure' && over !== undefined) return `${number}/${over}`;
  const scale = of === undefined ? '' : language === 'nl' ? ` van ${of}` : ` of ${of}`;
  const sign = unit === undefined ? '' : unit === '%' || unit.startsWith('/') ? unit : ` ${unit}`;
  return `${number}${scale}${sign}`;
}

export const riskText: Readonly<Record<Language, Readonly<Record<RiskMatter, string>>>> = {
  nl: {
    suicidality: 'suïcidaliteit',
    'suicide plan': 'suïcideplannen',
    'suicide attempt': 'suïcidepoging',
    'self-harm': 'zelfbeschadiging',
    aggression: 'agressie',
  },
  en: {
    suicidality: 'suicidality',
    'suicide plan': 'suicide plans',
    'suicide attempt': 'suicide attempt',
    'self-harm': 'self-harm',
    aggression: 'aggression',
  },
};

/** The words of a source on one line, without the marks of its layout. */
export const oneLine = (text: string): string =>
  text
    .replace(/(\p{Ll})-\n\s*(?=\p{Ll})/gu, '$1')
    .replaceAll('**', '')
    .replaceAll('\t', ' | ')
    .replace(/\s+/g, ' ')
    .trim();
