/** Numbers that are half of a blood pressure, or count nothing: none of these is put right alone. */
import type { Value } from './values.ts';

/** `I'm one of the nurses`, `een van de jongens`: nobody counts. */
export const isOneOfThem = ({ key, end }: Value, text: string): boolean =>
  key === '1' &&
  /^ (?:of (?:the|those|these|my|our)|van (?:de|die|deze|mijn|onze)) \p{L}{3,}/u.test(text.slice(end));

const LEAST_UPPER = 70;
const isPlain = (value: Value | undefined): value is Value => value?.kinds[0] === 'number';
/** `148 over 80` is one value: no half of it takes the place of another. */
export function withPressures(values: readonly Value[], text: string): Value[] {
  const made: Value[] = [];
  for (const value of values) {
    const upper = made.at(-1);
    const isLower =
      isPlain(upper) &&
      isPlain(value) &&
      Number(upper.key) >= LEAST_UPPER &&
      Number(value.key) < Number(upper.key) &&
      /^(?: over |\s?\/\s?)$/.test(text.slice(upper.end, value.start));
    if (!upper || !isLower) made.push(value);
    else {
      const key = `${upper.key}/${value.key}`;
      made[made.length - 1] = {
        kinds: ['blood pressure'],
        key,
        start: upper.start,
        end: value.end,
        bare: value.end,
      };
    }
  }
  return made;
}

/** `One forty-two over eighty-four`, where the first was not read whole: none of it can be put right alone. */
export const isHalfOfPressure = ({ kinds, start, end }: Value, text: string): boolean =>
  kinds[0] === 'number' &&
  (/^ over (?:\p{L}{3,}|\d)/u.test(text.slice(end)) || / over $/u.test(text.slice(0, start)));
