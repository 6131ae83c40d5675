/** A model of random weights behind the real engine, through the whole job: the note is the one that our rules write. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTemplate, noteMarkdown, type Template, type TranscriptPiece, writeNote } from '@noteer/clinical';
import { getDraft, getRecording, getTranscript, type Recording } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations, someSound } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { whileEnginesWork } from '../../../test/progress.ts';
import { scriptedEngines } from '../../../test/scripted-engine.ts';
import { writeTinyGguf } from '../../../test/tiny-gguf.ts';
import { llamaWriter } from './llama.ts';

const file = join(mkdtempSync(join(tmpdir(), 'noteer-random-')), 'random.gguf');
await writeTinyGguf(file);
const writer = llamaWriter({ file, model: 'random', threads: 1, gives_way: false, context_tokens: 8_192 });
const lines = [
  'Hoe slaapt u?',
  'Ik slaap al weken slecht en ik ben somber.',
  'Ik gebruik elke avond mirtazapine dertig milligram.',
  'We verhogen de mirtazapine naar vijfenveertig milligram.',
  'Dan zie ik u over twee weken.',
];
const scripted = scriptedEngines(lines);
/** As long as people need for a line, and a pause after it. */
const RATE = 16_000;
const sound = Buffer.concat(
  lines.map((_, index) => Buffer.concat([someSound(3 + index, 4 * RATE), Buffer.alloc(2 * RATE)])),
);
const noteer = await harness(
  {},
  {
    ...scripted,
    writer: async () => writer,
    close: async () => {
      await writer.close();
      await scripted.close();
    },
  },
);
const { request, aUser, logged } = noteer;
const { aRecording } = consultations(noteer);

test('a model that writes rubbish costs nothing: the note and its sources are ours, and say so', {
  tags: 'thorough',
  timeout: 1_800_000,
}, async () => {
  const as = await aUser();
  const { id } = await aRecording(as, sound, { language: 'nl', template: 'decursus' });
  const look = async (): Promise<Recording> =>
    (await request(getRecording, { as, params: { id } })).body.data;
  const { processing, consultation_summary } = await whileEnginesWork(
    look,
    ({ processing: { stage } }) => stage === 'done' || stage === 'failed',
  );
  expect(processing).toMatchObject({ stage: 'done', reason: null });

  const pieces = (await request(getTranscript, { as, params: { id } })).body.data as TranscriptPiece[];
  const template = findTemplate('decursus') as Template;
  const own = writeNote(pieces, { template, language: 'nl' });
  expect(own.sections.length).toBeGreaterThan(1);
  expect(consultation_summary).toMatchObject([
    { ai_model_name: 'random', summary_text: noteMarkdown(own).text },
  ]);
  const { body } = await request(getDraft, { as, params: { id }, query: { ai_model_name: 'random' } });
  const sentences = (body.data.sections as { sentences: { by: string }[] }[]).flatMap(
    (each) => each.sentences,
  );
  expect(new Set(sentences.map(({ by }) => by))).toEqual(new Set(['rules']));
  expect(logged.join('\n')).not.toMatch(/mirtazapine|somber/);
});
