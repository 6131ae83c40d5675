/** Values under names that no list has, among others that are known: `Na 138, K 4,1, osmolgap 6`. */
import { findMedicine } from '../../reading/medicines.ts';
import type { MeasurementSlot, Spot } from '../../reading/slot.ts';
import type { Part } from '../paper/headings.ts';
import { isMeasureName, slotUnder } from './measure-like.ts';
import { isNeverScale } from './scale-names.ts';

/** Between two marks nothing but a name, a number and its unit. */
const piece =
  /(?<=^|[,;:(|•]\s?|\s[-–/]\s|\.\s)(\p{L}[\p{L}\d+'’/-]{1,24}(?: [\p{L}\d+-]{1,16}){0,3}?)(?<![-–])(?<!E\d.*)\s*[:=]?\s*[<>≤≥]?\s?(\d{1,5}(?:[.,]\d{1,3})?)(?![.,]?\d|[-–]\d)(?:\s?\/\s?(\d{1,3}))?(?:\s?(%|‰|[\p{L}µμ°]{1,8}\/[\p{L}\d.,]{1,8}|\/min|mmHg|ms|sec|s|dB|kPa|fl|fL|°C|punten|points))?(?:\s?[*↑↓]+)?(?=\s*(?:\([^()]*\)\s*)?(?:[,;|)•]|\.(?:\s|$)|$|\s[-–/]\s))/dgu;

const FEWEST_around = 2;
const overlaps = (one: Spot, other: Spot): boolean => one.start < other.end && other.start < one.end;
/** Words that a sentence goes on with; no name has them. */
const isRunning =
  /(?:^| )(?:is|was|zijn|waren|heeft|had|met|en|of|van|naar|tot|bij|op|in|na|voor|sinds|nog|nu|de|het|een|are|were|has|with|and|or|from|to|at|on|after|before|since|still|now|the|an?|per|elke|every|circa|ca|dan|vanaf|ongeveer|about|later|daarna|then|maar|but)(?: |$)/iu;

export function valuesAmongOthers(
  masked: string,
  part: Part,
  found: readonly MeasurementSlot[],
): MeasurementSlot[] {
  if (found.length < FEWEST_around || /medicines$|^(?:allergies|family|plan)$/.test(part)) return [];
  return [...masked.matchAll(piece)].flatMap((match): MeasurementSlot[] => {
    const [, name = '', number = '', of, unit] = match;
    const [start = 0, end = 0] = match.indices?.[2] ?? [];
    const isTaken = found.some((slot) => overlaps(slot, { start: match.index, end }));
    const isMedicine = findMedicine(name.split(' ')[0] ?? '') !== undefined && !unit?.includes('/');
    if (isTaken || isMedicine || isRunning.test(name) || isNeverScale(name) || !isMeasureName(name))
      return [];
    const slot = slotUnder(name, { number, of, unit }, start);
    return slot ? [slot] : [];
  });
}
