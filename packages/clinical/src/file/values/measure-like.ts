/** Names that no list has: whether something may be measured under one. */
import type { MeasurementSlot } from '../../reading/slot.ts';
import { plain } from '../../reading/text.ts';
import { unitBehind } from './value-gaps.ts';

/** Counted, paid, drunk or dated, and not measured. */
const counted =
  /(?:^|[^\p{L}])(?:slaap\p{L}*|geslapen|uur|uren|uurs?|glazen|eenheden|alcohol|bier\p{L}*|wijn|drank|consumpties|sigaret\p{L}*|shag|rok(?:en|er|t)|pakjaren|joints?|cannabis|wiet|blow\p{L}*|cocaine|dosis|dosering|sterkte|tablet(?:ten)?|capsules?|stuks|druppels|leeftijd|jarige|sessies?|zitting(?:en)?|afspra(?:ak|ken)|gesprek(?:ken)?|contacten|aantal|keer|maal|dag(?:en)?|week|weken|wk|maand(?:en)?|mnd|jaar|jaren|jr|datum|geb\p{L}*|geboren|opname(?:dag(?:en)?|duur)?|tel\p{L}*|fax|kamer|bed|zaal|afdeling|etage|verdieping|team|cluster|bus|lijn|huisnummer|postbus|bsn|agb|big|patientn\p{L}*|dossier\p{L}*|nr|nummer|no|id|kosten|euro|eur|schuld\p{L}*|inkomen|werk\p{L}*|verzuim\p{L}*|norm\p{L}*|streef\p{L}*|doel\p{L}*|ref\p{L}*|grens\p{L}*|afkap\p{L}*|max\p{L}*|min(?:imaal)?|interval|duur|module|les|lessen|blok|traject|opdracht|pagina|blad|versie|bijlage|item|vraag|stap|fase|klas|groep|kind(?:eren)?|zoon|dochter|broer|zus|kleinkinderen|bezoeken|graviditeit|pariteit|[gp]\d|sleep|slept|hours?|drinks?|units?|beers?|wine|cigarettes?|smok\p{L}*|pack|dose|dosage|strength|tablets?|drops|age|aged|years?|months?|weeks?|days?|sessions?|appointments?|visits?|contacts|number|count of|times|dob|born|phone|room|ward|nhs|cost\p{L}*|pounds?|target|goal|aim|range|limit|page|version|step|phase|stage|grade|class|group|question|child(?:ren)?|son|daughter|brothers?|sisters?|admission(?:s| date)?)(?![\p{L}])/u;
const LONGEST_NAME_words = 5;

/** Whether something may be measured under this name. */
export function isMeasureName(name: string): boolean {
  const said = plain(name);
  return (
    /^[\p{L}\d(]/u.test(said) &&
    /\p{L}/u.test(said) &&
    said.split(/\s+/).length <= LONGEST_NAME_words &&
    !counted.test(said)
  );
}

/** What was found under such a name: a number as written, what it is out of, its unit. */
type Written = { number: string; of?: string | undefined; unit?: string | undefined };

/** The slot of it at a place; undefined where the unit is one of something else, or it is more than it can be. */
export function slotUnder(
  name: string,
  { number, of, unit }: Written,
  start: number,
): MeasurementSlot | undefined {
  const value = Number(number.replace(',', '.'));
  const isOwnUnit = unit === undefined || unitBehind.test(unit);
  if (!isOwnUnit || (of !== undefined && Number(of) < value)) return undefined;
  return {
    start,
    end: start + number.length,
    name,
    value,
    ...(of === undefined ? {} : { of: Number(of) }),
    ...(unit === undefined || /^p(?:un|oin)/i.test(unit) ? {} : { unit }),
    isPast: false,
  };
}
