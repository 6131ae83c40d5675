/** Units of measure: what they measure and how much of it one is, so that `14 dagen` is `twee weken`. */
import { list } from './text.ts';

export type UnitKind =
  | 'mass'
  | 'volume'
  | 'time'
  | 'times'
  | 'pieces'
  | 'percent'
  | 'degrees'
  | 'pressure'
  | 'pounds'
  | 'length'
  | 'drinks'
  | 'smokes'
  | 'points';

export type Unit = { kind: UnitKind; factor: number; isDose: boolean };

const DAY_h = 24;
/** Mass in mg, volume in ml, time in hours, length in cm. A month is taken as 30 days and a year as 12 months. */
const table: [UnitKind, number, string][] = [
  ['mass', 1, 'mg, milligram, milligrammen, milligrams, mgr'],
  ['mass', 0.001, 'mcg, microgram, microgrammen, micrograms, ug, µg, μg'],
  ['mass', 1000, 'g, gr, gram, grams'],
  ['mass', 100_000, 'ons'],
  ['mass', 1_000_000, 'kg, kilo, kilos, kilogram, kilograms'],
  ['pounds', 1, 'lb, lbs, pound, pounds'],
  ['pounds', 14, 'stone'],
  ['volume', 1, 'ml, mil, mils, milliliter, millilitre, milliliters, millilitres, cc'],
  ['volume', 1000, 'l, liter, litre, liters, litres'],
  ['time', 1 / 60, 'minuut, minuten, minute, minutes, min, mins, minuutjes'],
  ['time', 0.25, 'kwartier, kwartiertje'],
  ['time', 1, 'uur, uren, uurtje, uurtjes, hour, hours, hrs, h'],
  ['time', DAY_h, 'dag, dagen, dg, day, days, nacht, nachten, night, nights, avond, avonden'],
  ['time', 7 * DAY_h, 'week, weken, weeks, wk, weekje, weekjes, wkn'],
  ['time', 14 * DAY_h, 'fortnight, fortnights'],
  ['time', 30 * DAY_h, 'maand, maanden, maandje, month, months, mnd'],
  ['time', 360 * DAY_h, 'jaar, jaren, jarige, jarig, year, years, yr, yrs, yo'],
  ['times', 1, 'keer, maal, x, times, dd, dds'],
  [
    'pieces',
    1,
    `tablet, tabletten, tablets, tabletjes, pil, pillen, pilletjes, pill, pills, capsule, capsules, pufje, pufjes, puff, puffs,
    pufs, druppel, druppels, drop, drops, sachet, sachets, zakje, zakjes, stuk, stuks, ampul, ampullen, ie, eenheden`,
  ],
  ['percent', 1, '%, procent, percent'],
  ['degrees', 1, 'graden, degrees, °c'],
  ['pressure', 1, 'mmhg'],
  ['length', 0.1, 'mm, millimeter, millimeters, millimetre, millimetres'],
  ['length', 1, 'cm, centimeter, centimeters, centimetres'],
  ['length', 100, 'm, meter, metres'],
  [
    'drinks',
    1,
    `glas, glazen, glaasje, glaasjes, glass, glasses, bier, biertje, biertjes, beer, beers, pint, pints, wijn, wijntje,
    wijntjes, fles, flessen, bottle, bottles, blikjes, drinks, units, consumpties`,
  ],
  ['smokes', 1, 'sigaret, sigaretten, cigarette, cigarettes, joint, joints, sjekkies, peuken'],
  ['points', 1, 'punt, punten, point, points'],
];

const MASS_OF_A_PERSON_mg = 100_000;
const units = new Map<string, Unit>(
  table.flatMap(([kind, factor, names]) =>
    list(names).map((name) => {
      const isDose =
        kind === 'pieces' || kind === 'volume' || (kind === 'mass' && factor < MASS_OF_A_PERSON_mg);
      return [name, { kind, factor, isDose }] as const;
    }),
  ),
);

export const unitOf = (word: string): Unit | undefined => units.get(word);
