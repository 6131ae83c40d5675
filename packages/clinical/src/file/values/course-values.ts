/** Values that follow each other in prose: `4AT was 9 on arrival, 6 two days later and 2 at discharge`. */
import { measureNames } from '../../reading/phrases/measures.ts';
import type { MeasurementSlot, Spot } from '../../reading/slot.ts';
import type { Slots } from '../../reading/slots.ts';
import { plain } from '../../reading/text.ts';
import { hasChange, hasMoment, isGap, unitBehind } from './value-gaps.ts';

const measures = new Map(measureNames.map(([measure]) => [measure.name, measure]));

const number =
  /(?<![\d.,/])(\d{1,5}(?:[.,]\d{1,3})?)(?:\s?\/\s?(\d{1,3}))?(?!\d|:\d|[.,/-]\d|-\p{L}|\p{Lu}{2}(?!\/))/u;
const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** What may follow a value: the end, a mark, a moment, one more of it. Any other word makes the number one of that word. */
const goesOn =
  /^(?:\s?(?:punten|points))?\s*(?:[,;:.)(\]⌚]|$|\/\s|(?:[-–=]>|→)|(?:en|and|maar|but|naar|to|via|tot|bij|at|op|on|na|after|voor|before|in|die|dat|which|while|terwijl|toen|nadat|once|when|dus|so|met|with|sinds|since|van|out of|of|or|weer|again|nog|hier|thuis|boven|compared|tegen(?:over)?|versus|vs|as|als|wat|hetgeen|mostly|mainly|al|tijdens|during|prior|vlak|just|last|this|the|over|within|binnen|by|gedurende|a|een)(?!\p{L}))/iu;
/** `3 kg minder`: how much it differs. */
const isDifference =
  /^\s?(?:kg|kilo|punten|points|cm|%|mmHg)?\s(?:minder|meer|lager|hoger|zwaarder|lichter|aangekomen|afgevallen|erbij|eraf|eronder|erboven|less|more|lower|higher|heavier|lighter|gained|lost|below|above|off|on top)(?!\p{L})/iu;

/** A value that a name or another value leads to. */
type Led = Spot & { value: number; over?: number; masked: string; behind: string; unit: string };

/** The first number behind a place, where nothing stands before it but what belongs to it. */
export function ledTo(masked: string, from: number, isScore: boolean): Led | undefined {
  const rest = masked.slice(from);
  const found = number.exec(rest);
  const first = rest.search(/\d/);
  const gap = rest.slice(0, Math.max(0, first));
  // `BE -4`: below nought, and not four.
  if (!found || first !== found.index || /(?<!\s)[-–]$|\s[-–]$/u.test(gap) || !isGap(gap)) return undefined;
  const [whole, value, over] = found;
  const behind = rest.slice(found.index + whole.length);
  const unit = unitBehind.exec(behind)?.[1] ?? '';
  const isOwnUnit = !isScore || unit === '' || /^(?:punten|points)$/i.test(unit);
  if (!isOwnUnit || isDifference.test(behind) || !goesOn.test(behind.replace(unitBehind, '')))
    return undefined;
  const start = from + found.index;
  return {
    start,
    end: start + whole.length,
    value: numberOf(value),
    ...(over === undefined ? {} : { over: Number(over) }),
    masked: rest.slice(0, found.index),
    behind,
    unit,
  };
}

/** Of these nothing becomes thrice what it was. */
const steady = new Set(
  'weight,height,BMI,pulse,sodium,potassium,calcium,temperature,Hb,albumin,QTc,waist,saturation,blood pressure,chloride,MCV,HbA1c,IQ'.split(
    ',',
  ),
);
const MOST_TIMES = 3;
const isLikely = ({ name, value }: MeasurementSlot, next: number): boolean =>
  !steady.has(name) || (next < MOST_TIMES * value && value < MOST_TIMES * next);

const backwards =
  /(?<!\p{L})(?:was|waren|were|before|voor|v[oó][oó]r|eerder|voorheen|vorige?|previously|compared|from|against|versus|vs|tegen(?:over)?|ten opzichte|intake|opname|aanvang|admission|baseline|start|begin|beginning|binnenkomst|arrival|booking|destijds|toen|then|initially|aanvankelijk)(?!\p{L})/iu;
const onwards =
  /(?<!\p{L})(?:nu|now|today|vandaag|thans|inmiddels|heden|currently|to|naar|tot|ontslag|discharge)(?!\p{L})|→|>/iu;

/** Two numbers and no more: `pulse 98 and 91;`. */
const isPair = (gap: string, behind: string): boolean =>
  /^(?:\s?[%\p{L}/]{1,8})?\s(?:en|and)\s$/u.test(gap) &&
  /^\s?(?:[,;.]|$)/.test(behind.replace(unitBehind, ''));

/** `79 kg before the stroke`, `en na het douchen een 10`. */
const beside =
  /(?<!\p{L})(?:volgens|according to|na|after|before|voor|v[oó][oó]r|tijdens|during|prior to|bij) /u;
