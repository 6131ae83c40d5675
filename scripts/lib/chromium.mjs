/** Gets a Chromium for the browser tests: one that is there, else one from the system, else Playwright's own. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Explained } from './command.mjs';
import { step } from './progress.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same browser without windows and what belongs to them: it shows a page for half the work. */
const shell = 'chromium-headless-shell';
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const works = (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0;

const placesOf = (wanted) => wanted.flatMap((name) => folders.map((folder) => `${folder}/${name}`));

const fromSystem = () => [...placesOf(names), onMac].find(works);
const shellFromSystem = () => placesOf([shell]).find(works);

function fromPlaywright(runtime) {
  const program = `import { chromium } from '@playwright/test'; process.stdout.write(chromium.executablePath());`;
  const { stdout } = spawnSync(runtime, ['--input-type=module', '-e', program], {
    cwd: inProject(),
    encoding: 'utf8',
  });
  return stdout && works(stdout) ? stdout : undefined;
}

function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  // Ubuntu's package is a stub for snap, which does not run in containers.
  return process.getuid?.() === 0 && /^ID=debian$/m.test(release);
}

const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

const installFromDebian = (name) =>
  step(`Getting ${name} from Debian`, async () => {
    await run('apt-get', ['update'], quietly);
    await run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'], quietly);
  });

async function installFromPlaywright(runtime) {
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js');
  await step('Getting Chromium from Playwright', () => run(runtime, [cli, 'install', 'chromium']));
}

async function attempt(install, complaints) {
  try {
    await install();
  } catch (error) {
    complaints.push((error.output ?? error.message).split('\n').slice(-5).join('\n'));
  }
}

/** The path of a Chromium that starts; for tests, which look at no window, of its shell where there is one. */
export async function ensureChromium(runtime, { isForTests = false } = {}) {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (works(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Explained(
      `CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not start.`,
      'Correct it or unset it.',
    );
  }
  const complaints = [];
  if (isForTests) {
    if (!shellFromSystem() && isDebianRoot()) await attempt(() => installFromDebian(shell), complaints);
    const path = shellFromSystem();
    if (path) return path;
  }
  const find = () => fromSystem() ?? fromPlaywright(runtime);
  if (!find() && isDebianRoot()) await attempt(() => installFromDebian('chromium'), complaints);
  if (!find()) await attempt(() => installFromPlaywright(runtime), complaints);
  const path = find();
  if (path) return path;
  throw new Explained(
    `There is no Chromium for the browser tests, and none could be got:\n\n${complaints.join('\n\n')}`,
    'Install Chromium or Chrome, or set CHROMIUM_PATH to one. "npm test -- check unit" runs the rest without it.',
  );
}
