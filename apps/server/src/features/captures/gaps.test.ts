import { type Gap, getRecording, listGaps, MAX_GAPS, putGaps } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations, someSound } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db } = noteer;
const clinician = await aUser();
const { aCapture, aRecording, put, finish } = consultations(noteer);

const silent = (from_sample: number, samples: number): Gap => ({ from_sample, samples, kind: 'silent' });
const skipped: Gap = { from_sample: 9000, samples: 32_000, kind: 'skipped' };

const tell = (id: string, gaps: Gap[], as = clinician, more: object = {}) =>
  request(putGaps, {
    as,
    params: { id },
    body: {
      gaps,
      gap_count: gaps.length,
      gap_samples: gaps.reduce((sum, { samples }) => sum + samples, 0),
      ...more,
    },
  });
const listed = async (id: string) =>
  (await request(listGaps, { as: clinician, params: { id } })).body.data as Gap[];

test('what the browser missed comes back with the recording, in its order', async () => {
  const { id } = await aCapture(clinician);
  await tell(id, [skipped, silent(1600, 800)]);
  await put(clinician, id, 0, someSound(3, 10_000));
  const finished = await finish(clinician, id, 1, 10_000);

  expect(finished.body.data).toMatchObject({ gap_count: 2, gap_samples: 32_800 });
  expect(await listed(id)).toEqual([silent(1600, 800), skipped]);
});

test('a list that is told twice, or that grew, is there once', async () => {
  const { id } = await aCapture(clinician);
  await tell(id, [silent(1600, 800)]);
  await tell(id, [silent(1600, 800)]);
  await tell(id, [silent(1600, 800), skipped]);

  expect(await listed(id)).toEqual([silent(1600, 800), skipped]);
});

test('an older list that comes late changes nothing', async () => {
  const { id } = await aCapture(clinician);
  await tell(id, [silent(1600, 800), skipped]);
  const late = await tell(id, [silent(1600, 800)]);

  expect(late.body.data).toEqual({ gap_count: 2, gap_samples: 32_800 });
  expect(await listed(id)).toHaveLength(2);
});

test('a recording that is finished can still be told of', async () => {
  const { id } = await aRecording(clinician);
  await tell(id, [silent(100, 900)]);

  const { body } = await request(getRecording, { as: clinician, params: { id } });
  expect(body.data).toMatchObject({ gap_count: 1, gap_samples: 900 });
});

test('more than are listed are counted', async () => {
  const { id } = await aCapture(clinician);
  const many = Array.from({ length: MAX_GAPS }, (_, i) => silent(i * 2000, 900));
  const { status } = await tell(id, many, clinician, { gap_count: 700, gap_samples: 630_000 });
  const tooMany = await tell(id, [...many, silent(2_000_000, 900)]);

  expect([status, tooMany.status]).toEqual([200, 400]);
  expect(await listed(id)).toHaveLength(MAX_GAPS);
});

test('nobody tells or sees what is missing in the recording of another', async () => {
  const other = await aUser();
  const { id } = await aCapture(clinician);
  const told = await tell(id, [skipped], other);
  const seen = await request(listGaps, { as: other, params: { id } });

  expect([told.status, seen.status]).toEqual([404, 404]);
});

test('it is gone with the recording', async () => {
  const { id } = await aRecording(clinician);
  await tell(id, [skipped]);
  await db.deleteFrom('recordings').where('id', '=', id).execute();

  expect(await db.selectFrom('recording_gaps').selectAll().where('recording_id', '=', id).execute()).toEqual(
    [],
  );
});
