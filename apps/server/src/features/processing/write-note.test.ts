/** The way from a talk to a note, with a model that does what the test says. */
import {
  answerDoubt,
  askNoteReading,
  type ConsultationSummary,
  changeRecording,
  getDraft,
  getNoteReading,
  getNoteWriting,
  getRecording,
  listTasks,
  NO_MODEL,
  rewriteNote,
  shownSummary,
  stopWriting,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { harness } from '../../../test/harness.ts';
import {
  aNote,
  modelsOf,
  nothingToRemark,
  type ScriptedModel,
  scriptedModel,
} from '../../../test/scripted-model.ts';
import { aTalk } from '../../../test/voices.ts';
import type { LanguageModel } from '../../model/port.ts';
import { ModelError } from '../../model/problem.ts';
import { readNoteOver } from './read-note-over.job.ts';
import { resumeWriting } from './resume-writing.job.ts';
import { writeNote } from './write-note.job.ts';

const noteer = await harness();
const { request, aUser, db, services } = noteer;
const as = await aUser();
const { signal } = new AbortController();

const toWrite = (id: string) =>
  db.updateTable('recordings').set({ stage: 'writing' }).where('id', '=', id).execute();
const write = (id: string, model: LanguageModel | undefined) =>
  writeNote.run({ ...services, models: modelsOf(model) }, { recording_id: id }, signal);
const readOver = (id: string, model: LanguageModel | undefined) =>
  readNoteOver.run({ ...services, models: modelsOf(model) }, { recording_id: id }, signal);
const recordingOf = async (id: string) => (await request(getRecording, { as, params: { id } })).body.data;
const noteOf = async (id: string) => (await recordingOf(id)).consultation_summary[0];
const draftOf = async (id: string, ai_model_name = 'scripted') =>
  (await request(getDraft, { as, params: { id }, query: { ai_model_name } })).body.data;
const writingOf = async (id: string) => (await request(getNoteWriting, { as, params: { id } })).body.data;
const readingOf = async (id: string) => (await request(getNoteReading, { as, params: { id } })).body.data;
const save = (id: string, summary_text: string, more: object = {}) =>
  request(changeRecording, {
    as,
    params: { id },
    body: { consultation_summaries: [{ ai_model_name: 'scripted', summary_text, ...more }] },
  });

async function aTalkToWrite(clinician = as): Promise<string> {
  const { id } = await aTalk(noteer, clinician, [0, 1, 0, 1]);
  await toWrite(id);
  return id;
}

const twoLines = aNote('course', [
  ['Slaapt slecht.', 0, 1],
  ['Gebruikt 50 mg.', 2],
]);
const writes = (note: object, remarks: object = nothingToRemark): ScriptedModel =>
  scriptedModel(({ name }) => (name === 'note' ? note : remarks));

const wrongDose = {
  ...nothingToRemark,
  wrong: [{ line: 2, why: 'Het werd 100 mg.', text: 'Gebruikt 100 mg.', sources: [2, 3] }],
};

test('a note has its sentences with the pieces they rest on, its tasks, diagnoses and doubts', async () => {
  const id = await aTalkToWrite();
  const note = {
    ...twoLines,
    tasks: [{ text: 'Recept maken', who: 'behandelaar', when: 'morgen', sources: [3] }],
    diagnoses: [{ text: 'Depressie', certainty: 'working', sources: [1] }],
    doubts: [{ heard: 'vijf tig', read: '50 mg', sources: [2] }],
  };
  await write(id, writes(note));
  const draft = await draftOf(id);
  expect(draft.summary_text).toBe('## Beloop sinds vorig contact\n\nSlaapt slecht.\nGebruikt 50 mg.\n');
  expect(draft).toMatchObject({
    sections: [{ id: 'course', sentences: [{ sources: [0, 1] }, { sources: [2] }] }],
    tasks: note.tasks,
    diagnoses: note.diagnoses,
    doubts: [{ by: 'model', heard: 'vijf tig', read: '50 mg', from_s: 10, to_s: 15, answer: null }],
    is_partial: false,
  });
  expect(await writingOf(id)).toBeNull();
});

test('while it is written a page sees the sentences that are there, with what they rest on', async () => {
  const id = await aTalkToWrite();
  let seen: unknown;
  await write(
    id,
    scriptedModel(() => twoLines, {
      async ask(_question, { onText }) {
        onText?.(JSON.stringify(twoLines).slice(0, 90));
        await expect
          .poll(async () => {
            seen = await writingOf(id);
            return (seen as { phase: string }).phase;
          })
          .toBe('writing');
        const text = JSON.stringify(twoLines);
        return {
          ...{ text, isCutOff: false, tokens_read: 9, tokens_written: 9 },
          ...{ seconds_to_first: 1, seconds: 2 },
        };
      },
    }),
  );
  expect(seen).toMatchObject({
    phase: 'writing',
    sections: [
      {
        title: 'Beloop sinds vorig contact',
        sentences: [{ text: 'Slaapt slecht.', sources: [0, 1] }],
      },
    ],
  });
});

test('the second reading corrects a note that nobody touched, and what it changed can be seen', async () => {
  const id = await aTalkToWrite();
  const model = writes(twoLines, wrongDose);
  await write(id, model);
  expect(await readingOf(id)).toMatchObject({ number: 1, changes: [] });
  await readOver(id, model);
  expect(await readingOf(id)).toMatchObject({
    state: 'done',
    is_applied: true,
    changes: [
      { kind: 'wrong', before: 'Gebruikt 50 mg.', after: 'Gebruikt 100 mg.', why: 'Het werd 100 mg.' },
    ],
  });
  expect((await noteOf(id)).summary_text).toContain('Gebruikt 100 mg.');
  expect((await draftOf(id)).sections[0].sentences[1]).toEqual({
    text: 'Gebruikt 100 mg.',
    sources: [2, 3],
  });
});

test('a place to hear again no longer says what the second reading took out', async () => {
  const id = await aTalkToWrite();
  const doubts = [
    { heard: 'vijf tig', read: '50 mg', sources: [2] },
    { heard: 'slecht', read: 'slecht', sources: [0] },
  ];
  const model = writes({ ...twoLines, doubts }, wrongDose);
  await write(id, model);
  await readOver(id, model);
  expect((await draftOf(id)).doubts.map(({ read }: { read: string }) => read)).toEqual(['', 'slecht']);
});

test('what a clinician has typed is never changed: there the second reading only remarks', async () => {
  const id = await aTalkToWrite();
  const model = writes(twoLines, wrongDose);
  await write(id, model);
  const typed = '## Beloop sinds vorig contact\n\nSlaapt slecht.\nGebruikt 50 mg.\nEigen zin.\n';
  await save(id, typed, { based_on: 1 });
  await readOver(id, model);
  expect((await noteOf(id)).summary_text).toBe(typed);
  expect(await readingOf(id)).toMatchObject({ state: 'done', is_applied: false, changes: [{}] });
});

test('what was typed while the note was read over is saved, though there is a newer version', async () => {
  const id = await aTalkToWrite();
  const model = writes(twoLines, wrongDose);
  await write(id, model);
  await readOver(id, model);
  expect((await save(id, 'Getypt.', { based_on: 1 })).status).toBe(200);
  expect((await save(id, 'Van een ander.', { based_on: 1 })).body.code).toBe('note_changed');
  expect((await noteOf(id)).summary_text).toBe('Getypt.');
});

test('a clinician has the own words read over when they ask, and gets remarks', async () => {
  const id = await aTalkToWrite();
  await write(id, writes(twoLines));
  await readOver(id, writes(twoLines));
  await save(id, '## Beloop sinds vorig contact\n\nGebruikt 75 mg.\n');
  // Or already 'reading': nothing holds the work back.
  expect((await request(askNoteReading, { as, params: { id } })).body.data.state).toMatch(
    /^(waiting|reading)$/,
  );
  const remarks = {
    ...nothingToRemark,
    wrong: [{ line: 1, why: 'Er is 50 gezegd.', text: 'Gebruikt 50 mg.', sources: [2] }],
  };
  const model = writes(twoLines, remarks);
  await readOver(id, model);
  expect(model.asked[0]?.after).toContain('1. Gebruikt 75 mg. []');
  expect(await readingOf(id)).toMatchObject({ is_applied: false, changes: [{ before: 'Gebruikt 75 mg.' }] });
  expect((await noteOf(id)).summary_text).toContain('75 mg');
});

test('a model that is away costs nothing: headings to write under, what went wrong, and the note comes by itself', async () => {
  const id = await aTalkToWrite();
  await write(
    id,
    scriptedModel(() => {
      throw new ModelError('unreachable', 'away');
    }),
  );
  expect(await recordingOf(id)).toMatchObject({
    processing: { stage: 'done' },
    consultation_summary: [{ ai_model_name: NO_MODEL }],
  });
  expect((await noteOf(id)).summary_text).toContain('## Medicatie en bijwerkingen');
  const writing = await writingOf(id);
  expect(writing).toMatchObject({ phase: 'waiting', problem: 'unreachable' });
  expect(Date.parse(writing.next_try_at)).toBeGreaterThan(Date.now());

  await db
    .updateTable('note_writings')
    .set({ next_try_at: new Date(0) })
    .where('recording_id', '=', id)
    .execute();
  const enqueued: string[] = [];
  const enqueue = async (_: unknown, name: string) => void enqueued.push(name);
  await resumeWriting.run({ ...services, enqueue: enqueue as never }, {}, signal);
  expect(enqueued).toEqual(['write-note']);
  await write(id, writes(twoLines));
  expect(await noteOf(id)).toMatchObject({ ai_model_name: 'scripted', revision: 1 });
  expect(await writingOf(id)).toBeNull();
});

test('headings alone cannot be signed', async () => {
  const id = await aTalkToWrite();
  await write(id, undefined);
  const { body } = await request(changeRecording, { as, params: { id }, body: { is_reviewed: true } });
  expect(body.code).toBe('note_empty');
});

test('what was typed without a model stands in the note that a model writes later', async () => {
  const id = await aTalkToWrite();
  await write(id, undefined);
  const { summary_text } = await noteOf(id);
  const typed = summary_text.replace(
    '## Medicatie en bijwerkingen\n',
    '## Medicatie en bijwerkingen\n\nZelf getypt.\n',
  );
  await save(id, typed, { ai_model_name: NO_MODEL });
  await toWrite(id);
  await write(id, writes(twoLines));
  const recording = await recordingOf(id);
  const note = shownSummary(recording.consultation_summary as z.infer<typeof ConsultationSummary>[]);
  expect(note?.ai_model_name).toBe('scripted');
  expect(note?.summary_text).toContain('## Medicatie en bijwerkingen\n\nZelf getypt.');
  expect(note?.summary_text).toContain('Slaapt slecht.');
});

test('written again, what the clinician typed or changed stays', async () => {
  const id = await aTalkToWrite();
  await write(id, writes(twoLines));
  await save(
    id,
    '## Beloop sinds vorig contact\n\nSlaapt heel slecht.\nGebruikt 50 mg.\nWil naar het strand.\n',
  );
  await request(rewriteNote, { as, params: { id }, body: { template: 'decursus' } });
  await write(
    id,
    writes(
      aNote('course', [
        ['Slaapt slecht.', 0],
        ['Gebruikt 100 mg.', 2],
      ]),
    ),
  );
  expect((await noteOf(id)).summary_text).toBe(
    '## Beloop sinds vorig contact\n\nGebruikt 100 mg.\nSlaapt heel slecht.\nWil naar het strand.\n',
  );
});

test('whoever stops it keeps what was written so far, and is told that there may be more', async () => {
  const id = await aTalkToWrite();
  await write(
    id,
    scriptedModel(() => '', {
      async ask(_question, { onText, signal: stopped }) {
        onText?.(JSON.stringify(twoLines).slice(0, 90));
        await request(stopWriting, { as, params: { id } });
        await new Promise((_, reject) => stopped.addEventListener('abort', () => reject(stopped.reason)));
        throw new Error('it was stopped');
      },
    }),
  );
  expect(await draftOf(id)).toMatchObject({
    is_partial: true,
    summary_text: '## Beloop sinds vorig contact\n\nSlaapt slecht.\n',
  });
});

test('a doubt that is typed over or taken out takes the task with it', async () => {
  const id = await aTalkToWrite();
  const note = {
    ...twoLines,
    tasks: [
      { text: 'Dokter Smit bellen', who: 'Karin', when: 'maandag', sources: [1] },
      { text: 'Brief aan Jansma', who: '', when: '', sources: [3] },
    ],
    doubts: [
      { heard: 'smid', read: 'Smit', sources: [1] },
      { heard: 'janma', read: 'Jansma', sources: [3] },
    ],
  };
  await write(id, writes(note));
  const [smit, jansma] = (await draftOf(id)).doubts;
  const answer = (doubt: string, body: object) =>
    request(answerDoubt, { as, params: { id, doubt }, body: { answer: body as never } });
  await answer(smit.id, { kind: 'typed', text: 'Smits' });
  await answer(jansma.id, { kind: 'removed' });
  expect((await draftOf(id)).tasks).toEqual([
    { text: 'Dokter Smits bellen', who: 'Karin', when: 'maandag', sources: [1] },
  ]);
  await request(changeRecording, { as, params: { id }, body: { is_reviewed: true } });
  const { body } = await request(listTasks, { as });
  expect(body.data.map(({ text }: { text: string }) => text)).toContain(
    'Karin: Dokter Smits bellen (maandag)',
  );
  expect((await answer(smit.id, { kind: 'right' })).body.code).toBe('note_reviewed');
});

test('a question holds what was said and who the house knows, and no sentence of ours about the talk', async () => {
  // Nobody who signed anything yet: no notes of theirs are examples of style.
  const id = await aTalkToWrite(await aUser());
  const model = writes(twoLines);
  await write(id, model);
  await readOver(id, model);
  const [note, reading] = model.asked;
  const [known, talk] = note?.talk.split('\n\n') ?? [];
  expect(talk).toBe(
    'Het gesprek:\n[0] stem 1: Zin 0.\n[1] stem 2: Zin 1.\n[2] stem 1: Zin 2.\n[3] stem 2: Zin 3.',
  );
  // Before it stands a list of names, after it our own fixed words; nothing that was made of what was said.
  expect(known?.split('\n').filter((line) => !line.startsWith('- '))).toEqual([
    expect.stringMatching(/^Namen en middelen die het huis kent/),
  ]);
  expect(note?.after).toBe('\n\nSchrijf nu het verslag als JSON.');
  expect(reading?.talk).toBe(note?.talk);
});
