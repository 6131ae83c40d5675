/** What nobody means to say to it: it has to cope with all of it, and a long talk costs what two half ones do. */
import { describe, expect, test } from 'vitest';
import { longTalk } from '../test/long-talk.ts';
import { uncertainValues } from './certain-checks/index.ts';
import {
  defaultTemplate,
  evidenceOf,
  type Language,
  statedDiagnoses,
  type Template,
  type TranscriptPiece,
  templates,
} from './index.ts';
import { sortTalk } from './sorted-talk/sort-talk.ts';

const said = (texts: readonly string[], voices?: readonly number[]): TranscriptPiece[] =>
  texts.map((text, seq) => ({
    seq,
    start_s: seq * 4,
    end_s: seq * 4 + 4,
    text,
    ...(voices && { voice: voices[seq % voices.length], voice_sure: 1 }),
  }));

/** Letters without sense, the same ones every time. */
function nonsense(words: number): string {
  let state = 7;
  const letter = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return 'abcdefghijklmnopqrstuvwxyzáëïöü0123456789 .,?!-–“”()[]%/\\*#~'[state % 62] ?? ' ';
  };
  return Array.from({ length: words }, () => Array.from({ length: 7 }, letter).join('')).join(' ');
}

const greetings = ['Goedemorgen, kom verder.', 'Hallo. Wat een weer, hè?', 'Koffie?', 'Nee, dank je.'];
const thanks = ['Goed. Nou, bedankt hoor.', 'Graag gedaan.', 'Prettig weekend.', 'Jij ook. Dag.'];
const two = [
  'How have you been sleeping?',
  'Ja nou, niet zo best, I wake up at four every night.',
  'En de sertraline, are you still taking it?',
  'Yes, fifty milligrams, ’s ochtends bij het ontbijt.',
  'Okay. Dan zie ik je next Tuesday om half drie.',
];
const swapped = [
  'Ik slaap slecht en ik wil dat u mij helpt. Hoe slaapt u?',
  'Ik verhoog uw dosis naar honderd. Ik ben zo moe.',
  'Heeft u klachten? Ja, ik heb klachten, en u moet ze opschrijven.',
];

const short: Readonly<Record<string, TranscriptPiece[]>> = {
  nothing: [],
  'one word': said(['Ja']),
  'an empty piece': said(['']),
  'spaces and signs': said(['  ', '…', '?!', '—', '\n\t', '“”', '()', '***', '# #', '\u0000', '\ud800']),
  'emoji and other scripts': said(['🙂🙂', 'أنا بخير', '我睡不好', 'Ik slaap slecht 😴.']),
  'only small talk': said([...greetings, ...thanks]),
  'two languages mixed': said(two),
  'voices that change every word': said('ik slaap niet goed sinds maandag en u'.split(' '), [1, 2, 3]),
  'speakers swapped': said(swapped, [2, 1]),
  'pieces out of order, twice the same number': [...said(two), ...said(two).reverse()],
  'times that are none': said(two).map((piece) => ({ ...piece, start_s: Number.NaN, end_s: -1 })),
};

/** Every length there is with `npm test -- everything`; as a rule so much that what is not linear never ends. */
const MONOLOGUE = process.env.EVERY_LENGTH ? 400 : 100;

const long: Readonly<Record<string, TranscriptPiece[]>> = {
  'a monologue of one piece': said([
    longTalk(MONOLOGUE)
      .map(({ text }) => text)
      .join(' '),
  ]),
  'a monologue without punctuation': said([
    longTalk(MONOLOGUE)
      .map(({ text }) => text.toLowerCase().replace(/[.,?!]/g, ''))
      .join(' '),
  ]),
  nonsense: said(nonsense(1_000).split(' . ')),
  'nonsense in one piece': said([nonsense(1_500)]),
  'one word over and over': said(Array.from({ length: 3_000 }, () => 'nee')),
  'very long words': said(['a'.repeat(20_000), '1'.repeat(20_000)]),
  'one word over and over in one piece': said(['nee, '.repeat(5_000)]),
};

