/** Sound and documents in packs: some ten megabytes that never change, named by what is in them. */
import type pg from 'pg';
import { fileKey, pictureKey } from '../consultations/file/attachment-sealing.ts';
import { chunkKey } from '../consultations/sound.ts';
import type { BySystem } from '../policy.ts';
import type { Storage } from '../storage/port.ts';

export type Pack = {
  /** the row that it belongs to: when that is gone, so may this be */
  of: { table: 'recordings' | 'attachments'; id: string };
  keys: string[];
  /** what its name is made of */
  fingerprint: string[];
};

/** Five minutes of sound, about ten megabytes. */
const CHUNKS_IN_PACK = 64;
const ROWS_AT_ONCE = 20_000;

type ChunkRow = { id: string; seq: number; sha256: string; made: string };

/** By the rows of the snapshot that the connection is in. */
export async function* soundPacks(client: pg.Client, _scope: BySystem): AsyncGenerator<Pack> {
  let pack: ChunkRow[] = [];
  const taken = (): Pack[] => {
    const [first] = pack;
    if (!first) return [];
    const whole: Pack = {
      of: { table: 'recordings', id: first.id },
      keys: pack.map(({ id, seq }) => chunkKey(id, seq)),
      fingerprint: [first.id, first.made, ...pack.map(({ seq, sha256 }) => `${seq} ${sha256}`)],
    };
    pack = [];
    return [whole];
  };
  let after: [string, number] = ['00000000-0000-0000-0000-000000000000', -1];
  for (;;) {
    // An id that is used again after its recording was removed was made at another moment.
    const { rows } = await client.query<ChunkRow>(
      `select recording_id as id, seq, encode(sha256, 'hex') as sha256, extract(epoch from recordings.created_at)::text as made
       from recording_chunks join recordings on recordings.id = recording_id
       where (recording_id, seq) > ($1, $2) order by recording_id, seq limit ${ROWS_AT_ONCE}`,
      after,
    );
    for (const row of rows) {
      const isFull = pack.length === CHUNKS_IN_PACK;
      if (isFull || pack[0]?.id !== row.id) yield* taken();
      pack.push(row);
      after = [row.id, row.seq];
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  yield* taken();
}

export async function* attachmentPacks(client: pg.Client, _scope: BySystem): AsyncGenerator<Pack> {
  const { rows } = await client.query<{ id: string; made: string; pages: number[] }>(
    `select attachments.id, extract(epoch from attachments.created_at)::text as made,
       coalesce(array_agg(number order by number) filter (where picture_type is not null), '{}') as pages
     from attachments left join attachment_pages on attachment_id = attachments.id
     group by attachments.id order by attachments.id`,
  );
  for (const { id, made, pages } of rows)
    yield {
      of: { table: 'attachments', id },
      keys: [fileKey(id), ...pages.map((number) => pictureKey(id, number))],
      fingerprint: [id, made, pages.join(',')],
    };
}

/** How a pack begins: what is in it, and how long each is. */
type Contents = { key: string; bytes: number }[];

/** The bytes of a pack, and what was not in the storage. */
export async function packUp(
  storage: Storage,
  { keys }: Pack,
): Promise<{ bytes: Buffer; missing: string[] }> {
  const contents: Contents = [];
  const parts: Buffer[] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const bytes = await storage.get(key);
    if (!bytes) {
      missing.push(key);
      continue;
    }
    contents.push({ key, bytes: bytes.length });
    parts.push(bytes);
  }
  const head = Buffer.from(JSON.stringify(contents));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return { bytes: Buffer.concat([length, head, ...parts]), missing };
}

export function* unpack(pack: Buffer): Generator<{ key: string; bytes: Buffer }> {
  let at = 4 + pack.readUInt32BE(0);
  for (const { key, bytes } of JSON.parse(pack.subarray(4, at).toString('utf8')) as Contents) {
    yield { key, bytes: pack.subarray(at, at + bytes) };
    at += bytes;
  }
}
