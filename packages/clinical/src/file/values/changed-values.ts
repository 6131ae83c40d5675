/** What a value became: `his troponin T had come down to 8 ng/L`. The reader of talk takes `to 8` for a limit. */
import { measureNames } from '../../reading/phrases/measures.ts';
import type { Measure } from '../../reading/sign.ts';
import type { MeasurementSlot, Spot } from '../../reading/slot.ts';
import { ledTo } from './course-values.ts';

/** Said of much else. */
const unsure = new Set(
  'score,SUD,VOC,craving,distress,level,mood score,ROM,height,temperature,breathing rate,blood pressure,diastolic pressure,saturation,GAF'.split(
    ',',
  ),
);
const SHORTEST_name = 2;
const patterns = measureNames
  .filter(([{ name }]) => !unsure.has(name))
  .map(([measure, phrases]) => {
    const written = phrases
      .split(', ')
      .filter((phrase) => phrase.length >= SHORTEST_name)
      .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[ -]/g, '[ -]?'))
      .join('|');
    return {
      measure,
      called: new RegExp(`(?<![\\p{L}\\d-])(?:${written})(?:[ -][TI](?!\\p{L}))?(?![\\p{L}\\d])`, 'giu'),
    };
  });

const became =
  /(?<!\p{L})(?:crept|slipped|drifted|edged|jumped|shot|soared|plummeted|piekte|peaked|kroop|klom|schoot|kelderde|teruggezakt|teruggegaan|daalde|daalt|gedaald|steeg|stijgt|gestegen|zakte|gezakt|opgelopen|opliep|liep|teruggelopen|ging|gegaan|hersteld|herstelde|normaliseerde|genormaliseerd|fell|fallen|dropped|rose|risen|went|gone|climbed|came|come|improved|recovered|settled|increased|decreased)(?!\p{L})/iu;

/** Two letters are a name in capitals only. */
const matchesOf = (called: RegExp, words: string): RegExpExecArray[] =>
  [...words.matchAll(called)].filter(([name]) => name.length > SHORTEST_name || /\p{Lu}/u.test(name));

/** The measures that words name, with or without a value. */
export const measuresNamed = (words: string): (Spot & { measure: Measure })[] =>
  patterns.flatMap(({ measure, called }) =>
    matchesOf(called, words).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      measure,
    })),
  );

export function changedIn(masked: string, found: readonly MeasurementSlot[]): MeasurementSlot[] {
  if (!/\d/.test(masked) || !became.test(masked)) return [];
  const slots: MeasurementSlot[] = [];
  for (const { measure, called } of patterns) {
    const { name, unit, least, most, isScore } = measure;
    for (const match of matchesOf(called, masked)) {
      const led = ledTo(masked, match.index + match[0].length, isScore);
      const isOther = (slot: MeasurementSlot) => led && slot.start < led.end && match.index < slot.end;
      if (!led || !became.test(led.masked) || [...found, ...slots].some(isOther)) continue;
      if (led.value < least || led.value > most || (led.over !== undefined && !isScore)) continue;
      const { start, end, value, over } = led;
      const of = over === undefined ? {} : { of: over };
      slots.push({ start, end, name, value, ...of, ...(unit === undefined ? {} : { unit }), isPast: false });
    }
  }
  return slots;
}
