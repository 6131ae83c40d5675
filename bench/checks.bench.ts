/** How well the checks find an error that was written into a note, how often they mark a clean one, and how fast. */
import { checkNote } from '@noteer/clinical';
import {
  type CleanNote,
  cleanNotes,
  type SeededKind,
  type SeededNote,
  seededNotes,
} from '../packages/clinical/test/checks.ts';
import { median } from './load.ts';

/** Of a hundred errors of a kind; what is invented has no aim of its own and is shown. */
const aims: Readonly<Partial<Record<SeededKind, number>>> = {
  number: 0.95,
  dose: 0.95,
  medicine: 0.95,
  date: 0.95,
  negation: 0.9,
};
const MOST_FALSE_MARKS = 0.3;
const MOST_MILLISECONDS = 50;
const kinds: SeededKind[] = ['number', 'dose', 'medicine', 'date', 'negation', 'symptom'];

const isFound = ({ note, pieces, language, start, end }: SeededNote): boolean =>
  checkNote(note, pieces, language).marks.some((mark) => mark.start < end && mark.end > start);

const share = (notes: SeededNote[]): string => {
  const found = notes.filter(isFound).length;
  return `${found}/${notes.length} ${((100 * found) / notes.length).toFixed(0)} %`;
};

const falseMarks = (notes: CleanNote[]): number =>
  notes.reduce((sum, { note, pieces, language }) => sum + checkNote(note, pieces, language).marks.length, 0) /
  notes.length;

const parts = {
  'all nl': (note: CleanNote) => note.language === 'nl',
  'all en': (note: CleanNote) => note.language === 'en',
  development: (note: CleanNote) => note.half === 'development',
  'held out': (note: CleanNote) => note.half === 'held-out',
  all: () => true,
};

const columns = (cell: (isIn: (note: CleanNote) => boolean) => string) =>
  Object.fromEntries(Object.entries(parts).map(([name, isIn]) => [name, cell(isIn)]));

console.table({
  ...Object.fromEntries(
    kinds.map((kind) => [
      kind,
      columns((isIn) => share(seededNotes.filter((note) => note.kind === kind && isIn(note)))),
    ]),
  ),
  'marks a clean note': columns((isIn) => falseMarks(cleanNotes.filter(isIn)).toFixed(2)),
});

/** As long as a note of twenty pages and a conversation of an hour. */
const PAGES = 20;
const WORDS_A_PAGE = 400;
const WORDS_SAID = 9_000;
const countWords = (text: string) => text.split(/\s+/).length;

function enough<T>(all: readonly T[], words: (one: T) => number, wanted: number): T[] {
  const taken: T[] = [];
  for (let sum = 0; sum < wanted; ) {
    const next = all[taken.length % all.length];
    if (next === undefined) break;
    taken.push(next);
    sum += words(next);
  }
  return taken;
}

const dutch = cleanNotes.filter(({ language }) => language === 'nl');
const pieces = enough(
  dutch.flatMap((note) => note.pieces),
  ({ text }) => countWords(text),
  WORDS_SAID,
).map((piece, seq) => ({ ...piece, seq }));
// Every page is other text: what was seen before is remembered, and would be measured as nothing.
const page = enough(dutch, ({ note }) => countWords(note), PAGES * WORDS_A_PAGE)
  .map(({ note }, index) => note.replace(/\.(?=\s)/g, ` (${index + 3}e keer).`))
  .join('\n\n');

/** Of processor time: other work on the machine does not count. */
function milliseconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const rounds = Array.from({ length: 15 }, (_, round) => {
  const said = [...pieces];
  const first = milliseconds(() => checkNote(page, said, 'nl'));
  const typed = milliseconds(() =>
    checkNote(`${page}\nRond half vier ${round} mg sertraline erbij.`, said, 'nl'),
  );
  return { first, typed };
}).slice(5);
const first = median(rounds.map((round) => round.first));
const typed = median(rounds.map((round) => round.typed));
console.log(
  `a note of ${countWords(page)} words against ${WORDS_SAID} words said: ${first.toFixed(0)} ms at first, ` +
    `${typed.toFixed(1)} ms of processor time after a pause of typing (aim: under ${MOST_MILLISECONDS})`,
);

const missed = kinds.filter((kind) => {
  const notes = seededNotes.filter((note) => note.kind === kind);
  return notes.filter(isFound).length / notes.length < (aims[kind] ?? 0);
});
if (missed.length > 0) console.log(`missed the aim: ${missed.join(', ')}`);
if (missed.length > 0 || falseMarks(cleanNotes) >= MOST_FALSE_MARKS || typed >= MOST_MILLISECONDS)
  process.exitCode = 1;
