/** The frame around every command: failures explain themselves, and signals reach what was started. */
import { children, disposable } from './run.mjs';

/** A failure that a person can do something about: shown without a stack. */
export class Explained extends Error {
  constructor(message, advice) {
    super(advice ? `${message}\n\n${advice}` : message);
  }
}

/** npm passes on a Ctrl-C that the terminal has already delivered: what comes this close together is one. */
const sameSignalWithin_ms = 500;

/** How often we were asked to stop, and when last. */
let count = 0;
let last = Number.NEGATIVE_INFINITY;

/** Passes a signal on. We ourselves end when all that we started has ended. */
function stop(signal) {
  const now = performance.now();
  if (now - last < sameSignalWithin_ms) return;
  last = now;
  count += 1;
  if (children.size === 0) process.exit(130);
  if (count === 2) console.error('\nStill stopping. Once more stops it at once.');
  // npm, for one, takes a minute to tidy up after a Ctrl-C.
  for (const child of children) child.kill(count >= 3 || disposable.has(child) ? 'SIGKILL' : signal);
}

/** An npm that is killed cannot pass that on. Nobody would know of us any more, so we stop too. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500);
  watch.unref();
}

/** Runs a command to its end. Its answer, if any, is the exit code. */
export async function main(command) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  stopWithNpm();
  try {
    process.exitCode = (await command(process.argv.slice(2))) ?? 0;
  } catch (error) {
    // What was stopped half-way fails in its own words; nobody needs to read those.
    if (count > 0) process.exit(130);
    console.error(`\n${error instanceof Explained ? error.message : error.stack}`);
    process.exitCode = 1;
  }
}
