/** What laboratories and wards write short, as the word that the readers know: `Na 136` is `natrium 136`. General knowledge. */
import type { Language } from '../../note.ts';

/** The short forms, the Dutch and the English word, and what the number behind it looks like where the letters may be anything else. */
type Short = readonly [short: string, dutch: string, english: string, value: string];

const any = '\\d';
const table: readonly Short[] = [
  ['(?<=[,;–-] )na|Na(?:\\+|⁺)?', 'natrium', 'sodium', '1[0-7]\\d(?![\\d/])'],
  ['(?<=[,;–-] )k|K(?:\\+|⁺)?', 'kalium', 'potassium', '[1-8](?:[.,]\\d)'],
  ['Ca(?:2\\+|\\+\\+|²⁺)?', 'calcium', 'calcium', '[1-4][.,]\\d'],
  ['Cl|chloor', 'chloride', 'chloride', '(?:[89]\\d|1[0-3]\\d)(?![\\d/])'],
  ['Mg(?:2\\+|\\+\\+|²⁺)?|[Mm]agnesium', 'magnesiumspiegel', 'magnesium level', '[0-2][.,]\\d'],
  ['Ht', 'hematocriet', 'haematocrit', '0?[.,]\\d\\d'],
  ['Hct|HCT', 'hematocriet', 'haematocrit', any],
  ['[Ll]eu[ck]o?|WBC|WCC', 'leukocyten', 'leucocytes', any],
  ['[Tt]rombo?|[Tt]hrombo|PLT|[Pp]lt', 'trombocyten', 'platelets', any],
  ["[Nn]eutro(?:'s)?|[Nn]eut(?:s|'s)?|ANC|[Gg]ranulo(?:'s)?", 'neutrofielen', 'neutrophils', any],
  ['[Kk]reat|[Cc]reat', 'kreatinine', 'creatinine', any],
  ['Cr', 'kreatinine', 'creatinine', '\\d{2,3}(?!\\d|[.,]\\d)'],
  ['[Gg]luc|[Gg]lu', 'glucose', 'glucose', any],
  ['TC', 'cholesterol', 'cholesterol', '\\d[.,]\\d'],
  ['[Cc]hol', 'cholesterol', 'cholesterol', any],
  ['[Tt]rigl?|TG', 'triglyceriden', 'triglycerides', '\\d[\\d.,]'],
  ['[Bb]ili', 'bilirubine', 'bilirubin', any],
  ['[Aa]lb', 'albumine', 'albumin', any],
  ['NH3|NH₃|NH4\\+?', 'ammoniak', 'ammonia', any],
  ['[Ff]err', 'ferritine', 'ferritin', any],
  ['[Pp]rolact|PRL', 'prolactine', 'prolactin', any],
  ['LDH?', 'ldh', 'ldh', '\\d{2,4}(?![.,]\\d)'],
  ['Li', 'lithiumspiegel', 'lithium level', '[0-4][.,]\\d{1,2}(?!\\d|\\s?m?g\\b)'],
  ['[Ll]ithium', 'lithiumspiegel', 'lithium level', '[0-2][.,]\\d{1,2}(?!\\d|\\s?(?:mg|g\\b|mmol))'],
  [
    '[Vv]alpro(?:aat|ate|[iï]nezuur)',
    'valproaatspiegel',
    'valproate level',
    '(?:[2-9]\\d|1[0-4]\\d)(?=\\s*(?:[,;.(]|$|mg/l))',
  ],
  [
    'BAG|[Bb]loedalcohol(?:gehalte)?|[Aa]demalcohol(?:gehalte)?|[Aa]demanalyse|[Aa]demtest|[Bb]laastest|[Bb]reath(?:alyser| alcohol| test)|[Aa]lcoholpromillage',
    'promillage',
    'blood alcohol',
    any,
  ],
  [
    'SR|[Ss]inusritme|[Ss]inus ?(?:brady|tachy)car\\p{L}+|[Ss]inus rhythm',
    'hartfrequentie',
    'heart rate',
    '\\d{2,3}(?:/| slagen| ?bpm)',
  ],
  ['PQ|PR', 'pq interval', 'pq interval', '[12]\\d\\d'],
  [
    '[Aa]lk[. -]*[Ff]osf?|ALP|AF(?= \\d+ ?U)|(?<=(?:ALAT|ASAT|GGT|gGT|ggt)\\b.*)AF',
    'alkalische fosfatase',
    'alkaline phosphatase',
    any,
  ],
  ['[gGγy][- ]?GT|gamma-?GT', 'ggt', 'ggt', any],
  ['[fv]T4|VT4|F?T4', 'vrij t4', 'free t4', any],
  ['[Tt]rop|hs-?[Tt]rop(?:onine?)?(?:[- ]?[TI])?', 'troponine', 'troponin', any],
  ['[Ee]thanol|EtOH', 'promillage', 'blood alcohol', '\\d'],
  ['[Aa]lcohol', 'promillage', 'blood alcohol', '\\d[.,]\\d+ ?(?:‰|promille)'],
  ['HR|HF|SF', 'hartfrequentie', 'heart rate', '\\d{2,3}(?![\\d/])'],
  // `L 131,9 G 27,0`, `G 26,6.`
  [
    'G(?= \\d{2,3}[.,]\\d(?![\\d.,]*\\d| ?(?:mg|g|ml|%)))|[GgW](?=:? ?\\d{1,3}(?:[.,]\\d)? ?kg)|[Gg]ew|[Ww]t|[Oo]ntslaggew|[Oo]pnamegew',
    'gewicht',
    'weight',
    any,
  ],
  [
    '[LlH](?=:? ?(?:1\\d\\d(?:[.,]\\d)? ?cm|[12][.,]\\d\\d ?m(?![\\p{L}\\d])|9\\d(?:[.,]\\d)? ?cm))|[Hh]t|[Ll]gt',
    'lengte',
    'height',
    '(?:1[.,]?\\d\\d|9\\d)',
  ],
  ['[Nn]orclozapine', 'norclozapinespiegel', 'norclozapine level', '\\d{2,4}(?!\\d|\\s?mg\\b)'],
  ['[Aa]triumfibrilleren|[Bb]oezemfibrilleren', 'hartfrequentie', 'heart rate', '\\d{2,3} ?(?:/|x/) ?min'],
  ['[Qq]uetelet-?index', 'bmi', 'bmi', any],
  ['QI', 'bmi', 'bmi', any],
  ['[Bb]uik(?= \\d{2,3} ?cm)|[Bb]uikomtrek|[Tt]aille(?:omtrek)?|BO', 'buikomvang', 'waist', '\\d{2,3}'],
  ['[Ss]at|O2[- ]?[Ss]at(?:uratie)?|SaO2', 'saturatie', 'saturation', '(?:[5-9]\\d|100)'],
  ['[Tt]emp|T', 'temperatuur', 'temperature', '3[3-9][.,]\\d|4[0-2][.,]\\d'],
  ['BM|CBG', 'glucose', 'glucose', '\\d{1,2}[.,]\\d'],
  ['ECG', 'hartfrequentie', 'heart rate', '\\d{2,3} ?(?:/|x/) ?min'],
  [
    '(?:[Kk]amer|[Vv]entrikel)?(?:volg)?[Ff]requentie|[Vv]entricular (?:response )?rate|[Vv]entricular response',
    'hartfrequentie',
    'heart rate',
    '\\d{2,3} ?(?:/|x/|per |slagen|bpm)',
  ],
  [
    '(?<=\\b(?:ECG|QTc|PQ|QRS)\\b.*)(?:[Ff]req(?:uentie)?|[Rr]ate)',
    'hartfrequentie',
    'heart rate',
    '(?:[3-9]\\d|1\\d\\d)(?![\\d/]|[.,]\\d)',
  ],
  ['(?<=[Gg]emiddelde )frequentie', 'hartfrequentie', 'heart rate', '\\d{2,3}'],
  ['QTc[BF]|QTc-?[BF]', 'QTc', 'QTc', '[3-6]\\d\\d'],
  ['TUG', 'timed up and go', 'timed up and go', any],
  ['LV ?EF|EF|[Ee]jectiefractie|[Ee]jection fraction', 'lvef', 'lvef', any],
];

