/** What may stand between what is measured and its value, or between two values of one thing: when it was, who scored, that it changed. */
import type { Spot } from '../../reading/slot.ts';

/** Stands for words that say when, once these were read. */
const MOMENT = '⌚';

const ordinal =
  '(?:first|second|third|fourth|fifth|last|previous|earlier|eerste|tweede|derde|vierde|vijfde|laatste|vorige|eerdere)';
const counted = '(?:dag|day|week|wk|sessie|session|zitting|maand|month|mnd|meting|visit)';
const count =
  '(?:\\d{1,2}|een|twee|drie|vier|vijf|zes|acht|tien|twaalf|zestien|twintig|one|two|seven|sixteen|twenty|three|four|five|six|eight|ten|twelve|a)';
const span =
  '(?:dagen|dag|weken|week|wk|maanden|maand|mnd|jaar|uur|u|h|sessies|zittingen|gesprekken|consulten|behandelingen|contacten|appointments|treatments|days?|weeks?|months?|years?|hours?|sessions?)';
/** What happens in care, by which papers date what they measured. */
const event =
  '(?:(?:heropname|opname|ontslag|intake|start|aanvang|begin|beginning|einde?|afsluiting|aanmelding|binnenkomst|aankomst|behandeling|onderzoek|controle|verwijzing|nulmeting|voormeting|tussenmeting|nameting|eindmeting|herhaling|hermeting|rust|inspanning|evaluatie|consult|gesprek|eindgesprek|adviesgesprek|contact|bezoek|visite|zitting|appointment|visit|meeting|huisbezoek|follow-?up|baseline|admission|discharge|arrival|booking|assessment|referral|review|presentation|treatment|transfer|outset|start|end|rest|exertion|clinic|home|triage)(?!\\p{L}))';
const preposition =
  '(?:bij|op|at|on|na|after|in|sinds|since|tijdens|during|voor|v[oó][oó]r|before|by|door|uit|van|from|prior to|vanaf)';
const article =
  '(?:de|het|een|the|this|that|deze|dit|die|zijn|haar|ons|onze|uw|jouw|his|her|our|your|my|a|an|u|jou|ons|us|you)';

