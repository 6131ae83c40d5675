/** More values of what a paper has just measured: `MMSE 22/30 (2024: 26/30)`, `CIWA 21 (dag 1), 9 (dag 4)`. */
import { measureNames } from '../../reading/phrases/measures.ts';
import type { MeasurementSlot } from '../../reading/slot.ts';

const measures = new Map(measureNames.map(([measure]) => [measure.name, measure]));

const number = '(\\d{1,5}(?:[.,]\\d{1,2})?)(?:\\s?/\\s?(\\d{1,3}))?';
const unit = '(?:\\s?(?:%|‰|kg|cm|ms|mmHg|[mnpuµμ]?(?:mol|g|IU|U)/(?:l|L|mol|dl)|mIU/L|punten|points|/min))?';
/** What says when: a day, a year, a moment of the treatment. */
const when =
  "(?:(?:op|in|dd|d\\.d\\.|bij|vanaf|at|on)\\s)?(?:[^():;]{0,14}?(?:'?\\d\\d|(?:19|20)\\d\\d)(?: (?:bij|door|at|by|in|op) [^():;\\d]{2,20})?|(?:jan|feb|m(?:aa)?rt|mar|apr|mei|may|jun|jul|aug|sep|o[ck]t|nov|dec)[^():;\\d]{0,10}|(?:vorige?|eerdere?|voorheen|opname|ontslag|intake|start|begin|baseline|admission|discharge|previous(?:ly)?|last|thuis|home)[^():;\\d]{0,20})";
const mark =
  '(?:jan|feb|m(?:aa)?rt|mar|apr|mei|may|jun|jul|aug|sep|o[ck]t|nov|dec|dag|day|week|wk|maand|month|sessie|session|bij|op|at|on|in|na|after|voor|nu|now|t|\\d{1,2}[-/.]\\d{1,2})[^()]{0,18}';

const month =
  '(?:jan|feb|m(?:aa)?rt|mar|apr|mei|may|june?|july?|juni|juli|aug|sep|o[ck]t|nov|dec)\\p{Ll}*\\.?';
const day = `(?:op |on |in |at |bij )?(?:[0-3]?\\d(?:st|nd|rd|th)? )?${month}(?: (?:19|20)\\d\\d)?`;
/** Who filled a list in, or which part of it. */
const share =
  '(?:leerkracht|docent|school|ouders?|moeder|vader|zelf|jongere|teacher|parents?|mother|father|self|onoplettendheid|aandacht|hyperactiviteit(?:/impulsiviteit)?|impulsiviteit|inattention|hyperactivity|uitputting|distantie|bekwaamheid|exhaustion|cynicism|vermijding|herbeleving|intrusies?)';

const fromTo = new RegExp(
  `^${unit}\\s(?:naar|tot|to|op(?! (?:\\d{1,2} ?(?:jan|feb|m(?:aa)?rt|apr|mei|jun|jul|aug|sep|okt|nov|dec)|\\d{1,2}[-/])))\\s(?:een |a )?${number}${unit}(?!\\s?(?:mg|x|weken|dagen|uur|minuten|weeks|days|minutes|hours)(?!\\p{L}))`,
  'diu',
);

