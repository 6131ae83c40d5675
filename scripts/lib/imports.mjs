/** Holds the imports of every file against the table of who may import whom, and finds cycles. */
import { posix } from 'node:path';
import { areas } from './import-table.mjs';
import { rooms } from './rooms.mjs';

const importStatement =
  /^\s*(?:import\s+(?<types>type\s+)?(?:[\w$*{},\s]+\sfrom\s+)?|export\s+(?<kinds>type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+)['"](?<name>[^'"]+)['"]/gm;
const lazyImport = /\bimport\(\s*['"](?<name>[^'"]+)['"]/g;

/** What a file imports: paths from the project's root for our own files, names for packages. */
export function importsOf({ path, text }) {
  const found = [...text.matchAll(importStatement), ...text.matchAll(lazyImport)];
  return found.map(({ 0: statement, groups: { name, types, kinds } }) => ({
    target: targetOf(path, name.replace(/\?.*$/, '')),
    /** Taken as a whole, not by names: `import * as`, `export *`, `import()`. */
    isWhole: /\*|\bimport\(/.test(statement),
    /** Gone when it runs: types may go round in a circle. */
    isType: Boolean(types ?? kinds),
  }));
}

function targetOf(path, name) {
  if (name.startsWith('.')) return posix.join(posix.dirname(path), name);
  const ours = /^@noteer\/(\w+)/.exec(name)?.[1];
  if (!ours) return name;
  return ours === 'web' || ours === 'server' ? `apps/${ours}/src/main.ts` : `packages/${ours}/src/index.ts`;
}

const isTest = (path) => /\.(test|spec)\.(tsx?|mjs)$/.test(path);
const isOurs = (target) => /^(apps|packages|e2e|bench|pictures|scripts)\//.test(target);
const isCode = (target) => /\.(tsx?|mjs)$/.test(target);
const areaOf = (path) => areas.find(({ files }) => files.test(path));

/** `apps/web/src/features/consultation` and `note` of a file in that room; no room for one at the feature's root. */
function placeInFeature(path) {
  const [, feature, room] = /^(apps\/\w+\/src\/features\/[^/]+)\/(?:([^/]+)\/)?[^/]+$/.exec(path) ?? [];
  return { feature, room };
}

function featureProblem(path, target) {
  const here = placeInFeature(path);
  const there = placeInFeature(target);
  if (!here.feature || !there.feature) return undefined;
  if (here.feature !== there.feature)
    return 'features do not import each other; what two need belongs below them';
  if (!here.room || !there.room || here.room === there.room) return undefined;
  if (rooms[here.feature]?.[here.room]?.includes(there.room)) return undefined;
  return `a room imports its feature's root and the rooms that rooms.mjs lists; ${here.room} does not stand on ${there.room}`;
}

function areaProblem(path, target) {
  const area = areaOf(path);
  if (!isOurs(target))
    return area.libraries && !isTest(path) && !area.libraries.test(target) ? area.because : undefined;
  if (!isCode(target)) return undefined;
  const other = areaOf(target);
  if (!other) return 'it is in no area of import-table.mjs';
  const allowed = [area.name, ...area.may, ...(isTest(path) ? (area.tests ?? []) : [])];
  if (allowed.includes(other.name)) return undefined;
  return `${area.name} may not import ${other.name}${area.because ? `: ${area.because}` : ''}`;
}

export function importProblems(file) {
  if (!areaOf(file.path)) return [`${file.path}: is in no area of import-table.mjs: add its folder there`];
  return importsOf(file).flatMap(({ target }) => {
    const problem = featureProblem(file.path, target) ?? areaProblem(file.path, target);
    return problem ? [`${file.path}: imports ${target}: ${problem}`] : [];
  });
}

/** Each circle of files that import each other, once, as a line for a person. */
export function importCycles(files) {
  const graph = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ isType }) => !isType)
        .map(({ target }) => target),
    ]),
  );
  const done = new Set();
  const cycles = [];
  const visit = (path, way) => {
    const at = way.indexOf(path);
    if (at >= 0)
      return cycles.push(`${path}: imports itself by way of ${[...way.slice(at + 1), path].join(' → ')}`);
    if (done.has(path)) return undefined;
    for (const target of graph.get(path) ?? []) visit(target, [...way, path]);
    done.add(path);
    return undefined;
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}