/** Each is read as a moment. */
const moments: readonly RegExp[] = [
  // `(sessie 1, 5, 10)`.
  new RegExp(
    `(?<=\\()(?:\\p{L}+ )?${counted}(?:en|s)? ?\\d{1,2}(?:(?:,| en| and| &|/|-) ?\\d{1,2})+(?=\\))`,
    'giu',
  ),
  /(?<!\p{L})(?:pre|post|mid)-?(?:treatment|therapy|test|behandeling|meting|interventie|intervention|course|admission|discharge|natal|partum|op(?:eratief|erative)?)(?!\p{L})/giu,
  // `op dag 3`, `na sessie 4`, `(week 6)`, `on the third day`.
  new RegExp(
    `(?:${preposition} )?(?:${article} )?${counted} ?\\d{1,2}(?![\\d/.,]\\d|\\d)(?: (?:of|van) (?:de |het |the )?(?!\\p{L}*score)\\p{Ll}{4,})?`,
    'giu',
  ),
  new RegExp(
    `(?:${preposition} )?(?:${article} )?${ordinal} (?:dag|day|nacht|night|ochtend|morning|avond|week|keer|time|sessie|session|meting|controle|visit|poging|attempt|opname|admission|bezoek|consult|prik|afname|sample|kuur|behandeling)(?!\\p{L})`,
    'giu',
  ),
  // `na 6 weken`, `twee dagen later`, `3 months ago`.
  new RegExp(
    `(?<!\\p{L})(?:na|after|over|at|bij|op|from|within|binnen) ${count} ${span}(?![\\p{L}/])`,
    'giu',
  ),
  new RegExp(
    `${count} ${span} (?:later|geleden|ago|eerder|earlier|terug|before|after|na|voor)(?!\\p{L})(?: ${article} \\p{L}+)?`,
    'giu',
  ),
  // `op 12-3`, `(12/3)`, `on 24.1`.
  new RegExp(
    `(?:(?:${preposition}|d\\.?d\\.?) )?(?<!score:? )(?<![\\d.,/-])(?:[0-3]?\\d[-/](?:0?[1-9]|1[0-2])(?:[-/](?:20)?\\d\\d)?)(?![\\d/-])`,
    'giu',
  ),
  /(?:on|op|dd) [0-3]?\d\.(?:0?[1-9]|1[0-2])(?=[,;:)\s])/giu,
  /(?<=\()[0-3]?\d\.(?:0[1-9]|1[0-2])(?=\))/gu,
  /(?<![\p{L}\d])T[0-9](?![\d.,])/gu,
  /(?<![\d.,/-])(?:19|20)\d\d(?=\s?:)/gu,
  // `voor start sertraline`, `after stopping citalopram`.
  /(?<!\p{L})(?:voor|v[oó][oó]r|na|bij|sinds|before|after|since|on)(?: de| het| the)? (?:start|starten|starting|staken|stopping|stoppen|ophogen|verhogen|verlagen|verlaging|verhoging|ophoging|toevoegen|afbouw|adding|raising|lowering|switch(?:ing)?|overstap)(?: (?:van|met|of|to|with|op|naar))?(?: de| the)? \p{Ll}{5,}/gu,
  // `na ECT`, `before CBT`.
  /(?<!\p{L})(?:na|after|before|voor|v[oó][oó]r|tijdens|during) (?:de |het |the )?\p{Lu}{2,5}(?![\p{L}\d-])/gu,
  /(?<!\p{L})(?:(?:dag|avond|nacht|ochtend|middag|vroege ?|late ?)dienst|(?:early|late|night|day) shift|(?:in de |'s )?(?:ochtends?|middags?|avonds?|nachts?)|(?:in the )?(?:morning|afternoon|evening))(?!\p{L})/giu,
  /(?<![\p{L}\d])'\d\d(?=[:,)\s])/gu,
  /(?<!\p{L})(?:when|toen|nadat|voordat|before|after) (?:we|wij|he|she|they|hij|zij|ze|it) (?:began|begonnen|begon|started|startten|startte|kwam|came|arrived|left)(?!\p{L})/giu,
  // `bij onze POH`, `in de luteale fase`.
  /(?<!\p{L})(?:bij|door|via|by|at|in|from) (?:de |het |onze |uw |the |our |your )?(?:ADL|POH(?:-GGZ)?|HA|GP|GGZ|SEH|HAP|ED|A&E|PAAZ|ICU?|AMU|CMHT|CRHT|FACT|VVT)(?![\p{L}\d-])/gu,
  /(?<!\p{L})in (?:de|the) \p{Ll}+ (?:fase|phase|periode|period)(?!\p{L})(?! [1-4](?![\d.,]))/gu,
  // `voor: 61, na: 24`.
  /(?<!\p{L})(?:voor|v[oó][oó]r|na|pre|post|before|after)(?=\s?[:=]|\s\d)/giu,
  new RegExp(
    `(?<!\\p{L})(?:${preposition} )?(?:${article} )?(?:\\p{Ll}+ )?${event}(?: (?:van|of|uit|from) (?:${article} )?\\p{Ll}+)?`,
    'gu',
  ),
  /(?<!\p{L})(?:(?:on|op) )?(?:(?:last|this|next|afgelopen|vorige|vorig|deze|dit|verleden|begin|eind|medio|half|early|late|mid) )?(?:the )?(?:jan(?:uar[iy])?|feb(?:ruar[iy])?|maart|march|mrt|apr(?:il)?|mei|may|june?|juni|july?|juli|aug(?:ust(?:us)?)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|dec(?:ember)?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|maand|month|year|jaar|ochtend|morning|zomer|summer|winter|voorjaar|spring|najaar|autumn|herfst|kerst|christmas|new year(?:['’]s)?(?: day| eve)?|nieuwjaar(?:sdag)?|pasen|easter|pinksteren|boxing day)(?!\p{L})\.?(?: '?(?:20)?\d\d(?=[,;:)]|$))?/giu,
  /(?<!\p{L})(?:last|past|vorige?|afgelopen|tonight|overnight|vanavond|vannacht|today|vandaag|gisteren|yesterday|vanochtend|vanmorgen|vanmiddag|heden|nu|now|thans|inmiddels|momenteel|currently|destijds|toen|then|tevoren|daarvoor|ervoor|daarna|nadien|hierna|afterwards|subsequently|previously|eerder|voorheen|aanvankelijk|initially|eerst|ooit|laatst|recent|recently|most recently|latest|laatste|lately|zojuist|kort geleden|later|vervolgens|onlangs|repeat(?:ed)?|rpt|recheck(?:ed)?|herhaald|halverwege|tussentijds|midway|halfway|in between|uiteindelijk|eventually|finally|(?:niet[- ])?nuchter|postprandiaal|fasting|random|liggend|staand|zittend|lying|standing|sitting|seated|supine|links|rechts|left|right|pre-?\p{L}{3,}|post-?\p{L}{3,})(?!\p{L})/giu,
];

/** Words that say nothing of what is measured. */
const idle = new Set(
  `is was are were be been it that this dat die deze dit het de the een a an nog al still just again weer maar but though only slechts ook also even
  taken done checked drawn sampled bepaald geprikt dezelfde same
  reached reaches attained achieved obtained leverde levert opleverde yielded toonde toont t-score t-scores tscore ruwe raw standaardscore percentiel
  score scores scoring scoort scoorde scored scorede scoren haalde haalt behaalde behaalt gaf geeft gave gives kwam komt came comes come uit out at on op to tot naar met with bedroeg bedraagt measured gemeten mat bleek blijkt
  showed shows liet zien totaal totale total totalling totaalscore list lijst schaal scale test vragenlijst questionnaire inventory index stond staat stands stood lag ligt noteerde noteerden noteerde vonden vond found recorded record got get had has heeft haar zijn his her their its
  he she they ik i we wij ze zij hij u you jij patiënt patiënte patient patiente pt cliënt cliënte client betrokkene mevrouw meneer mw dhr mevr vader moeder ouders
  hier here thuis home elders gemiddeld gemiddelde mean average averaged averaging ongeveer circa ca about around roughly approximately rond schat schatten schatte estimate estimated geschat put vulde invulde ingevuld filled completed returned read reads zit sat sits zat zaten
  en and day dag in - – , ; / | ( ) : = . dus so thus hence weegt woog weighed weighs punten points point punt laag hoog maximaal maximum max hoogste highest laagste lowest piek peak nadir respectievelijk resp respectively remains remained blijft bleef stays started having managed manages back which waarop waarbij whom werd were became wordt werden via van from of de blijkens volgens according per waren er bij ons you jou jullie`
    .split(/\s+/)
    .filter(Boolean),
);

/** It became another value. */
const changed =
  /(?<!\p{L})(?:daal(?:t|de|den)|gedaald|dalend(?:e)?|steeg|stijgt|gestegen|stijgend(?:e)?|zakte|zakt|gezakt|liep|loopt|opgelopen|teruggelopen|ging|gaat|gegaan|verbeterde|verslechterde|afgenomen|toegenomen|nam|af|toe|terug|op|fell|falls|fallen|falling|crept|creeping|shortening|shortened|lengthening|lengthened|verkort|verlengd|toenemend|afnemend|slipped|drifted|edged|jumped|shot|soared|plummeted|piekte|piekt|peaked|peaks|kroop|klom|schoot|kelderde|teruggezakt|teruggegaan|bijgetrokken|genormaliseerd|dropped|dropping|drops|down|up|rose|risen|rising|rises|went|going|gone|improved|improving|climbed|climbing|increased|increasing|decreased|decreasing|reduced|reducing|settled|settling|came down|come down|recovered|recovering|herstelde|hersteld|normaliseerde|worsened|progressed|naar|tot|to|via|→|[-–=]>|vs\.?|versus|against|compared (?:with|to)|tegen(?:over)?|ten opzichte van|from|vanaf)(?!\p{L})/giu;

/** One unit of what is measured, behind its number. */
export const unitBehind =
  /^\s?(%|‰|promille|kg|cm|m|ms|msec|mmHg|fl|°\s?C|graden|degrees|(?:[mnpuµμ]|micro)?(?:mol|gram|g|IU|IE|U|Eq)\s?(?:\/| per )\s?(?:liter|litre|dl|ml|mol|mmol|l)|[mµμu]g\/k?g|dB\/m|mosmol\/kg|mOsm\/kg|ml\/min(?:\/1[.,]73 ?m2?)?|mm\/(?:uur|u|h|hr)|\/min|bpm|slagen(?: per minuut)?|\/mm3|k?Pa|ppm|dB|l\/min|seconden|sec|s|punten|points)(?![\p{L}\d])/iu;

/** `12 over three weeks`, `21, tegen 8 in de zwangerschap`. */
const noTime =
  /^\d+ over |^(?:tegen|against) \d{1,3}(?:[.,]\d)?(?![\d.,:]*\d| ?(?:uur|u|am|pm|o['’]clock)(?!\p{L}))/iu;
/** `DOS maandag 9, woensdag 3`, `26 in July, 4 now`, `30 in March -> 26`: the number is no day of the month. */
const dayAlone = /^(\p{L}+da(?:g|y)) \d{1,2}$/u;
/** `op 25 oktober 19`: no year. */
const withoutYear = /^((?:\p{L}+ )?[0-3]?\d \p{L}{3,9}) (?!2\d)\d\d$/u;
const monthAlone = /^((?:\p{L}+ )?\p{L}{3,9})(?:,| ?(?:[-–=]>|→)) ?\d{1,3}(?: \p{L}+)?$/u;

function endOfDay(words: string, start: number, end: number): number {
  const time = words.slice(start, end);
  const isEnd = /^\s*(?:[,;.)]|$)/u.test(words.slice(end));
  const [, day = ''] =
    (isEnd ? dayAlone.exec(time) : undefined) ?? withoutYear.exec(time) ?? monthAlone.exec(time) ?? [];
  return day === '' ? end : start + day.length;
}

/** The words with the times that were read in them, and other moments, out of sight: every letter in its place. */
export function withMoments(words: string, times: readonly Spot[]): string {
  let masked = words;
  // The end of `4AT 3` is no time.
  for (const { start, end } of times)
    if (!/[\p{L}\d]/u.test(words.charAt(start - 1)) && !noTime.test(words.slice(start))) {
      const until = endOfDay(words, start, end);
      masked = masked.slice(0, start) + MOMENT.repeat(until - start) + masked.slice(until);
    }
  // `71 kg (BMI 24.6), previously 83 kg`: it goes on behind the brackets.
  masked = masked.replace(/\((?:BMI|QI)[^()]{1,12}\)/gu, (found) => ' '.repeat(found.length));
  for (const pattern of moments) masked = masked.replace(pattern, (found) => MOMENT.repeat(found.length));
  return masked;
}
export const hasMoment = (masked: string): boolean => masked.includes(MOMENT);
export const hasChange = (masked: string): boolean => masked.search(changed) >= 0;

/** A number behind these counts them. */
const numbered =
  '(?:groep|klas|fase|stap|kamer|versie|graad|stadium|type|blok|module|leeftijd|deel|item|punt|regel|pagina|bijlage|cluster|niveau|leerjaar|nummer|team|huisnummer|verdieping|unit|grade|stage|phase|step|room|version|part|page|appendix|ward|number|age|form|class|level|total of|minstens|maximaal|least|most)';
const byWhom = new RegExp(
  `(?<!\\p{L})(?:bij|op|at|on|na|after|in|sinds|since|tijdens|during|voor|before|by|door|uit|blijkens|volgens|according to) (?:${article} )?(?!\\p{Lu}{2})(?!${numbered}(?!\\p{L}))[\\p{L}-]{3,}(?=\\s|[,;:)]|$)`,
  'gu',
);

/** Also `na ⌚`, and `⌚ of refeeding`. */
const momentHidden = new RegExp(
  `(?:(?<!\\p{L})(?:na|after|voor|before) (?:${article} )?)?${MOMENT}[${MOMENT} ]*(?:(?:of|van) (?:de |het |the )?\\p{Ll}{5,}(?=\\s|[,;)]|$))?`,
  'gu',
);

const LONGEST_GAP_words = 14;

/** Whether nothing stands in these words but when, who and how. */
export function isGap(masked: string): boolean {
  const left = masked
    // What it is of: `BFCRS (katatonie)`.
    .replace(/^\s?\([^()\d]{2,30}\)/u, ' ')
    // `PEth 1-7: < 20`.
    .replace(/[<>≤≥]\s*$/u, ' ')
    .replace(unitBehind, ' ')
    .replaceAll(momentHidden, ' ')
    // Who saw it, and on what: `bij de verloskundige`, `op risperidon`.
    .replace(byWhom, ' ')
    .replace(changed, ' ')
    .replace(/([,;():=./|])/g, ' $1 ')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  return left.length <= LONGEST_GAP_words && left.every((word) => idle.has(word));
}
