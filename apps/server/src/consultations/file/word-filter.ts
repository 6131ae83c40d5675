/**
 * Tells which sealed papers can hold a word, without opening them: a Bloom filter of keyed fingerprints of how the words of
 * a paper begin. It is kept beside the paper and says nothing to whoever has not the key; what it lets through is opened
 * and looked into.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Sealing } from '../../sealing.ts';

/** How many letters of a word are kept: what is typed is looked for by the longest of these that it has. */
const BEGINNINGS = [3, 4, 6, 9];
const BITS_EACH = 10;
const PROBES = 4;
const LEAST_BYTES = 128;

/** Without accents and capitals. */
export const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): string[] =>
  bare(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const beginningsOf = (word: string): string[] =>
  BEGINNINGS.filter((length) => word.length >= length).map((length) => word.slice(0, length));

/** Two numbers of a beginning, of which all its bits are counted. Each client has others. */
function numbersOf(sealing: Sealing, client_id: string, beginning: string): [number, number] {
  const mac = sealing.mac('words of papers', client_id, beginning);
  return [mac.readUInt32BE(0) >>> 1, (mac.readUInt32BE(4) >>> 1) | 1];
}

/** `client_id` is the client that the paper was made for, whoever they turned out to be. */
export function wordFilter(sealing: Sealing, client_id: string, text: string): Buffer {
  const beginnings = new Set(wordsIn(text).flatMap(beginningsOf));
  const filter = Buffer.alloc(Math.max(LEAST_BYTES, Math.ceil((beginnings.size * BITS_EACH) / 8)));
  const bits = filter.length * 8;
  for (const beginning of beginnings) {
    const [first, step] = numbersOf(sealing, client_id, beginning);
    for (let probe = 0; probe < PROBES; probe++) {
      const bit = (first + probe * step) % bits;
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return filter;
}

/** Whether `column` can hold all words that were typed; of which client its papers are, `part` says. One without a filter can. */
export function canHold(
  sealing: Sealing,
  { column, part }: { column: string; part: string },
  client_ids: readonly string[],
  typed: string,
): RawBuilder<boolean> {
  const words = wordsIn(typed).flatMap((word) => beginningsOf(word).at(-1) ?? []);
  if (words.length === 0) return sql<boolean>`true`;
  const filter = sql.ref(column);
  const hasBits = (client_id: string, word: string) => {
    const [first, step] = numbersOf(sealing, client_id, word);
    const probes = Array.from(
      { length: PROBES },
      (_, probe) =>
        sql`get_bit(${filter}, ${first + probe * step}::bigint % (octet_length(${filter}) * 8)) = 1`,
    );
    return sql.join(probes, sql` and `);
  };
  const ofClients = client_ids.map(
    (id) =>
      sql`(${sql.ref(part)} = ${id} and ${sql.join(
        words.map((word) => hasBits(id, word)),
        sql` and `,
      )})`,
  );
  return sql<boolean>`(${filter} is null or ${sql.join(ofClients, sql` or `)})`;
}
