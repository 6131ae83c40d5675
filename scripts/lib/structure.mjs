/** The rules that no linter knows: which files there may be, how long, and who may import whom. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { importCycles, importProblems } from './imports.mjs';
import { root } from './project.mjs';
import { filesUnder } from './source-files.mjs';
import { unusedClasses, unusedExports, unusedStrings } from './unused.mjs';

const folders = ['apps/server', 'apps/web', 'packages', 'e2e', 'bench', 'fuzz', 'pictures', 'scripts'];

/** Two screens; a test may be longer, because its cases stand side by side. */
const longest_lines = 200;
const longestTest_lines = 400;

const isTest = (path) => /\.(test|spec)\.(tsx?|mjs)$/.test(path);

/** `auth` for apps/web/src/features/auth/…; undefined outside of features. */
const featureOf = (path) => /^(apps\/\w+)\/src\/features\/([^/]+)\//.exec(path)?.slice(1).join(' ');

const serverVocabulary = /^[a-z0-9-]+(\.job|(\.thorough)?\.test)?\.ts$/;
const webVocabulary = /^[a-z0-9-]+(\.test)?\.tsx?$/;
const saysNothing = /^(index|utils?|helpers?|types|common|misc|shared)\.tsx?$/;

function nameProblem({ path }) {
  const name = basename(path);
  if (!/^[a-z0-9.-]+$/.test(name)) return 'file names are kebab-case';
  const feature = featureOf(path);
  if (!feature) return undefined;
  if (saysNothing.test(name)) return 'this name says nothing: call the file after what it holds';
  if (dirname(path).split('features/')[1].split('/').length > 2)
    return 'a feature may have rooms, one level of folders; a room has none';
  if (feature.startsWith('apps/server') && !serverVocabulary.test(name))
    return 'a server feature has routes, service, queries, present, <job>.job and <noun>.ts';
  if (feature.startsWith('apps/web') && !webVocabulary.test(name))
    return 'a web feature has <component>.tsx, use-<x>.ts, api.ts, strings.ts and <noun>.ts';
  return undefined;
}

function lengthProblem({ path, text }) {
  const lines = text.trimEnd().split('\n').length;
  const limit = isTest(path) ? longestTest_lines : longest_lines;
  return lines > limit ? `${lines} lines; at most ${limit}: take out what has a name of its own` : undefined;
}

const migrationName = /^\d{3}_[a-z0-9_]+\.sql$/;

/** Every broken rule in these files ({ path, text }, path from the root), as lines for a person. */
export function structureProblems(files) {
  const [migrations, sources] = [true, false].map((isSql) =>
    files.filter(({ path }) => path.endsWith('.sql') === isSql),
  );
  return [
    ...migrations
      .filter(({ path }) => !migrationName.test(basename(path)))
      .map(({ path }) => `${path}: migrations are named 001_what_it_does.sql`),
    ...sources.flatMap((file) => [
      ...[nameProblem(file), lengthProblem(file)]
        .filter(Boolean)
        .map((problem) => `${file.path}: ${problem}`),
      ...importProblems(file),
    ]),
    ...importCycles(sources),
  ];
}

export function readSources() {
  return folders
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((path) => /\.(tsx?|mjs|sql)$/.test(path))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
}

const readFiles = (folder, ending) =>
  filesUnder(join(root, folder))
    .filter((path) => ending.test(path))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));

/** What nobody uses in the sources as they are. */
export function unusedProblems(sources) {
  const web = sources.filter(({ path }) => path.startsWith('apps/web/'));
  const styles = readFiles('apps/web/src', /\.css$/);
  return [
    ...unusedExports(sources),
    ...unusedStrings(sources),
    ...unusedClasses(styles, [...web, ...readFiles('apps/web', /\.html$/)]),
  ];
}
