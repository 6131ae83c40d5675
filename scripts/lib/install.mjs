/**
 * Installs the packages when they are missing or not the ones that package-lock.json names: those that Noteer is built and run with, and
 * the tools of its makers where they are wanted.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Explained } from './command.mjs';
import { removeLeftovers } from './leftovers.mjs';
import { step } from './progress.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

const lockFile = inProject('package-lock.json');
/** Says for which package-lock.json the last install ended well, and whether with tools. npm removes it with all else when it begins. */
const stampFile = inProject('node_modules', '.noteer-installed');

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

const stampOf = ({ tools }) =>
  `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')}${tools ? '' : ' without tools'}`;

const libc = () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');

/** Packages with a program inside come once per platform; npm leaves the foreign ones out. */
const isForUs = (entry, ourLibc) =>
  (!entry.os || entry.os.includes(process.platform)) &&
  (!entry.cpu || entry.cpu.includes(process.arch)) &&
  (!entry.libc || entry.libc.includes(ourLibc));

/** npm lists what it put there in a file of its own; it writes that last. */
function isInstalled({ tools }) {
  const installed = readJson(inProject('node_modules', '.package-lock.json'))?.packages;
  if (!installed) return false;
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  const isStamped = stamp === stampOf({ tools: true });
  const isWithoutTools = stamp === stampOf({ tools: false });
  if (tools && isWithoutTools) return false;
  const ourLibc = libc();
  return Object.entries(readJson(lockFile).packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || !isForUs(entry, ourLibc)) return true;
    // Which of them are tools, npm knew: those that it then left out are none of ours.
    if (isWithoutTools && !installed[path]) return true;
    if (entry.link) return existsSync(inProject(path));
    // npm may leave an optional package out for a reason of its own, but not because it was never asked.
    if (entry.optional && isStamped && !installed[path]) return true;
    return installed[path]?.version === entry.version && existsSync(inProject(path, 'package.json'));
  });
}

const causes = [
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|network/,
    message: 'The npm registry cannot be reached.',
    advice:
      'Check the network, or a proxy ("npm config list" shows what npm uses), and run the command again.\n' +
      'For a machine without a network: run it once on a like machine and copy the folder with node_modules.',
  },
  {
    sign: /EACCES|EPERM/,
    message: 'npm may not write in node_modules.',
    advice: 'It was made by another user, likely root. Remove node_modules as that user, and run this again.',
  },
  {
    sign: /ENOSPC/,
    message: 'The disk is full.',
    advice:
      'About 1 GB is needed, and as much again for the first models and npm. Make room and run this again.',
  },
  {
    sign: /EUSAGE|can only install .* in sync/,
    message: 'package.json and package-lock.json do not agree.',
    advice: 'Run "npm install" to bring them together.',
  },
];

/** npm's errors without its warnings, its stack and its manual. */
const isTelling = /^npm error (?!\s)(?!A complete log|\[--|Run "npm help)/;

function explain(error) {
  if (error.code === 'ENOENT')
    return new Explained('npm was not found.', 'Install Node.js 20.19 or newer with npm.');
  const cause = causes.find(({ sign }) => sign.test(error.output ?? ''));
  const said = (error.output ?? error.message).split('\n').filter((line) => isTelling.test(line));
  return new Explained(
    `${cause?.message ?? 'The packages could not be installed.'} npm said:\n\n${said.slice(0, 12).join('\n')}`,
    cause?.advice ?? 'When the reason above does not help, remove node_modules and run the command again.',
  );
}

const everything = ['ci', '--include=dev', '--include=optional'];
/** The root names the tools, and nothing else. */
const withoutTools = [...everything, '--workspaces', '--include-workspace-root=false'];

export async function ensureInstalled({ tools = true, onStart } = {}) {
  if (isInstalled({ tools })) return;
  const npm = process.env.npm_execpath;
  const npmArgs = tools ? everything : withoutTools;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...npmArgs]] : ['npm', npmArgs];
  try {
    await step('Installing packages (some minutes the first time)', () =>
      run(command, args, { onStart, isDisposable: true }),
    );
  } catch (error) {
    throw explain(error);
  }
  removeLeftovers({ tools });
  writeFileSync(stampFile, stampOf({ tools }));
}
