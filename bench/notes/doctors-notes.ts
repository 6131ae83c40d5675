/**
 * English consultations that come with the doctor's own note and nothing else: ACI-BENCH (one file, `src` and `tgt`) and
 * PriMock57 (a folder, `segments` and `note`). How near our notes come to theirs in words, and in what they hold.
 */
import { readFileSync, statSync } from 'node:fs';
import { medicines } from '@noteer/clinical';
import {
  type HeardPiece,
  jsonFiles,
  piecesOf,
  piecesWithVoices,
  type SpokenSegment,
} from './consultation.ts';
import { findingsIn, isMentioned } from './english-findings.ts';
import { percent } from './figure.ts';
import { normalised } from './normalise.ts';
import { printRows } from './print.ts';
import { write } from './product.ts';
import { type Rouge, rouge } from './rouge.ts';

type DoctorsNote = { segments: SpokenSegment[]; note: string };

type Encounter = { src: string; tgt: string };
const SECONDS_A_WORD = 0.35;

/** As a recogniser would write it: the set has spaces around punctuation and `do n't`. */
const joined = (text: string): string => text.replace(/ n't\b/g, "n't").replace(/ ([.,?!;:'’])/g, '$1');

function segmentsOf(src: string): SpokenSegment[] {
  let at_s = 0;
  return src.split('\n').flatMap((line, index) => {
    const [, who = '', text = ''] = /^\[(\w+)\]\s*(.+)$/.exec(line) ?? [];
    if (text === '') return [];
    const start_s = at_s;
    at_s += text.split(' ').length * SECONDS_A_WORD;
    const speaker = who === 'doctor' ? 'clinician' : who === 'patient' ? 'client' : 'other';
    return [{ n: index + 1, speaker, start_s, end_s: at_s, text: joined(text) } as const];
  });
}

/** Whether a folder is of this kind; our own consultations have a `clean_note`. */
export function isDoctorsNotes(folder: string): boolean {
  const [first] = jsonFiles(folder);
  return first !== undefined && 'note' in (JSON.parse(readFileSync(first, 'utf8')) as object);
}

export function readDoctorsNotes(path: string): DoctorsNote[] {
  if (!statSync(path).isFile())
    return jsonFiles(path).map((file) => JSON.parse(readFileSync(file, 'utf8')) as DoctorsNote);
  const { data } = JSON.parse(readFileSync(path, 'utf8')) as { data: Encounter[] };
  return data.map(({ src, tgt }) => ({ segments: segmentsOf(src), note: tgt }));
}

/** `3/7` is three days to a British doctor, `2/52` two weeks. */
const inDays = (text: string): string => text.replace(/\b(\d+)\/(?:7|52|12)\b/g, '$1');

const numbersIn = (text: string) => new Set(text.match(/\d+(?:[./:]\d+)*/g) ?? []);
const medicineNames = new Map(
  medicines.flatMap(({ en, brands }) => [en, ...brands].map((name) => [name.toLowerCase(), en])),
);
const medicinesIn = (text: string) =>
  new Set((text.match(/[a-z]{4,}/g) ?? []).flatMap((word) => medicineNames.get(word) ?? []));

type Held = { held: number; of: number };

/** Of what the doctor wrote and somebody said, how much our note has. */
function held(
  theirs: ReadonlySet<string>,
  mine: ReadonlySet<string>,
  isSaid: (one: string) => boolean,
): Held {
  const said = [...theirs].filter(isSaid);
  return { held: said.filter((one) => mine.has(one)).length, of: said.length };
}

type Score = Rouge & { numbers: Held; medicines: Held; findings: Held; words: number; theirWords: number };

function score({ segments, note }: DoctorsNote, pieces: HeardPiece[]): Score {
  const { text } = write({ pieces, language: 'en', template: 'soep', from: '2026-01-05' });
  const [mine, theirs] = [normalised(text, 'en'), normalised(inDays(note), 'en')];
  const said = normalised(segments.map((each) => each.text).join('\n'), 'en');
  const [numbers, names] = [numbersIn(said), medicinesIn(said)];
  return {
    ...rouge(text, note),
    numbers: held(numbersIn(theirs), numbersIn(mine), (one) => numbers.has(one)),
    medicines: held(medicinesIn(theirs), medicinesIn(mine), (one) => names.has(one)),
    findings: held(findingsIn(theirs), findingsIn(mine), (one) => isMentioned(one, said)),
    words: text.split(/\s+/).length,
    theirWords: note.split(/\s+/).length,
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function shownHeld(all: readonly Held[]): string {
  const [part, whole] = [
    all.reduce((sum, each) => sum + each.held, 0),
    all.reduce((sum, each) => sum + each.of, 0),
  ];
  return `${percent(part / whole)} (${part}/${whole})`;
}

const rows: readonly (readonly [string, (scores: readonly Score[]) => string])[] = [
  ...(['rouge1', 'rouge2', 'rougeL'] as const).map(
    (name) =>
      [name, (all: readonly Score[]) => (100 * mean(all.map((each) => each[name]))).toFixed(1)] as const,
  ),
  ['numbers held', (all) => shownHeld(all.map(({ numbers }) => numbers))],
  ['medicines held', (all) => shownHeld(all.map(({ medicines }) => medicines))],
  ['findings held', (all) => shownHeld(all.map(({ findings }) => findings))],
  ['words, ours', (all) => mean(all.map(({ words }) => words)).toFixed(0)],
  ["words, the doctor's", (all) => mean(all.map(({ theirWords }) => theirWords)).toFixed(0)],
];

export function printDoctorsNotes(name: string, notes: readonly DoctorsNote[]): void {
  console.log(`\n${name}: ${notes.length} consultations with the doctor's own note`);
  const columns = [piecesOf, piecesWithVoices].map((pieces) =>
    notes.map((each) => score(each, pieces(each.segments))),
  );
  printRows(
    ['', 'as spoken', 'with voices'],
    rows.map(([title, shown]) => [title, ...columns.map(shown)]),
  );
}
