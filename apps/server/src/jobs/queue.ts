/** The only file that knows pg-boss. */
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Services } from '../services.ts';
import { type Enqueue, type JobName, jobs } from './catalogue.ts';
import type { JobHandlers } from './handler.ts';

export type Queue = {
  enqueue: Enqueue;
  /** Starts working off jobs in this process. */
  work(services: Services, handlers: JobHandlers): Promise<void>;
  check(): Promise<void>;
  /** Waits for the jobs under way. */
  stop(): Promise<void>;
};

/** A mail server that is down for an hour delays a code, it does not lose it. */
const RETRIES = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };

/** Workers are woken the moment a job is there; asking is for when the word got lost. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** A job whose worker died is taken up again within a minute. */
const HEARTBEAT_S = 30;

export async function startQueue(connectionString: string, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    connectionString,
    max: 5,
    application_name: 'noteer queue',
    useListenNotify: true,
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue reports an error'));
  await boss.start();
  for (const name of Object.keys(jobs) as JobName[]) {
    await boss.createQueue(name, {
      ...RETRIES,
      heartbeatSeconds: HEARTBEAT_S,
      notify: true,
      // Finished jobs are of no use to anyone after a day.
      deleteAfterSeconds: 24 * 3600,
    });
  }

  return {
    async enqueue(db, name, payload) {
      await boss.send(name, jobs[name].payload.parse(payload), { db: fromKysely(db) });
    },

    async work(services, handlers) {
      for (const name of Object.keys(jobs) as JobName[]) {
        const job = jobs[name];
        const handle = handlers[name] as (s: Services, p: unknown, signal: AbortSignal) => Promise<void>;
        let worker: string | undefined;
        worker = await boss.work(name, POLLING, async ([taken]) => {
          if (!taken) return;
          // Several jobs at once wake a worker once: it looks again until there is nothing left.
          if (worker) boss.notifyWorker(worker);
          try {
            await handle(services, job.payload.parse(taken.data), taken.signal);
          } catch (error) {
            log.warn({ err: error, job: name, job_id: taken.id }, 'a job failed and will be tried again');
            throw error;
          }
        });
        if ('cron' in job) await boss.schedule(name, job.cron);
      }
    },

    async check() {
      if (!(await boss.isInstalled())) throw new Error('the queue is not installed');
    },

    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
