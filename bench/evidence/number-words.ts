/**
 * Number words as digits. The product reads numbers itself; these here only measure it, and share nothing with it, so
 * that one mistake does not hide another.
 */
const below20 =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
    ' ',
  );
const tens = 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ');

function dutchBelow100(value: number): string {
  if (value < 20) return below20[value] ?? '';
  const ten = tens[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? ten : `${below20[value % 10]}en${ten}`;
}

/** `een` alone stays a word: it is an article far more often than a number. */
function dutchNumbers(): Map<string, string> {
  const numbers = new Map<string, string>();
  for (let value = 2; value < 1000; value++) {
    const hundreds = Math.floor(value / 100);
    const rest = value % 100 === 0 ? '' : dutchBelow100(value % 100);
    const head = hundreds === 0 ? '' : `${hundreds === 1 ? '' : below20[hundreds]}honderd`;
    numbers.set(head + rest, String(value));
    if (value >= 100) continue;
    numbers.set(`${rest}${value < 20 && value !== 8 ? 'de' : 'ste'}`, String(value));
    numbers.set(`${rest}enhalf`, `${value}.5`);
    numbers.set(`${rest}enhalve`, `${value}.5`);
  }
  const others = {
    nul: '0',
    duizend: '1000',
    twaalfhonderd: '1200',
    anderhalf: '1.5',
    anderhalve: '1.5',
    eentje: '1',
    eenmaal: '1 keer',
    tweemaal: '2 keer',
    driemaal: '3 keer',
    viermaal: '4 keer',
  };
  for (const [word, value] of Object.entries(others)) numbers.set(word, value);
  return numbers;
}

const dutch = dutchNumbers();

/** On lower case without accents. */
export const dutchDigits = (text: string): string =>
  text.replace(/[a-z]+/g, (word) => dutch.get(word) ?? word);

const small = new Map<string, number>();
for (const [
  value,
  word,
] of 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
  .split(' ')
  .entries())
  small.set(word, value);
for (const [at, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries())
  small.set(word, (at + 2) * 10);

/** `first` and `second` alone are mostly no numbers; after `twenty` they are. */
const ordinals = new Map<string, number>([
  ['first', 1],
  ['second', 2],
  ['twentieth', 20],
  ['thirtieth', 30],
]);
for (const [
  at,
  word,
] of 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'
  .split(' ')
  .entries())
  ordinals.set(word, at + 3);

/** What a number and the word after it make together; undefined when they are two numbers. */
function added(number: number, next: number, separator: string): number | undefined {
  if (number >= 100 && number % 100 === 0) return number + next;
  if (number % 100 >= 20 && number % 10 === 0 && next < 10) return number + next;
  // `one-twenty`, and spoken `one fifty`.
  if (number > 0 && number < 10 && next >= 20 && separator === '-') return number * 100 + next;
  return number === 1 && next >= 30 ? 100 + next : undefined;
}

type Run = { value: number; last: number };

/** `parts` are words and what stands between them, in turn; a number begins at `from`. */
function readRun(parts: readonly string[], from: number): Run {
  let thousands = 0;
  let value = small.get(parts[from] ?? '') ?? 1;
  let last = from;
  for (let at = from; /^(?:\s+|-)$/.test(parts[at + 1] ?? ''); ) {
    const next = parts[at + 2] ?? '';
    const number = small.get(next);
    if (next === 'hundred') value = (value || 1) * 100;
    else if (next === 'thousand') {
      thousands += (value || 1) * 1000;
      value = 0;
    } else if (next === 'and' && value >= 100 && small.has(parts[at + 4] ?? '')) {
      at += 2;
      continue;
    } else if (number !== undefined) {
      const both = value === 0 && thousands > 0 ? number : added(value, number, parts[at + 1] ?? '');
      if (both === undefined) break;
      value = both;
    } else {
      const ordinal = ordinals.get(next) ?? 0;
      if (ordinal === 0 || ordinal >= 10 || value < 20 || value % 10 !== 0) break;
      return { value: thousands + value + ordinal, last: at + 2 };
    }
    at += 2;
    last = at;
  }
  return { value: thousands + value, last };
}

/** On lower case. */
export function englishDigits(text: string): string {
  const parts = text.match(/[a-z]+|[^a-z]+/g) ?? [];
  let written = '';
  for (let at = 0; at < parts.length; at++) {
    const word = parts[at] ?? '';
    const isNumber = small.has(word) || (word === 'a' && parts[at + 2] === 'hundred');
    const ordinal = ordinals.get(word) ?? 0;
    if (isNumber) {
      const { value, last } = readRun(parts, at);
      written += value;
      at = last;
    } else written += ordinal > 2 ? ordinal : word;
  }
  return written;
}
