/** A real S3 that refuses wrong signatures: OpenStack Swift, its own servers on loopback, in a folder that goes away. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { S3mini } from 's3mini';
import { KEY, type Part, PYTHON, parts, SECRET, serve, setUp } from './swift-settings.ts';

const PACKAGE = 'python3-swift';
const PROGRAM = '/usr/lib/python3/dist-packages/swift/proxy/server.py';
const isThere = () => existsSync(PROGRAM);

/** Takes Swift from Debian when it is missing. A store that is not there fails the tests: skipping would prove nothing. */
async function ensureSwift(): Promise<void> {
  if (isThere()) return;
  // One after the other, when several files of tests want it; and not blocking, because their runner listens to us.
  const install = `test -e ${PROGRAM} || { apt-get update; apt-get install -y --no-install-recommends ${PACKAGE}; }`;
  const child = spawn('flock', [join(tmpdir(), 'noteer-swift.lock'), 'sh', '-c', install], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  });
  await once(child, 'close').catch(() => {});
  if (!isThere()) {
    throw new Error(`A store for the tests is missing. On Debian or Ubuntu: sudo apt-get install ${PACKAGE}`);
  }
}

/** Swift keeps what it knows of a file in the file's attributes; not every temporary folder can hold those. */
function makeHome(): string {
  const cache = resolve(import.meta.dirname, '../../../.cache');
  const canHold = "import os, sys; os.setxattr(sys.argv[1], 'user.swift', b'x')";
  for (const place of [tmpdir(), cache, '/var/tmp']) {
    mkdirSync(place, { recursive: true });
    const home = mkdtempSync(join(place, 'noteer-s3-'));
    if (spawnSync(PYTHON, ['-c', canHold, home]).status === 0) return home;
    rmSync(home, { recursive: true });
  }
  throw new Error('No folder here keeps the attributes of a file, which Swift needs.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

const TRIES = 3;

/** A port that was free may be somebody else's by the time a server wants it: then with other ports. */
export async function startS3(bucket = 'sound') {
  await ensureSwift();
  for (let tries = 1; ; tries++) {
    try {
      return await startOn(bucket);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

async function startOn(bucket: string) {
  const home = makeHome();
  const ports = { account: 0, container: 0, object: 0, proxy: 0 };
  for (const part of parts) ports[part] = await freePort();
  setUp(home, ports);
  const running = new Map<Part, ChildProcess>();

  async function start(...which: Part[]): Promise<void> {
    for (const part of which) {
      const log = openSync(join(home, `${part}.log`), 'a');
      running.set(part, spawn(PYTHON, ['-c', serve, home, part], { stdio: ['ignore', log, log] }));
      closeSync(log);
    }
    for (const part of which) {
      while (!(await answers(ports[part]))) {
        if (running.get(part)?.exitCode != null) {
          throw new Error(`Swift's ${part} server ended: ${readFileSync(join(home, `${part}.log`), 'utf8')}`);
        }
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  }

  /** As a power cut would: nothing is finished or said. */
  async function kill(...which: Part[]): Promise<void> {
    for (const part of which) {
      const child = running.get(part);
      running.delete(part);
      if (!child || child.exitCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  }

  async function stop(): Promise<void> {
    await kill(...parts);
    rmSync(home, { recursive: true, force: true });
  }

  const url = ({ key = KEY, secret = SECRET, port = ports.proxy, path = bucket } = {}) =>
    `s3://${encodeURIComponent(key)}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${path}?tls=off`;

  /** The administrator of the store: makes the bucket, looks into it. */
  const admin = new S3mini({
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    endpoint: `http://127.0.0.1:${ports.proxy}/${bucket}`,
    region: 'us-east-1',
  });
  const keys = async () => (await admin.listObjects())?.map(({ Key }) => Key) ?? [];

  try {
    await start(...parts);
    if (!(await admin.createBucket())) throw new Error('Swift made no bucket');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port: ports.proxy, keys, start, kill, stop };
}
