/** What a value went from, however far from its name: `De PHQ-9, die zij elke maand invulde, zakte van 18 naar 7`. */
import type { MeasurementSlot } from '../../reading/slot.ts';
import { namedIn } from './named-measures.ts';

const number = '\\d{1,4}(?:[.,]\\d{1,2})?';
const fromTo = new RegExp(
  `(?<!\\p{L})(?:van|from) (${number})(?:/\\d{1,3})?(?: ?(?:kg|punten|points|mmol/l|mmol/mol|µmol/l|ms|cm|%))?(?: [^\\d.;,]{2,30})? (?:naar|tot|to|via) (?:een |a )?${number}(?![\\d/]|[.,]\\d| ?(?:mg|mcg|µg|ml|druppels|tabl\\p{L}*|x|keer|uur|u|weken|dagen|maanden|mnd|jaar|glazen|eenheden|units|drops|tablets?|times|hours?|weeks?|days?|months?|years?|drinks|january|februar\\p{L}+|mrt|maart|april|mei|juni|juli|aug\\p{L}*|sep\\p{L}*|o[kc]t\\p{L}*|nov\\p{L}*|dec\\p{L}*)(?!\\p{L}))`,
  'dgiu',
);
const FURTHEST_characters = 110;

/** The first of two; the reader of what follows a value finds the second. */
export function fromToIn(words: string, found: readonly MeasurementSlot[]): MeasurementSlot[] {
  return [...words.matchAll(fromTo)].flatMap((match): MeasurementSlot[] => {
    const [start = 0, end = 0] = match.indices?.[1] ?? [];
    if (found.some((slot) => slot.start < end && start < slot.end)) return [];
    const named = namedIn(words.slice(0, match.index)).toSorted((a, b) => b.end - a.end)[0];
    const between = named ? words.slice(named.end, match.index) : '';
    const isNear = between.length <= FURTHEST_characters && !/[\d.;:]/.test(between);
    const value = Number((match[1] ?? '').replace(',', '.'));
    if (!named || !isNear || value < named.measure.least || value > named.measure.most) return [];
    const { name, unit } = named.measure;
    return [{ start, end, name, value, ...(unit === undefined ? {} : { unit }), isPast: false }];
  });
}
