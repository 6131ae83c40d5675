/** Every column that can hold words is sealed, or says in its comment why it is not. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../test/harness.ts';
import { masterSealed } from './sealed-columns.ts';

const { db } = await harness();

const sealedByMaster = masterSealed.flatMap(({ table, columns }) =>
  Object.keys(columns).map((column) => `${table}.${column}`),
);
const bytes = new Set(['bytea', 'ARRAY']);

type Column = { name: string; data_type: string; comment: string };

async function columnsOfWords(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as name, data_type,
      coalesce(col_description(table_name::regclass, ordinal_position), '') as comment
    from information_schema.columns
    where table_schema = 'public'
      and data_type in ('text', 'character', 'character varying', 'bytea', 'json', 'jsonb', 'ARRAY', 'xml', 'tsvector')
    order by 1`.execute(db);
  return rows;
}

const isSealedOrFingerprint = /^(?:Sealed|Fingerprint): \p{L}/u;
const isOpen = /^Open: \p{L}/u;
const isOpenBytes = /^Open bytes: \p{L}/u;

test('every column that can hold words is sealed by a master key, or its comment says how it is sealed or why it is not', async () => {
  const rows = await columnsOfWords();
  expect(sealedByMaster.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);

  const told = rows.filter(({ name }) => !sealedByMaster.includes(name));
  const untold = told.filter(({ comment, data_type }) =>
    bytes.has(data_type)
      ? !isSealedOrFingerprint.test(comment) && !isOpenBytes.test(comment) && !isOpen.test(comment)
      : !isOpen.test(comment),
  );
  expect(untold.map(({ name }) => name)).toEqual([]);
});

test('what is sealed is kept as bytes, and no bytes are called words', async () => {
  const rows = await columnsOfWords();
  const isSealed = ({ name, comment }: Column) =>
    sealedByMaster.includes(name) || isSealedOrFingerprint.test(comment);
  expect(rows.filter((row) => isSealed(row) && !bytes.has(row.data_type))).toEqual([]);
  expect(rows.filter(({ comment, data_type }) => isOpen.test(comment) && data_type === 'bytea')).toEqual([]);
});

test('the database keeps no samples of what a master key opens: they would outlive the row', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attstattarget = 0`.execute(db);
  const without = new Set(rows.map(({ name }) => name));
  // Of accounts, which stay as long as their lines in the access log do.
  const ofAccounts = ['users.totp_secret', 'users.totp_new_secret'];

  expect(sealedByMaster.filter((name) => !without.has(name) && !ofAccounts.includes(name))).toEqual([]);
});