const rulesOf = (language: Language): (readonly [RegExp, string])[] =>
  table.map(([short, dutch, english, value]) => [
    new RegExp(
      `(?<![\\p{L}\\d/-])(?:${short})(?:\\.|(?![\\p{L}\\d]))(?=(?:\\s*[:=]|\\s+(?:van|of|was|is)|\\s(?:(?:vorige|afgelopen|deze|last|this) \\p{L}+|gisteren|vandaag|vanochtend|vanmorgen|yesterday|today|nu|now|toen|then)(?: nog)?|\\s\\(?[0-3]?\\d[-/](?:0?[1-9]|1[0-2])(?:[-/]\\d{2,4})?\\)?:?(?=\\s))?\\s*[<>≤≥]?\\s?(?:${value}))`,
      'gu',
    ),
    language === 'nl' ? dutch : english,
  ]);
const rules: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  nl: rulesOf('nl'),
  en: rulesOf('en'),
};

/** `AH 14`, `RR 18`: a pressure has two numbers; less than two figures are breaths. */
const breaths =
  /(?<![\p{L}\d/-])(?:AH|AHF|AH-?freq(?:uentie)?\.?|[Aa]demfreq\.?|RR|[Rr]esp(?:s|\.|iraties?|irations?)?|[Rr]esp(?:iratory)? rate)\s*:?\s*([1-5]\d)(?![\d/.,]\d|\d|\s?(?:mg|kg|jaar|years|mmHg|\/\s?\d|\d))(?:\s?(?:\/|x\/|per )\s?min)?/gu;
