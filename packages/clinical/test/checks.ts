/** Notes to check against what was said: clean ones, and the same notes with one error written into each. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckKind, Language, TranscriptPiece } from '../src/index.ts';

/** `number`, `dose`, `medicine`, `date`: what must be found in 95 of 100; `negation` in 90. */
export type SeededKind = Exclude<CheckKind, 'name'>;

/**
 * `held-out` is never looked at when a rule is made better: its figures say what to expect of other notes. By their names, or
 * as the file says: those were written after the first rules.
 */
export type Half = 'development' | 'held-out';

type Case = { name: string; language: Language; half: Half; pieces: TranscriptPiece[]; note: string };
export type CleanNote = Case;
/** `start` to `end` are the words that are wrong. */
export type SeededNote = Case & { kind: SeededKind; start: number; end: number };

const folder = join(import.meta.dirname, 'checks');
const SECONDS_A_PIECE = 5;

const halfOf = (name: string): Half =>
  (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 0 ? 'development' : 'held-out';

/** `A dose: naar «100 mg» => naar «150 mg»`: in note A; without « » all that is put in is wrong. */
function seeded(line: string, notes: ReadonlyMap<string, string>, file: string) {
  const [, letter = '', kind = '', right = '', wrong = ''] = /^([A-Z]) (\w+): (.+) => (.+)$/.exec(line) ?? [];
  const note = notes.get(letter) ?? '';
  const before = right.replace(/[«»]/g, '');
  const at = note.indexOf(before);
  if (before === '' || at < 0 || note.indexOf(before, at + 1) >= 0)
    throw new Error(`${file}: "${before}" must be in note ${letter} once`);
  const after = wrong.replace(/[«»]/g, '');
  const from = wrong.includes('«') ? wrong.indexOf('«') : 0;
  const to = wrong.includes('»') ? wrong.indexOf('»') - 1 : after.length;
  return {
    note: note.slice(0, at) + after + note.slice(at + before.length),
    kind: kind as SeededKind,
    start: at + from,
    end: at + to,
  };
}

/** `C:`, `P:` and `R:` (clinician, patient, relative) are for the reader: a recogniser does not know who speaks. */
function read(file: string): { clean: CleanNote[]; seeded: SeededNote[] } {
  const name = file.replace('.txt', '');
  const [talk = '', ...parts] = readFileSync(join(folder, file), 'utf8').split(/^--- /m);
  const pieces = [...talk.matchAll(/^[CPR]: (.+)$/gm)].map(([, text = ''], seq) => ({
    seq,
    start_s: seq * SECONDS_A_PIECE,
    end_s: (seq + 1) * SECONDS_A_PIECE,
    text,
  }));
  const language: Language = /^language: en$/m.test(talk) ? 'en' : 'nl';
  const half = (/^half: (.+)$/m.exec(talk)?.[1] as Half | undefined) ?? halfOf(name);
  const shared = { language, half, pieces } as const;
  const bodies = new Map(parts.map((part) => part.split(/\n([\s\S]*)/, 2) as [string, string]));
  const notes = new Map(
    [...bodies].flatMap(([title, body]) =>
      title.startsWith('note ') ? [[title.slice(5), body] as const] : [],
    ),
  );
  const errors = (bodies.get('errors') ?? '').split('\n').filter(Boolean);
  return {
    clean: [...notes].map(([letter, note]) => ({ ...shared, name: `${name} ${letter}`, note })),
    seeded: errors.map((line) => ({ ...shared, name: `${name} ${line}`, ...seeded(line, notes, file) })),
  };
}

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map(read);

export const cleanNotes: CleanNote[] = files.flatMap(({ clean }) => clean);
export const seededNotes: SeededNote[] = files.flatMap(({ seeded: notes }) => notes);
