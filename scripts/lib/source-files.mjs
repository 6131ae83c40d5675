import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file under a path, in a fixed order, without what is installed or built. */
export function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
