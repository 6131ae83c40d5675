import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { jottingsHere } from '../../../capture/jottings.ts';
import { JottingWriter } from './jotting-writer.ts';

const row = (text: string, at: number) => ({
  ...{ recording_id: 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01', id: '0d7f3c55-1a51-4d1e-9f3c-7d0a6a5b4c03' },
  ...{ clinician_id: '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01', at_s: 1, text },
  edited_at: new Date(Date.UTC(2026, 2, 2, 9, 0, 0, at)).toISOString(),
});

test('a quick hand waits for two writes and not for one a letter, and is told only when the last letter is on disk', async () => {
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const kept: string[][] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const onKept = async () => {
    kept.push((await jottingsHere(row('', 0).recording_id)).map(({ text }) => text));
    resolve();
  };
  const writer = new JottingWriter({ onKept: () => void onKept(), onFailed: () => {} });
  const words = 'Bleek, trilt, weinig oogcontact.';
  for (let at = 1; at <= words.length; at++) writer.write(row(words.slice(0, at), at));
  await promise;

  expect(kept).toEqual([[words]]);
  expect(opened.mock.calls.filter(([, mode]) => mode === 'readwrite').length).toBeLessThanOrEqual(2);
  opened.mockRestore();
});

test('what could not be written is written with the next letter', async () => {
  const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const failed = Promise.withResolvers<void>();
  const kept = Promise.withResolvers<void>();
  const writer = new JottingWriter({ onKept: kept.resolve, onFailed: failed.resolve });
  writer.write({ ...row('Eerste', 50), id: '9a1b2c3d-1a51-4d1e-9f3c-7d0a6a5b4c04' });
  await failed.promise;
  failing.mockRestore();
  writer.write({ ...row('Tweede', 51), id: '9a1b2c3d-1a51-4d1e-9f3c-7d0a6a5b4c05' });
  await kept.promise;

  const here = await jottingsHere(row('', 0).recording_id);
  expect(here.map(({ text }) => text)).toEqual(expect.arrayContaining(['Eerste', 'Tweede']));
});
