/**
 * Stated diagnoses by many hands, none of whom had seen a rule: pieces of talk full of traps, and ordinary sentences in six sorts. The
 * rules were made with pieces 01 to 10 open and know nothing of the others, so those are measured. HANDS=12,13 measures those pieces,
 * SENTENCES=1,2 those sentences (`none` leaves a folder out); MISSES=on shows what differs, but for the last pieces, of which whoever
 * writes rules looks at totals only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Language, type StatedDiagnosis, statedDiagnoses } from '../packages/clinical/src/index.ts';

type Expected = { name: string; icd10: string | null; kind: 'stated' | 'working' };
type Sort = 'stated' | 'working' | 'excluded' | 'relative' | 'past' | 'asked';
type Piece = {
  /** Of sentences only. */
  sort?: Sort;
  language: Language;
  turns: ['clinician' | 'client' | 'relative', string][];
  expected: Expected[];
};
type Counted = { found: number; expected: number; right: number; kind_right: number };

const FIRST_UNSEEN = 11;
const FIRST_KEPT = 29;
const TURN_S = 5;
const LONG_WORD = 6;
const pieces = new URL('diagnoses/pieces/', import.meta.url);
const sentences = new URL('diagnoses/sentences/', import.meta.url);

/** The hands that are asked for, or all from the first that no rule was made with. */
const handsIn = (folder: URL, asked: string | undefined, first: number): string[] => {
  if (asked === 'none') return [];
  const all = readdirSync(folder)
    .sort()
    .map((file) => file.replace('.jsonl', ''));
  return asked?.split(',') ?? all.filter((name) => Number(name) >= first);
};
const readHand = (folder: URL, name: string): Piece[] =>
  readFileSync(new URL(`${name}.jsonl`, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Piece);

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/apnoea/g, 'apnea');
const sayNothing = new Set(['stoornis', 'stoornissen', 'disorder']);

/** By the first three characters of the code, or by a telling word of the name: a hand may name it otherwise than the list. */
function isSame(expected: Expected, found: StatedDiagnosis): boolean {
  if (found.code && (expected.icd10 ?? '').match(/[FG]\d\d/g)?.includes(found.code.slice(0, 3))) return true;
  const [one, other] = [plain(expected.name), plain(found.name)];
  if (one && other && (one.includes(other) || other.includes(one))) return true;
  return one
    .split(' ')
    .some((word) => word.length >= LONG_WORD && !sayNothing.has(word) && other.includes(word));
}

function count({ language, turns, expected }: Piece, isKept: boolean): Counted {
  const heard = turns.map(([speaker, text], seq) => ({
    seq,
    start_s: seq * TURN_S,
    end_s: (seq + 1) * TURN_S,
    text,
    speaker: { role: speaker === 'relative' ? ('other' as const) : speaker },
  }));
  const found = statedDiagnoses(heard, { language }).filter(({ code }) => !code || /^[FG]/.test(code));
  const left = [...found];
  const counted = { found: found.length, expected: expected.length, right: 0, kind_right: 0 };
  for (const each of expected) {
    const at = left.findIndex((one) => isSame(each, one));
    if (at < 0) continue;
    const [one] = left.splice(at, 1);
    counted.right += 1;
    if ((one?.kind === 'working') === (each.kind === 'working')) counted.kind_right += 1;
  }
  if (process.env.MISSES && !isKept && (counted.right !== expected.length || counted.right !== found.length))
    console.log(
      JSON.stringify({ turns, expected, found: found.map(({ name, kind }) => `${name} (${kind})`) }),
    );
  return counted;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const tell = (name: string, { found, expected, right, kind_right }: Counted) =>
  console.log(
    `  ${name}: precision ${percent(right, found)}, recall ${percent(right, expected)} of ${expected}; working or stated told right in ${percent(kind_right, right)}`,
  );
const none: Counted = { found: 0, expected: 0, right: 0, kind_right: 0 };
const add = (one: Counted, other: Counted): Counted => ({
  found: one.found + other.found,
  expected: one.expected + other.expected,
  right: one.right + other.right,
  kind_right: one.kind_right + other.kind_right,
});

let all = none;
for (const name of handsIn(pieces, process.env.HANDS, FIRST_UNSEEN)) {
  const isKept = Number(name) >= FIRST_KEPT;
  const counted = readHand(pieces, name)
    .map((piece) => count(piece, isKept))
    .reduce(add, none);
  tell(`hand ${name}`, counted);
  all = add(all, counted);
}
if (all.expected > 0) tell('all', all);

const said = handsIn(sentences, process.env.SENTENCES, 1).map((name) => {
  const counted = readHand(sentences, name).map((piece) => ({ ...count(piece, false), sort: piece.sort }));
  tell(`sentences ${name}`, counted.reduce<Counted>(add, none));
  return counted;
});
const ofSort = (sort: Sort) => said.flat().filter((each) => each.sort === sort);
if (said.length > 0) tell('all sentences', said.flat().reduce<Counted>(add, none));
for (const sort of ['stated', 'working'] as const) {
  const { right, expected } = ofSort(sort).reduce<Counted>(add, none);
  if (expected > 0) console.log(`    ${sort}: ${right} of ${expected} found`);
}
for (const sort of ['excluded', 'relative', 'past', 'asked'] as const) {
  const items = ofSort(sort);
  const taken = items.filter(({ found }) => found > 0).length;
  if (items.length > 0) console.log(`    ${sort}: ${taken} of ${items.length} taken as stated all the same`);
}
