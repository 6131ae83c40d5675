/**
 * Marks of the certain checks on notes that are true, and how many of the errors that were written into those get one. Most of these
 * errors put a value there that was said of something else, or taken back: no mark is meant for them. The second figure leaves them out.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mark, uncertainValues } from '@noteer/clinical/certain-checks';
import { type Value, valuesIn } from '@noteer/clinical/values';
import { consultationsFolder } from './evidence/consultation.ts';

type Kept = {
  language: 'nl' | 'en';
  from?: string;
  segments: { n: number; start_s: number; end_s: number; text: string }[];
  clean_note?: string;
  seeded?: { kind: string; was: string; changed: string }[];
};

const MOST_FALSE_MARKS = 0.1;
const kinds = ['dose', 'number', 'date', 'drug_swap', 'frequency', 'unit', 'duration'];
/** Further folders of consultations in the same form may be named behind the command. */
const folders = [consultationsFolder, ...process.argv.slice(2)];

const isTrue: Record<string, { notes: number; marks: number; each: string }> = {};
const found = new Map(kinds.map((kind) => [kind, { all: 0, marked: 0, unsaid: 0 }]));

const formOf = (value: Value): string =>
  'numbers' in value ? value.numbers.join('/') : JSON.stringify({ ...value, start: 0, end: 0, text: '' });

function read(file: string, sum: { notes: number; marks: number }): void {
  const kept: Kept = JSON.parse(readFileSync(file, 'utf8'));
  const note = kept.clean_note;
  if (!note) return;
  const pieces = kept.segments.map(({ n, ...piece }) => ({ ...piece, seq: n }));
  const marksOf = (text: string): Mark[] => uncertainValues(text, pieces, kept.language, kept.from);
  sum.notes += 1;
  sum.marks += marksOf(note).length;
  const talk = kept.segments.map(({ text }) => text).join('\n');
  const said = new Set(valuesIn(talk, kept.language).map(formOf));
  for (const { kind, was, changed } of kept.seeded ?? []) {
    const at = note.indexOf(was);
    const counts = found.get(kind);
    if (at < 0 || !counts) continue;
    const marks = marksOf(note.slice(0, at) + changed + note.slice(at + was.length));
    const before = new Set(valuesIn(was, kept.language).map(formOf));
    const put = valuesIn(changed, kept.language).map(formOf);
    counts.all += 1;
    if (put.some((form) => !before.has(form) && !said.has(form))) counts.unsaid += 1;
    if (marks.some(({ start, end }) => start < at + changed.length && end > at)) counts.marked += 1;
  }
}

for (const folder of folders.filter((name) => existsSync(name))) {
  const sum = { notes: 0, marks: 0 };
  for (const name of globSync('*.json', { cwd: folder }).toSorted()) read(join(folder, name), sum);
  isTrue[folder.split('/').slice(-2).join('/')] = { ...sum, each: (sum.marks / sum.notes).toFixed(3) };
}
console.table(isTrue);
console.table(
  Object.fromEntries(
    [...found].map(([kind, { all, marked, unsaid }]) => [
      kind,
      {
        errors: all,
        'with a value not said': unsaid,
        marked,
        share: `${((100 * marked) / all).toFixed(0)} %`,
      },
    ]),
  ),
);

const sums = Object.values(isTrue);
const each =
  sums.reduce((sum, { marks }) => sum + marks, 0) / sums.reduce((sum, { notes }) => sum + notes, 0);
console.log(`${each.toFixed(3)} marks on a true note; at most ${MOST_FALSE_MARKS}`);
if (each > MOST_FALSE_MARKS) process.exitCode = 1;
