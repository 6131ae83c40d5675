/** What people rate of themselves, tests of intelligence and units before their value, as names with a value behind them. */
import type { Rule } from './value-shorthand.ts';

/** Behind the name of the test they are parts of it. */
const ofIntelligence = '(?<=\\b(?:IQ|TIQ|VIQ|FSIQ)\\b.*)(?<!\\b(?:WAIS|WISC|WPPSI|SON)\\b.*)';
const index = '(?:-?\\s?index)?(?=(?:\\s?[:=]| van| of| was)?\\s(?:[4-9]\\d|1[0-5]\\d)(?!\\d|[.,/]\\d))';
const indices: readonly (readonly [called: string, short: string])[] = [
  ['verba(?:al|le) begrip|verbal comprehension', 'VBI'],
  ['perceptue(?:el|le) (?:redeneren|organisatie)|perceptual reasoning', 'PRI'],
  ['werkgeheugen|working memory', 'WGI'],
  ['verwerkingssnelheid|processing speed', 'VSI'],
  ['flu[ïi]de? redeneren|fluid reasoning', 'FRI'],
  ['visue(?:el|le)[- ]?ruimtelijke?(?: (?:redeneren|inzicht))?|visual[- ]spatial', 'VRI'],
  ['verbaal|verbal', 'VIQ'],
  ['performaal|performance', 'PIQ'],
];

const rated =
  'pijn|angst|spanning|somberheid|stemming|lijdensdruk|energie|craving|trek|slaap|onrust|vermoeidheid|jeuk|benauwdheid|motivatie|stress|mood|anxiety|pain|sleep|energy|distress|fatigue|tension|motivation|low mood';

export const ratingRules: readonly Rule[] = [
  // `BMI (kg/m2): 26,5`, `Lengte (cm): 176`.
  [/ ?[([]kg\s?\/\s?m\s?[2²][)\]]/giu, ''],
  [
    /(?<=\p{L}) ?[([](cm|kg|mmHg|%|ms|(?:[mnpuµμ]?(?:mol|g|IU|U))\/(?:l|mol|mmol))[)\]]\s?[:=]?\s?([<>]?\d[\d.,/]*)(?=[\s,;]|$)/giu,
    ' $2 $1',
  ],
  [/(?<!\p{L})(?:totaal|total|full[- ]scale)[- ]?IQ(?!\p{L})/giu, 'TIQ'],
  [/(?<!\p{L})verba(?:al|le?)[- ]?IQ(?!\p{L})/giu, 'VIQ'],
  [/(?<!\p{L})perform(?:aal|ale|ance)[- ]?IQ(?!\p{L})/giu, 'PIQ'],
  ...indices.map(
    ([called, short]): Rule => [
      new RegExp(`(?<!\\p{L})(?:${called})${ofIntelligence}${index}`, 'giu'),
      short,
    ],
  ),
  // `Lijdensdruk 9/10`.
  [new RegExp(`(?<![\\p{L}-])(${rated})(?:cijfer)?:? (?=\\d{1,2} ?\\/ ?10(?![\\d/]))`, 'giu'), '$1score '],
  [/(?<=\b(?:RR|BP|[Tt]ensie|[Bb]loeddruk)) (?:R|L|re|li)\.?:? (?=\d{2,3}\/)/gu, ' '],
  [/(?<=\d\/\d{2,3}),? (?:R|L|re|li)\.?:? (?=\d{2,3}\/\d{2,3})/gu, ', '],
  // `Zarit (dochter) 52/88`.
  [
    /(?= \()(?<=\b(?:Zarit|ZBI|EDIZ|CSI|SSCQ|NPI(?:-Q)?|IQCODE)\b[^()\d]{0,30}) \((?:zijn |haar |his |her )?(?:wife|husband|daughter|son|carer|partner|echtgenote?|vrouw|man|dochter|zoon|mantelzorger)\)(?=:? \d)/gu,
    '',
  ],
];