/** The number is the first group, what it is over or of the second. */
const behind: readonly RegExp[] = [
  // `(2024: 26/30)`, `(jan 2026: 76 kg)`.
  new RegExp(`^${unit}[^\\d().;]{0,12}\\(${when}\\s*:\\s*${number}${unit}\\)`, 'diu'),
  // `(thuismeting gemiddeld 138/86)`, `(was 31)`.
  new RegExp(
    `^${unit}\\s*\\((?:was|eerder|voorheen|vorige?|previously|last|thuis|home|rpt|repeat(?:ed)?|herhaald|herhaling|bij herhaling|controle)[^():;\\d]{0,24}\\s${number}${unit}\\)`,
    'diu',
  ),
  // `75 kg (68 kg in januari)`, `21 on 12/10/2026 (15 in July)`.
  new RegExp(
    `^${unit}(?:\\s(?:on|op|dd|in|at) [\\d/-]{3,10}|\\s(?:${day}))?\\s*\\(${number}${unit}\\s(?:in|op|bij|at|on|last|vorig|vorige|eerder|previously)[^()\\d]{0,25}(?:\\d{0,4})\\)`,
    'diu',
  ),
  // `TSH 0,08 (mrt 1,4)`, `54,1 kg (6 mnd geleden 59 kg)`, `188 (baseline 110)`, `72,6 kg (voor de zwangerschap 65 kg)`.
  new RegExp(
    `^${unit}\\s*\\((?:${day}|(?:19|20)\\d\\d|(?:\\d{1,2} )?\\p{L}+ (?:geleden|ago)|(?:intake|start|opname|opn\\.?|adm\\.?|aanvang|begin|ontslag|admission|discharge|assessment|nulmeting|voormeting|baseline|uitgangswaarde|basis|usual|gebruikelijk|pre-?\\p{L}+)|(?:voor|v[oó][oó]r|before|prior to) [^()\\d]{2,24}),?\\s(?:nog |was )?${number}${unit}\\)`,
    'diu',
  ),
  // `19 op 11 mei en 26 op 20 april`, `0.9 on 12/02 and 0.4 at discharge`.
  new RegExp(
    `^${unit}\\s(?:${day}|(?:op|on) \\d{1,2}[-/]\\d{1,2})(?:,|;|\\sen|\\sand)\\s${number}${unit}(?=\\s(?:op|on|in|at|bij)\\s)`,
    'diu',
  ),
  // `0,98 mmol/l, na verlaging op 23 juni 0,71 mmol/l`.
  new RegExp(`^${unit}(?:,|;| en| and)\\s(?:[^\\d,;.()]{2,25}\\s)?${day} ${number}${unit}`, 'diu'),
  // `SDQ ouders 22, leerkracht 18`.
  new RegExp(
    `^(?:,|;|\\sen|\\sand)\\s${share}(?: T[- ]score)?\\s*:?\\s*${number}(?!\\s?(?:mg|jaar|x))`,
    'diu',
  ),
  // `13 voor angst en 11 voor depressie`.
  new RegExp(`^\\s(?:voor|for) \\p{L}+(?:,|\\sen|\\sand)\\s${number}(?=\\s(?:voor|for)\\s)`, 'diu'),
  // `bij opname 29, na 6 sessies 17`.
  new RegExp(
    `^${unit}(?:,|;)\\s(?:na|after) (?:\\d{1,2}|een|twee|drie|vier|vijf|zes|zeven|acht|tien|twaalf|two|three|four|five|six|eight|ten|twelve|a|one) (?:sessies|zittingen|weken|week|wk|maanden|maand|mnd|dagen|dag|uur|sessions|weeks|months|days|hours?)\\s(?:nog )?${number}${unit}(?!\\s?(?:mg|x))`,
    'diu',
  ),
  // `today 12; at booking 9`, `245, na behandeling 132`.
  new RegExp(
    `^${unit}(?:\\s\\([^()\\d]{1,20}\\))?(?:,|;)\\s(?:at|on|bij|na|after|op)\\s(?:de |het |the |her |his )?(?:booking|intake|opname|ontslag|admission|discharge|start|aanvang|aanmelding|begin|baseline|review|afsluiting|referral|assessment|einde|behandeling|treatment|therapie|therapy)\\s(?:nog |was )?${number}${unit}(?!\\s?(?:mg|x|jaar|weken|dagen|years|weeks|days)(?!\\p{L}))`,
    'diu',
  ),
  // `0,7 en 0,8 (jan. resp. maart)`.
  new RegExp(
    `^${unit}\\s(?:en|and)\\s${number}${unit}(?=\\s?\\((?:in |op )?(?:\\p{L}{3,9}\\.?|resp))`,
    'diu',
  ),
  // `R 18 kg, L 16 kg`.
  new RegExp(
    `^${unit}\\s?[,;/]?\\s(?:en |and )?(?:L|R|li|re|links|rechts|left|right|OD|OS)\\.?:?\\s${number}${unit}(?!\\s?(?:mg|x))`,
    'diu',
  ),
  // `(off) 48, (on) 41`.
  new RegExp(`^${unit},\\s\\([^()\\d]{1,12}\\)\\s${number}${unit}(?!\\s?mg)`, 'diu'),
  // `van 48 naar 27`.
  fromTo,
  // `onze praktijkverpleegkundige vond vorig jaar 26`.
  new RegExp(
    `^${unit}(?:,|;)\\s(?:en |and |maar |but )?(?:onze|de|het|uw|the|our|your) \\p{L}+(?: \\p{L}+)?\\s(?:had |heeft )?(?:recorded|scored|found|measured|got|noteerde|vond|mat|kwam op|kwam tot)\\s(?:in \\p{L}+ |vorige? \\p{L}+ |last \\p{L}+ |eerder |earlier )(?:nog |still |een |a )?${number}${unit}(?!\\s?(?:mg|x|jaar|weken|dagen))`,
    'diu',
  ),
  // `and you recorded 19 on 6 July`.
  new RegExp(
    `^${unit}(?:,|;)?\\s(?:and|en)\\s(?:you|we|i|she|he|u|wij|ik|zij|hij|(?:the|de|uw) \\p{L}+)\\s(?:had |heeft |hadden )?(?:recorded|scored|found|measured|got|noteerde|scoorde|vond|mat)\\s(?:nog )?${number}${unit}(?=\\s(?:on|in|op|at|bij|last|vorige?))`,
    'diu',
  ),
  // `74 bij aanmelding, nu 63`.
  new RegExp(
    `^${unit}(?:\\s(?:bij|op|in|at|on) [^\\d,;.()]{2,20})?(?:,|;|\\sen|\\sand)\\s(?:is |was )?(?:nu|thans|inmiddels|now|today)\\s(?:is |was |nog )?${number}${unit}(?!\\s?(?:mg|weken|dagen|weeks|days))`,
    'diu',
  ),
  // `48 -> 21`.
  new RegExp(`^${unit}(?:\\s*\\([^()\\d]{1,20}\\))?\\s*(?:[-–=]>|→)\\s*${number}${unit}`, 'diu'),
  // `(dag 1), 9 (dag 4)`.
  new RegExp(
    `^${unit}\\s*\\(${mark}\\)(?:,|;|\\s?→|\\s?[-–/|](?=\\s)|\\s?->|\\sen|\\sand)\\s*${number}${unit}(?=\\s*\\(${mark}\\))`,
    'diu',
  ),
  // `4/10 on arrival, 9/10 on discharge`.
  new RegExp(
    `^${unit}\\s(?:on|at|bij|op|na|after)\\s\\p{L}+(?:\\s\\p{L}+)?(?:,|;|\\sen|\\sand)\\s*${number}${unit}(?=\\s(?:on|at|bij|op|na|after)\\s\\p{L})`,
    'diu',
  ),
  // `, down from 1890`, `, compared with 84 kg`, `, vorig jaar nog 31`.
  new RegExp(
    `^${unit}(?:\\s(?:today|vandaag|nu|now))?(?:,|;)?\\s(?:(?:down|up)? ?from(?! \\d{1,2}(?:[-/]|(?:st|nd|rd|th)? \\p{L}{3}|:))|compared (?:with|to)|versus|against|vs\\.?|t\\.?o\\.?v\\.?|ten opzichte van|tegenover|komende van|afkomstig van)\\s(?:een |a )?${number}${unit}`,
    'diu',
  ),
  // `; in april was deze 31`.
  new RegExp(
    `^${unit}(?:,|;)\\s(?:(?:in|op|bij|at)\\s)?[^\\d;.,()]{2,25}\\s(?:was (?:deze|dit|dat|die|het|dat nog)|this was|it was|bedroeg deze)\\s(?:nog |still )?${number}${unit}`,
    'diu',
  ),
  // `168/102, ontslag 136/84`, `bij opname 31, bij ontslag 5`.
  new RegExp(
    `^${unit}(?:,|;|\\sen|\\sand)\\s(?:bij |at |on )?(?:opname|ontslag|eind(?:e|meting)?|afsluiting|nameting|staand|liggend|zittend|discharge|admission|standing|lying|end)[^\\d;.,()]{0,18}\\s${number}${unit}`,
    'diu',
  ),
];

