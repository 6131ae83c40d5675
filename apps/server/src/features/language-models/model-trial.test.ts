/** An administrator finds a server on this machine, tries it, chooses it, and the next note is written by it. */
import {
  cancelModelTrial,
  findModelServers,
  getModelChoice,
  getModelTrial,
  type ModelTrial,
  setModelChoice,
  tryModel,
} from '@noteer/contract';
import { afterAll, expect, test } from 'vitest';
import {
  answersWith,
  asOllama,
  asOpenAi,
  isSecondReading,
  noRemarks,
  openChatServer,
  sectionsAsked,
  stream,
} from '../../../test/chat-server.ts';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { sealText } from '../../consultations/sealed-text.ts';
import { pieceOwner } from '../../consultations/transcript.ts';
import { tryModel as tryModelJob } from './try-model.job.ts';

const ollama = await openChatServer();
const silent = await openChatServer();
const page = await openChatServer();
const portOf = ({ url }: { url: string }) => new URL(url).port;
afterAll(() => Promise.all([ollama.close(), silent.close(), page.close()]));

const noteer = await harness({
  WRITER: 'auto',
  FIND_MODELS: [9, ...[ollama, silent, page].map(portOf)].join(','),
});
const { request, aUser, db, services, auditFrom } = noteer;
const administrator = await aUser({ role: 'administrator' });

const nothing = { here: null, house: null, elsewhere: null };
const house = {
  ...{ kind: 'http' as const, url: ollama.url, model: 'mistral-small:24b', context_tokens: 16_384 },
  is_ours: false,
};
const trial = async (): Promise<ModelTrial> =>
  (await request(getModelTrial, { as: administrator })).body.data;
const start = (body: object) =>
  request(tryModel, { as: administrator, body: { language: 'nl', place: 'house', ...nothing, ...body } });
const found = async () => (await request(findModelServers, { as: administrator })).body.data;
const ended = (state: string) => expect.poll(trial, { timeout: 60_000 }).toMatchObject({ state }).then(trial);

const writes = answersWith((asked) => {
  if (isSecondReading(asked)) {
    const missing = { section: 'plan', text: 'Belt bij verergering.', why: 'Afgesproken.', sources: [19] };
    return { ...noRemarks, missing: [missing] };
  }
  const [first = '', ...others] = sectionsAsked(asked);
  return {
    sections: {
      [first]: [{ text: 'Slaapt slecht.', sources: [4] }],
      ...Object.fromEntries(others.map((id) => [id, []])),
    },
    ...{ tasks: [], diagnoses: [], doubts: [] },
  };
});

test('servers on this machine are found by what they say of themselves; others are passed over', async () => {
  ollama.tells(asOllama([{ name: 'mistral-small:24b', num_ctx: 16_384 }]));
  silent.tells({ '/v1/models': () => {}, '/api/tags': () => {} });
  page.tells({ '/v1/models': (response) => void response.end('<html>') });
  await expect.poll(found, { timeout: 60_000 }).toEqual([
    {
      ...{ software: 'ollama', url: ollama.url },
      models: [{ name: 'mistral-small:24b', context_tokens: 16_384 }],
    },
  ]);
  page.tells(asOpenAi('llamacpp', { id: 'qwen.gguf' }));
  await expect
    .poll(found, { timeout: 60_000 })
    .toMatchObject([
      { software: 'ollama' },
      { software: 'llama_cpp', models: [{ name: 'qwen.gguf', context_tokens: null }] },
    ]);
  // Found is not used.
  expect((await request(getModelChoice, { as: administrator })).body.data.in_use.place).toBe('none');
});

