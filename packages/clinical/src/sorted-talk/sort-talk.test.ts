import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { ownFrom, templateFrom } from '../templates/own.ts';
import type { Template } from '../templates/section.ts';
import { defaultTemplate, findTemplate, templates } from '../templates.ts';
import { inTalk } from './in-talk.ts';
import { type Group, type SortedTalk, sortTalk } from './sort-talk.ts';

const said = (texts: readonly string[]): TranscriptPiece[] =>
  texts.map((text, at) => ({ seq: at * 2 + 3, start_s: at, end_s: at + 1, text }));

const everywhere = ({ sections, rest }: SortedTalk): Group[][] => [
  ...sections.map(({ groups }) => groups),
  rest,
];

/** What makes each line that is shown a line that was said: numbers of pieces, each once, in the order of the talk. */
function expectWhole(pieces: readonly TranscriptPiece[], sorted: SortedTalk) {
  const saying = pieces.filter(({ text }) => text.trim()).map(({ seq }) => seq);
  for (const groups of everywhere(sorted)) {
    const shown = groups.flatMap(({ seqs }) => seqs);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    for (const { seqs, sure } of groups) {
      const from = saying.indexOf(seqs[0] ?? -1);
      expect(seqs).toEqual(saying.slice(from, from + seqs.length));
      expect(sure >= 0 && sure <= 1).toBe(true);
    }
  }
  const all = everywhere(sorted).flatMap((groups) => groups.flatMap(({ seqs }) => seqs));
  expect(all.sort((a, b) => a - b)).toEqual(saying);
}

/** The same talks of nonsense and sense every time. */
function* chance(): Generator<TranscriptPiece[]> {
  const words =
    'ja nee ? . … slaap sertraline 50 mg 120/80 gewicht dood plan volgende week ik u you sleep \u0000 \ud800 😀 ﷽ É'.split(
      ' ',
    );
  let state = 11;
  const upTo = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1;
    return state % limit;
  };
  for (let talk = 0; talk < 20; talk++)
    yield said(
      Array.from({ length: upTo(40) }, () =>
        Array.from({ length: upTo(9) }, () => words[upTo(words.length)]).join(' '),
      ),
    );
}

test.each(templates)('in $id every piece stands once, as it was said and in its order', (template) => {
  for (const pieces of chance())
    for (const language of ['nl', 'en'] as const) expectWhole(pieces, sortTalk(pieces, template, language));
});

const odd: Readonly<Record<string, string[]>> = {
  'nothing said': [],
  'only silence': ['', '  ', '\n\t'],
  'a slash and a one': ['1/'.repeat(50_000)],
  'one word over and over': ['en '.repeat(20_000), 'en '.repeat(20_000)],
  'one endless word': ['a'.repeat(200_000)],
  'spaces before a sign': [`${' '.repeat(100_000)}?`, 'Ja.'],
  'nothing but questions': Array.from({ length: 500 }, () => 'Slaapt u?'),
  'signs and halves of letters': ['…', '?!', '“”', '\ud800', '\u0000', '***'],
};

test.each(Object.entries(odd))('copes with %s', (_name, texts) => {
  const pieces = said(texts);
  expectWhole(pieces, sortTalk(pieces, defaultTemplate, 'nl'));
});

test('questions stand with what answers them', () => {
  const pieces = said(['Fijn.', 'Slaapt u goed?', 'Nee, ik word om vier uur wakker.', 'Vervelend.']);
  const groups = everywhere(sortTalk(pieces, defaultTemplate, 'nl')).flat();
  expect(groups.map(({ seqs }) => seqs)).toContainEqual([5, 7]);
});

test('what says nothing by itself goes with what is said around it', () => {
  const usual = Float32Array.of(0.5, 0.3, 0.2);
  const [third, nothing] = [Float64Array.of(0.1, 0.1, 0.8), Float64Array.from(usual)];
  const between = Array.from(inTalk([third, nothing, third], usual)[1] ?? []);
  expect(between.indexOf(Math.max(...between))).toBe(2);
});

