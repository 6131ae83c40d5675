/** Letters and figures that a scan takes for each other, put right where only one reading can be meant. */
import { isSpelledMedicine } from '../../reading/medicines.ts';

const inNumbers: readonly (readonly [RegExp, string])[] = [
  // `5O mg`, `1O2/64`: no letter stands inside of a number, or between one and its unit.
  [/(?<=(?<![\p{L}\d])\d[\d.,Oo]*)[Oo](?=[\dOo.,]*\s?(?:mg|mcg|µg|g|ml|mmol|IE|kg)\b)/gu, '0'],
  [/(?<=(?<![\p{L}\d])\d+)O(?=\d)/gu, '0'],
  [/(?<=(?<![\p{L}\d])\d+)[lI](?=\d)/gu, '1'],
  // `2ddl`, `ldd1`: before and behind the `dd` stand figures.
  [/(?<=(?<![\p{L}\d])\d\s?[dD][dD]\s?)[lI](?![\p{L}\d])/gu, '1'],
  [/(?<![\p{L}\d])[lI](?=\s?[dD][dD]\s?\d(?![\p{L}\d]))/gu, '1'],
  [/(?<=\d\s?)(?:meg|rncg|mcq)(?![\p{L}\d])/gu, 'mcg'],
  [/(?<=\d\s?)(?:rng|mq|m9)(?![\p{L}\d])/gu, 'mg'],
  [/(?<=\d\s?)(?:rnmol|mmo1|mrnol|mmoi)(?=\s?\/)/gu, 'mmol'],
  [/(?<=mol\s?\/\s?|[UuEe]\s?\/\s?|[gG]\s?\/\s?)[1I|](?![\p{L}\d])/gu, 'l'],
  [/\bHb\s?[Aa][lI1]c\b/gu, 'HbA1c'],
  [/\bPH[QO0]-?\s?[9g]\b/gu, 'PHQ-9'],
  [/\bSp[O0]2\b/gu, 'SpO2'],
  [/\b[O0Q]Q-?45\b/gu, 'OQ-45'],
  [/\bBDI-?\s?(?:I1|1I|11|Il|lI|ll|1l|l1|\|\|)(?![\p{L}\d])/gu, 'BDI-II'],
  [/\bPCL-?\s?S\b/gu, 'PCL-5'],
  [/\bGAD-?\s?[?]/gu, 'GAD-7'],
  [/\bM[o0]CA\b/gu, 'MoCA'],
  [/\b(?:MM5E|MMS[EF])\b/gu, 'MMSE'],
  [/\bY-?B[O0]C[S5]\b/gu, 'Y-BOCS'],
];

/** `rnirtazapine`, `c1ozapine`, `0xazepam`. */
const oddWord = /(?<![\p{L}\d])(?=[\p{L}\d|]*(?:\d|rn|vv|\|))[\p{L}\d|]{6,}(?![\p{L}\d])/gu;
const readings: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[1|]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
];

/** Put right only where a medicine is spelled by it, letter by letter. */
function medicineMisread(word: string): string {
  if (isSpelledMedicine(word)) return word;
  const whole = readings.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
  const those = [...readings.map(([pattern, by]) => word.replace(pattern, by)), whole];
  return those.find(isSpelledMedicine) ?? word;
}

export function withoutMisreadings(text: string): string {
  const read = inNumbers.reduce((so, [pattern, by]) => so.replace(pattern, by), text);
  return read.replace(oddWord, medicineMisread);
}
