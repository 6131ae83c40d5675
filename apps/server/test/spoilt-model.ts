/** Copies of installed models whose files can be spoilt; the real ones stay as they are. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findModel, type InstalledModel } from '../src/engines/models/places.ts';
import { testModels } from './spoken.ts';

export type SpoiltModel = {
  /** The folder of models that holds it and nothing else. */
  home: string;
  model: InstalledModel;
  /** As after a full disk: the file ends early. */
  cutOff(file: string, share: number): void;
  /** One file in the other's place, and the other way round. */
  swap(one: string, other: string): void;
  /** Another file under this one's name. */
  replace(file: string, by: string): void;
  remove(): void;
};

export async function spoiltModel(name: string): Promise<SpoiltModel> {
  const real = await findModel({ home: testModels, searched: [testModels] }, name);
  if (!real) throw new Error(`there is no model ${name}`);
  const home = mkdtempSync(join(tmpdir(), 'noteer-models-'));
  const folder = join(home, name);
  mkdirSync(folder);
  for (const file of readdirSync(real.folder)) symlinkSync(join(real.folder, file), join(folder, file));
  const at = (file: string) => join(folder, file);
  return {
    home,
    model: { ...real, folder, file: join(folder, real.file.slice(real.folder.length + 1)) },
    cutOff(file, share) {
      rmSync(at(file));
      copyFileSync(join(real.folder, file), at(file));
      truncateSync(at(file), Math.floor(statSync(at(file)).size * share));
    },
    swap(one, other) {
      renameSync(at(one), at('aside'));
      renameSync(at(other), at(one));
      renameSync(at('aside'), at(other));
    },
    replace(file, by) {
      rmSync(at(file));
      symlinkSync(by, at(file));
    },
    remove: () => rmSync(home, { recursive: true }),
  };
}
