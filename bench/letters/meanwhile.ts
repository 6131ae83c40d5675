/** How long others wait for an answer while documents are read, against when nobody reads any. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addAttachment, createClient, listAttachments, listTasks } from '@noteer/contract';
import { type Bench, NO_ENGINES, withServer } from '../bench-server.ts';

const AIM = 1.3;
/** As pages of a few people ask. */
const PAUSE_ms = 40;
/** Before each document and after the last. */
const QUIET_ASKED = 80;
/** The first answers are slower than all that follow. */
const WARM_UP_ASKED = 300;

const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** Asks until `isOver`, and tells how long each answer took. */
async function askedUntil(
  { clinician }: Bench,
  isOver: (asked: number) => Promise<boolean>,
): Promise<number[]> {
  const times: number[] = [];
  while (!(await isOver(times.length))) {
    const began = performance.now();
    await clinician.ask(listTasks, { query: { limit: '50' } });
    times.push(performance.now() - began);
    await sleep(PAUSE_ms);
  }
  return times;
}

async function add({ clinician }: Bench, client_id: string, path: string): Promise<void> {
  const form = new FormData();
  form.set('attachment_id', randomUUID());
  form.set('file', new Blob([readFileSync(path)]), basename(path));
  await clinician.ask(addAttachment, { params: { id: client_id }, body: form });
}

/** Looking whether it is read is a request too: not after each. */
const LOOKED_EVERY = 25;

/** Quiet and reading in turns, a document at a time, and each held against the quiet around it: a machine that has other work is slower for both. */
export const answersMeanwhile = (paths: string[]): Promise<boolean> =>
  withServer(
    (data_dir) => ({ ...NO_ENGINES(data_dir), LOG_LEVEL: 'warn' }),
    async (bench) => {
      const { clinician } = bench;
      const { data: client } = await clinician.ask(createClient, { body: { first_name: 'Bram' } });
      const isAllRead = async () => {
        const { data } = await clinician.ask(listAttachments, { params: { id: client.id } });
        return data.every(({ stage }) => stage === 'read' || stage === 'failed');
      };
      const quiet = (most = QUIET_ASKED) => askedUntil(bench, async (asked) => asked >= most);
      await quiet(WARM_UP_ASKED);
      const ratios: number[] = [];
      let before = await quiet();
      for (const path of paths) {
        await add(bench, client.id, path);
        const isOver = async (asked: number) => asked % LOOKED_EVERY === 0 && (await isAllRead());
        const during = await askedUntil(bench, isOver);
        const after = await quiet();
        ratios.push(p95(during) / p95([...before, ...after]));
        before = after;
      }
      ratios.sort((a, b) => a - b);
      const ratio = ratios[ratios.length >> 1] ?? Number.NaN;
      const isMet = ratio <= AIM;
      console.log(
        `${isMet ? '✓' : '✗'} others while ${paths.length} documents are read, one after the other: p95 ` +
          `${ratio.toFixed(2)} times that of before and after it (median; ${ratios.at(0)?.toFixed(2)} to ` +
          `${ratios.at(-1)?.toFixed(2)}; aim ${AIM})`,
      );
      return isMet;
    },
  );
