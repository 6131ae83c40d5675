/**
 * What package-lock.json says of all packages, also of those of other platforms, which are not installed here, and of what runs
 * language models, which is fetched with the first of them.
 */
import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const FOLDER = 'node_modules/';

const readJson = (...path) => JSON.parse(readFileSync(inProject(...path), 'utf8'));

export function readLock() {
  const lock = readJson('package-lock.json');
  const engine = readJson('apps', 'server', 'src', 'engines', 'models', 'llama-engine.json');
  for (const { name, integrity } of engine.packages) {
    const { version, licence } = engine;
    lock.packages[`${FOLDER}${name}`] = { version, license: licence, integrity, optional: true };
  }
  return lock;
}

/** `@scope/name` for node_modules/a/node_modules/@scope/name. */
const nameAt = (path) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** Where Node finds `name` from this path: beside it, or in a folder further up. */
function resolveFrom(packages, path, name) {
  for (let folder = path; ; ) {
    const candidate = `${folder ? `${folder}/` : ''}${FOLDER}${name}`;
    const found = packages[candidate];
    if (found) return found.link ? found.resolved : candidate;
    if (!folder) return undefined;
    // From a/node_modules/b on to a; from apps/server on to the root.
    const above = folder.lastIndexOf(`/${FOLDER}`);
    folder = above > 0 ? folder.slice(0, above) : '';
  }
}

/**
 * Every package of the lock by its path, with the paths that it needs. What it names as a peer and nobody brought is left out,
 * and so is what the lock has under no path.
 */
export function lockedPackages({ packages }) {
  return Object.entries(packages)
    .filter(([, { link }]) => !link)
    .map(([path, one]) => {
      const named = { ...one.peerDependencies, ...one.optionalDependencies, ...one.dependencies };
      return {
        path,
        isOurs: !path.includes(FOLDER),
        name: one.name ?? nameAt(path),
        version: one.version,
        licence: one.license ?? 'unknown',
        integrity: one.integrity,
        // Of the tools and of what runs: it is there when the product runs.
        isTool: one.dev === true,
        isOptional: one.optional === true,
        needs: Object.keys(named)
          .map((name) => resolveFrom(packages, path, name))
          .filter((found) => found !== undefined),
      };
    });
}

/** What is shipped or fetched by whoever runs the product, on whatever machine. */
export const shippedPackages = (lock) =>
  lockedPackages(lock).filter(({ isOurs, isTool }) => !isOurs && !isTool);
