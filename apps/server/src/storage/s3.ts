import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini } from 's3mini';
import type { Storage } from './port.ts';
import type { S3Address } from './s3-address.ts';
import { explained, mayPass, StoreError, storeRefused } from './store-error.ts';

/** Four tries are over in two seconds when nobody answers: whoever sent the sound still has it and sends it again. */
const patience = { tries: 4, backoff_ms: 250, timeout_ms: 10_000, page: 1000 };

/** How many keys of a recording are removed at the same time. */
const REMOVED_AT_ONCE = 8;

/** Every request can be made twice: a put replaces, a removal finds nothing. */
async function persist<T>({ tries, backoff_ms }: typeof patience, request: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await request();
    } catch (error) {
      const why = explained(error);
      if (tried >= tries || !mayPass(why)) throw why;
      // Between half and one and a half times as long: those who failed together do not come back together.
      await sleep(backoff_ms * 2 ** (tried - 1) * (0.5 + Math.random()));
    }
  }
}

export function s3Storage(address: S3Address, changed: Partial<typeof patience> = {}): Storage {
  const ours = { ...patience, ...changed };
  /** One for each request: a client that is shared signs with yesterday's key for an instant after midnight. */
  const client = () =>
    new S3mini({
      endpoint: address.bucket_url,
      region: address.region,
      accessKeyId: address.access_key,
      secretAccessKey: address.secret,
      requestAbortTimeout: ours.timeout_ms,
      // A store that sends us elsewhere is set up wrongly: sound goes where the setting says, or nowhere.
      fetch: (input, init) => fetch(input, { ...init, redirect: 'manual' }),
    });
  const inBucket = (key: string) => address.prefix + key;
  const ask = <T>(request: () => Promise<T>) => persist(ours, request);

  async function put(key: string, bytes: Buffer): Promise<void> {
    // The store compares this with what arrived, so what it confirms is what we sent.
    const digest = { 'content-md5': createHash('md5').update(bytes).digest('base64') };
    await ask(async () => {
      const answer = await client().putObject(inBucket(key), bytes, undefined, undefined, digest);
      await answer.arrayBuffer();
    });
  }

  const get = (key: string) =>
    ask(async () => {
      const bytes = await client().getObjectArrayBuffer(inBucket(key));
      return bytes ? Buffer.from(bytes) : undefined;
    });

  async function remove(keyInBucket: string): Promise<void> {
    await ask(() => client().deleteObject(keyInBucket)).catch((error: StoreError) => {
      if (error.status !== 404) throw error;
    });
  }

  /** One by one instead of in bulk, which not every store has. */
  async function removeFolder(folder: string): Promise<void> {
    let token: string | undefined;
    do {
      const from = token;
      const listed = await ask(() => client().listObjectsPaged('/', inBucket(`${folder}/`), ours.page, from));
      if (!listed) throw storeRefused(404);
      const keys = (listed.objects ?? []).map(({ Key }) => Key);
      for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) {
        await Promise.all(keys.slice(at, at + REMOVED_AT_ONCE).map(remove));
      }
      token = listed.nextContinuationToken;
    } while (token);
  }

  return {
    put,
    get,
    removeFolder,
    async check() {
      const folder = `.probe-${randomUUID()}`;
      const bytes = Buffer.from(folder);
      await put(`${folder}/probe`, bytes);
      const kept = await get(`${folder}/probe`);
      await remove(inBucket(`${folder}/probe`));
      // There is nothing left to remove, but deleting a recording needs the right to list.
      await removeFolder(folder);
      if (!kept?.equals(bytes)) throw new StoreError('the store did not give back what it was given');
    },
    async look() {
      const listed = await ask(() => client().listObjectsPaged('/', inBucket('recordings/'), 1));
      if (!listed) throw storeRefused(404);
    },
  };
}
