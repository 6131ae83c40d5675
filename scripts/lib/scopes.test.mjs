import { expect, test } from 'vitest';
import { unscopedQueries } from './scopes.mjs';

const path = 'apps/server/src/features/visits/queries.ts';
const found = (text, at = path) => unscopedQueries([{ path: at, text }]);
const named = (...names) =>
  names.map((name) => `${path}: ${name} asks for patient data without a Scope, which only the policy gives`);

test.each([
  ["export const all = (db: Db) => db.selectFrom('recordings').execute();"],
  ["export const all = (db: Db) =>\n  db\n    .selectFrom('recordings as kept')\n    .execute();"],
  ["export async function all(db: Db, id: string) {\n  await db.deleteFrom('tasks').execute();\n}"],
  ['export const all = (db: Db) => sql`select text from transcript_pieces`.execute(db);'],
  [
    'export async function all(db: Db) {\n  await sql`\n    update appointments set status = 1`.execute(db);\n}',
  ],
  ['export const all = { async run({ db }) {\n    await db.selectFrom("clients").execute();\n  } };'],
])('a query of patient data that anybody could ask is named: %s', (text) => {
  expect(found(text)).toEqual(named('all'));
});

test.each([
  ["export const all = (db: Db, scope: Scope) => db.selectFrom('recordings').execute();"],
  ["export const all = (db: Db, _scope: Scope<'hear_sound'>) => db.selectFrom('recordings').execute();"],
  ["export const all = (db: Db, _scope: BySystem) => db.selectFrom('recordings').execute();"],
  [
    "type Reading = Scope<'read_note'>;\n\nexport async function all(\n  db: Db,\n  scope: Reading,\n): Promise<Row[]> {\n  return db.selectFrom('documents').execute();\n}",
  ],
])('one that takes a scope, also by a name of its own, is fine: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('what a query does in a part that is not exported is asked by whatever uses that part', () => {
  const inner = "const rows = (db: Db) => db.selectFrom('codes');\n";

  expect(found(`${inner}export const all = (db: Db) => rows(db).execute();`)).toEqual(named('all'));
  expect(found(`${inner}export const all = (db: Db, scope: Scope) => rows(db).execute();`)).toEqual([]);
  expect(found(`${inner}export const none = (db: Db) => undefined;`)).toEqual([]);
});

test('a scope that is made inside is no scope that was given', () => {
  const text =
    "export async function all(db: Db) {\n  const scope: Scope = made;\n  return db.selectFrom('recordings').execute();\n}";

  expect(found(text)).toEqual(named('all'));
});

test.each([
  [
    'a condition for another query',
    'export const has = (id: string): RawBuilder<boolean> => sql`exists (select from clients)`;',
  ],
  [
    'a table that holds nothing of patients',
    "export const all = (db: Db) => db.selectFrom('attempts').execute();",
  ],
  ['words about tables', "export const text = (db: Db) => log('taken from recordings');"],
  ['a comment', 'export const none = (db: Db) =>\n  // select from recordings where\n  undefined;'],
])('%s needs none', (_, text) => {
  expect(found(text)).toEqual([]);
});

test('tests, migrations and what is not of the server may ask as they like', () => {
  const text = "export const all = (db: Db) => db.selectFrom('recordings').execute();";

  for (const at of ['apps/server/src/a.test.ts', 'apps/server/src/db/migrate.ts', 'bench/lists.ts'])
    expect(found(text, at)).toEqual([]);
});
