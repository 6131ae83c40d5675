/** Parts of the day and hours behind a dose, as they are written in short: `10 mg vdn`, `20 mg ON`, `5 mg 08.00 en 20.00`. */
import type { Rule } from './value-shorthand.ts';

const unit = '(?:mg|mcg|µg|ug|g|ml|IE|IU|E|druppels?|dr|tablet(?:ten)?|tabl?|capsules?|caps?|stuks?|dd)';
const end = '(?=\\s|$|[,;:.)/])';

/** `08.00 en 20.00`: an hour behind a dose needs no word for it. */
const hour = new RegExp(
  `(?<=\\d\\s?${unit}\\.?,?\\s(?:om\\s)?(?:[012]?\\d[.:][0-5]\\d(?:\\suur)?(?:\\sen|,|\\s?/|\\s-)\\s?){0,3})([01]?\\d|2[0-3])[.:]([0-5]\\d)(?!\\d|\\s?(?:uur|u\\b|h\\b|mg|mcg|g\\b|ml|%))`,
  'giu',
);

/** `om 7, 10, 13 en 16 uur`: hours all of them. */
const hoursInRow =
  /\b(om|at) ((?:[01]?\d|2[0-4])(?:[.:]\d\d)?(?:(?:, ?| ?\/ ?| en | and | & | - )(?:[01]?\d|2[0-4])(?:[.:]\d\d)?){1,6}) ?(?:uur|u|h|hrs?|hours?)\b/giu;
const eachHour = (_: string, at = '', hours = ''): string =>
  `${at} ${hours
    .split(/, ?| ?\/ ?| en | and | & | - /u)
    .map((one) => `${one.replace(':', '.')} uur`)
    .join(` en ${at} `)}`;
const englishHours = (found: string, at = '', hours = ''): string =>
  eachHour(found, at, hours)
    .replaceAll('.', ':')
    .replace(/(\d+)(?::(\d\d))? uur/gu, (__, hour: string, minutes = '00') => `${hour}:${minutes}`)
    .replaceAll(' en ', ' and ');

/** Latin behind a dose, in Dutch letters too. */
const latin: readonly Rule[] = (
  [
    ['q\\.?d|o\\.?d', '1 dd'],
    ['b\\.?i\\.?d|b\\.?d', '2 dd'],
    ['t\\.?i\\.?d|t\\.?d\\.?s', '3 dd'],
    ['q\\.?i\\.?d|q\\.?d\\.?s', '4 dd'],
  ] as const
).map(([short, long]) => [new RegExp(`(?<=\\d\\s?${unit}\\s)(?:${short})\\.?${end}`, 'giu'), long]);

/** `clozapine 100-0-250 mg`: so much at each part of the day. */
const byParts =
  /(?<![\d-])(\d{1,4}(?:[.,]\d)?)-(\d{1,4})-(\d{1,4})(?:-(\d{1,4}))? ?(mg|mcg|IE|EH|E)(?![\p{L}/])/gu;
const dutchParts = ["'s ochtends", "'s middags", "'s avonds", 'voor de nacht'];
function eachPart(found: string, ...rest: string[]): string {
  const [amounts, unitSaid] = [rest.slice(0, 4), rest[4]];
  const taken = amounts.flatMap((amount, at) =>
    amount !== undefined && Number(amount.replace(',', '.')) > 0
      ? [`${amount} ${unitSaid} ${dutchParts[at]}`]
      : [],
  );
  // Without a nought it may be a number that came apart.
  const isSure =
    (amounts.includes('0') || /^[IE]/u.test(unitSaid ?? '')) && amounts.some((amount) => Number(amount) >= 5);
  return taken.length > 0 && isSure ? taken.join(' en ') : found;
}

/** `10 mg 8u, 12u en 16u`: hours behind a dose, without a word for it. */
const bareHours = new RegExp(
  `(?<=\\d\\s?${unit}\\.?,?\\s\\(?)(?=[01]?\\d(?:[.:]\\d\\d)?\\s?(?:u|uur|h)(?:,|\\s?/|\\sen|\\s[-+&])\\s?[012]?\\d(?:[.:]\\d\\d)?\\s?(?:u|uur|h)?(?!\\p{L}))`,
  'giu',
);
/** Two doses that are one range: `0,5 mg - 1 mg`. */
const range: Rule = [
  /(\d+(?:[.,]\d+)?)\s?(mg|mcg)\s?(?:[-–]|tot|to)\s?(\d+(?:[.,]\d+)?)\s?\2(?= (?:prn|zo nodig|z\.?n|as needed|as required|when required|indien nodig))/giu,
  '$1-$3 $2',
];

