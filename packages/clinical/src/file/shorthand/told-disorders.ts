/** Values behind the word for what is wrong with them: `hypokaliëmie (2,9 mmol/l)`, `tachycard, 118/min`. */
import type { Language } from '../../note.ts';

/** What the word tells of, in both languages, and what its number looks like. */
const table: readonly (readonly [word: string, dutch: string, english: string, value: string])[] = [
  ['(?:hypo|hyper)[kc]al[iï](?:[eë]mie|a?emia)', 'kalium', 'potassium', '[1-8][.,]\\d'],
  ['(?:hypo|hyper)kal(?:aemia|emia)', 'kalium', 'potassium', '[1-8][.,]\\d'],
  ['(?:hypo|hyper)natr(?:i[eë]mie|a?emia)', 'natrium', 'sodium', '1[0-7]\\d'],
  ['(?:hypo|hyper)calc(?:i[eë]mie|a?emia)', 'calcium', 'calcium', '[1-4][.,]\\d'],
  ['(?:hypo|hyper)magnes(?:i[eë]mie|a?emia)', 'magnesiumspiegel', 'magnesium level', '[0-2][.,]\\d'],
  ['(?:hypo|hyper)(?:fosfat[eë]mie|phosphata?emia)', 'fosfaat', 'phosphate', '[0-4][.,]\\d'],
  [
    '(?:hypo|hyper)gly[ck](?:[eë]mie|a?emia)',
    'glucose',
    'glucose',
    '\\d{1,2}(?:[.,]\\d)?(?= ?(?:mmol|[),;.]|$))',
  ],
  ['(?:hypo|hyper)prolactin(?:[eë]mie|a?emia)', 'prolactine', 'prolactin', '\\d'],
  ['(?:brady|tachy)card(?:ie|ia|e|ic)?', 'pols', 'pulse', '\\d{2,3}(?= ?(?:/|x/|per |slagen|bpm|[),;.]|$))'],
  [
    'tachypn(?:oe|ea|eu|oeic|oeïsch)',
    'ademfrequentie',
    'respiratory rate',
    '[1-6]\\d(?= ?(?:/|x/|per ) ?min)',
  ],
  [
    '(?:sub)?febriel|koortsig|koorts|ondertemperatuur|hypothermie|hyperthermie|a?pyrexial|a?febrile|pyrexia|hypothermi[ac]|fever',
    'temp',
    'temp',
    '(?:3[2-9]|4[0-2])[.,]\\d',
  ],
  ['(?:de)?satur(?:eert|atie|ates|ating|ation)', 'saturatie', 'saturation', '[5-9]\\d ?%'],
  ['trombo(?:cyto)?penie|thrombocytopenia', 'trombocyten', 'platelets', '\\d{1,3}(?![.,/]?\\d)'],
  ['leuko(?:cyto)?penie|leucopenia|leukocytose|leucocytosis', 'leukocyten', 'leucocytes', '\\d{1,2}[.,]\\d'],
  ['neutropenie|neutropenia', 'neutrofielen', 'neutrophils', '\\d[.,]\\d'],
  ['an[ae]?emie|ana?emia|ana?emic|anemisch', 'Hb', 'Hb', '\\d{1,3}(?:[.,]\\d)?(?= ?(?:mmol|g/))'],
];

const rulesOf = (language: Language): (readonly [RegExp, string])[] =>
  table.map(([word, dutch, english, value]) => [
    new RegExp(
      `(?<=(?<!\\p{L})(?:${word})(?:,| van| of| met| with| at| tot| to| met een| with a)?) \\(?(?:van |of |tot |up to )?(?=[<>]?${value})`,
      'giu',
    ),
    ` ${language === 'nl' ? dutch : english} `,
  ]);
const rules: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  nl: rulesOf('nl'),
  en: rulesOf('en'),
};
const any = new RegExp(table.map(([word]) => word).join('|'), 'iu');

export const withDisordersMeasured = (text: string, language: Language): string =>
  /\d/.test(text) && any.test(text)
    ? rules[language].reduce((read, [pattern, by]) => read.replace(pattern, by), text)
    : text;
