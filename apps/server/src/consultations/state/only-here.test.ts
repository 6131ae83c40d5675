/** Nobody but the machine writes where a recording stands. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const STATE =
  /\b(stage|status|is_reviewed|is_admin_reviewed|is_recording_deleted|is_cosign_asked|hidden_at)\b/;

/** What stands between the parentheses that open at `start`. */
function argument(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

/** Every place where a row of recordings or appointments is written with a word of the state. */
function writes(text: string): string[] {
  const built = [...text.matchAll(/\b(?:updateTable|insertInto)\(\s*'(?:recordings|appointments)'\s*\)/g)];
  const byBuilder = built.flatMap(({ index }) => {
    const after = text.slice(index);
    return [...after.matchAll(/\.(?:set|values|doUpdateSet)\(/g)]
      .filter((call) => !after.slice(0, call.index).includes(';'))
      .map((call) => argument(after, call.index + call[0].length - 1));
  });
  const bySql = [...text.matchAll(/\b(?:update|insert into)\s+(?:recordings|appointments)\b[^`;]*/gi)];
  return [...byBuilder, ...bySql.map(([statement]) => statement)].filter((written) => STATE.test(written));
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('no stage, status or mark is written outside of the machine', () => {
  const found = sources.filter(({ text }) => writes(text).length > 0).map(({ path }) => path);

  expect(found).toEqual([relative(root, join(import.meta.dirname, 'step.ts'))]);
});

test.each([
  `db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', id).execute();`,
  `tx.updateTable('appointments')\n  .set({ status })\n  .execute();`,
  `db.insertInto('recordings').values({ id, is_reviewed: true }).execute();`,
  'sql`update recordings set is_admin_reviewed = true`',
])('this would be found: %s', (text) => {
  expect(writes(text)).toHaveLength(1);
});

test.each([
  `db.updateTable('recordings').set({ gap_count }).where('stage', '=', 'capturing').execute();`,
  `const status = 'done'; db.insertInto('tasks').values({ status }).execute();`,
])('this would not: %s', (text) => {
  expect(writes(text)).toEqual([]);
});