export const dutchTimes: readonly Rule[] = [
  ...latin,
  range,
  [bareHours, 'om '],
  [/(?<=\d)\s?(?:u|uur|h)(?=(?:,|\s?\/|\sen|\s[-+&])\s?[012]?\d(?:[.:]\d\d)?\s?(?:u|uur|h)(?!\p{L}))/gu, ''],
  // What it is given as, and no condition: `als onderhoudsmedicatie`.
  [
    /\bals (?=(?:\p{L}*(?:medicatie|middel|therapie|behandeling|stilling|remmer|stabilisator|verdunner|beschermer|suppletie|profylaxe|onderhoud)|antidepressivum|antipsychoticum)(?!\p{L}))/giu,
    'voor ',
  ],
  [hoursInRow, eachHour],
  [byParts, eachPart],
  // `5 mg 1xd`, `50 mg 1/dag`.
  [/\b([1-6])\s?x\s?d(?![\p{L}\d])/giu, '$1 dd'],
  [/(?<=\d\s?(?:mg|mcg|µg|g|ml|IE) )([1-6])\s?\/\s?(?:dag|d)(?!\p{L})/giu, '$1 dd'],
  // `1d 2 mg`, `sertraline 1x100`.
  [/\b([1-6])\s?d\s(\d+(?:[.,]\d+)?)\s?(mg|mcg|ml|g)\b/gu, '$2 $3 $1 dd'],
  [
    /(?<=\p{L}{5} )([1-4])\s?[x×]\s?(\d{2,4})(?=\s*(?:[,;)]|\.\s|\.?$|\s(?:an|zn|voor de nacht|'s|en)\b))/gu,
    '$2 mg $1 dd',
  ],
  // `opgehoogd tot 150 mg`.
  [
    /\b((?:op|af|ver|terug)(?:ge)?(?:hoogd|laagd|bouwd|bracht)|gezakt|ophogen|verhogen|verlagen|opbouwen) tot (?=\d+(?:[.,]\d+)?\s?(?:mg|mcg)\b)/giu,
    '$1 naar ',
  ],
  [/\blith(?:ium)?\.? ?carb\.?(?=\s)/giu, 'lithiumcarbonaat'],
  [/\b(?:elke|iedere) morgen\b/giu, 'elke ochtend'],
  [/(?<=\d\s?(?:mg|mcg|g|ml|IE|E) )(ochtend|middag|avond)(?=\s*(?:[,;.)]|$|en\b))/giu, "'s $1s"],
  [/(?<=\d\s?dd\s|\d\s?x\s)(ochtend|avond|middag)(?=\s|$|[,;.)])/giu, "'s $1s"],
  [/\bter vervanging van\b/giu, 'in plaats van'],
  [/\b(wordt|worden) ((?:\p{L}+ ){0,3})behandeld met\b/giu, '$1 $2ingesteld op'],
  // No condition.
  [/\bnet als(?= (?:ook )?(?:met )?(?:(?:de|het|haar|zijn) )?\p{L}{5})/giu, 'evenals'],
  [/\bv\.?d\.?n\.?(?=\s|$|[,;:)])/gi, 'voor de nacht'],
  [new RegExp(`(?<=\\d\\s?${unit}?\\.?,?\\s|\\bdd \\d )a\\.?n\\.?${end}`, 'giu'), 'voor de nacht'],
  [/(?<![\p{L}'’])['’]?s[- ]?(?:ocht|ochtends|morg|morgens)\.?(?=\s|$|[,;:.)])/giu, "'s ochtends"],
  [/(?<![\p{L}'’])['’]?s[- ]?(?:avonds|av)\.?(?=\s|$|[,;:.)])/giu, "'s avonds"],
  [/(?<![\p{L}'’])['’]?s[- ]?(?:middags|midd)\.?(?=\s|$|[,;:.)])/giu, "'s middags"],
  [hour, '$1.$2 uur'],
  // As the reader of deeds knows it: `25 mcg beginnen`, `begin ik sertraline 50 mg`.
  [/(?<=\d\s?(?:mg|mcg|µg|g)\s)(?:te )?beginnen\b/giu, 'starten'],
  [/\bbegin(?:nen)? (ik|wij|we)(?= (?:met )?\p{L}+ \d)/giu, 'start $1'],
];

export const englishTimes: readonly Rule[] = [
  range,
  // `500 mg am and 1000 mg pm`.
  [new RegExp(`(?<=\\d\\s?${unit}\\s)a\\.?m\\.?(?=\\s|$|[,;)])`, 'giu'), 'in the morning'],
  [new RegExp(`(?<=\\d\\s?${unit}\\s)p\\.?m\\.?(?=\\s|$|[,;)])`, 'giu'), 'in the evening'],
  [
    /(?<=\d\s?(?:mg|mcg|micrograms?|g|ml|units?|IU) )(?:each |every )?mornings?(?: and | ?[+&/] ?)(evening|night|bedtime)s?\b/giu,
    (_, part = '') => `in the morning and ${/^e/iu.test(part) ? 'in the' : 'at'} ${part.toLowerCase()}`,
  ],
  [/\b([2-9]|1[0-2])-weekly\b/giu, 'every $1 weeks'],
  [/(?<=\d\s?mc?g (?:(?:tablets?|capsules?|caps?) )?)[x×] ?([1-4]) (?=daily|a day|per day)/giu, '$1 times '],
  [hoursInRow, englishHours],
  // `Lantus 24 units`, `22 units of Lantus`.
  [/(?<=\p{L}{4} \d{1,3})\s?units?\b(?! (?:of alcohol|per|a week|\/|weekly))/giu, ' IU'],
  [/(?<=(?:\s|^)\d{1,3})\s?units? of (?=\p{Lu}\p{L}{4}|insulin)/gu, ' IU of '],
  // As the reader of deeds knows them.
  [
    /\b(?:moved|crept|put|pushed|nudged|stepped|worked|taken|bumped|brought|went|edged) up(?= (?:from|to) \d)/giu,
    'increased',
  ],
  [
    /\b(?:moved|stepped|eased|taken|cut|brought|came|went|nudged|edged) (?:down|back)(?= (?:from|to) \d)/giu,
    'reduced',
  ],
  [/(?<=\p{L}{5} )(\d{1,4})(?= (?:mane|nocte|tds|bd|od|qds)\b)/gu, '$1 mg'],
  [/\bin (?:place|lieu) of\b/giu, 'instead of'],
  [/\bweaned (?:him|her|them)self off\b/giu, 'came off'],
  [new RegExp(`(?<=\\d\\s?(?:${unit}|micrograms?|units?|milligrams?)\\s)ON\\b`, 'gu'), 'at night'],
  [/\b(?:h\.s\.|qhs)(?=\s|$|[,;)])/gi, 'at night'],
];