const besideNext =
  /^\s?(?:na|after|before|voor|v[oó][oó]r|tijdens|during|prior to|bij|at|on|last|vorige?) \p{L}/u;
const NEXT_characters = 20;

/** Whether it is told that the number is one more of the same. */
function isTold({ masked, behind }: Led, isMany: boolean): boolean {
  if (isMany && /^(?:\s?[%\p{L}/]{1,8})?(?:,|;| en| and)\s$/u.test(masked)) return true;

  const separator =
    /[,;(→>|]|\s\/\s|\s[-–]\s⌚|(?<!\p{L})(?:en|and|maar|but|via|naar|to|tot|then|dan|vs|versus|against|compared|down|up|tegen(?:over)?)(?!\p{L})/u;
  if (!separator.test(masked)) return false;
  const next = behind.replace(unitBehind, '').slice(0, NEXT_characters);
  return (
    hasMoment(masked) ||
    hasMoment(next.slice(0, 3)) ||
    beside.test(masked) ||
    besideNext.test(next) ||
    hasChange(masked) ||
    isPair(masked, behind) ||
    /\b(?:was|is)\b/u.test(masked)
  );
}

/** `Lithium levels: 0.52, 0.61 and 0.74`. */
const several =
  /(?:levels|spiegels|scores|waarden|values|metingen|readings|uitslagen|results|pressures|weights|waren|were|respectievelijk|respectively|resp|(?:en|and) (?:19|20)\d\d:?)(?!\p{L})[^.;\d]{0,20}(?:\d[\d./]*(?:,| en| and)\s){0,6}$/iu;

/** Behind the number, and before its unit. */
const behindNumber = ({ start, end, over, of }: MeasurementSlot, words: string): number =>
  over === undefined && of === undefined
    ? start + (/^[\d.,]*\d/.exec(words.slice(start))?.[0].length ?? end - start)
    : end;

function nextOf(slot: MeasurementSlot, masked: string, words: string): MeasurementSlot | undefined {
  const {
    least = 0,
    most = Number.POSITIVE_INFINITY,
    isScore = slot.unit === undefined,
  } = measures.get(slot.name) ?? {};
  const from = behindNumber(slot, words);
  const led = ledTo(masked, from, isScore);
  if (!led || led.value < least || led.value > most || !isLikely(slot, led.value)) return undefined;
  const isPressure = slot.name === 'blood pressure';
  const isMany = several.test(words.slice(0, slot.start));
  if (!isTold(led, isMany) || isPressure !== (led.over !== undefined && !isScore)) return undefined;
  const own = unitBehind.exec(words.slice(from))?.[1] ?? slot.unit;
  if (led.unit && own && isOther(led.unit, own)) return undefined;
  const said = words.slice(from, led.start);
  return {
    start: led.start,
    end: led.end,
    name: slot.name,
    value: led.value,
    ...(isPressure && led.over !== undefined ? { over: led.over } : {}),
    ...(isScore && led.over !== undefined ? { of: led.over } : {}),
    ...(slot.unit === undefined ? {} : { unit: slot.unit }),
    isPast: backwards.test(said) && !onwards.test(said),
  };
}
/** `mg` behind what is measured in `mmol/l`. */
const isOther = (unit: string, own: string): boolean =>
  plain(unit).slice(0, 2) !== plain(own).slice(0, 2) &&
  !/^(?:punten|points)$/i.test(unit) &&
  /^[\p{L}%]+$/u.test(unit);

const leadsOn = /(?<!\p{L})(?:via|naar|tot|to|nu|now|thans|inmiddels)(?!\p{L})|→|>/iu;
const MOST_FURTHER = 8;
const overlaps = (one: Spot, other: Spot): boolean => one.start < other.end && other.start < one.end;

/** With every value that goes on from one that was found. */
export function withCourse(
  found: readonly MeasurementSlot[],
  words: string,
  masked: string,
  slots: Slots,
): MeasurementSlot[] {
  const isDose = (spot: Spot) =>
    !unitBehind.test(words.slice(spot.end)) &&
    slots.amounts.some(
      (amount) =>
        amount.medicine !== undefined &&
        overlaps(amount, spot) &&
        (amount.isUnitSaid || slots.medicines.some(({ end }) => end <= spot.start && spot.start - end <= 2)),
    );
  const all = [...found];
  for (const slot of found) {
    let last = slot;
    for (let count = 0; count < MOST_FURTHER; count++) {
      const next = nextOf(last, masked, words);
      if (!next || isDose(next) || all.some((other) => overlaps(other, next))) break;
      // What it came from is no longer so.
      if (leadsOn.test(words.slice(last.end, next.start)) && !next.isPast)
        all[all.indexOf(last)] = { ...last, isPast: true };
      all.push(next);
      last = next;
    }
  }
  return all.toSorted((a, b) => a.start - b.start);
}