test('numbers of pieces need not follow each other, and nothing is looked up by them', () => {
  const pieces = said(['Bloeddruk 130 over 80.', 'Gewicht 82 kilo.']).map((piece) => ({ ...piece, seq: 7 }));
  const seqs = everywhere(sortTalk(pieces, defaultTemplate, 'nl')).flatMap((groups) =>
    groups.flatMap((group) => group.seqs),
  );
  expect(seqs).toEqual([7, 7]);
});

describe('templates that people make', () => {
  const pieces = said(['Hoe is de stemming?', 'Somber, de meeste dagen. Ik slaap slecht en pieker veel.']);

  test('sort as those they were made from', () => {
    for (const template of templates) {
      const own = templateFrom({ id: 'own', ...ownFrom(template, 'nl') });
      const places = (sorted: SortedTalk) =>
        sorted.sections.map(({ title, groups }) => [title, groups.map(({ seqs }) => seqs)]);
      expect(places(sortTalk(pieces, { ...own, family: template.family }, 'nl'))).toEqual(
        places(sortTalk(pieces, template, 'nl')),
      );
    }
  });

  test.each([
    ['no sections', []],
    ['a section about nothing', [{ id: 'a', title: { nl: 'A', en: 'A' }, topics: [] }]],
  ])('with %s leave all of it in its order', (_name, sections) => {
    const template: Template = { ...defaultTemplate, id: 'unknown', sections };
    const sorted = sortTalk(pieces, template, 'nl');
    expect(sorted.sections).toEqual([]);
    expectWhole(pieces, sorted);
  });
});

/** Of the notes of general practice, which every fact has a place in. */
const soepOf: Readonly<Record<string, string[]>> = {
  ...Object.fromEntries(
    ['symptom', 'history', 'social', 'negation', 'risk', 'medication'].map((kind) => [kind, ['subjective']]),
  ),
  measurement: ['objective'],
  dose: ['plan'],
  plan: ['plan'],
  appointment: ['plan'],
  diagnosis: ['evaluation'],
};

test('of six talks that nothing was learned from most that a fact rests on is placed, and nine tenths of it rightly', () => {
  const talks = readFileSync(join(import.meta.dirname, '../../test/unlearned-talks.jsonl'), 'utf8');
  const soep = findTemplate('soep') ?? defaultTemplate;
  const counted = { carrying: 0, placed: 0, right: 0 };
  for (const line of talks.trim().split('\n')) {
    const talk: {
      language: Language;
      segments: { n: number; text: string }[];
      facts: { kind: string; segments: number[] }[];
    } = JSON.parse(line);
    const pieces = talk.segments.map(({ n, text }) => ({ seq: n, start_s: n, end_s: n + 1, text }));
    const sorted = sortTalk(pieces, soep, talk.language);
    const wanted = (seqs: number[]) =>
      talk.facts
        .filter(({ segments }) => segments.some((n) => seqs.includes(n)))
        .flatMap(({ kind }) => soepOf[kind] ?? []);
    const count = (groups: Group[], id?: string) => {
      for (const { seqs } of groups) {
        const places = wanted(seqs);
        if (places.length === 0) continue;
        counted.carrying += seqs.length;
        if (id) counted.placed += seqs.length;
        if (id && places.includes(id)) counted.right += seqs.length;
      }
    };
    for (const { id, groups } of sorted.sections) count(groups, id);
    count(sorted.rest);
  }
  expect(counted.placed / counted.carrying).toBeGreaterThan(0.7);
  expect(counted.right / counted.placed).toBeGreaterThan(0.9);
});

test('what was learned is small enough to be fetched by a page', () => {
  expect(statSync(join(import.meta.dirname, 'learned.json')).size).toBeLessThanOrEqual(200_000);
});
