/** Finds the Node.js that the product runs on, whatever the machine has. */
import { spawnSync } from 'node:child_process';
import { Explained } from './command.mjs';
import { inProject } from './project.mjs';

const wanted = 24;

const isRecent = (version) => Number.parseInt(version, 10) >= wanted;

/** The path of a Node.js 24 or newer: the one that runs this, else the one that is among our packages. */
export function findRuntime() {
  if (isRecent(process.versions.node)) return process.execPath;
  const packaged = inProject('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  const { stdout } = spawnSync(packaged, ['--version'], { encoding: 'utf8' });
  if (stdout && isRecent(stdout.slice(1))) return packaged;
  throw new Explained(
    `Noteer runs on Node.js ${wanted} or newer, and there is none for ${process.platform}-${process.arch} here.`,
    `Install it from https://nodejs.org (or: nvm install ${wanted}) and run the command again with it.`,
  );
}