const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

function nextOf(slot: MeasurementSlot, words: string): MeasurementSlot | undefined {
  const rest = words.slice(slot.end);
  for (const pattern of behind) {
    const found = pattern.exec(rest);
    if (!found || (pattern === fromTo && !/\b(?:van|from)\s*$/iu.test(words.slice(0, slot.start)))) continue;
    const [, first, second] = found;
    const [start = 0, firstEnd = 0] = found.indices?.[1] ?? [];
    const end = found.indices?.[2]?.[1] ?? firstEnd;
    const value = numberOf(first);
    const { least = 0, most = Number.POSITIVE_INFINITY, isScore = true } = measures.get(slot.name) ?? {};
    const isPressure = slot.name === 'blood pressure';
    if (value < least || value > most || isPressure !== (second !== undefined && !isScore)) return undefined;
    return {
      start: slot.end + start,
      end: slot.end + end,
      name: slot.name,
      value,
      ...(isPressure && second ? { over: Number(second) } : {}),
      ...(isScore && second ? { of: Number(second) } : {}),
      ...(slot.unit === undefined ? {} : { unit: slot.unit }),
      isPast: true,
    };
  }
  return undefined;
}

const MOST_FURTHER = 6;

/** All values of a sentence in their order, with those that go on from one that was named. */
export function withFurtherValues(found: readonly MeasurementSlot[], words: string): MeasurementSlot[] {
  const all = [...found];
  for (const slot of found) {
    let last: MeasurementSlot = slot;
    for (let count = 0; count < MOST_FURTHER; count++) {
      const next = nextOf(last, words);
      if (!next || all.some(({ start, end }) => next.start < end && start < next.end)) break;
      // What an arrow leads to is how it is now.
      const isArrow = /^[^\d]*(?:[-–=]>|→|\s(?:naar|tot|to|op)\s)/u.test(words.slice(last.end, next.start));
      if (isArrow) all[all.indexOf(last)] = { ...last, isPast: true };
      all.push(isArrow ? { ...next, isPast: false } : next);
      last = all.at(-1) ?? next;
    }
  }
  return all.toSorted((a, b) => a.start - b.start);
}
