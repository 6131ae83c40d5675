/** Talks that are longer than a model reads at once. */
import { findTemplate } from '@noteer/clinical';
import { expect, test } from 'vitest';
import { aNote, type ScriptedModel, scriptedModel } from '../../../test/scripted-model.ts';
import type { Answer, Question } from '../../model/port.ts';
import { noteAlong, writeNote } from './write.ts';

const template = findTemplate('soep');
if (!template) throw new Error('there is no such template');
const { signal } = new AbortController();

const said = (count: number) =>
  Array.from({ length: count }, (_, seq) => ({
    ...{ seq, start_s: seq, end_s: seq + 1 },
    text: `Zin ${seq} gaat over iets wat er deze week gebeurde, en daarna over de nacht.`,
  }));
const asked = (count: number) => ({
  ...{ pieces: said(count), template, language: 'nl' as const, names: ['Femke (zus)'] },
  ...{ examples: [], away: undefined },
});
const seqsOf = ({ talk }: Question) => [...talk.matchAll(/^\[(\d+)\]/gm)].map(([, seq]) => Number(seq));

/** One sentence for the last piece of each part, and all that the note had before. */
function writes(question: Question) {
  const before = [...question.talk.matchAll(/"text":"(Tot \d+)","sources":\[(\d+)\]/g)];
  const last = seqsOf(question).at(-1) ?? 0;
  return aNote('subjective', [
    ...before.map(([, text = '', seq]): [string, number] => [text, Number(seq)]),
    [`Tot ${last}`, last],
  ]);
}

const inParts = (more: object = {}) => scriptedModel(writes, { part_tokens: 1_500, ...more });

test('it is written part by part: each piece in one, the last of a part in the next too, with the note so far before it', async () => {
  const model = inParts();
  const { note } = await writeNote(model, asked(150), { signal });
  expect(model.asked.length).toBeGreaterThan(2);
  const parts = model.asked.map(seqsOf);
  expect(new Set(parts.flat()).size).toBe(150);
  expect(parts[1]?.[0]).toBeLessThan(parts[0]?.at(-1) ?? 0);
  const [first, ...later] = model.asked;
  expect(first?.talk).not.toContain('Het verslag van wat eraan voorafging');
  for (const { talk } of later)
    expect(talk.indexOf('Het verslag van wat eraan voorafging')).toBeLessThan(talk.indexOf('Het gesprek:'));
  expect(note.sections[0]?.sentences.map(({ text }) => text)).toEqual(
    parts.map((seqs) => `Tot ${seqs.at(-1)}`),
  );
});

test('a talk that a part holds is asked about whole', async () => {
  const model = inParts();
  await writeNote(model, asked(20), { signal });
  expect(model.asked).toHaveLength(1);
});

test('while a later part is written, what stood there stays on the screen until it is written anew', async () => {
  const model = inParts();
  const shown: string[][] = [];
  await writeNote(model, asked(150), {
    signal,
    onProgress: ({ note }) =>
      shown.push(note.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))),
  });
  const counts = shown.map(({ length }) => length);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
});

test('stopped in a later part, the note keeps the tasks and doubts of the parts before', async () => {
  const more = {
    tasks: [{ text: 'Brief schrijven', who: '', when: '', sources: [0] }],
    doubts: [{ heard: 'Zin', read: 'Zin', sources: [0] }],
  };
  const model = inParts();
  const kept: number[] = [];
  const asksForMore = { ...model, ask: scriptedModel((question) => ({ ...writes(question), ...more })).ask };
  await writeNote(asksForMore, asked(150), {
    signal,
    onProgress: ({ note, part }) => {
      if (part > 1) kept.push(note.tasks.length, note.doubts.length);
    },
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(new Set(kept)).toEqual(new Set([1]));
});

/** Answers what is to be written along as soon as it is asked. */
function whoWritesAlong() {
  const written = new Map<string, Answer>();
  const beginnings: string[] = [];
  const model: ScriptedModel = inParts({
    along: {
      begin: () => true,
      write(_key: string, question: Question) {
        const text = JSON.stringify(writes(question));
        const known = written.get(JSON.stringify(question));
        const answer = { text, isCutOff: false, tokens_read: 1, tokens_written: 1 };
        written.set(JSON.stringify(question), { ...answer, seconds_to_first: 0, seconds: 0 });
        return known;
      },
      read: (_key: string, { talk }: Question) => void beginnings.push(talk),
      forget: () => {},
    },
  });
  return { model, written, beginnings };
}

test('parts that are over while people still talk are asked for then as they are afterwards', async () => {
  const { model, written, beginnings } = whoWritesAlong();
  for (let count = 1; count < 150; count++) await noteAlong(model, 'talk', asked(count), signal);
  expect(model.asked).toEqual([]);
  await writeNote(model, asked(150), { signal });
  const last = model.asked.at(-1);
  // A part that was full only with the very last words is asked for afterwards.
  const over = model.asked.filter((question) => (seqsOf(question).at(-1) ?? 0) < 140);
  expect(over.length).toBeGreaterThan(1);
  for (const question of over) expect(written.has(JSON.stringify(question))).toBe(true);
  // What was read of the last part is how its question begins.
  expect(last?.talk.startsWith(beginnings.at(-1) ?? 'nothing was read')).toBe(true);
  expect(last?.after.length).toBeLessThan(60);
});

test('a model that gave up reading along is left alone until the end', async () => {
  const model = inParts({ along: { begin: () => false } });
  await noteAlong(model, 'talk', asked(150), signal);
  expect(model.asked).toEqual([]);
});