test('what is typed is tried before it is saved: the note, its seconds and tokens, and what the second reading says', async () => {
  ollama.behave(writes);
  const audited = await auditFrom();
  expect((await start({ house, house_key: 'sk-typed' })).body.data.state).toBe('waiting');
  const done = await ended('done');
  expect(done).toMatchObject({
    ...{ place: 'house', model: 'mistral-small:24b', problem: null, is_to_the_letter: true },
    sections: [{ sentences: [{ text: 'Slaapt slecht.', sources: [4] }] }],
    changes: [{ kind: 'missing', after: 'Belt bij verergering.', why: 'Afgesproken.' }],
    tokens_read: 20_000,
  });
  expect([done.seconds_to_first, done.seconds].every((each) => each !== null)).toBe(true);
  expect(done.talk.length).toBeGreaterThan(15);
  expect(ollama.asked[0]?.authorization).toBe('Bearer sk-typed');
  expect(await audited()).toMatchObject([{ event_type_code: 'language_model.tried' }]);
  // It was typed for this, and is kept for nothing.
  const rows = await db.selectFrom('model_trials').select('key').execute();
  expect(rows).toEqual([{ key: null }]);
  expect((await request(getModelChoice, { as: administrator })).body.data.version).toBe(0);
});

test('for a model elsewhere names are taken out of the trial too', async () => {
  ollama.behave(writes);
  await start({ place: 'elsewhere', elsewhere: house });
  await ended('done');
  expect(JSON.stringify(ollama.asked)).not.toMatch(/Wiersinga|Henk/);
});

test('it can be cancelled while the model writes, and another one begun', async () => {
  let isLeft = false;
  ollama.behave((_, response) => {
    response.on('close', () => {
      isLeft = true;
    });
  });
  await start({ house });
  await ended('running');
  expect((await request(cancelModelTrial, { as: administrator })).body.data.state).toBe('cancelled');
  await expect.poll(() => isLeft, { timeout: 60_000 }).toBe(true);
  ollama.behave(writes);
  await start({ house });
  await ended('done');
});

test('one whose process died is not asked again, and does not go on for ever', async () => {
  const [{ id }] = (await db.selectFrom('model_trials').select('id').execute()) as [{ id: string }];
  await db.updateTable('model_trials').set({ state: 'running' }).execute();
  await tryModelJob.run(services, { trial_id: id }, new AbortController().signal);
  expect(await trial()).toMatchObject({ state: 'failed', problem: 'stopped_midway' });
  await db
    .updateTable('model_trials')
    .set({ state: 'running', problem: null, seen_at: new Date(Date.now() - 3_600_000) })
    .execute();
  expect(await trial()).toMatchObject({ state: 'failed', problem: 'stopped_midway' });
});

test.each([
  ['refuses the key', 401, 'not_allowed'],
  ['sends it on', 307, 'unreachable'],
  ['breaks down', 500, 'unreachable'],
])('a server that %s is told of as a code', async (_, status, problem) => {
  ollama.behave(
    (_, response) => void response.writeHead(status, { location: silent.url }).end('secret words'),
  );
  await start({ house });
  expect(await ended('failed')).toMatchObject({ problem });
  expect(silent.asked).toEqual([]);
});

test('a model that is not on this machine cannot be tried', async () => {
  await start({ place: 'here', here: 'qwen3-4b' });
  expect(await ended('failed')).toMatchObject({ problem: 'no_model' });
});

test('once it is chosen the next note is written by it, without a restart', async () => {
  ollama.behave((asked, response) =>
    isSecondReading(asked) ? stream(response, JSON.stringify(noRemarks)) : writes(asked, response),
  );
  const body = { ...nothing, writes: 'house', house, templates: {}, version: 0 };
  expect((await request(setModelChoice, { as: administrator, body })).status).toBe(200);

  const { aRecording } = consultations(noteer);
  const clinician = await aUser();
  const { id } = await aRecording(clinician);
  const recording = await db
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const text = sealText(recordingSealing(services.sealing, recording), pieceOwner(id, 4), 'Ik slaap slecht.');
  await db
    .insertInto('transcript_pieces')
    .values({ recording_id: id, seq: 4, start_s: 0, end_s: 5, engine: 'test', text })
    .execute();
  await db.updateTable('recordings').set({ stage: 'writing' }).where('id', '=', id).execute();
  await services.enqueue(db, 'write-note', { recording_id: id });
  const names = () =>
    db
      .selectFrom('document_revisions')
      .innerJoin('documents', 'documents.id', 'document_id')
      .select('ai_model_name')
      .where('recording_id', '=', id)
      .execute();
  await expect.poll(names, { timeout: 60_000 }).toEqual([{ ai_model_name: 'mistral-small:24b' }]);
});
