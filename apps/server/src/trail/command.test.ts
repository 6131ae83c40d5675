/** `npm run audit`, as a program of its own. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aTrail } from '../../test/trail.ts';
import { headsFile, writeHead } from './heads.ts';
import { sealLines } from './seal.ts';

const PATIENCE = { timeout: 300_000 };
const { db, url, write, rewrite, services, trail } = await aTrail();

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const program = join(import.meta.dirname, 'command.ts');
  const env = {
    PATH: process.env.PATH,
    // What one run compiled, the next one need not.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: url,
    DATA_DIR: services.settings.DATA_DIR,
    MASTER_KEY: '07'.repeat(32),
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

test('verify says whole, and afterwards the first line that is not', PATIENCE, async () => {
  await write(5);
  await sealLines(db, trail);
  await writeHead(services);
  expect(await run('verify')).toEqual({
    code: 0,
    output: 'Whole: 5 lines in order, as written, and 1 head that fits.\n',
  });

  await rewrite(
    sql`delete from audit_log where id in (select line_id from audit_seals where number > 4)`,
    sql`delete from audit_seals where number > 4`,
  );
  const cut = await run('verify', '--heads', headsFile(services.settings.DATA_DIR));
  expect(cut).toEqual({
    code: 1,
    output: expect.stringContaining('BROKEN: line number 5 and what came after'),
  });

  await rewrite(
    sql`update audit_log set user_name = 'x' where id = (select line_id from audit_seals where number = 2)`,
  );
  const { code, output } = await run('verify');
  expect(code).toBe(1);
  expect(output).toMatch(/^BROKEN: line number 2, id \d+ of \S+Z was changed, or is not in its place\.$/m);
});

test('verify says that without a head an end that was cut off does not show', {
  ...PATIENCE,
  tags: 'thorough',
}, async () => {
  rmSync(headsFile(services.settings.DATA_DIR), { force: true });
  await rewrite(sql`delete from audit_log`, sql`delete from audit_seals`, sql`delete from audit_unsealed`);
  await write(2);
  await sealLines(db, trail);

  expect(await run('verify')).toEqual({
    code: 0,
    output: expect.stringContaining('There is no head to compare with'),
  });
});

test('what it cannot do it says', { ...PATIENCE, tags: 'thorough' }, async () => {
  expect((await run('verify', '--heads', '/nowhere')).code).toBe(1);
  expect(await run('burn')).toEqual({ code: 1, output: expect.stringContaining('npm run audit -- verify') });
});
