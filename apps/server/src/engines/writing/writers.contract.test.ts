/** What holds for every writer there is, run on each of them. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  byRules,
  defaultTemplate,
  findTemplate,
  type NoteDraft,
  noteMarkdown,
  type TranscriptPiece,
  writeNote,
} from '@noteer/clinical';
import { afterAll, describe, expect, test } from 'vitest';
import { openChatServer } from '../../../test/chat-server.ts';
import { writeTinyGguf } from '../../../test/tiny-gguf.ts';
import { extractiveWriter } from './extractive.ts';
import { httpWriter } from './http.ts';
import { llamaWriter } from './llama.ts';

const server = await openChatServer();
const gguf = join(mkdtempSync(join(tmpdir(), 'noteer-llama-')), 'Llama-3.2-tiny.gguf');
await writeTinyGguf(gguf);

/** Small, so that a few minutes of talk are more than they can read. The tiny Llama takes a token for each letter. */
const HTTP_CONTEXT_TOKENS = 4_096;
const LLAMA_CONTEXT_TOKENS = 8_192;
const writers = [
  extractiveWriter(),
  httpWriter({
    url: server.url,
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    context_tokens: HTTP_CONTEXT_TOKENS,
  }),
  llamaWriter({
    file: gguf,
    model: 'Llama-3.2-tiny',
    threads: 1,
    gives_way: false,
    context_tokens: LLAMA_CONTEXT_TOKENS,
  }),
];
afterAll(async () => {
  await Promise.all(writers.map((writer) => writer.close()));
  await server.close();
});

const template = findTemplate('soep') ?? defaultTemplate;
const options = { template, language: 'nl' as const, signal: new AbortController().signal };

/** Numbers that do not start at nought: they are places in a transcript, not in a list. */
const said = (...texts: string[]): TranscriptPiece[] =>
  texts.map((text, index) => ({ seq: 40 + index, start_s: index * 5, end_s: index * 5 + 5, text }));

const consultation = said(
  'Slaapt u slecht?',
  'Ja, al weken.',
  'Heeft u gedachten aan de dood?',
  'Nee, gelukkig niet.',
  'Ik stel voor dat we starten met sertraline 50 mg.',
  'Dan zie ik u over twee weken.',
);

function expectWhole(draft: NoteDraft, pieces: TranscriptPiece[]) {
  const known = new Set(pieces.map(({ seq }) => seq));
  const titles = Object.fromEntries(template.sections.map(({ id, title }) => [id, title.nl]));
  const all = [...draft.sections, ...draft.not_discussed];
  expect(Object.fromEntries(all.map(({ id, title }) => [id, title]))).toEqual(titles);
  expect(all).toHaveLength(template.sections.length);
  for (const { sentences } of draft.sections) {
    expect(sentences.length).toBeGreaterThan(0);
    for (const { text, sources } of sentences) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.filter((seq) => !known.has(seq))).toEqual([]);
      expect(sources).toEqual([...new Set(sources)].sort((a, b) => a - b));
    }
  }
}

/** The tiny Llama starts a process and reads letter by letter; on a busy machine that takes its time. */
const PATIENCE_MS = 3_600_000;

describe.each(writers)('the $name writer', { timeout: PATIENCE_MS }, (writer) => {
  test('writes sentences that rest on pieces, under the sections of the template', async () => {
    expectWhole(await writer.write(consultation, options), consultation);
  });

  test('makes an empty note of an empty consultation', async () => {
    const draft = await writer.write(said('', '  '), options);
    expect(draft.sections).toEqual([]);
    expect(draft.not_discussed.map(({ id }) => id)).toEqual(template.sections.map(({ id }) => id));
  });

  test('writes of a consultation that is longer than it can read at once', { tags: 'thorough' }, async () => {
    const long = said(
      ...Array.from(
        { length: 120 },
        (_, index) => `Op dag ${index} sliep ik weer heel slecht en was ik somber.`,
      ),
    );
    expectWhole(await writer.write(long, options), long);
  });

  test('stops when nobody waits for it', async () => {
    const reason = new Error('no longer wanted');
    await expect(writer.write(consultation, { ...options, signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
  });

  test('writes again after that', { tags: 'thorough' }, async () => {
    expectWhole(await writer.write(consultation, options), consultation);
  });
});

test('of random weights behind the real engine the note equals ours', { timeout: PATIENCE_MS }, async () => {
  const llama = writers[2] as (typeof writers)[number];
  const draft = await llama.write(consultation, options);
  const own = writeNote(consultation, options);
  expect(own.sections.length).toBeGreaterThan(1);
  expect(draft).toEqual(byRules(own));
  expect(noteMarkdown(draft)).toEqual(noteMarkdown(own));
});

test('writers go by their true names', () => {
  expect(writers.map(({ name }) => name)).toEqual(['extractive', 'llama3', 'llama3']);
});
