/** Values of the laboratory, next to their name or where only a moment stands between them. */
import type { MeasurementSlot } from '../../reading/slot.ts';
import { ledTo } from './course-values.ts';
import { isMedicineToo, labTable } from './lab-table.ts';
import { unitBehind } from './value-gaps.ts';

const patterns = labTable.map(([name, written, least, most]) => {
  // Also `TnT`, which is nothing in small letters.
  const flags = /\p{Lu}{2}/u.test(written) && !/\p{Ll}{4}/u.test(written) ? 'gdu' : 'gdiu';
  const called = `(?<![\\p{L}\\d/-])(?:${written})`;
  return {
    name,
    least,
    most,
    called: new RegExp(`${called}(?![\\p{L}\\d/-])`, flags),
    pattern: new RegExp(
      `${called}(?:\\s\\([^)\\d]{1,20}\\))?(?:\\s*[:=]|\\s(?:van|of|was|is))?\\s*[<>≤≥]?\\s?(\\d{1,5}(?:[.,]\\d{1,3})?)(?![\\d:]|[/-]\\d|\\s?(?:mg|mcg|µg|g|IE|ml|dd|x|mnd|jaar|weken|dagen)(?![\\p{L}/]))`,
      flags,
    ),
  };
});

/** Most sentences name none: one look instead of two for each name. */
const anyName = new RegExp(`(?<![\\p{L}\\d/-])(?:${labTable.map(([, written]) => written).join('|')})`, 'iu');

/** As Dutch papers call them; the others have one name. */
export const dutchLabNames: Readonly<Record<string, string>> = {
  lactate: 'lactaat',
  ketones: 'ketonen',
  'carbon monoxide': 'koolmonoxide',
  'median BMI': 'mediane BMI',
  lymphocytes: 'lymfocyten',
  monocytes: 'monocyten',
  eosinophils: 'eosinofielen',
  reticulocytes: 'reticulocyten',
  erythrocytes: 'erytrocyten',
  'D-dimer': 'D-dimeer',
  procalcitonin: 'procalcitonine',
  bicarbonate: 'bicarbonaat',
  osmolality: 'osmolaliteit',
  testosterone: 'testosteron',
  oestradiol: 'oestradiol',
  transferrin: 'transferrine',
  'transferrin saturation': 'transferrineverzadiging',
  haptoglobin: 'haptoglobine',
  homocysteine: 'homocysteïne',
  fibrinogen: 'fibrinogeen',
  calprotectin: 'calprotectine',
  'total protein': 'totaal eiwit',
  copper: 'koper',
  zinc: 'zink',
  'grip strength': 'handknijpkracht',
  basophils: 'basofielen',
  myoglobin: 'myoglobine',
  'urine osmolality': 'urine-osmolaliteit',
  'urine sodium': 'natrium in urine',
  'protein/creatinine ratio': 'eiwit-kreatinineratio',
  proteinuria: 'proteïnurie',
  progesterone: 'progesteron',
  'C-peptide': 'C-peptide',
  'free T3': 'vrij T3',
  'methylmalonic acid': 'methylmalonzuur',
  'TSH receptor antibodies': 'TSH-receptorantistoffen',
  'rheumatoid factor': 'reumafactor',
  globulin: 'globuline',
  caeruloplasmin: 'ceruloplasmine',
  lead: 'lood',
  'cystatin C': 'cystatine C',
  salicylate: 'salicylaat',
  'vitamin B1 level': 'vitamine B1',
  'vitamin B6 level': 'vitamine B6',
  'vitamin A level': 'vitamine A',
  'vitamin E level': 'vitamine E',
  'vitamin C level': 'vitamine C',
  'ankle-brachial index': 'enkel-armindex',
  'gait speed': 'loopsnelheid',
  'head circumference': 'schedelomtrek',
  'birth weight': 'geboortegewicht',
  'hip circumference': 'heupomtrek',
  'neck circumference': 'halsomtrek',
  'arm circumference': 'bovenarmomtrek',
  'calf circumference': 'kuitomtrek',
  'body fat': 'vetpercentage',
  'fat-free mass': 'vetvrije massa',
  'waist-hip ratio': 'middel-heupratio',
  'cholesterol ratio': 'cholesterolratio',
  'visual acuity': 'visus',
  'eye pressure': 'oogdruk',
};

const names = new Set(labTable.map(([name]) => name));
/** Whether it is measured, and no score. */
export const isLabName = (name: string): boolean => names.has(name);

const FEWEST_AROUND = 2;
/** In a unit of blood, or among other values and with nothing behind it. */
const isOfBlood = (behind: string, found: readonly MeasurementSlot[]): boolean =>
  unitBehind.exec(behind)?.[1]?.includes('/') === true ||
  (found.length >= FEWEST_AROUND && /^\s*(?:[,;.)]|$)/.test(behind));

type Found = { start: number; end: number; value: number };

function nextTo(pattern: RegExp, words: string): (Found & { from: number })[] {
  return [...words.matchAll(pattern)].map((match) => {
    const [start, end] = match.indices?.[1] ?? [0, 0];
    return { start, end, from: match.index, value: Number((match[1] ?? '').replace(',', '.')) };
  });
}
/** `Magnesium on admission 0.58 mmol/L`. */
function furtherOff(called: RegExp, masked: string): (Found & { from: number })[] {
  return [...masked.matchAll(called)].flatMap((match) => {
    const led = ledTo(masked, match.index + match[0].length, false);
    return led && led.over === undefined ? [{ ...led, from: match.index }] : [];
  });
}

export function labsIn(words: string, masked: string, found: readonly MeasurementSlot[]): MeasurementSlot[] {
  if (!/\d/.test(words) || !(anyName.test(words) || anyName.test(masked))) return [];
  const labs: MeasurementSlot[] = [];
  for (const { name, least, most, called, pattern } of patterns) {
    for (const { from, start, end, value } of [...nextTo(pattern, words), ...furtherOff(called, masked)]) {
      const isTaken = [...found, ...labs].some((slot) => slot.start < end && from < slot.end);
      if (isTaken || value < least || value > most) continue;
      if (isMedicineToo.test(name) && !isOfBlood(words.slice(end), found)) continue;
      labs.push({ start, end, name, value, isPast: false });
    }
  }
  return labs;
}
