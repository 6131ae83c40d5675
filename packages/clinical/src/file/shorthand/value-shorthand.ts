/** Values as papers write them: with their day before them, two in one, with what is usual behind them. */

export type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

export const valueRules: readonly Rule[] = [
  // `MMSE 11-08: 23/30`: the day behind the value.
  [
    /(?<=\p{L}[\p{L}\d)-]*(?: totaal| score| total)? )(?:op |on |d\.?d\.? )?\(?(?:d\.d\. ?|dd ?)?([0-3]?\d[-/](?:0?[1-9]|1[0-2])(?:[-/](?:20)?\d\d)?|(?<!\()(?:[0-3]?\d )?(?:jan|feb|m(?:aa)?rt|mar|apr|mei|may|jun|jul|aug|sep|o[ck]t|nov|dec)\p{Ll}*\.?(?: (?:['’]|20)\d\d)?)\)?\s?[:=]\s?(\d+(?:[.,]\d+)?(?:\/\d{1,3})?(?:\s?(?:kg|cm|%|mg\/l|mmol\/l|mmHg)(?![\p{L}\d]))?)(?!\d|\p{Lu}{2}|[.:/-]\d|\s?(?:jaar|jarige|jr|dagen|weken|mnd|maanden|uur|u|min|x|mg|keer|tabl\p{L}*|years?|days|weeks|months|hours|times)(?!\p{L}))/gu,
    '$2 ($1)',
  ],
  [
    /(?<=(?:\([\d/-]{3,10}\)|:\s?\d[\d.,/]*(?:\s?(?:kg|cm|%|mg\/l|mmol\/l|mmHg))?)[;,] )([0-3]?\d[-/](?:0?[1-9]|1[0-2])(?:[-/](?:20)?\d\d)?):\s(\d+(?:[.,]\d+)?(?:\/\d{1,3})?(?:\s?(?:kg|cm|%|mg\/l|mmol\/l|mmHg)(?![\p{L}\d]))?)/gu,
    '$2 ($1)',
  ],
  // `Op de EDE-Q, die zij hier invulde, scoorde zij 4,8`.
  [
    /(?<=[\p{Lu}\d]), (?:die|welke|which|that|ingevuld|afgenomen|completed|filled in|administered)[^,.;\d]{3,70}, (?=[^,.;\d]{3,40}\d)/gu,
    ' ',
  ],
  // `Haar HbA1c, die zij in haar agenda had staan, was 51`.
  [
    /(?<=\p{L}{2}|\d\p{L}), (?:die|dat|welke|which|gemeten|bepaald|geprikt|afgenomen|ingevuld|uitgevoerd|measured|taken|checked|drawn|done|performed|completed|recorded)\s[^,.;\d]{3,70}, (?=(?:was|is|bedroeg|kwam|came)\s(?:\p{L}+ ){0,3}\d)/gu,
    ' ',
  ],
  [
    /\b([Ll]engte|[Hh]eight) (?:en|and|\/|&) (gewicht|weight)\s*(?:\([^)]*\))?\s*:?\s*(\d[\d.,]*\s?c?m)[,;/]?\s(?:(?:en|and)\s)?(?=\d[\d.,]*\s?kg)/gu,
    '$1 $3, $2 ',
  ],
  [
    /\b([Gg]ewicht|[Ww]eight) (?:en|and|\/|&) (lengte|height)\s*(?:\([^)]*\))?\s*:?\s*(\d[\d.,]*\s?kg)[,;/]?\s(?:(?:en|and)\s)?(?=\d[\d.,]*\s?c?m)/gu,
    '$1 $3, $2 ',
  ],
  [/\bsystoli\p{L}*:? (\d{2,3})(?: ?mmHg)?[,;/]? (?:(?:en|and) )?diastoli\p{L}*:? (?=\d{2,3})/giu, 'RR $1/'],
  // `De GDS die de verpleegkundige afnam gaf 5`.
  [
    /(?<=[\p{Lu}\d]) (?:die|welke|that|which) [^,.;:\d]{3,60} (?=(?:gaf|was|bedroeg|kwam|gave|came) (?:\p{L}+ )?\d)/gu,
    ' ',
  ],
  // `A repeat tracing this morning gave 438 ms`.
  [
    /(?=[3-6]\d\d ?ms(?!\p{L}))(?<=(?<!\p{L})(?:ECG|EKG|tracing|trace|hartfilmpje|filmpje)(?!\p{L})[^.;\d]{0,60}\s)(?<!\b(?:QTc?|QTcF|PQ|PR|QRS)\b[^.;\d]{0,40}\s)/gu,
    'QTc ',
  ],
  [/\b1m(\d\d)(?!\d)/g, '1,$1 m'],
  [/\b25-?\s?(?:OH|hydroxy)-?\s?(?=vit)/giu, ''],
  // How it was measured: `vitamine D (25-OH) 38 nmol/l`.
  [
    /(?<=\p{L}) \((?:25-?\s?OH[^()]*|12 ?(?:u|uur|h|hours?)|nuchter|fasting|CKD-?EPI|MDRD)\)(?=\s*:?\s+[<>]?\d)/giu,
    '',
  ],
  // What is usual behind what was found: `3,4 1,5 - 7,5`.
  [
    /(?<=\d(?:\s?[\p{L}µ%^\d]+\/[\p{L}\d.,]+)?)\s+[([]?(?:\d+(?:[.,]\d+)?\s[-–]\s\d+(?:[.,]\d+)?|\d+[.,]\d+[-–]\d+(?:[.,]\d+)?|\d{1,3}[-–](?:3[2-9]|[4-9]\d|\d{3,4})|[<>]\s?\d+(?:[.,]\d+)?)[)\]]?\s*$/gu,
    '',
  ],
];

export const dutchValueRules: readonly Rule[] = [
  // No mother.
  [/(?<=^|[,;(] )ma\.?(?= \d)/gu, 'maandag'],
  // `viel af van 70 naar 58 kilo`.
  [
    /(?<=\b(?:viel|valt|vallen|afgevallen|kwam|komt|aangekomen)\b[^.;\d]{0,60}(?:\d{1,2} \p{L}+ )?[^.;\d]{0,20})\bvan (\d{2,3}(?:[.,]\d)?)(?: ?(?:kg|kilo))? naar (\d{2,3}(?:[.,]\d)?) ?(?:kg|kilo)\b/giu,
    ', gewicht van $1 kg naar $2 kg',
  ],
  [
    /\b[Gg]lucose[- ]?dagcurve:?\s*(\d{1,2}[.,]\d(?:\s?[-–/;]\s?\d{1,2}[.,]\d)+)/gu,
    (_, row = '') =>
      row
        .split(/\s?[-–/;]\s?/)
        .map((value) => `glucose ${value}`)
        .join(', '),
  ],
];
