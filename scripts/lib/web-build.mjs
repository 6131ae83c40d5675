/** Builds the web app when its sources changed, and packs it for the wire once instead of at every request. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Explained } from './command.mjs';
import { step } from './progress.mjs';
import { inProject, root } from './project.mjs';
import { run } from './run.mjs';
import { filesUnder } from './source-files.mjs';

const dist = inProject('apps', 'web', 'dist');
const stampFile = join(dist, '.built-from');

const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/prerender.ts',
  'apps/web/package.json',
  'packages',
  'package-lock.json',
];

const isTest = (path) => /\.test\.tsx?$/.test(path);

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesUnder(join(root, source)))) {
    if (!isTest(path)) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Smaller files gain nothing: they fit one network packet as they are. */
const worthPacking_bytes = 1_000;

async function pack(folder) {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const isText = (path) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(path);
  const isPage = (path) => path.startsWith(join(folder, 'site'));
  const files = filesUnder(folder).filter(
    // The server packs the site's pages itself: it still has to fill them in.
    (path) => isText(path) && !isPage(path) && statSync(path).size > worthPacking_bytes,
  );
  await Promise.all(
    files.map(async (path) => {
      const content = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, brotli));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

/** Built aside and put in place when whole: a killed build leaves the old one, and a running server its files. */
async function build(runtime, stamp, onStart) {
  const fresh = inProject('.cache', 'web-build');
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(runtime, args, { cwd: inProject('apps', 'web'), env, onStart, isDisposable: true });
  await pack(fresh);
  writeFileSync(join(fresh, '.built-from'), stamp);

  const old = inProject('.cache', 'web-build-old');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

export async function ensureWebBuilt(runtime, onStart) {
  const stamp = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  try {
    await step('Building the web app', () => build(runtime, stamp, onStart));
  } catch (error) {
    if (error.output === undefined) throw error;
    throw new Explained(
      `The web app could not be built:\n\n${error.output}`,
      'Correct the above and run this again.',
    );
  }
}
