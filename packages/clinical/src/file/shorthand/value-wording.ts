/** Values told the other way round or drawn out on their line, as a name with its value behind it. */
import type { Rule } from './value-shorthand.ts';

const scale =
  '(?=[\\p{L}\\d-]*\\p{Lu}\\p{L}?[\\p{Lu}\\d])(?=[\\p{L}\\d-]{3})[\\p{L}\\d]+(?:-[\\p{L}\\d]{1,5}){0,2}(?:[- ](?:lijst|schaal|scale|questionnaire|vragenlijst|index))?';
const number = '\\d{1,3}(?:[.,]\\d{1,2})?';
const whole = '(?:\\s?/\\s?\\d{1,3}|\\s(?:van de|van|out of|of)\\s\\d{1,3})?';
const whose = '(?:de |het |the |een |a |an |zijn |haar |his |her |our |onze )?';
const longUnits =
  /(?<=\d\s?)(micro|milli|nano|pico)?(gram|mol|mole|mmol|unit|eenheden|internationale eenheden|IE|IU)s?(?:\sper\s|\s?\/\s?)(liter|litre|l)(?!\p{L})/giu;
const shortPrefix: Readonly<Record<string, string>> = { micro: 'µ', milli: 'm', nano: 'n', pico: 'p' };
const shortUnit = (unit: string): string =>
  /^mmol$/i.test(unit) ? 'mmol' : /^mol/i.test(unit) ? 'mol' : /^gram$/i.test(unit) ? 'g' : 'U';

