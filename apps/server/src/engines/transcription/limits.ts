import { totalmem } from 'node:os';
import type { RunAs } from '../native/surroundings.ts';

/** What one window took of the processor. */
export type Work = { audio_s: number; cpu_s: number };

export type EngineLimits = {
  cores: number;
  /** What the settings ask for; else each engine takes what suits it. */
  threads?: number | undefined;
  /** Whether everything else on this machine goes before it. */
  gives_way?: boolean;
  /** Another user to run as, where we can. */
  run_as?: RunAs | undefined;
  onWork?: (work: Work) => void;
};

/** A window takes some 10 s of processor time; on the slowest engine that we know 120. Beyond this it is lost. */
export const PATIENCE_MS = 600_000;

/** As many windows at once as there are cores and memory for. */
export function processesFor(
  { cores }: EngineLimits,
  { threads, memory }: { threads: number; memory: number },
): number {
  const byMemory = Math.floor(totalmem() / 2 / memory);
  return Math.max(1, Math.min(Math.floor(cores / threads), byMemory));
}