const FROM = '2026-11-16';

/** Everything that runs on a talk, and what must be true of it whatever was said. A note may hold all that was said. */
function runAll(pieces: readonly TranscriptPiece[], template: Template, language: Language) {
  const note = `## Beloop\n\n${pieces.map(({ text }) => text).join('\n')}`;
  const known = new Set(pieces.map(({ seq }) => seq));
  for (const { start, end, text } of uncertainValues(note, pieces, language, FROM))
    expect(note.slice(start, end)).toBe(text);
  const evidence = evidenceOf(note, null, pieces, language);
  for (const { start, end } of evidence) {
    expect(start).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(note.length);
  }
  expect(evidence.flatMap(({ sources }) => sources).filter((seq) => !known.has(seq))).toEqual([]);
  const { sections, rest } = sortTalk(pieces, template, language);
  const sorted = [...sections.flatMap(({ groups }) => groups), ...rest].flatMap(({ seqs }) => seqs);
  const saying = pieces.filter(({ text }) => text.trim() !== '');
  expect(sorted.toSorted()).toEqual(saying.map(({ seq }) => seq).toSorted());
  for (const { sources } of statedDiagnoses(pieces, { language }))
    expect(sources.filter((seq) => !known.has(seq))).toEqual([]);
}

describe.each(Object.entries(short))('%s', (_, pieces) => {
  test.each(['nl', 'en'] as const)('is read without a stumble (%s)', (language) => {
    for (const template of templates) runAll(pieces, template, language);
  });
});

test.each(Object.entries(long))(
  '%s is read without a stumble',
  { tags: 'thorough', timeout: 600_000 },
  (_, pieces) => {
    for (const language of ['nl', 'en'] as const) runAll(pieces, defaultTemplate, language);
  },
);

/** Of this thread alone: what others do on the machine takes time, but no work. */
function work_ms(job: () => void): number {
  const before = process.threadCpuUsage();
  job();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Sentences of a long page. */
const PAGE = 60;
const page = () =>
  longTalk(PAGE)
    .map(({ text }) => text.replace(/[?!]/g, '.'))
    .join('\n');

/** A job for so many pieces. What it needs is made before the clock runs, and never used twice. */
const jobs: Readonly<Record<string, (pieces: number) => () => void>> = {
  'the certain checks': (count) => {
    const [pieces, note] = [longTalk(10 * count), page()];
    return () => void uncertainValues(note, pieces, 'nl', FROM);
  },
  'the evidence': (count) => {
    const [pieces, note] = [longTalk(40 * count), page()];
    return () => void evidenceOf(note, null, pieces, 'nl');
  },
  'the sorting': (count) => {
    const pieces = longTalk(10 * count);
    return () => void sortTalk(pieces, defaultTemplate, 'nl');
  },
  'the diagnoses': (count) => {
    const pieces = longTalk(count);
    return () => void statedDiagnoses(pieces, { language: 'nl' });
  },
};

const PIECES = process.env.EVERY_LENGTH ? 120 : 60;
const TIMES = 4;
/** Twice what it should be: a quadratic job costs sixteen times as much, and a busy machine is forgiven. */
const MOST_TIMES = 2 * TIMES;
const ROUNDS = 5;

test.each(Object.entries(jobs))(
  `${TIMES} times the talk costs %s about ${TIMES} times the work`,
  { tags: 'thorough', timeout: 600_000 },
  (_, job) => {
    job(PIECES)();
    // The least of some rounds: everything that disturbs makes it more, nothing makes it less.
    const least = { one: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY };
    for (let round = 0; round < ROUNDS; round++) {
      least.one = Math.min(least.one, work_ms(job(PIECES)));
      least.many = Math.min(least.many, work_ms(job(TIMES * PIECES)));
      if (least.many / least.one <= MOST_TIMES) break;
    }
    expect(least.many / least.one).toBeLessThanOrEqual(MOST_TIMES);
  },
);
