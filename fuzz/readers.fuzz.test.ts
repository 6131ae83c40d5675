/** What comes from outside and is no request: sound, documents, notes, answers of engines. Each is read, or refused in our words. */
import { AudioError, toMono16k } from '@noteer/audio';
import {
  defaultTemplate,
  evidenceOf,
  type Language,
  type TranscriptPiece,
  templates,
} from '@noteer/clinical';
import { uncertainValues } from '@noteer/clinical/certain-checks';
import { afterAll, expect, test } from 'vitest';
import { httpEngine } from '../apps/server/src/engines/transcription/http.ts';
import { serverModel } from '../apps/server/src/model/servers.ts';
import { writeNote } from '../apps/server/src/questions/note/write.ts';
import { openChatServer, stream } from '../apps/server/test/chat-server.ts';
import { docxFile, docxParagraph, odtFile } from '../apps/server/test/office-file.ts';
import { textPdf } from '../apps/server/test/pdf-file.ts';
import { failureOf } from '../apps/server/test/read-file.ts';
import { wavFile } from '../apps/server/test/wav-file.ts';
import { openTranscripts } from './answers.ts';
import { spoilt } from './bytes.ts';
import { type Chance, chanceOf, rounds, seeds, tell } from './chance.ts';
import { disturbed, hostileTexts, oddJson } from './values.ts';

const WAVS = 150;
const NOTES = 15;
const ANSWERS = 10;
/** Each is read by a process of its own. */
const DOCUMENTS = 1;

/** So many for each seed, each with the chance to choose by. */
function* draws(name: string, times: number): Generator<[Chance]> {
  for (const seed of seeds) {
    const chance = chanceOf(name, seed);
    for (let time = 0; time < times; time++) yield [chance];
  }
}

const chats = await openChatServer();
const transcripts = await openTranscripts();
afterAll(async () => {
  await chats.close();
  await transcripts.close();
  tell(
    `${WAVS * rounds} WAVs, ${NOTES * rounds} notes, ${2 * ANSWERS * rounds} answers, ${DOCUMENTS * rounds} documents`,
  );
});

test('a spoilt WAV is sound of 16 bits, or no sound', async () => {
  const good = [wavFile(0.1, 16_000, 1), wavFile(0.1, 44_100, 2), wavFile(0.1, 8_000, 1, 1)];
  for (const [chance] of draws('sound', WAVS)) {
    const bytes = spoilt(chance.pick(good), chance);
    const at = chance.number(bytes.length + 1);
    let samples = 0;
    try {
      for await (const piece of toMono16k([bytes.subarray(0, at), bytes.subarray(at)]))
        samples += piece.length;
    } catch (error) {
      if (!(error instanceof AudioError)) throw error;
    }
    // Of the lowest rate that we read, in the fewest bits.
    expect(samples).toBeLessThan(bytes.length * 20 + 100);
  }
});

const markup = [
  '# ',
  '## ',
  '- ',
  '**',
  '*',
  '_',
  '`',
  '[',
  '](',
  '>',
  '\\',
  '\n',
  '\n\n',
  '|',
  '<b>',
  '&amp;',
  '1. ',
];
const said = [
  'Slaapt slecht.',
  'sertraline 50 mg',
  'Vervolg op 3 december om 14.00 uur',
  'geen suïcidale gedachten',
];

const aNote = (chance: Chance): string =>
  Array.from({ length: chance.number(40) }, () =>
    chance.pick([...markup, ...said, ...hostileTexts.map((text) => text.slice(0, 200))]),
  ).join('');

const pieces: TranscriptPiece[] = said.map((text, seq) => ({ seq, start_s: seq, end_s: seq + 1, text }));

test('a note of anything is looked through to its end', () => {
  for (const [chance] of draws('notes', NOTES)) {
    const note = aNote(chance);
    const language: Language = chance.pick(['nl', 'en']);
    const spoken = chance.is(0.5) ? pieces : pieces.map((piece) => ({ ...piece, text: aNote(chance) }));
    for (const { start, end } of evidenceOf(note, null, spoken, language)) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(note.length);
    }
    for (const { start, end, text } of uncertainValues(note, spoken, language, '2026-11-02'))
      expect(note.slice(start, end)).toBe(text);
  }
});

