import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../test/harness.ts';
import { createLog, errorSummary } from './log.ts';

const noteer = await harness();
const { db, logged } = noteer;

test('a queue that loses its connections is logged without the connections', async () => {
  const lines = () => logged.filter((line) => line.includes('the queue reports an error'));

  // Until one that idles is hit: those break by themselves and not in somebody's query.
  await expect
    .poll(async () => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'noteer queue' and datname = current_database() and state = 'idle'`.execute(
        db,
      );
      return lines().length;
    })
    .toBeGreaterThan(0);

  for (const line of lines()) {
    const { err } = JSON.parse(line);
    expect(Object.keys(err).filter((key) => !['code', 'message', 'name', 'stack'].includes(key))).toEqual([]);
    expect(line).not.toMatch(/secretKey|processID|connectionParameters|password|client"/);
  }
});

function printed(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog({ LOG_LEVEL: 'debug' }, { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

const withSecrets = () =>
  Object.assign(new Error('it broke', { cause: Object.assign(new TypeError('below'), { key: 'geheim' }) }), {
    code: 'E1',
    client: { secretKey: 'geheim' },
    query: 'geheim',
  });

/** As pg-boss tells of what befell a worker. */
const copied = (error: Error) => ({
  ...error,
  message: error.message,
  stack: error.stack,
  cause: error.cause,
});

test.each<[string, (log: ReturnType<typeof createLog>) => void]>([
  ['under err', (log) => log.warn({ err: withSecrets() }, 'trouble')],
  ['under another name', (log) => log.warn({ reason: withSecrets() }, 'trouble')],
  ['alone', (log) => log.error(withSecrets())],
  ['by a child', (log) => log.child({ request_id: '1' }).error({ err: withSecrets() })],
  ['as a copy of it that is no error itself', (log) => log.warn({ err: copied(withSecrets()) }, 'trouble')],
  ['as part of what a child always says', (log) => log.child({ err: withSecrets() }).error('trouble')],
])('an error that is logged %s tells its name, code, message and place, and no more', (_how, write) => {
  const line = printed(write);

  expect(line).toContain('it broke');
  expect(line).toContain('E1');
  expect(line).toContain('below');
  expect(line).not.toContain('geheim');
});

test('what a message quotes of its input is left out', async () => {
  const typed = "Jan's klacht";
  const error = await sql`select ${typed}::uuid`.execute(db).catch((reason: unknown) => reason);
  const unreadable = (() => {
    try {
      return JSON.parse(typed);
    } catch (reason) {
      return reason;
    }
  })();

  expect(errorSummary(error)).toMatchObject({ code: '22P02', message: expect.stringContaining('uuid') });
  for (const summary of [errorSummary(error), errorSummary(unreadable)])
    expect(JSON.stringify(summary)).not.toContain('klacht');
});

test('what was thrown and is no error is not printed', () => {
  expect(errorSummary({ secret: 'geheim' })).toEqual({ name: 'object', message: 'not an error' });
});
