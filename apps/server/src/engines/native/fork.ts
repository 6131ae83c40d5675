/** Starts the process of an engine: what it gets of ours, whose rights it has and who goes before it. */
import { type ChildProcess, fork } from 'node:child_process';
import { giveWay } from './priority.ts';
import { engineEnvironment, type RunAs } from './surroundings.ts';

export type Surroundings = {
  /** What the child's environment has besides what all engines get. */
  env?: Record<string, string>;
  /** Whether it has that environment alone: what reads files of strangers has no business with our secrets. */
  is_confined?: boolean;
  /** Another user to run as, where we can. */
  run_as?: RunAs | undefined;
  /** Flags of Node for the child. */
  flags?: string[];
  /** Whether everything else on this machine goes before it. */
  gives_way?: boolean | undefined;
};

export function forkEngine(
  program: URL,
  { env, is_confined, run_as, flags = [], gives_way = false }: Surroundings,
): ChildProcess {
  // What engines print is of no use to anyone, and could be what somebody said.
  const child = fork(program, {
    execArgv: flags,
    serialization: 'advanced',
    stdio: 'ignore',
    // A session of its own: see giveWay. It ends itself when its parent is gone.
    detached: gives_way,
    env: { ...(is_confined ? {} : engineEnvironment(process.env)), ...env },
    ...run_as,
  });
  if (gives_way) giveWay(child.pid);
  return child;
}
