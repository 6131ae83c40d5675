/**
 * Stated diagnoses on pieces of talk by many hands, none of whom had seen a rule. The rules were made with files 01 to 10 open and
 * know nothing of the others, so those are measured. HANDS=12,13 measures those; MISSES=on shows what differs, but for the last two, of
 * which whoever writes rules looks at totals only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Language, type StatedDiagnosis, statedDiagnoses } from '../packages/clinical/src/index.ts';

type Expected = { name: string; icd10: string | null; kind: 'stated' | 'working' };
type Piece = {
  language: Language;
  turns: ['clinician' | 'client' | 'relative', string][];
  expected: Expected[];
};
type Counted = { found: number; expected: number; right: number; kind_right: number };

const FIRST_UNSEEN = 11;
const FIRST_KEPT = 29;
const TURN_S = 5;
const LONG_WORD = 6;
const folder = new URL('diagnoses/pieces/', import.meta.url);
const files = readdirSync(folder).sort();
const asked =
  process.env.HANDS?.split(',') ??
  files.map((file) => file.replace('.jsonl', '')).filter((name) => Number(name) >= FIRST_UNSEEN);

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '');
const sayNothing = new Set(['stoornis', 'stoornissen', 'disorder']);

/** By the first three characters of the code, or by a telling word of the name: a hand may name it otherwise than the list. */
function isSame(expected: Expected, found: StatedDiagnosis): boolean {
  if (found.code && (expected.icd10 ?? '').match(/F\d\d/g)?.includes(found.code.slice(0, 3))) return true;
  const [one, other] = [plain(expected.name), plain(found.name)];
  if (one && other && (one.includes(other) || other.includes(one))) return true;
  return one
    .split(' ')
    .some((word) => word.length >= LONG_WORD && !sayNothing.has(word) && other.includes(word));
}

function count({ language, turns, expected }: Piece, isKept: boolean): Counted {
  const pieces = turns.map(([speaker, text], seq) => ({
    seq,
    start_s: seq * TURN_S,
    end_s: (seq + 1) * TURN_S,
    text,
    speaker: { role: speaker === 'relative' ? ('other' as const) : speaker },
  }));
  const found = statedDiagnoses(pieces, { language }).filter(({ code }) => !code || /^[FG]/.test(code));
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
for (const name of asked) {
  const lines = readFileSync(new URL(`${name}.jsonl`, folder), 'utf8')
    .trim()
    .split('\n');
  const isKept = Number(name) >= FIRST_KEPT;
  const counted = lines.map((line) => count(JSON.parse(line) as Piece, isKept)).reduce(add, none);
  tell(`hand ${name}`, counted);
  all = add(all, counted);
}
tell('all', all);
