/** What somebody changes in a single note because of what it says: facts, additions, deletions, other words. Nothing to learn from. */
import type { Random } from './random.ts';
import { eachLine, type Part } from './shape.ts';

const days =
  'maandag dinsdag woensdag donderdag vrijdag zaterdag Monday Tuesday Wednesday Thursday Friday'.split(' ');
const names = 'Anneke Bram Chantal Dirk Esther Fenna Gijs Hanna Ivo Joke'.split(' ');
const otherWords: readonly (readonly string[])[] = [
  ['goed', 'prima', 'naar wens', 'redelijk'],
  ['veel', 'erg veel', 'vaak', 'flink wat'],
  ['gaat', 'verloopt', 'loopt'],
  ['zegt', 'vertelt', 'meldt', 'geeft aan'],
  ['moet', 'dient te', 'zal'],
  ['niks', 'niets', 'geen'],
  ['sinds', 'vanaf', 'na'],
  ['toen', 'destijds', 'in die tijd'],
  ['soms', 'af en toe', 'wisselend'],
  ['good', 'fine', 'well'],
  ['says', 'reports', 'mentions'],
  ['takes', 'uses', 'is on'],
];

const swap = (line: string, any: RegExp, by: () => string) => line.replace(any, by);
const wordOf = (list: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'u');

/** A correction: another dose, day or name, or a denial that was none. */
function corrected(line: string, random: Random): string {
  const fact = random.next();
  if (fact < 0.35) return swap(line, /\d+/, () => String(1 + Math.floor(random.next() * 60)));
  if (fact < 0.55) return swap(line, wordOf(days), () => random.one(days));
  if (fact < 0.75) return swap(line, /(?<=[\p{L},] )\p{Lu}\p{Ll}+/u, () => random.one(names));
  if (fact < 0.88) return swap(line, / (?:niet|geen|not|no)(?!\p{L})/u, () => '');
  return swap(line, /(?<=\p{L}) /u, () => (/ (?:the|and|of|is) /.test(line) ? ' not ' : ' niet '));
}

function rephrased(line: string, random: Random): string {
  const group = random.one(otherWords);
  const changed = swap(line, wordOf(group), () => random.one(group));
  if (changed !== line) return changed;
  const clauses = line.split('; ');
  if (clauses.length > 1) return random.some(clauses, clauses.length).join('; ');
  const words = line.split(' ');
  const at = Math.floor(random.next() * words.length);
  return words.toSpliced(at, 1).join(' ');
}

/** `others` are lines of other notes, to add. */
export const noisy = (parts: readonly Part[], others: readonly string[], random: Random): Part[] =>
  eachLine(parts, (line) => {
    const what = random.next();
    if (what < 0.07) return [];
    if (what < 0.14) return corrected(line, random);
    if (what < 0.21) return rephrased(line, random);
    if (what < 0.25) return [line, random.one(others)];
    return line;
  });
