/** What became of a soak: a table for whoever runs it, and a picture. */
import { availableParallelism } from 'node:os';
import { overTime, secondsDown, type Waits, waitsOf } from './figures.ts';
import type { Planned } from './harm.ts';
import type { Down } from './installation.ts';
import type { Memory } from './memory.ts';
import { writePicture } from './picture.ts';
import type { Recorder } from './recorder.ts';

export type Notes = { done: number; failed: number; waiting: number; after_s: number };

type Outcome = {
  recorders: Recorder[];
  plan: Planned[];
  downs: Down[];
  /** How often each status was answered. */
  statuses: ReadonlyMap<number, number>;
  notes: Notes;
  lost: number;
  /** What the command that verifies the access log said. */
  log: string;
  load: number;
  began: number;
  /** When the last chunk was acknowledged. */
  over_s: number;
  length_s: number;
  memory: Memory;
  resent: number;
  to: string;
};

const SLOT_S = 2;

const inMs = (value: number) => (Number.isNaN(value) ? '–' : `${value.toFixed(value < 10 ? 1 : 0)} ms`);
const waitLine = ({ count, p50, p99, longest }: Waits) =>
  `p50 ${inMs(p50)}, p99 ${inMs(p99)}, longest ${inMs(longest)} (${count} chunks)`;

function memoryLines({ held }: Memory): [string, string][] {
  return [...held].map(([name, all]) => {
    const there = all.filter((value) => !Number.isNaN(value));
    const last = there.slice(-5).reduce((sum, value) => sum + value, 0) / Math.min(5, there.length);
    const first = there.slice(0, 5).reduce((sum, value) => sum + value, 0) / Math.min(5, there.length);
    const most = Math.max(...there);
    return [`memory, ${name}`, `${first.toFixed(0)} → ${last.toFixed(0)} MB, most ${most.toFixed(0)} MB`];
  });
}

/** For a chunk: it says more of a busy machine than the clock does. */
const workLine = ({ worked_s }: Memory, chunks: number): string =>
  [...worked_s]
    .map(
      ([name, seconds]) =>
        `${name} ${seconds.toFixed(0)} s (${((seconds * 1000) / chunks).toFixed(1)} ms a chunk)`,
    )
    .join(', ');

const CHUNK_S = 5;

function tableOf(outcome: Outcome): [string, string][] {
  const { recorders, plan, downs, statuses, notes, lost, log, load, over_s, length_s, memory } = outcome;
  const acknowledged = recorders.flatMap((each) => each.acknowledged);
  const { all, whileAllRan } = waitsOf(acknowledged, downs);
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  return [
    [
      'recorders',
      `${recorders.length} for ${length_s} s; the last chunk was acknowledged after ${over_s.toFixed(0)} s`,
    ],
    ['machine', `${availableParallelism()} cores, load ${load.toFixed(1)}`],
    ['killed', plan.map(({ what }) => what).join(', ') || 'nothing'],
    ['something was down', `${secondsDown(downs).toFixed(0)} s`],
    ['chunks acknowledged', `${acknowledged.length} of ${(recorders.length * length_s) / CHUNK_S}`],
    ['chunks lost', `${lost} (every acknowledged sample was read back)`],
    ['acknowledgement, all', waitLine(all)],
    ['acknowledgement while all ran', waitLine(whileAllRan)],
    ['requests sent again', String(outcome.resent)],
    ['answers', answers.join(', ')],
    [
      'notes',
      `${notes.done} came, ${notes.failed} failed, ${notes.waiting} wait; the last ${notes.after_s.toFixed(0)} s after the end`,
    ],
    ['access log', log.trim()],
    ['processor time', workLine(memory, acknowledged.length)],
    ...memoryLines(memory),
  ];
}

/** Answers the exit code: 1 when something was lost, left unfinished, or answered with an error. */
export async function report(outcome: Outcome): Promise<number> {
  const { recorders, downs, statuses, notes, lost, load, began, over_s, length_s, memory } = outcome;
  const table = tableOf(outcome);
  const widest = Math.max(...table.map(([name]) => name.length));
  console.log(`\n${table.map(([name, value]) => `${name.padEnd(widest)}  ${value}`).join('\n')}`);
  console.log(
    '\nThe recogniser was scripted and answers at once: real speech of so many is beyond a few cores. Speech was found, notes were written and all else was done by the product.',
  );
  const acknowledged = recorders.flatMap((each) => each.acknowledged);
  const { all, whileAllRan } = waitsOf(acknowledged, downs);
  const since = (moment: number) => (moment - began) / 1000;
  const files = await writePicture(outcome.to, {
    title: `${recorders.length} clinicians record at once for ${length_s} s`,
    about: `${acknowledged.length} chunks acknowledged, ${lost} lost; p99 ${inMs(whileAllRan.p99)} while all ran, ${inMs(all.p99)} over all; ${notes.done} notes; ${availableParallelism()} cores, load ${load.toFixed(1)}`,
    length_s: Math.max(length_s, over_s),
    moments: overTime(acknowledged, began, SLOT_S),
    downs: downs.map(({ what, from, to }) => ({ what, from_s: since(from), to_s: since(to) })),
    memory,
  });
  console.log(`Pictures: ${files.join(', ')}`);
  const hasErrors = [...statuses.keys()].some((status) => status >= 500 && status !== 503);
  const isUnfinished = recorders.some(({ is_finished }) => !is_finished);
  return lost > 0 || isUnfinished || hasErrors || notes.failed > 0 ? 1 : 0;
}