export const wordingRules: readonly Rule[] = [
  [/\b(?:corrected|gecorrigeerde?) QT(?:[- ]?(?:tijd|interval|time))?(?!c)\b/giu, 'QTc'],
  // `scored 19 (PHQ-9) and 22 (GAD-7)`.
  [
    new RegExp(
      `(?<=(?:scor(?:ed|es|ing|e|es|t|de)|scoorde|scoort|score)(?!\\p{L})[^.;]{0,50})(?<![\\d.,/-])(${number}) \\((${scale})\\)`,
      'gu',
    ),
    '$2 $1',
  ],
  // What a list goes from and to: `Y-BOCS (0-40): 30`.
  [/(?<=(?=\S*\p{Lu}{2})[\p{L}\d-]{2,14}) \(\d ?[-–] ?\d{2,3}\)(?=\s?[:=]?\s?\d)/gu, ''],
  [/(?<!\p{L})lang:? (?=1[.,]\d\d ?m(?!\p{L})|1\d\d ?cm(?!\p{L}))/giu, 'lengte '],
  // `recorded her AUDIT-C at 11`: no time of the clock.
  [
    /(?<=(?=\S*\p{Lu}{2})(?!ECG|EEG|CT|MRI)[\p{L}\d-]{3,12}) at (?=\d{1,3}(?![\d:/]|[.:]\d\d| ?(?:am|pm|a\.m|p\.m|weeks|months|years|days|hours|o'clock)(?!\p{L}))(?=[,;.)]|\s(?:and|but|on|in)\s|$))/gu,
    ' ',
  ],
  // The version of a list.
  [/\b(MATE|WHODAS|DIVA) 2[.,][01](?=\s|$|[,;:(])/gu, '$1'],
  [/\bRASS(?: score)?:? \+(?=[0-4](?!\d))/gu, 'RASS '],
  // `tensie 148 bij 92`.
  [
    /(?=\d{2,3} (?:bij|op|on) )(?<=(?<!\p{L})(?:RR|BP|[Tt]ensie|[Bb]loeddruk|[Bb]lood pressure)(?!\p{L})[^.;\d]{0,25})([89]\d|1\d\d|2[0-4]\d) (?:bij|op|on) ([4-9]\d|1[01]\d)(?![\d/.,-]\d|\d|\s?(?:mg|kg|jaar|januari|februari|maart|april|mei|juni|juli|\p{L}+ber|augustus)(?!\p{L}))/gu,
    '$1/$2',
  ],
  [/\b1 ?(?:meter|mtr) ?(\d\d)(?!\d| ?(?:kg|cm))/giu, '1,$1 m'],
  [/(?<!\p{L})(?:is|was|meet) (1[.,]\d\d) ?m(?:eter)? (?:lang|groot)(?!\p{L})/giu, 'heeft lengte $1 m'],
  [/(?<!\p{L})(?:is|was|stands) (1[.,]\d\d) ?m(?:et(?:er|re)s?)? tall(?!\p{L})/giu, 'has height $1 m'],
  [/\btot(?:aal)?\.? ?(?=chol)/giu, ''],
  [/\s?(?:-{2,}|={1,2})>\s?/gu, ' -> '],
  // `PANSS P 18 / N 24 / G 41 (tot. 83)`.
  [
    /\bPANSS:? \(?P:? ?(\d{1,2}) ?[/,;] ?N:? ?(\d{1,2}) ?[/,;] ?(?:G|A):? ?(\d{2})\)?/gu,
    'PANSS positief $1, PANSS negatief $2, PANSS algemeen $3',
  ],
  [
    /(?=,? \(?[tT])(?<=\bPANSS\b.{0,70}\d),? \(?(?:tot(?:aal|al)?|T)\.?:? ?(\d{2,3})\)?/gu,
    ', PANSS totaal $1',
  ],
  // `tensie 138-88`.
  [
    /\b(RR|BP|[Tt]ensie|[Bb]loeddruk):? (1\d\d|2[0-4]\d) ?- ?([4-9]\d|1[01]\d)(?![\d/])/gu,
    (found, name = '', high = '', low = '') =>
      Number(high) - Number(low) >= 20 ? `${name} ${high}/${low}` : found,
  ],
  [
    /(?<!\p{L})(?:koorts|fever|temp(?:eratuur|erature)?)(?: (?:is|was|opgelopen|gestegen|steeg|liep op|rose|went up))* (?:tot|van|to|of|up to)(?: maximaal| max)? (?=3[5-9][.,]\d|4[0-2][.,]\d)/giu,
    'temp ',
  ],
  // `MADRS wk 0: 36, wk 4: 22`: the moment behind the value.
  [
    /(?<=[\p{L}\d).:,;|/→-] )((?:dag|day|week|wk|sessie|session) ?\d{1,2})(?:\s?[:=]\s?|\s)(\d{1,4}(?:[.,]\d{1,2})?)(\s?(?:kg|mmol\/l|mg\/l|U\/l|ms|%))?(?=\s*(?:[,;.|/]|$|en |and |->|→|[-–] ))/giu,
    '$2$3 ($1)',
  ],
  // `PHQ-9 and GAD-7 were 21 and 17`.
  [
    /(?<![\p{L}\d-])(?!(?:RR|BP|HR|HF)\b)((?=[\p{L}\d-]*\p{Lu}{2})[\p{L}\d][\p{L}\d-]{2,8}) ?(?:\/|en|and|&) ?(?:de |the )?((?=[\p{L}\d-]*\p{Lu}{2})[\p{L}\d][\p{L}\d-]{2,8}):? (?:(?:was|were|waren|zijn|are|van|of|scores?|respectievelijk|respectively) )*(\d{1,3}) ?(?:\/|en|and|resp\.?|respectievelijk) ?(\d{1,3})(?![\d/.,]\d|\d)(?:,? respectively| respectievelijk)?/gu,
    '$1 $3, $2 $4',
  ],
  // `her level had climbed to 1.1 mmol/L`.
  [
    /(?<=(?:^|[,;:(]\s?|(?<!\p{L})(?:the|a|her|his|their|with|and|latest|last|repeat|current|recent|first|second)\s))levels?(?=[^.;\d]{0,40}\d+(?:\.\d+)?\s?(?:[mnpuµμ]?mol|[mnuµμ]g|mcg)\/l)/giu,
    'serum level',
  ],
  // No time of the clock.
  [
    /(?<=\b(?:low|high|raised|elevated|normal|borderline|stable|reduced|steady|deranged|remains|remained|stood|stands)) at (?=[<>]?\d)/giu,
    ' ',
  ],
  [/(?<=\bHbA1c\D{0,12}\d[.,]\d\s?%) \((?=\d{2,3} ?mmol)/gu, ', HbA1c ('],
  [/(?<=\bHbA1c\D{0,12}\d{2,3} ?mmol\/mol) ?(?:\(|\/ ?|= ?)(?=\d{1,2}[.,]\d ?%)/gu, ', HbA1c '],
  [/\b[Tt]imed[- ][Uu]p ?(?:&|and|en|-|\+)? ?[Gg]o\b/gu, 'timed up and go'],
  // `HADS A/D: 11/8`, `HADS 11/8 (angst/depressie)`.
  [
    /\bHADS(?: totaal)?[ -]?\(?(?:A|[Aa]ngst|[Aa]nxiety) ?\/ ?(?:D|[Dd]epressie|[Dd]epression)\)?:? (\d{1,2}) ?\/ ?(\d{1,2})(?!\d)/gu,
    'HADS-A $1, HADS-D $2',
  ],
  [
    /\bHADS:? (\d{1,2}) ?\/ ?(\d{1,2}) ?\((?:A|[Aa]ngst|[Aa]nxiety) ?\/ ?(?:D|[Dd]epressie|[Dd]epression)\)/gu,
    'HADS-A $1, HADS-D $2',
  ],
  [/(?<=\b(?:KPS|PPS|Karnofsky(?:[- ]score)?|Lansky)\s*:?\s*\d{2,3})\s?%/gu, ''],
  // `BDI-II ........ 27`.
  [/(?<=[\p{L}\d)%])\s*(?:\.\s?){3,}\s*(?=[<>]?\d)/gu, ': '],
  [/(?<=[\p{L}\d)%])\s*(?:_{3,}|…{1,}|·{3,}|-{4,})\s*(?=[<>]?\d)/gu, ': '],
  // `He scored 17 on the PHQ-9 and 14 on the GAD-7`.
  [
    new RegExp(
      `(?<!(?:above|below|over|under|than|boven|onder|dan|vanaf|least|minimaal|maximaal) )(?<![\\p{L}\\d.,/:-])(?:(?:een|a|an) (?:score (?:van|of) )?)?(${number}${whole})(?: punten| points)?,? (?:op|on) ${whose}(${scale})(?![\\p{L}\\d-])(?!\\s*(?:[:=]\\s*)?\\d|\\s(?:was|is|bedroeg|van|scored|scoorde)\\s)`,
      'gu',
    ),
    '$2 $1',
  ],
  [
    longUnits,
    (_, prefix = '', unit = '') => `${shortPrefix[prefix.toLowerCase()] ?? ''}${shortUnit(unit)}/l`,
  ],
  // `ABC-irritability, persoonlijk begeleider: 29`.
  [
    /(?<=(?=\S*\p{Lu}{2})[\p{L}\d-]{3,}(?: \p{Ll}+)?),? \(?(?:ingevuld |afgenomen |completed |filled in )?(?:door |bij |by |with )?(?:de |het |the |zijn |haar |his |her )?(?:\p{Ll}+ )?(?:begeleider|begeleiding|verzorgende|verpleging|team|partner|mantelzorger|ouders?|moeder|vader|leerkracht|docent|school|zelf|zelfrapportage|echtgenote?|dochter|zoon|carer|staff|keyworker|parents?|mother|father|teacher|self-report|self|wife|husband|daughter|son|informant)\)?\s?: ?(?=\d)/gu,
    ' ',
  ],
  // `de SDQ (leerkracht) 17`.
  [
    /(?<=(?=\S*\p{Lu}{2})[\p{Lu}\d-]{3,8}) \((?:(?:door|by) )?(?:de |the )?(?:ouders?|moeder|vader|leerkracht|docent|school|zelf(?:rapportage)?|jongere|partner|parents?|mother|father|teacher|self|informant)\)(?=\s*(?:[:=]|\d|was|is|bedroeg|kwam|came))/gu,
    '',
  ],
  // The measure of a list whose scores are T-scores.
  [
    /(?<=\b(?:CBCL|TRF|YSR|ABCL|ASR|RCADS|SRS|BRIEF|CDI|CAARS|Conners|SCARED)\b.*[\p{L}\d]),? \(?T(?:[- ]score)?\s?[=:]?\s?(?=[2-9]\d(?!\d))/gu,
    ' ',
  ],
  [
    /(?<=\b(?:nam|neemt|liep|loopt|steeg|stijgt|daalde|daalt|ging|gaat|zakte|toegenomen|afgenomen|gestegen|gedaald|aangekomen|afgevallen)\b[^.;\d]{0,40}\bvan \d[\d.,]*(?: ?kg| kilo)?) tot (?=\d)/giu,
    ' naar ',
  ],
  [/(?<=\d)\s?mm\/(?:1e )?(?:uur|u|hour|hr|h)(?!\p{L})/giu, ''],
  [/(?<=[Vv]itamine? D3?) \(25-?\s?(?:OH|hydroxy)\p{L}*\)/gu, ''],
  // The highest that was measured; of a score or a pressure it may be the highest that there is.
  [
    /(?<=(?<!\p{L})(?:CRP|CK|BSE|DOSS?|CIWA(?:-Ar)?|COWS|[Ll]eu[ck]o(?:'s|cyten)?|[Tt]emp(?:eratuur|erature|\.)?|ALAT|ASAT|ALT|AST|GGT|[Ll]acta(?:at|te)|[Kk]reat(?:inine)?|[Cc]reat(?:inine)?|[Tt]ropon\p{L}+))(?: was| is| steeg| liep op| rose| climbed| went up)?(?: tot| naar| to)? (?:max(?:imaal|imum)?\.?|piek|peak(?:ed)?(?: at)?|hoogste|highest)(?:\s(?:was|van|of))? (?=\d)/gu,
    ' ',
  ],
  // `HoNOS tot 24`: no limit.
  [/(?<=^\W{0,3}(?=\S*\p{Lu}\S*\p{Lu})[\p{L}\d-]{3,12} )tot\.?(?= \d{1,3}\s*(?:$|[,;]))/gu, 'totaal'],
  // `De PHQ-9, afgenomen op dag 25, was 17`.
  [
    /(?<=[\p{Lu}\d]|spiegel|level), (?:(?:die|welke|which|that)\s)?(?:(?:laatst |recent |last |most recently )?(?:ingevuld|afgenomen|bepaald|geprikt|gemeten|completed|filled in|administered|taken|measured|done)\s)?(?:(?:op|van|on|of|in|from|bij|at)\s)?(?:dag \d{1,2}|day \d{1,2}|week \d{1,2})\s?, (?=(?:was|is|bedroeg|kwam|came)\s)/gu,
    ' ',
  ],
  // `op een schaal van tien geeft hij de pijn een 8`, `rates his pain at 7`.
  [
    /(?<!\p{L})(?:geeft|gaf|scoort|scoorde|beoordeelt|beoordeelde|waardeert|waardeerde)(?:\s(?:hij|zij|ze|patiënte?|cliënte?|mevrouw|meneer|pt))?\s(?:(?:de|zijn|haar)\s)?pijn(?:score)?\s(?:nu |gemiddeld |met |op |als )?(?:een )?(?=\d{1,2}(?![\d.,]\d|\d|\s?(?:keer|x|mg)))/giu,
    'pijnscore ',
  ],
  [
    /(?<!\p{L})(?:rates?|rated|scores?|scored|puts?|geeft|gaf|scoort|scoorde|beoordeelt)\s(?:(?:hij|zij|ze)\s)?(?:his|her|the|zijn|haar|de)\s(?:mood|stemming)\s(?:nu |now |currently )?(?:(?:at|as|met|op|als) )?(?:an? |een )?(?=\d{1,2}(?:\s?\/\s?10|\s(?:out of|van de|op) (?:10|ten|tien)))/giu,
    'mood score ',
  ],
  [/(?<=\p{L}) (?:jl|ll)\.?(?= \p{Ll})/gu, ''],
  [
    /(?<!\p{L})(?:is|was|meet) ((?:[6-9]\d|1[0-9]\d|2[01]\d)(?:[.,]\d)?) ?cm (?:lang|groot)(?!\p{L})/giu,
    'heeft lengte $1 cm',
  ],
  [
    /(?<!\p{L})(?:is|was|stands|measures) (?:at )?((?:[6-9]\d|1[0-9]\d|2[01]\d)(?:[.,]\d)?) ?cm(?: tall(?!\p{L})|(?<=stands (?:at )?\d+(?:[.,]\d)? ?cm)(?!\p{L}))/giu,
    'has height $1 cm',
  ],
  // What is usual, between the name and the value: `TSH (ref. 0,4-4,0) was 6,2`.
  [
    /(?<=\p{L}) [([](?:ref(?:erentie\p{L}*|erence\p{L}*)?\.?|norm\p{L}*|n)[:=]?\s?[<>]?\s?\d[^()[\]]{0,24}[)\]](?=\s?(?:was|is|:|=|bedroeg|\d))/giu,
    '',
  ],
  // `AHI 34/h`.
  [
    /(?<=\b(?:AHI|ODI|RDI|PLMI?)\s*:?\s*(?:van |of |was )?\d{1,3}(?:[.,]\d)?)\s?(?:\/|per|an)\s?(?:hour|hr?|uur|u)(?!\p{L})/gu,
    '',
  ],
  [
    /(?<!\p{L})(?:rates?|rated|scores?|scored|puts?)\s(?:(?:his|her|the|their)\s)?pain\s(?:at|as)\s(?:an? )?(?=\d{1,2}(?![\d.,]\d|\d))/giu,
    'pain score ',
  ],
];

/** `Na-beloop: 122 (15/7), 128 (16/7)`: values of Na. */
export const withoutCourseWord = (text: string): string =>
  text
    .replace(/\bLi[- ]spiegels?\b/gu, 'lithiumspiegel')
    .replace(
      /(?<=\b[Ll]ithium)(?: was| is)? (?:toxic|therapeutic|subtherapeutic|low|high|toxisch|therapeutisch|te laag|te hoog|laag|hoog)(?: at| op| met)? (?=\d[.,]\d)/gu,
      ' ',
    )
    .replace(
      /(?<=\p{L}{5}) (?:12-?uurs?-?|dal|top|bloed|plasma|serum)[- ]?(?:spiegel|waarde)(?=\P{L})/gu,
      'spiegel',
    )
    .replace(
      /(?<=\p{L}{5}) (?:trough|peak|pre-?dose|12-?hour|plasma|blood)(?: level)?(?=(?: was| is| of|:)? \d)/gu,
      ' level',
    )
    .replace(/(?<=\bTUG) (?:duurde|kostte|took|was) (?=\d)/gu, ' ')
    .replace(
      /(?<=[\p{L}\d)])(?:[- ]|s(?=[bvct]))(?:beloop|verloop|reeks|curve|trend|course)(?:\s\([^()\d]{1,20}\))?\s?:\s?(?=[<>]?\d|(?:wk|week|dag|day|t) ?\d|(?:jan|feb|mrt|maart|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)\p{L}*\.? )/giu,
      ' ',
    );
