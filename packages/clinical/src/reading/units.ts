/** Units of measure: what they measure and how much of it one is, so that `14 dagen` is `twee weken`. */
import { list } from './text.ts';

type UnitKind =
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
  | 'points'
  | 'level'
  | 'sessions';

export type Unit = { name: UnitName; kind: UnitKind; factor: number; isDose: boolean };

const DAY_h = 24;
/** Mass in mg, volume in ml, time in hours, length in cm. A month is taken as 30 days and a year as 12 months. */
const table = [
  [
    'mg',
    'mass',
    1,
    'mg, milligram, milligrammen, milligrams, milligramme, milligrammes, mgr, miligram, migram',
  ],
  ['mcg', 'mass', 0.001, 'mcg, microgram, microgrammen, micrograms, microgrammes, ug, µg, μg'],
  ['g', 'mass', 1000, 'g, gr, gram, grams, gramme, grammes'],
  ['ons', 'mass', 100_000, 'ons'],
  ['kg', 'mass', 1_000_000, 'kg, kilo, kilos, kilogram, kilograms, kilootjes, kilootje'],
  ['lb', 'pounds', 1, 'lb, lbs, pound, pounds'],
  ['stone', 'pounds', 14, 'stone'],
  ['ml', 'volume', 1, 'ml, mil, mils, milliliter, millilitre, milliliters, millilitres, cc'],
  ['l', 'volume', 1000, 'l, liter, litre, liters, litres'],
  ['second', 'time', 1 / 3600, 'seconde, seconden, second, seconds, sec'],
  ['minute', 'time', 1 / 60, 'minuut, minuten, minute, minutes, min, mins, minuutjes, minuutje'],
  ['quarter', 'time', 0.25, 'kwartier, kwartiertje'],
  ['hour', 'time', 1, 'uur, uren, uurtje, uurtjes, hour, hours, hrs, hr, h, u'],
  ['day', 'time', DAY_h, 'dag, dagen, dg, dgn, daagjes, dagje, day, days, etmaal, etmalen'],
  ['night', 'time', DAY_h, 'nacht, nachten, night, nights'],
  ['evening', 'time', DAY_h, 'avond, avonden, evening, evenings'],
  ['week', 'time', 7 * DAY_h, 'week, weken, weeks, wk, wks, weekje, weekjes, wkn'],
  ['fortnight', 'time', 14 * DAY_h, 'fortnight, fortnights'],
  ['month', 'time', 30 * DAY_h, 'maand, maanden, maandje, maandjes, month, months, mnd, mths'],
  ['year', 'time', 360 * DAY_h, 'jaar, jaren, jaartje, jaartjes, jarige, jarig, year, years, yr, yrs, yo'],
  ['times', 'times', 1, 'keer, maal, x, times, dd, dds'],
  [
    'tablet',
    'pieces',
    1,
    `tablet, tabletten, tablets, tabletje, tabletjes, pil, pillen, pilletje, pilletjes, pill, pills, tab,
    tabs, tabl`,
  ],
  ['capsule', 'pieces', 1, 'capsule, capsules, capsuletje, caps'],
  [
    'puff',
    'pieces',
    1,
    'pufje, pufjes, puf, puff, puffs, pufs, inhalatie, inhalaties, inhalation, inhalations, sprays, verstuivingen',
  ],
  ['drop', 'pieces', 1, 'druppel, druppels, druppeltjes, drop, drops'],
  ['sachet', 'pieces', 1, 'sachet, sachets, zakje, zakjes'],
  ['patch', 'pieces', 1, 'pleister, pleisters, patch, patches'],
  ['ampoule', 'pieces', 1, 'ampul, ampullen, ampoule, ampoules'],
  ['piece', 'pieces', 1, 'stuk, stuks'],
  ['IU', 'pieces', 1, 'ie, eenheden, eenheid, iu, ui'],
  ['%', 'percent', 1, '%, procent, percent'],
  ['°C', 'degrees', 1, 'graden, degrees, °c, celsius'],
  ['mmHg', 'pressure', 1, 'mmhg'],
  ['mmol', 'level', 1, 'mmol, millimol, mmol/l, mmol/mol, millimoles, millimole'],
  ['cm', 'length', 1, 'cm, centimeter, centimeters, centimetres, centimetre'],
  ['mm', 'length', 0.1, 'mm, millimeter, millimeters, millimetres, millimetre'],
  ['m', 'length', 100, 'm, meter, metres, meters'],
  ['km', 'length', 100_000, 'km, kilometer, kilometers, kilometres'],
  [
    'glass',
    'drinks',
    1,
    `glas, glazen, glaasje, glaasjes, glass, glasses, bier, bieren, biertje, biertjes, pilsje, pilsjes, beer, beers, pint, pints,
    wijn, wijnen, wijntje, wijntjes, borrel, borrels, borreltje, borreltjes, drinks, drink, consumpties, eenheden alcohol`,
  ],
  ['bottle', 'drinks', 1, 'fles, flessen, flesje, flesjes, bottle, bottles'],
  ['can', 'drinks', 1, 'blik, blikken, blikje, blikjes, can, cans, halveliters'],
  ['units', 'drinks', 1, 'units, unit'],
  ['cup', 'drinks', 1, 'kop, koppen, kopje, kopjes, bak, bakken, bakkie, bakjes, cup, cups, mug, mugs'],
  [
    'cigarette',
    'smokes',
    1,
    'sigaret, sigaretten, cigarette, cigarettes, sjekkies, sjekkie, peuk, peuken, shagjes',
  ],
  ['joint', 'smokes', 1, 'joint, joints, jointje, jointjes, spliff, spliffs'],
  ['pack', 'smokes', 1, 'pakje, pakjes, pack, packs'],
  ['point', 'points', 1, 'punt, punten, puntje, puntjes, point, points'],
  ['session', 'sessions', 1, 'sessie, sessies, session, sessions, gesprek, gesprekken, afspraken, zittingen'],
] as const satisfies readonly (readonly [string, UnitKind, number, string])[];

/** One name for a unit, whatever the language and spelling. */
export type UnitName = (typeof table)[number][0];

const MASS_OF_A_PERSON_mg = 100_000;
const units = new Map<string, Unit>(
  table.flatMap(([name, kind, factor, spellings]) =>
    list(spellings).map((spelling) => {
      const isDose =
        kind === 'pieces' || kind === 'volume' || (kind === 'mass' && factor < MASS_OF_A_PERSON_mg);
      return [spelling, { name, kind, factor, isDose }] as const;
    }),
  ),
);

export const unitOf = (word: string): Unit | undefined => units.get(word);
