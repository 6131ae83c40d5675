/** Every number that a talk can be heard to say, generously: what stands in none of these was not said. */
import type { Language } from '../note.ts';
import { numberOfWord } from '../values/number-words.ts';
import { type ReadNumber, readNumber } from '../values/read-number.ts';
import { isMark, isWord, type Token, wordSet } from '../values/tokens.ts';

export type SaidNumbers = {
  numbers: Set<number>;
  /** The figures of what was said in one go, without their comma: `zes komma acht` is 68. */
  digits: Set<string>;
};

/** Words that say a number without naming it. */
const meant: ReadonlyMap<string, readonly number[]> = new Map(
  (
    [
      [[2], 'beide beiden allebei both dubbel dubbele double doubled verdubbelen paar couple pair'],
      [[0.5, 30], 'half halve halveren halfuur'],
      [[0.5, 50], 'helft'],
      [[0.25, 25, 15], 'kwart quarter'],
      [[75, 45], 'driekwart'],
      [[15], 'kwartier'],
      [[12], 'dozijn dozen'],
      [[0], 'oh o'],
      [[100], 'helemaal volledig fulltime'],
    ] as const
  ).flatMap(([numbers, words]) => words.split(' ').map((word) => [word, numbers] as const)),
);
/** `tegen elven`. */
const hours = new Map(
  'enen tweeen drieen vieren vijven zessen zevenen achten negenen tienen elven twaalven'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
/** What stands between the parts of one number: `een meter zesenzestig`, `zesendertig graden negen`. */
const between = wordSet(
  'en and a een eh uh komma punt point comma meter metre graden euro kilo uur degrees hundred',
);
const joints = '-–.,:/…';
/** `twee van vijfhonderd`, `two tablets of five hundred`. */
const ofEach = wordSet('van of x maal keer times tabletten tablets');
const MOST_TOGETHER = 6;

/** What was said one after the other: `zes nul vier`, `one thirty-four`, `zesendertig negen` for 36,9, `honderd vijftig`. */
function addTogether(run: readonly number[], said: SaidNumbers): void {
  for (let first = 0; first < run.length; first++) {
    let digits = '';
    let sum = 0;
    for (const part of run.slice(first, first + MOST_TOGETHER)) {
      digits += String(part).replace('.', '');
      sum = (part === 100 || part === 1000) && sum > 0 ? sum * part : sum + part;
      said.digits.add(digits);
      // `eenentachtig en half`, `honderd vijftig`.
      if (sum >= 100 || part < 1) said.numbers.add(sum);
    }
  }
}

/** A number that a longer word begins with: `zesjarige`, `drieledig`, `vijftigplusser`. */
const SHORTEST_NUMBER = 3;
function beginsWith(word: string, language: Language): number | null {
  for (let end = Math.min(word.length - 1, 24); end >= SHORTEST_NUMBER; end--) {
    const number = numberOfWord(word.slice(0, end), language);
    if (number) return number.value;
  }
  return null;
}

function addProduct(
  tokens: readonly Token[],
  first: ReadNumber,
  language: Language,
  said: SaidNumbers,
): void {
  let at = first.next;
  while (at < first.next + 2 && isWord(tokens[at], ofEach)) at += 1;
  const each = at > first.next ? readNumber(tokens, at, language) : null;
  if (each) said.numbers.add(first.value * each.value);
}

export function addSaidNumbers(tokens: readonly Token[], language: Language, said: SaidNumbers): void {
  let run: number[] = [];
  let behind = 0;
  const seen = new Set<string>();
  tokens.forEach((token, at) => {
    for (const number of [...(meant.get(token.text) ?? []), hours.get(token.text) ?? 0])
      said.numbers.add(number);
    const number = token.kind === 'mark' ? null : readNumber(tokens, at, language);
    if (number) {
      addProduct(tokens, number, language, said);
      // `a centimetre and a half`.
      if (number.value === 0.5 && isWord(tokens[at - 2], between)) said.numbers.add(1.5);
      const alone = token.kind === 'figure' ? Number(token.text) : numberOfWord(token.text, language)?.value;
      for (const one of [number.value, ...number.also, alone ?? number.value]) said.numbers.add(one);
      if (at >= behind) run.push(number.value);
      behind = Math.max(behind, number.next);
    } else if (at >= behind && !isWord(token, between) && !isMark(token, joints)) {
      addTogether(run, said);
      run = [];
    }
    if (number || token.kind !== 'word' || seen.has(token.text)) return;
    seen.add(token.text);
    const begun = beginsWith(token.text, language);
    if (begun !== null) said.numbers.add(begun);
  });
  addTogether(run, said);
}
