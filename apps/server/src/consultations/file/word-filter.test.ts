import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { canHold, wordFilter } from './word-filter.ts';

const { db, services } = await harness();
const { sealing } = services;
const client = randomUUID();

/** Asked as a search asks: of a row with a filter and the client that it is of. */
async function holds(filter: Buffer | null, typed: string, clients = [client], part = client) {
  const { rows } = await sql<{ can: boolean }>`
    select ${canHold(sealing, { column: 'paper.words', part: 'paper.part' }, clients, typed)} as can
    from (select ${filter}::bytea as words, ${part}::uuid as part) paper`.execute(db);
  return rows[0]?.can;
}

const text = 'Cliënte gebruikt sertraline 50 mg en slaapt beter; coördinatie via de huisarts.';
const filter = wordFilter(sealing, client, text);

test.each(['sertraline', 'SERTRA', 'ser', 'client', 'coordinatie huisarts', 'mg', 'sertraline 50'])(
  'a paper can hold what it holds, however it is typed: %s',
  async (typed) => {
    expect(await holds(filter, typed)).toBe(true);
  },
);

test('of a hundred words that a paper does not hold, it is opened for few', async () => {
  const others = Array.from(
    { length: 100 },
    (_, index) => `woord${String.fromCharCode(97 + (index % 26))}${index}`,
  );
  const opened = await Promise.all(others.map((word) => holds(filter, `${word}xyz`)));
  expect(opened.filter(Boolean).length).toBeLessThan(10);
});

test('all words that were typed must be there', async () => {
  expect(await holds(filter, 'sertraline zwangerschap')).toBe(false);
});

test('a paper of another client has other fingerprints, and of one who was joined its own', async () => {
  const other = randomUUID();
  expect(await holds(filter, 'sertraline', [other], other)).toBe(false);
  expect(await holds(filter, 'sertraline', [other, client])).toBe(true);
});

test('a paper that nobody has read yet can hold anything', async () => {
  expect(await holds(null, 'zwangerschap')).toBe(true);
});

test('the filter does not hold the words', () => {
  expect(filter.toString('latin1')).not.toMatch(/sertraline|sert/);
  expect(wordFilter(sealing, randomUUID(), text).equals(filter)).toBe(false);
});
