/** Starts other programs and waits for them. */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { constants } from 'node:os';
import { root } from './project.mjs';

/** All that was started and has not ended: signals are passed on to them. */
export const children = new Set();

/** Those among them that may be cut off at once, because their work is done again when it is not whole. */
export const disposable = new WeakSet();

class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} failed (${code})`);
    this.code = code;
    this.output = output;
  }
}

/** Enough to see why something failed, not so much that the reason scrolls away. */
const keptOutput_chars = 20_000;

export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, ...options });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

/** The exit code; a death by signal counts as a shell counts it. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** Runs a program whose output is the user's to see. */
export const show = (command, args, options = {}) =>
  ended(start(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }));

/** Runs a program beside another whose output is on the screen: what it says is kept in a file. */
export async function keep(file, command, args, options = {}) {
  const log = openSync(file, 'w');
  const child = start(command, args, { stdio: ['ignore', log, log], ...options });
  closeSync(log);
  return ended(child);
}

/**
 * Runs a program quietly. `printed` is its standard output, `words` the end of all that it said, also in the error
 * when it fails. `onStart` gets the process.
 */
export async function run(command, args, { onStart, isDisposable = false, ...options } = {}) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  if (isDisposable) disposable.add(child);
  onStart?.(child);
  let printed = '';
  let words = '';
  const keep = (text) => {
    words = (words + text).slice(-keptOutput_chars);
  };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
    keep(text);
  });
  child.stderr.setEncoding('utf8').on('data', keep);
  const code = await ended(child);
  if (code !== 0) throw new CommandFailed([command, ...args.slice(0, 2)].join(' '), code, words.trim());
  return { printed, words };
}
