import { describe, expect, test } from 'vitest';
import { normalised } from './normalise.ts';

describe('Dutch text for keys', () => {
  test.each([
    ['vijfenzeventig milligram', '75 mg'],
    ['honderdvijftig', '150'],
    ['tweehonderddertig', '230'],
    ['twaalfhonderd', '1200'],
    ['anderhalve tablet', '1.5 tablet'],
    ['drieënhalf uur', '3.5 uur'],
    ['achtste sessie', '8 sessie'],
    ['drieëntwintigste', '23'],
    ['één tablet', '1 tablet'],
    ['een tablet', 'een tablet'],
    ['driemaal daags', '3 keer daags'],
    ['2x per dag', '2 keer per dag'],
    ['zeven komma vier', '7.4'],
    ['gewicht 81,5 kilo', 'gewicht 81.5 kg'],
    ['half elf', '10:30'],
    ['half een', 'half een'],
    ['kwart over negen', '9:15'],
    ['kwart voor drie', '2:45'],
    ['tien over vier', '4:10'],
    ['om 14.30 uur', 'om 2:30 uur'],
    ['donderdag 9 april, 10.15', 'donderdag 9 april, 10:15'],
    ['21 uur naar bed', '9 uur naar bed'],
    ['honderdveertig over negentig', '140/90'],
    ['honderdveertig op negentig', '140/90'],
    ['dertig procent', '30 %'],
    ['Cliënt zegt: “Nee”', 'client zegt: "nee"'],
  ])('%s', (said, expected) => expect(normalised(said, 'nl')).toBe(expected));
});

describe('English text for keys', () => {
  test.each([
    ['seventy-five milligrams', '75 mg'],
    ['a hundred and fifty', '150'],
    ['two hundred fifty', '250'],
    ['one fifty', '150'],
    ['one-twenty over eighty', '120/80'],
    ['three thousand two hundred', '3200'],
    ['two, three times', '2, 3 times'],
    ['two three', '2 3'],
    ['the twenty-first of March', '21 march'],
    ['17th of July', '17 july'],
    ['the second time', 'the second time'],
    ['the fourth time', 'the 4 time'],
    ['three point five', '3.5'],
    ['half past nine', '9:30'],
    ['quarter to eight', '7:45'],
    ['ten to four', '3:50'],
    ['five to ten days', '5 to 10 days'],
    ["six o'clock", '6:00'],
    ['fifty micrograms', '50 mcg'],
    ['someone stones', 'someone stones'],
  ])('%s', (said, expected) => expect(normalised(said, 'en')).toBe(expected));
});
