/** What a backup says of itself. Encrypted like the rest: it holds the master key. */
import { z } from 'zod';

const Table = z.object({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** names of objects, in order */
  parts: z.array(z.string()),
});

export const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** those that had run */
  migrations: z.array(z.string()),
  /** what names of objects are made with */
  names_key: z.hex(),
  /** as in the file master.key */
  master_key: z.string(),
  tables: z.array(Table),
  sequences: z.array(z.object({ schema: z.string(), table: z.string(), last_value: z.string().nullable() })),
  /** objects that hold sound and documents */
  packs: z.array(z.string()),
  /** the object that holds the keys of recordings and documents; null where they are in the database */
  data_keys: z.string().nullable(),
  /** what rows name and the storage no longer had: deleted while the backup was made */
  gone: z.array(z.string()),
});

export type Manifest = z.infer<typeof Manifest>;
export type BackedUpTable = z.infer<typeof Table>;
