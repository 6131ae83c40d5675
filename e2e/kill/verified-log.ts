/** The access log of a server that runs, looked at by the command that looks at it. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** What `npm run audit -- verify` says of a server that runs; fails when the access log is broken. */
export async function verifiedLog(data_dir: string, settings: Record<string, string> = {}): Promise<string> {
  const program = resolve(import.meta.dirname, '../../apps/server/src/trail/command.ts');
  const env = { PATH: process.env.PATH, DATA_DIR: data_dir, ...settings };
  return (await promisify(execFile)(process.execPath, [program, 'verify'], { env })).stdout;
}
