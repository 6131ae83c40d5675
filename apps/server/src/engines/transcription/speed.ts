/** How fast engines hear on this machine: measured once, on a sample, and kept with the data. */
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { z } from 'zod';
import type { Work } from './limits.ts';

/** Seconds of speech that one core hears in a second. */
const Speeds = z.object({ machine: z.string(), times: z.record(z.string(), z.number()) });

/** Another processor, or another number of them, is measured anew. */
const thisMachine = () => `${process.arch} ${cpus()[0]?.model ?? ''} ×${availableParallelism()}`;

/** A window that is nearly empty costs as much as a full one and says nothing. */
const FULL_S = 20;
/** How much a window of real work counts against all before it. */
const WEIGHT = 0.1;
/** What is left over for everything else when all cores listen. */
const SHARE = 0.85;

export class SpeedBook {
  readonly #file: string;
  readonly #times: Map<string, number>;

  constructor(file: string) {
    this.#file = file;
    this.#times = new Map(Object.entries(read(file)));
  }

  of(engine: string): number | undefined {
    return this.#times.get(engine);
  }

  /** What real windows take: the sample is only how it begins. */
  note(engine: string, { audio_s, cpu_s }: Work): void {
    const known = this.#times.get(engine);
    if (known === undefined || audio_s < FULL_S || cpu_s <= 0) return;
    this.#times.set(engine, known + WEIGHT * (audio_s / cpu_s - known));
  }

  async keep(engine: string, times: number): Promise<void> {
    this.#times.set(engine, times);
    const speeds = { machine: thisMachine(), times: Object.fromEntries(this.#times) };
    await writeFile(`${this.#file}.part`, `${JSON.stringify(speeds, null, 2)}\n`, { flush: true });
    await rename(`${this.#file}.part`, this.#file);
  }
}

function read(file: string): Record<string, number> {
  try {
    const { machine, times } = Speeds.parse(JSON.parse(readFileSync(file, 'utf8')));
    return machine === thisMachine() ? times : {};
  } catch {
    // Never measured, or damaged: measured again.
    return {};
  }
}

/** How many people who talk at the same time all cores together keep up with. */
export const conversationsAtOnce = (times: number): number =>
  Math.floor(times * availableParallelism() * SHARE);
