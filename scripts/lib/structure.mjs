/** The rules of the house that no linter knows: which files there may be, how long, and who may import whom. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { root } from './project.mjs';
import { filesUnder } from './source-files.mjs';

const folders = ['apps/server', 'apps/web', 'packages', 'e2e', 'bench', 'pictures', 'scripts'];

/** Two screens; a test may be longer, because its cases stand side by side. */
const longest_lines = 200;
const longestTest_lines = 400;

const isTest = (path) => /\.(test|spec)\.(tsx?|mjs)$/.test(path);

/** `auth` for apps/web/src/features/auth/…; undefined outside of features. */
const featureOf = (path) => /^(apps\/\w+)\/src\/features\/([^/]+)\//.exec(path)?.slice(1).join(' ');

const serverVocabulary = /^[a-z0-9-]+(\.job|\.test)?\.ts$/;
const webVocabulary =
  /^([a-z0-9-]+\.tsx|api\.ts|(?:[a-z0-9-]+-)?strings\.ts|machine\.ts|use-[a-z0-9-]+\.ts|[a-z0-9-]+\.test\.tsx?)$/;
const saysNothing = /^(index|utils?|helpers?|types|common|misc|shared)\.tsx?$/;

function nameProblem({ path }) {
  const name = basename(path);
  if (!/^[a-z0-9.-]+$/.test(name)) return 'file names are kebab-case';
  const feature = featureOf(path);
  if (!feature) return undefined;
  if (saysNothing.test(name)) return 'this name says nothing: call the file after what it holds';
  if (dirname(path).split('features/')[1].includes('/')) return 'a feature is one flat folder';
  if (feature.startsWith('apps/server') && !serverVocabulary.test(name))
    return 'a server feature has routes, service, queries, present, <job>.job and <noun>.ts';
  if (feature.startsWith('apps/web') && !webVocabulary.test(name))
    return 'a web feature has api.ts, strings.ts, machine.ts, use-<x>.ts and <component>.tsx';
  return undefined;
}

function lengthProblem({ path, text }) {
  const lines = text.trimEnd().split('\n').length;
  const limit = isTest(path) ? longestTest_lines : longest_lines;
  return lines > limit ? `${lines} lines; at most ${limit}: take out what has a name of its own` : undefined;
}

const migrationName = /^\d{3}_[a-z0-9_]+\.sql$/;

const importStatement =
  /^\s*(?:import\s+(?:[\w$*{},\s]+\sfrom\s+)?|export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+)['"]([^'"]+)['"]/gm;
const lazyImport = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** What a file imports: paths from the project's root for our own files, names for packages. */
export function importsOf({ path, text }) {
  const found = [...text.matchAll(importStatement), ...text.matchAll(lazyImport)];
  return found.map(([, name]) => (name.startsWith('.') ? posix.join(posix.dirname(path), name) : name));
}

/** Each direction: from where, what must not be imported from there, and where the code belongs instead. */
const directions = [
  {
    from: /^apps\/web\//,
    not: /^apps\/server\/|^@noteer\/server/,
    because: 'the web knows the server only through packages/contract',
  },
  {
    from: /^apps\/server\//,
    not: /^apps\/web\/|^@noteer\/web/,
    because: 'the server knows nothing of the web',
  },
  {
    from: /^apps\/web\/src\/(ui|lib|capture|consultations)\//,
    not: /^apps\/web\/src\/(features|app)\//,
    because: 'ui/, lib/, capture/ and consultations/ serve the features, not the other way round',
  },
  {
    from: /^apps\/web\/src\/(lib|ui)\//,
    not: /^apps\/web\/src\/(capture|consultations)\//,
    because: 'lib/ and ui/ are below capture/ and consultations/',
  },
  {
    from: /^apps\/web\/src\/lib\//,
    not: /^apps\/web\/src\/ui\//,
    because: 'lib/ is below ui/',
  },
  {
    from: /^apps\/web\/src\/capture\//,
    not: /^apps\/web\/src\/ui\//,
    because: 'capture/ records whatever is on the screen',
  },
  {
    from: /^apps\/web\/src\/features\//,
    not: /^apps\/web\/src\/app\//,
    because: 'app/ puts features together; what a feature needs of it belongs in lib/ or ui/',
  },
  {
    from: /^apps\/web\/src\/site\//,
    not: /^apps\/web\/src\/(features|app|capture|consultations)\//,
    because: 'the public site stands on ui/ and lib/ alone; the app is another document',
  },
  {
    from: /^apps\/web\/src\/(?!site\/)/,
    not: /^apps\/web\/src\/site\//,
    because: 'the app knows the public site by its addresses only',
  },
  {
    from: /^apps\/web\/src\/site\/browser\//,
    not: /^(react|@noteer|apps\/web\/src\/(?!site\/))/,
    because: 'the public pages load a few kilobytes of plain script and no library',
  },
  {
    from: /^apps\/server\/src\/(http|db|jobs|mail|storage|identity|engines)\//,
    not: /^apps\/server\/src\/features\//,
    because: 'features stand on this folder; only app.ts and worker.ts put features together',
  },
  {
    from: /^e2e\//,
    not: /^apps\/(?!server\/test\/)/,
    because: 'a journey drives the whole from outside; it may import packages/contract and apps/server/test',
  },
  {
    from: /^packages\/contract\/src\/(?!.*\.test\.ts$)/,
    not: /^(?!zod$|zod\/|packages\/contract\/src\/)/,
    because: 'the contract imports zod and nothing else',
  },
];

function importProblems(file) {
  const feature = featureOf(file.path);
  return importsOf(file).flatMap((target) => {
    const other = featureOf(target);
    const crossing =
      feature && other && feature !== other
        ? [`imports ${target}: features do not import each other; what two need belongs below them`]
        : [];
    const wrongWay = directions
      .filter(({ from, not }) => from.test(file.path) && not.test(target))
      .map(({ because }) => `imports ${target}: ${because}`);
    return [...crossing, ...wrongWay];
  });
}

/** Every broken rule in these files ({ path, text }, path from the root), as lines for a person. */
export function structureProblems(files) {
  return files.flatMap((file) => {
    if (file.path.endsWith('.sql'))
      return migrationName.test(basename(file.path))
        ? []
        : [`${file.path}: migrations are named 001_what_it_does.sql`];
    return [nameProblem(file), lengthProblem(file), ...importProblems(file)]
      .filter(Boolean)
      .map((problem) => `${file.path}: ${problem}`);
  });
}

export function readSources() {
  return folders
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((path) => /\.(tsx?|mjs|sql)$/.test(path))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
}
