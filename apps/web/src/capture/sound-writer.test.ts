import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openDatabase, readChunk } from './database.ts';
import { createSoundWriter } from './sound-writer.ts';

test('a disk that refuses for a while loses nothing and disturbs no order', async () => {
  const database = await openDatabase();
  const id = crypto.randomUUID();
  const troubles: boolean[] = [];
  let refusals = 3;
  const transaction = database.transaction.bind(database);
  vi.spyOn(database, 'transaction').mockImplementation((...args) => {
    if (args[1] === 'readwrite' && refusals-- > 0) throw new DOMException('full', 'QuotaExceededError');
    return transaction(...args);
  });
  const writer = createSoundWriter({
    database,
    id,
    first_sample: 0,
    onKept: () => {},
    onTrouble: (isFailing) => troubles.push(isFailing),
    rest: async () => {},
  });

  for (let piece = 1; piece <= 3; piece++) void writer.push(new Int16Array(100).fill(piece).buffer);

  expect(await writer.end()).toBe(300);
  const samples = new Int16Array((await readChunk(database, id, 0)).buffer);
  expect([samples[0], samples[100], samples[200], samples.length]).toEqual([1, 2, 3, 300]);
  expect(troubles).toEqual([true, false]);
});
