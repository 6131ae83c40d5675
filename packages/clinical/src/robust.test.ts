/** What nobody means to say to it: it has to cope with all of it, and a long talk costs what two half ones do. */
import { describe, expect, test } from 'vitest';
import { longTalk } from '../test/long-talk.ts';
import {
  checkNote,
  defaultTemplate,
  evidenceOf,
  findFollowUps,
  type Language,
  noteMarkdown,
  type Template,
  type TranscriptPiece,
  templates,
  writeNote,
} from './index.ts';

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

const greetings = [
  'Goedemorgen, kom verder.',
  'Hallo. Wat een weer, hè?',
  'Zeg dat wel. Koffie?',
  'Nee, dank je.',
];
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
const MANY = process.env.EVERY_LENGTH ? 100_000 : 8_000;
const MONOLOGUE = process.env.EVERY_LENGTH ? 400 : 100;
const HOURS = process.env.EVERY_LENGTH ? 4 : 1;
const PIECES_AN_HOUR = 725;

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

/** Everything that runs on a talk, and what must be true of it whatever was said. */
function runAll(pieces: readonly TranscriptPiece[], template: Template, language: Language) {
  const draft = writeNote(pieces, { template, language });
  const { text } = noteMarkdown(draft);
  const { marks, omissions } = checkNote(text, pieces, language);
  const tasks = findFollowUps(text, language, FROM);
  const evidence = evidenceOf(text, draft, pieces, language);
  const known = new Set(pieces.map(({ seq }) => seq));
  const sections = [...draft.sections, ...draft.not_discussed].map(({ id }) => id);
  expect(new Set(sections).size).toBe(sections.length);
  expect(sections.filter((id) => !template.sections.some((each) => each.id === id))).toEqual([]);
  for (const { sentences } of draft.sections) {
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) {
      expect(sentence.text.trim()).not.toBe('');
      expect(sentence.text).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object/);
      expect(sentence.sources.length).toBeGreaterThan(0);
      expect(sentence.sources.filter((seq) => !known.has(seq))).toEqual([]);
    }
  }
  for (const { start, end, text: marked } of marks) expect(text.slice(start, end)).toBe(marked);
  for (const { start, end } of [...tasks, ...evidence]) {
    expect(start).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(text.length);
  }
  expect(evidence.flatMap(({ sources }) => sources).filter((seq) => !known.has(seq))).toEqual([]);
  return { draft, text, marks, omissions, tasks };
}

describe.each(Object.entries(short))('%s', (_, pieces) => {
  test.each(['nl', 'en'] as const)('makes a note of every template that holds together (%s)', (language) => {
    for (const template of templates) runAll(pieces, template, language);
  });
});

test.each(Object.entries(long))(
  '%s makes a note that holds together',
  { tags: 'thorough', timeout: 600_000 },
  (_, pieces) => {
    for (const language of ['nl', 'en'] as const) runAll(pieces, defaultTemplate, language);
  },
);

test.each(templates)('of nothing, $id has nothing to say', (template) => {
  expect(runAll([], template, 'nl').draft.sections).toEqual([]);
  expect(runAll(said(['', '  ', '…']), template, 'nl').draft.sections).toEqual([]);
});

test.each(templates)('small talk is no note ($id)', (template) => {
  const { draft, omissions, tasks } = runAll(short['only small talk'] ?? [], template, 'nl');
  expect(draft.sections.flatMap(({ sentences }) => sentences)).toEqual([]);
  expect({ omissions, tasks }).toEqual({ omissions: [], tasks: [] });
});

/** Of each piece the first words. */
const brief = (pieces: readonly TranscriptPiece[], words: number): TranscriptPiece[] =>
  pieces.map((piece) => ({ ...piece, text: piece.text.split(' ').slice(0, words).join(' ') }));

test(`a talk of ${HOURS} h makes a note, of which the first page is checked`, {
  tags: 'thorough',
  timeout: 600_000,
}, () => {
  const pieces = longTalk(HOURS * PIECES_AN_HOUR);
  const page = noteOf(pieces).split('\n').slice(0, PAGE).join('\n');
  expect(page.length).toBeGreaterThan(1_000);
  expect(checkNote(page, pieces, 'nl').marks.length).toBeLessThan(PAGE);
  expect(evidenceOf(page, null, pieces, 'nl').length).toBeGreaterThan(PAGE / 2);
});

test(`${MANY} pieces make a note`, { tags: 'thorough', timeout: 600_000 }, () => {
  const all = longTalk(MANY);
  const pieces = [...all.slice(0, 300), ...brief(all.slice(300), 1)];
  expect(writeNote(pieces, { template: defaultTemplate, language: 'nl' }).sections.length).toBeGreaterThan(0);
  expect(checkNote('Slaapt slecht. Sertraline 50 mg.', pieces, 'nl').marks).toBeInstanceOf(Array);
  expect(evidenceOf('Slaapt slecht. Sertraline 50 mg.', null, pieces, 'nl').length).toBe(2);
});

/** Of this thread alone: what others do on the machine takes time, but no work. */
function work_ms(job: () => void): number {
  const before = process.threadCpuUsage();
  job();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const noteOf = (pieces: readonly TranscriptPiece[]) =>
  noteMarkdown(writeNote(pieces, { template: defaultTemplate, language: 'nl' })).text;
const clauses = (count: number) =>
  longTalk(count)
    .map(({ text }) => text.replace(/[?!]/g, '.'))
    .join('\n');

/** Sentences of a long page. */
const PAGE = 60;

/** A job for so many pieces. What it needs is made before the clock runs, and never used twice. */
const jobs: Readonly<Record<string, (pieces: number) => () => void>> = {
  'the writer, beyond what it checks of itself': (count) => {
    const pieces = brief(longTalk(9 * count), 5);
    return () => void noteOf(pieces);
  },
  'the checks': (count) => {
    const [pieces, note] = [longTalk(count), clauses(PAGE)];
    return () => void checkNote(note, pieces, 'nl');
  },
  'the follow-ups': (count) => {
    const note = `## Beleid\n${clauses(count)}`;
    return () => void findFollowUps(note, 'nl', FROM);
  },
  'the evidence': (count) => {
    const [pieces, note] = [longTalk(40 * count), clauses(PAGE)];
    return () => void evidenceOf(note, null, pieces, 'nl');
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
