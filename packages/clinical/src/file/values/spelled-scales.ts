/** Scales by their full names: `the Cambridge Behavioural Inventory total was 96`, `de depressieschaal was 1`. */
import type { MeasurementSlot } from '../../reading/slot.ts';
import { ledTo } from './course-values.ts';

const kind =
  'Scale|Inventory|Questionnaire|Checklist|Schedule|Thermometer|Schaal|Vragenlijst|Index|Assessment|Examination|Interview|Test|Battery|Score|Profile|Rating|Screen|Tool|Instrument|Measure|Lijst|Klachtenlijst|Test';
const title = new RegExp(
  `(?<!\\p{L})((?:\\p{Lu}[\\p{L}'’-]+ (?:(?:of|and|for|van|en|voor|de|the|in) ){0,2}){1,5}(?:${kind}))(?:-(?:\\d{1,2}|[A-Z]{1,3}))?(?: \\((?:[^()\\d]|\\d(?=[\\p{L}-])|(?<=[\\p{L}-])\\d){1,14}\\))?(?!\\p{L})`,
  'gu',
);
const compound =
  /(?<!\p{L})(?!weegschaal|(?:\p{L}*punts?|getallen|loon|groot|klein)schaal|(?:wacht|medicatie|rang|deelnemers|boodschappen|actie|check|prijs|adres|namen)lijst|(?:zwangerschaps|corona|urine|drugs|praktijk|rij|stress|snel)test)((?:\p{Lu}\p{L}+(?:se|er)? )?\p{L}{4,}[- ]?(?:schaal|vragenlijst|klachtenlijst|lijst|thermometer)|(?:\p{L}[\p{L}\d]+[- ]){0,2}?\p{L}{3,}(?:looptest|wandeltest|steptest|test))(?!\p{L})/giu;
/** `Valrisicoscore 4`, `PAINAD-score: 6`: nothing but its score stands behind it. */
const ownScore =
  /(?<!\p{L})(?!(?:[Tt]otaal|[Ee]ind|[Rr]uwe|[Ss]ub|[Gg]emiddelde|[TZtz]|[Tt]est|[Dd]eel)-?[Ss]core)((?:(?:\p{Lu}[\p{L}'’]+ ){1,3}[Ss]core|\p{L}[\p{L}\d-]{2,24}-?(?:[Ss]core|(?<=\p{Lu}{2,}\d?-)[Ii]ndex)))(?=\s*(?:[:=]\s*|(?:was|is|van|of|bedroeg)\s|\s)\d)/gu;
const isScored =
  /(?<!\p{L})(?:was|is|bedroeg|scoorde|scored|kwam|komt|came|gaf|gave|van|of|totaal|total|score)(?!\p{L})|[:=]/iu;

/** The article of a sentence is none of the name. */
const withoutArticle = (name: string): string =>
  name.replace(/^(?:(?:The|De|Het|On|Op|In|Her|His|A|An|My|Our|Your|Today|Short|Uw|Haar|Zijn) )+/u, '');

export function spelledIn(masked: string, found: readonly MeasurementSlot[]): MeasurementSlot[] {
  if (!/\d/.test(masked)) return [];
  return [...masked.matchAll(title), ...masked.matchAll(compound), ...masked.matchAll(ownScore)].flatMap(
    (match): MeasurementSlot[] => {
      const [whole, name = ''] = match;
      const led = ledTo(masked, match.index + whole.length, true);
      if (!led || found.some(({ start, end }) => start < led.end && match.index < end)) return [];
      const isTitle = /^\p{Lu}/u.test(name) && name.includes(' ');
      if (!isTitle && !isScored.test(led.masked) && !/(?:score|index)$/iu.test(name)) return [];
      const { start, end, value, over } = led;
      // An assessment is much else.
      const isVague = /(?:Assessment|Examination)$/u.test(name) && over === undefined;
      if (isVague || (over !== undefined && over < value)) return [];
      const of = over === undefined ? {} : { of: over };
      return [{ start, end, name: withoutArticle(name), value, ...of, isPast: false }];
    },
  );
}
