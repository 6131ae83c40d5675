/** Whether this process can do its work now. Asked every few seconds by whatever sends people here. */
import type { Readiness } from '@noteer/contract';
import { sql } from 'kysely';
import { migrationNames } from './db/migrate.ts';
import type { Db } from './db/schema.ts';
import type { Storage } from './storage/port.ts';

export type CheckReady = () => Promise<Readiness>;

type Outcome = 'ok' | 'failing';

/** A part that has not answered by then counts as failing: whoever asks wants to know now. */
const PATIENCE_MS = 3_000;

/** Several may ask, and strangers often: so long one answer is for all of them. */
const KEPT_MS = 1_000;

export type OutcomeOf = (check: Promise<unknown>) => Promise<Outcome>;

export const outcomesWithin =
  (patience_ms = PATIENCE_MS): OutcomeOf =>
  (check) => {
    const patience = Promise.withResolvers<never>();
    const timer = setTimeout(() => patience.reject(new Error('no answer')), patience_ms);
    return Promise.race([check, patience.promise])
      .then(() => 'ok' as const)
      .catch(() => 'failing' as const)
      .finally(() => clearTimeout(timer));
  };

export const together = (...parts: Outcome[]): Outcome =>
  parts.every((part) => part === 'ok') ? 'ok' : 'failing';

export function createReadiness(
  { db, storage, outcomeOf }: { db: Db; storage: Storage; outcomeOf: OutcomeOf },
  clock = () => performance.now(),
): CheckReady {
  const needed = migrationNames();

  /** A newer version may have added to the tables: who was here before goes on until it is replaced. */
  async function checkMigrations() {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    if (!needed.every((name) => done.has(name))) throw new Error('tables of an earlier version');
  }

  async function check(): Promise<Readiness> {
    const [database, migrations, files] = await Promise.all([
      outcomeOf(sql`select 1`.execute(db)),
      outcomeOf(checkMigrations()),
      outcomeOf(storage.look()),
    ]);
    return { status: together(database, migrations, files), database, migrations, storage: files };
  }

  let kept: { answer: Promise<Readiness>; until: number } | undefined;
  return () => {
    if (!kept || clock() >= kept.until) {
      const asked = { answer: check(), until: Number.POSITIVE_INFINITY };
      kept = asked;
      // Counted from the answer on: while one is awaited nobody asks again.
      asked.answer.finally(() => {
        asked.until = clock() + KEPT_MS;
      });
    }
    return kept.answer;
  };
}
