/** What laboratories measure besides what is spoken of in a consultation. General knowledge. */
import type { MeasurementSlot } from '../reading/slot.ts';

/** Name, how it is written, and between what it can lie. */
const table: readonly (readonly [name: string, written: string, least: number, most: number])[] = [
  ['pH', 'pH', 6.5, 8],
  ['lactate', 'lactaat|lactate', 0.1, 30],
  ['amylase', 'amylase', 1, 9000],
  ['lipase', 'lipase', 1, 9000],
  ['PEth', 'PEth', 0, 5000],
  ['lymphocytes', 'lymfocyten|lymfo|lymphocytes', 0, 200],
  ['monocytes', 'monocyten|mono|monocytes', 0, 50],
  ['eosinophils', 'eosinofielen|eo|eosinophils', 0, 50],
  ['reticulocytes', 'reticulocyten|reticulocytes', 0, 500],
  ['erythrocytes', "erytrocyten|ery(?:'s)?|RBC|erythrocytes", 0, 500],
  ['MCH', 'MCH', 0.5, 60],
  ['MCHC', 'MCHC', 10, 50],
  ['RDW', 'RDW', 5, 40],
  ['troponin', '(?:hs-?)?TnT|(?:hs-?)?TnI|hs-?cTnT', 0, 90000],
  ['D-dimer', 'D-?dimee?rs?', 0, 90000],
  ['procalcitonin', 'procalcitonine?|PCT', 0, 500],
  ['bicarbonate', 'bicarbonaat|bicarbonate|HCO3-?|bic', 1, 60],
  ['base excess', 'base excess|BE', 0, 40],
  ['pCO2', 'pCO2', 1, 120],
  ['pO2', 'pO2', 1, 600],
  ['osmolality', 'osmolali(?:teit|ty)|osmol', 100, 1500],
  ['testosterone', 'testosterone?', 0, 200],
  ['oestradiol', 'o?estradiol', 0, 20000],
  ['FSH', 'FSH', 0, 300],
  ['LH', 'LH', 0, 300],
  ['SHBG', 'SHBG', 0, 500],
  ['PTH', 'PTH', 0, 500],
  ['ACTH', 'ACTH', 0, 2000],
  ['transferrin', 'transferrine?', 0, 20],
  ['transferrin saturation', 'transferrineverzadiging|ijzerverzadiging|transferrin saturation', 0, 100],
  ['haptoglobin', 'haptoglobine?', 0, 20],
  ['homocysteine', 'homocyste[iï]ne', 0, 500],
  ['fibrinogen', 'fibrinogeen|fibrinogen', 0, 30],
  ['APTT', 'APTT', 10, 300],
  ['calprotectin', 'calprotectine?', 0, 10000],
  ['anti-TPO', 'anti-?TPO', 0, 10000],
  ['total protein', 'totaal eiwit|eiwit totaal|total protein', 10, 150],
  ['copper', 'koper|copper', 0, 100],
  ['zinc', 'zink|zinc', 0, 100],
  ['MDRD', 'MDRD', 3, 200],
  ['ACR', 'ACR|albumine-?kreatinineratio', 0, 5000],
  ['grip strength', 'handknijpkracht|knijpkracht|grip strength', 1, 99],
];

const patterns = table.map(([name, written, least, most]) => ({
  name,
  least,
  most,
  pattern: new RegExp(
    // Also `TnT`, which is nothing in small letters.
    `(?<![\\p{L}\\d/-])(?:${written})(?:\\s\\([^)\\d]{1,20}\\))?(?:\\s*[:=]|\\s(?:van|of|was|is))?\\s*[<>≤≥]?\\s?(\\d{1,5}(?:[.,]\\d{1,3})?)(?![\\d:]|[/-]\\d|\\s?(?:mg|mcg|µg|g|IE|ml|dd|x|mnd|jaar|weken|dagen)(?![\\p{L}/]))`,
    /\p{Lu}{2}/u.test(written) && !/\p{Ll}{4}/u.test(written) ? 'gdu' : 'gdiu',
  ),
}));

/** As Dutch papers call them; the others have one name. */
export const dutchLabNames: Readonly<Record<string, string>> = {
  lactate: 'lactaat',
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
};

const names = new Set(table.map(([name]) => name));
/** Whether it is measured, and no score. */
export const isLabName = (name: string): boolean => names.has(name);

export function labsIn(words: string, found: readonly MeasurementSlot[]): MeasurementSlot[] {
  if (!/\d/.test(words)) return [];
  return patterns.flatMap(({ name, least, most, pattern }) =>
    [...words.matchAll(pattern)].flatMap((match): MeasurementSlot[] => {
      const [start, end] = match.indices?.[1] ?? [0, 0];
      const value = Number((match[1] ?? '').replace(',', '.'));
      const isTaken = found.some((slot) => slot.start < end && match.index < slot.end);
      return isTaken || value < least || value > most ? [] : [{ start, end, name, value, isPast: false }];
    }),
  );
}
