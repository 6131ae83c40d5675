/** What can be said of the code without running it. */
import { Explained } from './command.mjs';
import { printDecisions } from './decisions.mjs';
import { refusedLicences } from './licences.mjs';
import { readLock, shippedPackages } from './locked-packages.mjs';
import { printOpenApi, printPermissions, printSettings } from './printed-pages.mjs';
import { step } from './progress.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';
import { unscopedQueries } from './scopes.mjs';
import { readSources, structureProblems, unusedProblems } from './structure.mjs';

const program = (...parts) => inProject('node_modules', ...parts);

/** Answers what it has to say although nothing is wrong: warnings. */
async function biome(runtime, canWrite) {
  const colours = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
  const flags = ['--max-diagnostics=100', colours, ...(canWrite ? ['--write'] : [])];
  try {
    const { words } = await run(runtime, [program('@biomejs', 'biome', 'bin', 'biome'), 'check', ...flags]);
    return /Found \d+ warning/.test(words) ? words : undefined;
  } catch (error) {
    const advice = canWrite ? '' : 'Run "npm run check": it corrects what can be corrected by itself.';
    throw new Explained(`Format and lint:\n${error.output ?? error.message}`, advice);
  }
}

async function types(runtime, project) {
  try {
    await run(runtime, [program('typescript', 'bin', 'tsc'), '-p', project, '--checkers', '1']);
  } catch (error) {
    throw new Explained(`Types of ${project}:\n${error.output ?? error.message}`);
  }
}

function structure() {
  const sources = readSources();
  const problems = [...structureProblems(sources), ...unusedProblems(sources), ...unscopedQueries(sources)];
  if (problems.length > 0) throw new Explained(`Structure:\n${problems.join('\n')}`);
}

/** By the lock, which has the packages of all platforms; `npm run licences` reads the texts of those that are installed. */
function licences() {
  const refused = refusedLicences(shippedPackages(readLock()));
  if (refused.length === 0) return;
  const named = refused.map(({ name, licence }) => `  ${name}: ${licence}`).join('\n');
  throw new Explained(
    `Licences:\n${named}`,
    'A GPL, an AGPL or no licence at all: not to be shipped. Take another package.',
  );
}

/** Does all checks, also after one has failed, and explains all failures together. */
export async function check(runtime, { canWrite }) {
  const checks = [
    ['Format and lint', () => biome(runtime, canWrite)],
    ['Types of server and packages', () => types(runtime, 'tsconfig.json')],
    // Together, because they share most of what they load. Editors go by the file of each.
    ['Types of web app, journeys and pictures', () => types(runtime, 'tsconfig.browser.json')],
    ['Names, lengths, imports and what is unused', structure],
    ['Licences of what is shipped', licences],
    ['docs/decisions/README.md', () => printDecisions({ isCheck: !canWrite })],
    ['docs/openapi.json', () => printOpenApi(runtime, { isCheck: !canWrite })],
    ['docs/permissions.md', () => printPermissions(runtime, { isCheck: !canWrite })],
    ['docs/settings.md', () => printSettings(runtime, { isCheck: !canWrite })],
  ];
  const failures = [];
  for (const [title, work] of checks) {
    try {
      const warnings = await step(title, async () => work());
      if (warnings) console.log(warnings);
    } catch (error) {
      failures.push(error);
    }
  }
  const unexpected = failures.find((error) => !(error instanceof Explained));
  if (unexpected) throw unexpected;
  if (failures.length > 0) throw new Explained(failures.map(({ message }) => message).join('\n\n'));
}
