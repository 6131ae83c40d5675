/** Reads the whole access log and says whether it is what was written: whole, or the first line that is not. */
import { type Kysely, sql } from 'kysely';
import type { Tables, Tx } from '../db/schema.ts';
import type { Sealing } from '../sealing.ts';
import type { Head } from './heads.ts';
import { type LineTexts, namesByMac, textsOf, textsOfLine, wasHashed } from './line-texts.ts';
import { removalProof } from './remove-months.ts';
import { sealOf, type TrailKey } from './seal.ts';

export type Broken = {
  /** The place in the chain, and the line's own id where one is known. */
  number: number | null;
  line_id: number | null;
  event_date_time: Date | null;
  what: 'changed' | 'gone' | 'not_sealed' | 'cut_off' | 'not_as_told' | 'unknown_key' | 'nameless';
};
export type Verdict = {
  lines: number;
  waiting: number;
  removed: number;
  heads: number;
  broken: Broken | null;
};

const PAGE = 2_000;

type Row = LineTexts & {
  number: string;
  line_id: string;
  key_name: string;
  mac: Buffer;
  is_there: boolean;
  event_date_time: Date | null;
  previous_hash: Buffer | null;
};

const pageAfter = async (tx: Tx, number: number): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select seal.number, seal.line_id, seal.key_name, seal.mac, line.id is not null as is_there,
      line.event_date_time, line.previous_hash, ${textsOfLine}
    from audit_seals seal left join audit_log line on line.id = seal.line_id
    where seal.number > ${number} order by seal.number limit ${PAGE}`.execute(tx);
  return rows;
};

/** Where the chain begins: at the first line, or after the months that were removed by somebody who has the key. */
async function beginning(tx: Tx, keys: readonly TrailKey[]): Promise<{ number: number; mac: Buffer }> {
  const { rows } = await sql<{ detail: { last_number?: number; last_mac?: string; proof?: string } | null }>`
    select participant_object_detail as detail from audit_log
    where event_type_code = 'access_log.months_removed' order by event_date_time desc, id desc`.execute(tx);
  for (const { detail } of rows) {
    const number = Number(detail?.last_number);
    const mac = Buffer.from(String(detail?.last_mac), 'hex');
    if (keys.some((key) => removalProof(key, number, mac) === detail?.proof)) return { number, mac };
  }
  return { number: 0, mac: Buffer.alloc(0) };
}

/** A line that has no seal and does not wait for one was put there past the product; one that waits and is gone was taken. */
async function outsideOfChain(tx: Tx): Promise<Broken | null> {
  const { rows } = await sql<{ id: string; event_date_time: Date | null; is_there: boolean }>`
    (select line.id, line.event_date_time, true as is_there from audit_log line
      where not exists (select from audit_seals where line_id = line.id)
        and not exists (select from audit_unsealed where line_id = line.id) limit 1)
    union all
    (select line_id, null, false from audit_unsealed
      where not exists (select from audit_log where id = line_id) limit 1)`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { id, event_date_time, is_there } = row;
  return { number: null, line_id: Number(id), event_date_time, what: is_there ? 'not_sealed' : 'gone' };
}

async function walk(tx: Tx, sealing: Sealing, heads: readonly Head[]) {
  const keys = sealing.trailKeys();
  const names = await namesByMac(tx, sealing);
  const start = await beginning(tx, keys);
  const told = new Map(heads.map((head) => [head.number, head.mac]));
  let { number, mac } = start;
  let hash: Buffer | null = null;
  const fail = (row: Partial<Row>, what: Broken['what']): Broken => ({
    number,
    line_id: row.line_id ? Number(row.line_id) : null,
    event_date_time: row.event_date_time ?? null,
    what,
  });

  const check = (row: Row): Broken | undefined => {
    number += 1;
    if (Number(row.number) !== number || !row.is_there)
      return fail(Number(row.number) === number ? row : {}, 'gone');
    const key = keys.find(({ key_name }) => key_name === row.key_name);
    if (!key) return fail(row, 'unknown_key');
    const isSealed = textsOf(row, names).some((text) => sealOf(key, number, mac, text).equals(row.mac));
    const isHashed =
      wasHashed(row, names) && (!row.hash || !hash || Boolean(row.previous_hash?.equals(hash)));
    if (!isSealed || !isHashed) return fail(row, 'changed');
    if (row.name_mac && !names.has(row.name_mac)) return fail(row, 'nameless');
    if ((told.get(number) ?? row.mac.toString('hex')) !== row.mac.toString('hex'))
      return fail(row, 'not_as_told');
    mac = row.mac;
    hash = row.hash;
    return undefined;
  };

  for (let page = await pageAfter(tx, number); page.length > 0; page = await pageAfter(tx, number)) {
    for (const row of page) {
      const broken = check(row);
      if (broken) return { start, number, broken };
    }
  }
  const told_last = Math.max(0, ...told.keys());
  const broken: Broken | null =
    told_last > number ? { number: number + 1, line_id: null, event_date_time: null, what: 'cut_off' } : null;
  return { start, number, broken };
}

/** In one view of the database, so that lines which come meanwhile change nothing. */
export async function verifyTrail(
  db: Kysely<Tables>,
  sealing: Sealing,
  heads: readonly Head[] = [],
): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      // As audit_line_text() has it: a moment is told in UTC.
      await sql`set local timezone = 'UTC'`.execute(tx);
      const { start, number, broken } = await walk(tx, sealing, heads);
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from audit_unsealed`.execute(tx);
      return {
        lines: number - start.number,
        waiting: rows[0]?.waiting ?? 0,
        removed: start.number,
        heads: heads.length,
        broken: broken ?? (await outsideOfChain(tx)),
      };
    });
}
