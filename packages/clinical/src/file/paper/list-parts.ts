/** The parts of questionnaires that have a number of scores: `WAIS-IV: verbaal begrip 112, werkgeheugen 91`. General knowledge. */
import type { MeasurementSlot } from '../../reading/slot.ts';

const list =
  /(?<![\p{L}\d-])(Zelfredzaamheids?-?[Mm]atrix|[\p{L}\d-]{3,20}(?:vragenlijst|klachtenlijst)(?=\s?:)|ZRM|DASS(?:-\d\d)?|CORE-OM|(?:MDS-)?UPDRS|ADHD-RS|PID-5|LSAS|MCMI(?:-III)?|4DSQ|AQ(?:-50)?|BDI(?:-II)?|VABS|SCIL|RAADS-R|TSCC|SCAS|OBVL|HoNOSCA|EQ-5D(?:-5L)?|QLQ-C30|SNOT-22|KOOS|HOOS|WOMAC|WAIS(?:-?(?:III|IV|V|R))?(?:-NL)?|WISC(?:-?(?:III|IV|V))?(?:-NL)?|WPPSI(?:-\p{Lu}+)?|SON(?:-R)?|RAKIT|SCL-?90(?:-R)?|BSI(?:-?\d\d)?|CBCL|TRF|YSR|ABCL|ASR|BRIEF(?:-[2AP])?|SDQ|CAARS|Conners(?: ?3)?|SNAP(?:-IV)?|VvGK|AVL|HoNOS\+?|UBOS|MBI(?:-\p{Lu}+)?|RAND-?36|SF-?36|EDE-?Q|EDI(?:-?[23])?|DERS|NEO(?:-\p{Lu}+)?|SIPP(?:-\d+)?|SRS(?:-2)?|RBANS|CIS-?20R?|MATE|WHODAS(?: 2\.0)?|KIDSCREEN|FFMQ|ITQ|PSYRATS|PANSS|NPI(?:-Q)?|C?Y-?BOCS|YGTSS|IES-?R|CAPS-5|PSQI|OQ-?45(?:\.2)?|MMPI(?:-2)?|UCL|IUS|SCARED|RCADS|CDI(?:-2)?|VBBA|ADOS(?:-2)?|Vineland(?:-[23])?)(?![\p{L}\d])/gu;

/** Words of which none is a part: what it was of, and when. */
const notPart = new Set(
  'de het een van op bij na voor in is was zijn en met tot naar nu thans totaal score t-score scores punten en/of intake start begin eind einde week weken dag dagen maand maanden jaar jaren leeftijd uur sessie sessies item items norm afkappunt cut-off kg mg vorige eerder eerst respectievelijk behandeling treatment therapie aanmelding opname ontslag ouders ouder moeder vader leerkracht zelf the a an of on at and with to from now total point points age aged years year weeks months session sessions previously before after since sinds per range ruwe raw percentiel percentile gemiddeld gemiddelde follow-up voormeting nameting tussenmeting evaluatie controle vertrek binnenkomst groep klas fase stap kamer versie module deel januari februari maart april mei juni juli augustus september oktober november december jan feb mrt apr jun jul aug sep sept okt nov dec maandag dinsdag woensdag donderdag vrijdag zaterdag zondag vandaag gisteren today yesterday via'.split(
    ' ',
  ),
);
const item =
  /((?:\p{Ll}[\p{Ll}/-]{2,24} ){0,3}\p{Ll}[\p{Ll}/-]{2,24})\s*[:=(]?\s*(\d{1,3}(?:[.,]\d{1,2})?)(?=\s*(?:[,;.)(]|$|\/|(?:en|and)\s))(?![.,]\d)/dgu;

const LONGEST_PART_words = 3;

/** The numbers of parts behind the name of their list. */
export function listPartsIn(words: string, found: readonly MeasurementSlot[]): MeasurementSlot[] {
  const lists = [...words.matchAll(list)];
  const slots: MeasurementSlot[] = [];
  for (const [at, named] of lists.entries()) {
    const begin = named.index + named[0].length;
    const end = lists[at + 1]?.index ?? words.length;
    for (const match of words.slice(begin, end).matchAll(item)) {
      const [, said = '', number = ''] = match;
      const part = said.split(' ').filter((word) => !notPart.has(word));
      const [start = 0, stop = 0] = match.indices?.[2] ?? [];
      const isTaken = found.some((slot) => slot.start < begin + stop && begin + start < slot.end);
      const last = said.split(' ').at(-1) ?? '';
      const isWhole =
        /^tota(?:al|l)$/u.test(last) && /[,;:(]\s*$/u.test(words.slice(begin, begin + match.index));
      if (isTaken || part.length > LONGEST_PART_words || (!isWhole && notPart.has(last))) continue;
      const value = Number(number.replace(',', '.'));
      slots.push({
        start: begin + start,
        end: begin + stop,
        name: isWhole ? (named[1] ?? '') : `${named[1]} ${part.join(' ')}`,
        value,
        isPast: false,
      });
    }
  }
  return slots;
}
