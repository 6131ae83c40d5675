/** Walks through everything that master keys seal: to seal it with the newest, or to see which keys are still needed. */
import pg from 'pg';
import { NAME_BYTES } from './data-keys.ts';
import type { BySystem } from './policy.ts';
import { masterSealed, type SealedTable } from './sealed-columns.ts';
import { type Sealing, sealedWith } from './sealing.ts';

const AT_ONCE = 500;

type Row = Record<string, unknown>;
/** One sealed value, where it is and whose. */
type Value = { table: SealedTable; column: string; row: Row; owner: string; kept: Buffer; sealed: Buffer };

const quoted = (name: string) => `"${name}"`;
const textOf = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('hex') : String(value));
const ownerOf = (template: string, row: Row) =>
  template.replaceAll(/\{(\w+)\}/g, (_, column: string) => textOf(row[column]));

async function* valuesOf(client: pg.Client, sealing: Sealing, table: SealedTable): AsyncGenerator<Value> {
  const columns = [...new Set([...table.key, ...Object.keys(table.columns)])].map(quoted).join(', ');
  const where = table.where ? `where ${table.where}` : '';
  await client.query('begin transaction isolation level repeatable read, read only');
  try {
    await client.query(`declare sealed cursor for select ${columns} from ${quoted(table.table)} ${where}`);
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${AT_ONCE} from sealed`);
      for (const row of rows)
        for (const [column, template] of Object.entries(table.columns)) {
          const kept = row[column];
          if (!Buffer.isBuffer(kept)) continue;
          // A key that is gone was forgotten a moment ago.
          const sealed = kept.length === NAME_BYTES ? sealing.data_keys?.read(kept) : kept;
          if (sealed) yield { table, column, row, owner: ownerOf(template, row), kept, sealed };
        }
      if (rows.length < AT_ONCE) return;
    }
  } finally {
    await client.query('rollback');
  }
}

async function* allValues(client: pg.Client, sealing: Sealing): AsyncGenerator<Value> {
  for (const table of masterSealed) yield* valuesOf(client, sealing, table);
}

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'noteer keys' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const isRow = ({ table: { key } }: Value, from: number) =>
  key.map((column, index) => `${quoted(column)} = $${from + index}`).join(' and ');
const keyOf = ({ table: { key }, row }: Value) => key.map((column) => row[column]);

/** Only while it is what was read: what somebody wrote meanwhile is theirs. */
async function keepAnew(client: pg.Client, sealing: Sealing, value: Value, anew: Buffer): Promise<void> {
  const { table, column, kept } = value;
  const [name, set] = [quoted(table.table), quoted(column)];
  if (kept.length !== NAME_BYTES) {
    await client.query(`update ${name} set ${set} = $1 where ${set} = $2 and ${isRow(value, 3)}`, [
      anew,
      kept,
      ...keyOf(value),
    ]);
    return;
  }
  const { data_keys } = sealing;
  if (!data_keys) return;
  await client.query('begin');
  try {
    // Whoever removes the row waits: otherwise its key would be forgotten first, and come back by this.
    const { rowCount } = await client.query(
      `select from ${name} where ${set} = $1 and ${isRow(value, 2)} for no key update`,
      [kept, ...keyOf(value)],
    );
    if (rowCount === 0) data_keys.forget(kept);
    else if (data_keys.read(kept)) data_keys.replace(kept, anew);
  } finally {
    await client.query('rollback');
  }
}

/** How many values were sealed anew. Safe to run twice, by several, and while everything goes on. */
export async function resealAll(
  connectionString: string,
  _scope: BySystem,
  sealing: Sealing,
  /** Before each value that is sealed anew. */
  onValue?: (value: { kept: Buffer }) => Promise<void>,
): Promise<number> {
  const newest = sealing.newestKey();
  let count = 0;
  await connected(connectionString, (reading) =>
    connected(connectionString, async (writing) => {
      for await (const value of allValues(reading, sealing)) {
        if (sealedWith(value.sealed) === newest && opens(sealing, value)) continue;
        await onValue?.(value);
        const plain = sealing.open(value.owner, value.sealed);
        await keepAnew(writing, sealing, value, sealing.seal(value.owner, plain));
        count += 1;
      }
    }),
  );
  await sealing.data_keys?.forgetDrafts();
  return count;
}

function opens(sealing: Sealing, { owner, sealed }: Value): boolean {
  try {
    return Boolean(sealing.open(owner, sealed));
  } catch {
    return false;
  }
}

/** How many values seem to be sealed with each key. */
export const countByKey = (connectionString: string, _scope: BySystem, sealing: Sealing) =>
  connected(connectionString, async (client) => {
    const counts = new Map<number, number>();
    for await (const { sealed } of allValues(client, sealing))
      counts.set(sealedWith(sealed), (counts.get(sealedWith(sealed)) ?? 0) + 1);
    return counts;
  });

/** How many values do not open with these keys, as table.column. */
export const countClosed = (connectionString: string, _scope: BySystem, sealing: Sealing) =>
  connected(connectionString, async (client) => {
    const closed = new Map<string, number>();
    for await (const value of allValues(client, sealing)) {
      if (opens(sealing, value)) continue;
      const where = `${value.table.table}.${value.column}`;
      closed.set(where, (closed.get(where) ?? 0) + 1);
    }
    return closed;
  });
