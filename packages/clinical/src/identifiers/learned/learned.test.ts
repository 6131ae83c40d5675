import { expect, test } from 'vitest';
import { replaceIdentifiers } from '../index.ts';
import type { Chances } from './chances.ts';

const noChances: Chances = () => [];
const read = (text: string, chances?: Chances) => replaceIdentifiers([text], {}, new Map(), chances).texts[0];

test.each([
  ['gisteren belde joke van de thuiszorg over de pillen', 'joke'],
  ['dan ga ik met mees naar de speeltuin en daarna slaap ik weer niet', 'mees'],
  ['we hadden een feestje bij roos thuis en toen kreeg ik paniek', 'roos'],
  ['sinds de verhuizing naar best gaat het beter', 'best'],
  ['hope how have you been since the mirtazapine went up', 'hope'],
  ['bed two dawn is still not eating', 'dawn'],
])('a name for which no rule has a reason is gone: %s', (text, name) => {
  expect(read(text, noChances)).toBe(text);
  expect(read(text)).toMatch(new RegExp(`^${text.replace(name, '\\[\\w+-1\\]')}$`));
});

test.each([
  'ik heb nog hoop dat het beter wordt',
  'de roos in de tuin bloeit en dat geeft rust',
  'het gaat best goed met slapen',
  'i hope the sertraline works',
])('the same word as a word stays: %s', (text) => {
  expect(read(text)).toBe(text);
});

test('what the rules found stays what they called it', () => {
  expect(read('Ik woon in Zwolle bij mevrouw Vermeulen.')).toBe(
    'Ik woon in [plaats-1] bij mevrouw [achternaam-1].',
  );
});
