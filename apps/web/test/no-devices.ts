/**
 * Before every file of pages: they have no microphone, no worker and no other address to go to, but what a test says of these,
 * and nothing is kept on the device. Modules are swapped here for all files alike, because files share what is loaded: one
 * that a single file swaps may have been loaded by the file before, with all that uses it.
 */
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

vi.mock(
  '../src/capture/storage-client.ts',
  async () => (await import('./fake-capture.ts')).storageClientModule,
);
vi.mock('../src/capture/microphone.ts', async () => (await import('./fake-capture.ts')).microphoneModule);
vi.mock('../src/capture/unfinished.ts', async () => (await import('./fake-capture.ts')).unfinishedModule);
vi.mock(
  '../src/capture/recording-elsewhere.ts',
  async () => (await import('./fake-capture.ts')).elsewhereModule,
);
vi.mock('../src/lib/leave.ts', async () => (await import('./fake-capture.ts')).leaveModule);

beforeEach(emptyDevice);

afterEach(async () => {
  const { leaveModule, resetWorld } = await import('./fake-capture.ts');
  resetWorld();
  for (const leave of Object.values(leaveModule)) leave.mockClear();
});

afterAll(() => {
  for (const name of ['clipboard', 'locks', 'mediaDevices']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'visibilityState');
});

/** Pages keep their connections open, so rows go and databases stay. */
async function emptyDevice(): Promise<void> {
  const { committed, done } = await import('../src/lib/indexed-db.ts');
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const transaction = database.transaction(stores, 'readwrite');
      for (const store of stores) transaction.objectStore(store).clear();
      await committed(transaction);
    }
    database.close();
  }
}
