/** The frame around every command: failures explain themselves, and signals reach what was started. */
import { children } from './run.mjs';

/** A failure that a person can do something about: shown without a stack. */
export class Explained extends Error {
  constructor(message, advice) {
    super(advice ? `${message}\n\n${advice}` : message);
  }
}

/** npm passes on a Ctrl-C that the terminal has already delivered: what comes this close together is one. */
const sameSignalWithin_ms = 500;

/** How often we were asked to stop. */
let count = 0;

function passSignalsOn() {
  let last = Number.NEGATIVE_INFINITY;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const now = performance.now();
      if (now - last < sameSignalWithin_ms) return;
      last = now;
      count += 1;
      if (children.size === 0) process.exit(130);
      if (count === 2) console.error('\nStill stopping. Once more stops it at once.');
      for (const child of children) child.kill(count < 3 ? signal : 'SIGKILL');
    });
  }
}

/** Runs a command to its end. Its answer, if any, is the exit code. */
export async function main(command) {
  passSignalsOn();
  try {
    process.exitCode = (await command(process.argv.slice(2))) ?? 0;
  } catch (error) {
    // What was stopped half-way fails in its own words; nobody needs to read those.
    if (count > 0) process.exit(130);
    console.error(`\n${error instanceof Explained ? error.message : error.stack}`);
    process.exitCode = 1;
  }
}
