/** What the system knows of processes. */
import { readdirSync, readFileSync } from 'node:fs';

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};

const stateOf = (pid: number) => /^State:\s+(\w)/m.exec(statusOf(pid))?.[1];

/** Ended is gone, though nobody has asked yet how it ended. */
export const isThere = (pid: number): boolean => ![undefined, 'Z', 'X'].includes(stateOf(pid));

export const isStopped = (pid: number): boolean => stateOf(pid) === 'T';

const isOf = (pid: number, parent: number, program: string): boolean => {
  try {
    const its_parent = /^PPid:\s+(\d+)$/m.exec(statusOf(pid))?.[1];
    return Number(its_parent) === parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);
  } catch {
    return false;
  }
};

/** The processes of this program that a process has. */
export const childrenOf = (parent: number, program: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isOf(pid, parent, program));
