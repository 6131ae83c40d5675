import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { PreparingClient } from './prepared.ts';
import type { Tables } from './schema.ts';

export type Database = { db: Kysely<Tables>; close(): Promise<void> };

/** 20 connections a process: enough for the pool never to be the limit on 2 cores, few for Postgres' 100. */
const MAX_CONNECTIONS = 20;

/**
 * Said with every connection, where it counts more than what the role has been given: whoever can ask the database anything as
 * the role that works could otherwise put a table of its own before the access log (`alter role … set search_path`).
 */
const ONLY_OUR_TABLES = '-c search_path=public';

/** Days stay the text that Postgres sends: a Date would move them to another day in another time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.DATE ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

export function connect(connectionString: string, log: Pick<Logger, 'warn'>): Database {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    // Answer "unavailable" while somebody still waits for it.
    connectionTimeoutMillis: 5_000,
    application_name: 'noteer',
    options: ONLY_OUR_TABLES,
    types,
    Client: PreparingClient,
  });
  // A connection that breaks is replaced at the next query, and a query under way fails by itself. Unheard, the
  // error of one that a transaction holds would end the process; the pool hears only those that nobody holds.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  });
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

/** The database is out of reach or going down: our caller may try again, it is not a bug. */
export function isUnreachable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  // Classes 08 and 57P are Postgres' own; the rest is what node and pg say of a broken connection.
  return (
    /^(08...|57P0.|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  );
}

/** Two transactions were in each other's way and this one was undone, as when tables change under us: trying again helps. */
export const wasInTheWay = (error: unknown): boolean =>
  ['40P01', '40001', '55P03'].includes((error as { code?: string }).code ?? '');

/** The role may not do this. */
export const isNotAllowed = (error: unknown): boolean => (error as { code?: string }).code === '42501';