/** An answer as it should be, with something wrong: in its JSON, around it, or inside the text that it carries. */
function wrongAnswer(good: object, chance: Chance): string {
  const json = JSON.stringify(chance.is(0.7) ? disturbed(good, chance) : good) ?? '';
  if (chance.is(0.3)) return oddJson(json, chance);
  return chance.is(0.2) ? Buffer.from(spoilt(Buffer.from(json), chance)).toString('latin1') : json;
}

const { signal } = new AbortController();

test('whatever a language model answers, a note rests on what was said, or is refused', async () => {
  const model = serverModel({
    ...{ kind: 'http', url: chats.url, model: 'any', key: undefined },
    ...{ context_tokens: undefined, place: 'house' },
  });
  for (const [chance] of draws('writer', ANSWERS)) {
    const template = chance.pick([defaultTemplate, ...templates]);
    const sentence = {
      text: chance.pick([...said, ...hostileTexts]),
      sources: [chance.number(6), chance.number(6)],
    };
    const sections = Object.fromEntries(template.sections.map(({ id }) => [id, [sentence]]));
    const content = wrongAnswer({ sections, tasks: [], diagnoses: [], doubts: [] }, chance);
    const isStreamed = chance.is(0.7);
    chats.behave((_, response) =>
      isStreamed ? stream(response, content) : void response.end(wrongAnswer({ content }, chance)),
    );
    const asked = { pieces, template, language: 'nl' as const, names: [], examples: [], away: undefined };
    const written = await writeNote(model, asked, { signal }).catch((error: Error) => {
      expect(error.name).toBe('ModelError');
      expect(error.message).not.toMatch(/sertraline|slaapt/i);
    });
    for (const { text, sources } of written?.note.sections.flatMap(({ sentences }) => sentences) ?? []) {
      expect(text).toBeTypeOf('string');
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.every((seq) => pieces.some((piece) => piece.seq === seq))).toBe(true);
    }
  }
});

test('whatever a transcription server answers, it is words with their times, or refused', async () => {
  const engine = httpEngine({ url: transcripts.url, model: 'any' });
  for (const [chance] of draws('transcriber', ANSWERS)) {
    const segment = { start: 0, end: 1, text: chance.pick([...said, ...hostileTexts]), avg_logprob: -0.2 };
    transcripts.answer(wrongAnswer({ text: segment.text, segments: [segment, segment] }, chance));
    const heard = await engine
      .hear(new Int16Array(160), { language: 'nl', prompt: '', speech: [], signal })
      .catch((error: Error) => {
        expect(error.name).toBe('EngineError');
        return [];
      });
    for (const { start_s, end_s, text } of heard) {
      expect([Number.isFinite(start_s), Number.isFinite(end_s)]).toEqual([true, true]);
      expect(text).toBeTypeOf('string');
    }
  }
});

const failures = [
  ...['encrypted', 'empty', 'damaged', 'too_many_pages', 'too_large', 'unknown_kind', 'not_readable'],
  ...['took_too_long', 'out_of_memory'],
];

test('a spoilt document is read, or refused with a reason', async () => {
  const lines = said.map((text, at) => ({ x: 60, y: 800 - at * 14, text }));
  const good = [
    textPdf([lines, lines]),
    Buffer.from(docxFile(said.map((text) => docxParagraph(text)).join(''))),
    Buffer.from(odtFile(said.map((text) => `<text:p>${text}</text:p>`).join(''))),
    Buffer.from(said.join('\n')),
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300', 'hex'),
  ];
  const limits = { page_ms: 4_000, memory_bytes: 400 * 1024 * 1024 };
  for (const [chance] of draws('documents', DOCUMENTS)) {
    const became = await failureOf(spoilt(chance.pick(good), chance), { limits });
    expect(became.startsWith('read ') ? 'read' : became).toBeOneOf(['read', ...failures]);
  }
});
