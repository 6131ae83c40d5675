import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../../test/harness.ts';

const { db } = await harness();

/** `users` from `type UsersTable = {`, with its columns. */
function tablesInSource(): Record<string, string[]> {
  const source = [
    'schema.ts',
    'code-list-tables.ts',
    'consultation-tables.ts',
    'file-tables.ts',
    'identity-tables.ts',
    'institution-tables.ts',
    'incoming-tables.ts',
    'keeping-tables.ts',
    'model-tables.ts',
    'code-tables.ts',
    'sound-tables.ts',
    'step-tables.ts',
    'template-tables.ts',
    'trail-tables.ts',
    'writing-tables.ts',
  ]
    .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const tables = [...source.matchAll(/^ {2,4}(\w+): (\w+Table);$/gm)].map(([, table, type]) => {
    const body = new RegExp(`type ${type} = \\{([^}]*)\\}`).exec(source)?.[1] ?? '';
    return [table, [...body.matchAll(/^ {2}(\w+): /gm)].map(([, column]) => column).sort()];
  });
  return Object.fromEntries(tables);
}

test('the tables as types are the tables as they are', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text order by column_name::text) as columns
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
    group by table_name`.execute(db);

  const migrated = Object.fromEntries(rows.map(({ table, columns }) => [table, [...columns].sort()]));
  expect(tablesInSource()).toEqual(migrated);
});
