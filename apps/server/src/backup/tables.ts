/** Which tables and sequences a database has, and how their rows are copied. */
import type pg from 'pg';

type TableName = { schema: string; table: string };
type TableShape = TableName & { columns: string[] };
type SequenceValue = TableName & { last_value: string | null };

/** The product's own, and the queue's: jobs that wait are work that was promised. */
export const SCHEMAS = ['public', 'pgboss'];

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, table }: TableName) => `${quoted(schema)}.${quoted(table)}`;

/** All that hold rows themselves. Columns that the database computes are left to it. */
export async function tablesOf(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1)
     group by 1, 2 order by 1 desc, 2`,
    [SCHEMAS],
  );
  return rows;
}

export async function sequencesOf(client: pg.Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `select schemaname as schema, sequencename as table, last_value::text
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** The same value is the same text, whatever the database's own settings are. */
export const plainText = [
  "set datestyle = 'ISO'",
  "set intervalstyle = 'postgres'",
  "set timezone = 'UTC'",
  'set extra_float_digits = 3',
  "set bytea_output = 'hex'",
  // A table is told from its beginning, also while somebody else reads it: so that what did not change is told the same.
  'set synchronize_seqscans = off',
];

const columnsOf = ({ columns }: TableShape) => columns.map(quoted).join(', ');
export const copyOutOf = (table: TableShape) => `copy ${nameOf(table)} (${columnsOf(table)}) to stdout`;
export const copyInto = (table: TableShape) => `copy ${nameOf(table)} (${columnsOf(table)}) from stdin`;
