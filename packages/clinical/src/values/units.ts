/** Units as people say and write them, and what they come to in one unit of the same thing. */
import { isMark, type Token } from './tokens.ts';

export type Unit = {
  name: string;
  kind: 'dose' | 'measure';
  /** Units of one thing can be told in each other: `7 dagen` is a week. */
  of: string;
  /** How much one of it is. */
  size: number;
};

const table: readonly [name: string, kind: Unit['kind'], of: string, size: number, words: string][] = [
  ['mcg', 'dose', 'mass', 1e-6, 'mcg µg μg ug microgram micrograms microgrammen'],
  ['mg', 'dose', 'mass', 1e-3, 'mg milligram milligrams milligrammen milli mgr'],
  ['g', 'dose', 'mass', 1, 'g gr gram grams grammen'],
  ['kg', 'measure', 'mass', 1000, 'kg kilo kilos kilogram kilograms'],
  ['ml', 'dose', 'volume', 1, 'ml milliliter milliliters millilitre millilitres cc'],
  ['cl', 'measure', 'volume', 10, 'cl centiliter'],
  ['dl', 'measure', 'volume', 100, 'dl deciliter'],
  ['l', 'measure', 'volume', 1000, 'l liter liters litre litres'],
  ['IU', 'dose', 'IU', 1, 'ie iu eenheden eenheid units unit e'],
  [
    'tablet',
    'dose',
    'tablet',
    1,
    'tablet tabletten tablets tabl tab pil pillen pilletje pilletjes pill pills capsule capsules stuks stuk tabletje tabletjes',
  ],
  ['drop', 'dose', 'drop', 1, 'druppel druppels drop drops'],
  ['puff', 'dose', 'puff', 1, 'puf pufje pufjes puffs puff inhalatie inhalaties'],
  ['sachet', 'dose', 'sachet', 1, 'zakje zakjes sachet sachets'],
  ['mm', 'measure', 'length', 1, 'mm millimeter millimeters millimetre millimetres'],
  ['cm', 'measure', 'length', 10, 'cm centimeter centimeters centimetre centimetres'],
  ['m', 'measure', 'length', 1000, 'm meter meters metre metres'],
  ['km', 'measure', 'length', 1e6, 'km kilometer kilometers kilometre kilometres'],
  ['second', 'measure', 'duration', 1, 'seconde seconden sec second seconds'],
  ['minute', 'measure', 'duration', 60, 'minuut minuten minuutje minuutjes min minute minutes mins'],
  ['quarter', 'measure', 'duration', 900, 'kwartier kwartiertje kwartiertjes'],
  ['hour', 'measure', 'duration', 3600, 'uur uren uurtje uurtjes u h hr hrs hour hours'],
  ['day', 'measure', 'duration', 86_400, 'dag dagen dgn dagje dagjes day days nacht nachten night nights'],
  ['week', 'measure', 'duration', 604_800, 'week weken wk wkn weekje weekjes weeks wks'],
  ['month', 'measure', 'duration', 2_629_800, 'maand maanden mnd maandje maandjes month months mths'],
  ['year', 'measure', 'duration', 31_557_600, 'jaar jaren jr jaartje year years yr yrs yo jarige'],
  ['times', 'measure', 'times', 1, 'keer maal x × times time keren'],
  ['times a day', 'measure', 'times', 1, 'dd daags'],
  ['%', 'measure', '%', 1, '% procent percent'],
  ['degree', 'measure', 'degree', 1, '° graden graad degrees degree'],
  ['mmHg', 'measure', 'mmHg', 1, 'mmhg'],
  ['bpm', 'measure', 'bpm', 1, 'bpm slagen beats spm'],
  ['mmol', 'measure', 'mmol', 1, 'mmol millimol millimole millimoles'],
  ['umol', 'measure', 'umol', 1, 'µmol μmol umol micromol micromoles'],
  ['euro', 'measure', 'euro', 1, 'euro euros € pound pounds £'],
  ['glass', 'measure', 'glass', 1, 'glas glazen glaasjes glass glasses'],
];

const units: ReadonlyMap<string, Unit> = new Map(
  table.flatMap(([name, kind, of, size, words]) =>
    words.split(' ').map((word): [string, Unit] => [word, { name, kind, of, size }]),
  ),
);
/** Behind a word they are words of their own: `twee e`, `acht m`. */
const SHORTEST_BEHIND_WORD = 2;

/** The unit that stands at `at`, and the token behind it: `mg`, `mmol/l`, `keer per dag`, `mg per dag` is mg. */
export function readUnit(
  tokens: readonly Token[],
  at: number,
  in_figures: boolean,
): { unit: Unit; next: number } | null {
  const token = tokens[at];
  if (!token) return null;
  const isShort = token.kind === 'word' && token.text.length < SHORTEST_BEHIND_WORD;
  const unit = isShort && !in_figures ? undefined : units.get(token.text);
  if (!unit) return null;
  let next = at + 1;
  if (unit.name === 'degree' && tokens[next]?.text === 'c') next += 1;
  // The rate belongs to it: mmol/l, ml/min, µmol/l.
  while (isMark(tokens[next], '/') && tokens[next]?.is_glued && tokens[next + 1]?.is_glued && next < at + 4)
    next += 2;
  return { unit, next };
}

/** One thing in two units is the same within what people call a month: six weeks are one and a half. */
const SAME_DURATION = 0.09;

export const isSameAmount = (one: number, unit: Unit, other: number, otherUnit: Unit): boolean => {
  if (unit.of !== otherUnit.of) return false;
  const [a, b] = [one * unit.size, other * otherUnit.size];
  const slack = unit.of === 'duration' && unit.name !== otherUnit.name ? SAME_DURATION : 1e-9;
  return Math.abs(a - b) <= slack * Math.max(a, b);
};
