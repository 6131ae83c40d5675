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
/** Before the first document. */
const QUIET_ASKED = 80;
/** After a document that was read at once. */
const FEWEST_ASKED = 25;
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

/**
 * Reading and quiet in turns of the same length, a document at a time, and all answers of the one held against all of the
 * other: a machine that has other work is slower for both, and a p95 of a few dozen answers says little.
 */
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
      const during: number[] = [];
      const without = await quiet();
      for (const path of paths) {
        await add(bench, client.id, path);
        const isOver = async (asked: number) => asked % LOOKED_EVERY === 0 && (await isAllRead());
        const those = await askedUntil(bench, isOver);
        during.push(...those);
        without.push(...(await quiet(Math.max(FEWEST_ASKED, those.length))));
      }
      const ratio = p95(during) / p95(without);
      const isMet = ratio <= AIM;
      console.log(
        `${isMet ? '✓' : '✗'} others while ${paths.length} documents are read, in turns with quiet of the same length: p95 ` +
          `${p95(during).toFixed(0)} ms against ${p95(without).toFixed(0)} ms, ${ratio.toFixed(2)} times (aim ${AIM}; ` +
          `${during.length} and ${without.length} answers)`,
      );
      return isMet;
    },
  );
