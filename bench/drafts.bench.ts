/**
 * The checks on drafts in a clinician's own words, by hands who never saw a rule (`bench/drafts`, a file for each): how many of the errors
 * that were planted one by one are marked, and how many marks a faithful draft has. DRAFTS=01,02 names hands. The last one is kept:
 * whoever writes rules looks at its totals only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { marksOf } from '../packages/clinical/src/checks/check.ts';
import type { Language, Mark } from '../packages/clinical/src/index.ts';

type Planted = { kind: string; from: string; to: string };
type Draft = {
  language: Language;
  turns: ['clinician' | 'client' | 'relative', string][];
  note: string;
  errors: Planted[];
};
type Place = { start: number; end: number };
type Counted = { drafts: number; marks: number; planted: Map<string, { all: number; found: number }> };

const TURN_S = 5;
const folder = new URL('drafts/', import.meta.url);
const all = readdirSync(folder).map((file) => file.replace('.jsonl', ''));
const asked = process.env.DRAFTS?.split(',') ?? all.sort();
const kept = all.at(-1);

const piecesOf = ({ turns }: Draft) =>
  turns.map(([speaker, text], seq) => ({
    seq,
    start_s: seq * TURN_S,
    end_s: (seq + 1) * TURN_S,
    text,
    speaker: { role: speaker === 'relative' ? ('other' as const) : speaker },
  }));

const wordsOf = (text: string): string[] => text.split(/(\s+)/);
const sharedAtStart = (a: readonly string[], b: readonly string[]): number => {
  const differs = b.findIndex((word, at) => word !== a[at]);
  return differs < 0 ? b.length : differs;
};

/** The draft with the error, and where its words differ; where some were only left out, the words around them. */
function plant(note: string, { from, to }: Planted): { text: string; at: Place } | undefined {
  const start = note.indexOf(from);
  if (start < 0) return undefined;
  const text = note.slice(0, start) + to + note.slice(start + from.length);
  const [was, is] = [wordsOf(from), wordsOf(to)];
  const before = sharedAtStart(was, is);
  const rest = sharedAtStart(was.slice(before).reverse(), is.slice(before).reverse());
  const at = {
    start: start + is.slice(0, before).join('').length,
    end: start + to.length - is.slice(is.length - rest).join('').length,
  };
  if (text.slice(at.start, at.end).trim() !== '') return { text, at };
  const next = /^\s*\S+/.exec(text.slice(at.end))?.[0].length ?? 0;
  const last = text.slice(0, at.start).trimEnd().lastIndexOf(' ');
  return { text, at: { start: Math.max(0, last), end: at.end + next } };
}

const isMarked = (marks: readonly Mark[], at: Place): boolean =>
  marks.some(({ start, end }) => start < at.end && at.start < end);

function count(draft: Draft, counted: Counted): void {
  const pieces = piecesOf(draft);
  counted.drafts += 1;
  counted.marks += marksOf(draft.note, pieces, draft.language).length;
  for (const error of draft.errors) {
    const planted = plant(draft.note, error);
    if (!planted) continue;
    const kind = counted.planted.get(error.kind) ?? { all: 0, found: 0 };
    counted.planted.set(error.kind, kind);
    kind.all += 1;
    if (isMarked(marksOf(planted.text, pieces, draft.language), planted.at)) kind.found += 1;
  }
}

function tell(name: string, { drafts, marks, planted }: Counted): void {
  const sum = (of: 'all' | 'found') => [...planted.values()].reduce((total, each) => total + each[of], 0);
  const share = (found: number, whole: number) => `${((100 * found) / whole).toFixed(1)} %`;
  console.log(
    `  ${name}: ${share(sum('found'), sum('all'))} of ${sum('all')} errors marked, ${(marks / drafts).toFixed(2)} marks a faithful draft of ${drafts}`,
  );
  if (name !== 'open') return;
  const kinds = [...planted].map(([kind, { all, found }]) => `${kind} ${share(found, all)}`);
  console.log(`    ${kinds.sort().join(', ')}`);
}

const nothing = (): Counted => ({ drafts: 0, marks: 0, planted: new Map() });
const [open, closed] = [nothing(), nothing()];
for (const hand of asked)
  for (const line of readFileSync(new URL(`${hand}.jsonl`, folder), 'utf8')
    .trim()
    .split('\n'))
    count(JSON.parse(line) as Draft, hand === kept ? closed : open);
if (open.drafts > 0) tell('open', open);
if (closed.drafts > 0) tell('kept', closed);