/** `AF 22` among the signs of life; among enzymes it is one of these. */
const ofLife =
  /\b(?:RR|BP|bloeddruk|tensie|pols|HF|sat(?:uratie)?|SpO2|temp|hyperventil\p{L}*|tachypn\p{L}*)\b|\bP \d/iu;
const ofEnzymes = /\b(?:AL?A?T|ASA?T|gamma-?GT|g-?GT|GGT|bili\p{L}*)\b/iu;
const breathsInRow = /(?<![\p{L}\d])AF(?=\s*:?\s*[1-5]\d(?![\d/.,]\d|\d|\s?U))/gu;
/** `P 112 ra`, behind a mark or at the beginning. */
const pulse =
  /(?<=^|[,;.:] |\b[CO] )[Pp](?=\s*:?\s*(?:[3-9]\d|1\d\d|2[0-2]\d)(?![\d/.,]\d|\d|\s?(?:mg|kg|jaar|%)))/gu;
/** `vitamine B12 164`, `vit D 31`: in a row of values a level, not a medicine. */
const vitamin =
  /(?<=^|[,;:] |\d )(?:[Vv]it(?:amine?)?\.? ?)?(B12|D|B6|B1|B11|C)(?=\s*:?\s*[<>]?\s?\d{1,4}(?:[.,]\d+)?(?![.,]?\d)\s*(?:$|[,;.(]|[np]mol|ng|pg))(?!\s*:?\s*\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|ug|IE|E\b))/gu;

const folate =
  /(?<=[,;:] |\d )([Ff]oliumzuur|[Ff]olate|[Ff]olic acid)(?=\s*:?\s*[<>]?\s?\d{1,3}(?:[.,]\d+)?(?![.,]?\d)\s*(?:$|[,;.(]|nmol))/gu;
const vitaminShort = /(?<!\/)\b[Vv]it\.? ?(?=(?:D|C|K|B ?\d{0,2})\b)/gu;

/** `84,2 kg, 1.83 m, RR 136/88`: nothing but a number and its unit, among what is measured of the body. */
const ofBody = /\b(?:RR|BP|BMI|bloeddruk|tensie|blood pressure)\b|\b1[.,]\d\d m\b|\d ?cm\b/u;
const bareWeight = /(?<=^|[:,;?] |\()(?=\d{2,3}(?:[.,]\d)?\s?kg(?=\s?[,;.(/]|\sbij\s|$))/gu;
/** `O: 60,4 kg.` */
const weightFirst = /^O ?: ?\d{2,3}(?:[.,]\d)?\s?kg(?=\s?[,;.(]|$)/u;
/** `tachycard, 102 slagen per minuut`. */
const bareBeats =
  /(?<!(?:hart|pols|pulse|rate|HF|HR|ritme)[^.;]{0,40})(?<=[,;:(] |^|\bvan |\bmet |\bat )(?=\d{2,3} ?(?:slagen|beats|bpm)(?: ?(?:per|\/|a) ?min|(?!\p{L})))/giu;
const bareHeight =
  /(?<!(?:omvang|omtrek|taille|waist|circumference|girth)\s?[:,;/]? )(?<=^|[:,;/] |\(|\bkg bij )(?=1[.,]\d\d\s?m(?=[,;. ]|$)|1\d\d(?:[.,]\d)?\s?cm(?=[,;. ]|$))/gu;

/** A value that stands in a row of others, whatever its letters. */
const isRow = /\d[^.]*[,;] ?[^,;]*\d/;

export function withoutShorthand(text: string, language: Language): string {
  const isDutch = language === 'nl';
  if (!/\d/.test(text)) return text.replace(vitaminShort, isDutch ? 'vitamine ' : 'vitamin ');
  const read = rules[language].reduce((so, [pattern, by]) => so.replace(pattern, by), text);
  const isOfLife = ofLife.test(read) && !ofEnzymes.test(read);
  const named = (isOfLife ? read.replace(breathsInRow, 'AH') : read)
    .replace(breaths, isDutch ? 'ademfrequentie $1/min' : 'respiratory rate $1/min')
    .replace(pulse, isDutch ? 'pols' : 'pulse')
    .replace(bareBeats, isDutch ? 'pols ' : 'pulse ');
  const ofWhat =
    ofBody.test(named) || weightFirst.test(named)
      ? named
          .replace(bareWeight, isDutch ? 'gewicht ' : 'weight ')
          .replace(bareHeight, isDutch ? 'lengte ' : 'height ')
      : named;
  const whole = ofWhat.replace(vitaminShort, isDutch ? 'vitamine ' : 'vitamin ');
  if (!isRow.test(whole)) return whole;
  return whole
    .replace(folate, isDutch ? 'foliumzuurspiegel' : 'folate level')
    .replace(vitamin, (found, which: string) =>
      /^(?:B12|D)$/.test(which) && (found.length > 1 || which === 'B12')
        ? isDutch
          ? `vitamine ${which} spiegel`
          : `vitamin ${which} level`
        : found,
    );
}
