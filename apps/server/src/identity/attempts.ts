/** Limits on guessing, kept in Postgres: they hold across processes and restarts. */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { Sealing } from '../sealing.ts';
import { networkOf } from './network.ts';

type Limit = {
  /** Attempts without any delay. */
  free: number;
  /** The first delay; each further attempt doubles it. */
  first_delay_s: number;
  max_delay_s: number;
  /** After this long without an attempt everything is forgotten. */
  forget_after_s: number;
  /** Counted for the network that somebody calls from. */
  isPerNetwork?: true;
};

const HOUR_S = 3600;

/** Someone who mistypes notices nothing; someone who guesses gets four tries an hour in the end. */
export const accountLimit: Limit = { free: 5, first_delay_s: 2, max_delay_s: 900, forget_after_s: HOUR_S };

/** A mailbox is not flooded, and a four-digit code cannot be had by asking for many. */
export const mailLimit: Limit = {
  free: 4,
  first_delay_s: 30,
  max_delay_s: HOUR_S,
  forget_after_s: 24 * HOUR_S,
};

/** Four digits are guessed in ten thousand tries: a day has five codes, and each code five. */
export const resetLimit: Limit = {
  free: 4,
  first_delay_s: 24 * HOUR_S,
  max_delay_s: 24 * HOUR_S,
  forget_after_s: 24 * HOUR_S,
};

/** A whole institution may share one address, so this one starts late; its free attempts are a setting. */
export const addressLimit = (free: number): Limit => ({
  free,
  first_delay_s: 1,
  max_delay_s: 60,
  forget_after_s: HOUR_S,
  isPerNetwork: true,
});

/** Some colleagues may write from one building. After the fifth the waiting begins. */
export const contactLimit: Limit = {
  free: 4,
  first_delay_s: 60,
  max_delay_s: HOUR_S,
  forget_after_s: HOUR_S,
  isPerNetwork: true,
};

export type Attempts = ReturnType<typeof createAttempts>;

export function createAttempts(sealing: Sealing) {
  // Addresses of people are not kept readable here.
  const keyOf = (name: string, who: string, limit?: Limit) =>
    sealing.mac('attempt', name, limit?.isPerNetwork ? networkOf(who) : who);

  return {
    /**
     * Counts an attempt before it is tried, so that a hundred at once are a hundred attempts.
     * Refuses, uncounted, while a delay runs.
     */
    async count(db: Db, limit: Limit, name: string, who: string): Promise<void> {
      const key = keyOf(name, who, limit);
      const forgotten = sql<boolean>`attempts.forget_at <= clock_timestamp()`;
      const next = sql<number>`case when ${forgotten} then 1 else attempts.count + 1 end`;
      // The exponent is bounded: 2^20 seconds is far beyond any maximum.
      const delay = sql`least(${limit.max_delay_s}::float, ${limit.first_delay_s}::float * 2 ^ least(20, ${next} - ${limit.free} - 1))`;
      const counted = await db
        .insertInto('attempts')
        .values({
          key,
          count: 1,
          blocked_until: null,
          forget_at: sql<Date>`clock_timestamp() + make_interval(secs => ${limit.forget_after_s})`,
        })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              count: next,
              blocked_until: sql<Date>`case when ${next} > ${limit.free} then clock_timestamp() + make_interval(secs => ${delay}) end`,
              forget_at: sql<Date>`clock_timestamp() + make_interval(secs => ${limit.forget_after_s})`,
            })
            .where(
              sql<boolean>`attempts.blocked_until is null or attempts.blocked_until <= clock_timestamp()`,
            ),
        )
        .returning('count')
        .executeTakeFirst();
      if (counted) return;

      const blocked = await db
        .selectFrom('attempts')
        .select(sql<number>`ceil(extract(epoch from blocked_until - clock_timestamp()))::int`.as('seconds'))
        .where('key', '=', key)
        .executeTakeFirst();
      throw new AppError('too_many_attempts', 'Too many attempts. Please wait before you try again.', {
        retry_after_s: Math.max(1, blocked?.seconds ?? 1),
      });
    },

    /** What was counted and turned out to be no failure. A delay that others caused goes on. */
    async takeBack(db: Db, limit: Limit, name: string, who: string): Promise<void> {
      await db
        .updateTable('attempts')
        .set({
          count: sql`greatest(count - 1, 0)`,
          blocked_until: sql`case when count - 1 > ${limit.free} then blocked_until end`,
        })
        .where('key', '=', keyOf(name, who, limit))
        .execute();
    },

    async forget(db: Db, name: string, who: string): Promise<void> {
      await db.deleteFrom('attempts').where('key', '=', keyOf(name, who)).execute();
    },
  };
}
