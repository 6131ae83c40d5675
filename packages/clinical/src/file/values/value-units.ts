/** The unit of a value: as written, or the usual one. */
import type { MeasurementSlot } from '../../reading/slot.ts';
import { plain } from '../../reading/text.ts';

const writtenUnits =
  /^\s*(%|procent|mmol\/mol|mmol\/l|g\/dl|g\/l|mg\/dl|mg\/l|mu\/l|miu\/l|miu\/ml|pmol\/l|nmol\/l|[uµμ]mol\/l|[uµμ]g\/l|mcg\/l|u\/l|kg|cm|m\/s|m|mmhg|ml\/min(?:\/1[.,]73 ?m2)?|ms|\/min|lb|lbs|stones?|st)(?![\p{L}\d])/iu;

/** Without its unit a value is taken for one of the usual unit only where it can be. */
const usual: Readonly<Record<string, readonly [number, number]>> = {
  HbA1c: [20, 140],
  glucose: [1.5, 35],
  Hb: [3, 12.5],
  cholesterol: [1.5, 15],
  LDL: [0.3, 12],
  HDL: [0.3, 5],
  triglycerides: [0.2, 20],
  creatinine: [20, 1500],
  calcium: [1.2, 4],
  // In two units that differ by twenty times.
  prolactin: [1, 0],
};

export function unitOf(
  { name, value, unit, start, end }: MeasurementSlot,
  words: string,
): string | undefined {
  const number = /^[\d.,]+/.exec(words.slice(start))?.[0].length ?? end - start;
  const written = writtenUnits.exec(words.slice(start + number))?.[1];
  // A scan takes the µ for a p.
  if (written !== undefined && unit?.startsWith('µ') && plain(written) === plain(unit.replace('µ', 'p')))
    return unit;
  if (written !== undefined && name !== 'blood pressure') {
    const same = unit && plain(written) === plain(unit);
    return same ? unit : written === 'procent' ? '%' : written;
  }
  if (name === 'height' && value < 3) return 'm';
  const [least, most] = usual[name] ?? [];
  return least !== undefined && most !== undefined && (value < least || value > most) ? undefined : unit;
}
