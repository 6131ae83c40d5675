/** The only file that knows pg-boss. */
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { EngineError } from '../errors.ts';
import type { Services } from '../services.ts';
import { type Enqueue, type ForgetJobs, type JobName, jobs, type WaitingJobs } from './catalogue.ts';
import type { JobHandlers } from './handler.ts';

type Queue = {
  enqueue: Enqueue;
  /** Starts working off jobs in this process. */
  work(services: Services, handlers: JobHandlers): Promise<void>;
  /** All that waits, is under way or is over and names one of these ids. Answers how many. */
  forget: ForgetJobs;
  waiting: WaitingJobs;
  check(): Promise<void>;
  /** Waits for the jobs under way. */
  stop(): Promise<void>;
};

/** A mail server that is down for an hour delays a code, it does not lose it. */
const RETRIES = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };

type Intervals = {
  /** Workers are woken the moment a job is there; asking is for when the word got lost. */
  polling: { pollingIntervalSeconds: number; notifyPollingIntervalSeconds: number };
  /** A worker that has not told for so long that it is at work is dead; pg-boss takes 10 s and more. */
  heartbeat_s: number;
  /** How often the jobs of dead workers are looked for. */
  supervise_s: number;
};

const USUAL: Intervals = {
  polling: { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 },
  heartbeat_s: 30,
  // With the heartbeat: a job whose worker died is taken up again within a minute.
  supervise_s: 15,
};

/** While its worker lives, a job may take long: an engine on a busy machine does. This is the most that pg-boss allows. */
const LONGEST_S = 24 * 3600;

/** Where a job goes that failed for the last time, or whose workers died too often to tell. */
const gaveUpQueue = (name: JobName) => `${name}-gave-up`;

type Job = { payload: z.ZodType; cron?: string; one_per?: string; at_once?: number };
type AnyHandler = {
  run(services: Services, payload: unknown, signal: AbortSignal): Promise<void>;
  gaveUp?(services: Services, payload: unknown): Promise<void>;
};

export async function startQueue(
  connectionString: string,
  log: Logger,
  intervals: Partial<Intervals> = {},
): Promise<Queue> {
  const { polling, heartbeat_s, supervise_s } = { ...USUAL, ...intervals };
  const boss = new PgBoss({
    connectionString,
    max: 5,
    application_name: 'noteer queue',
    // The schema was made and handed over with the migrations: whoever works makes none.
    createSchema: false,
    useListenNotify: true,
    monitorIntervalSeconds: supervise_s,
    superviseIntervalSeconds: supervise_s,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue reports an error'));
  await boss.start();
  // One question instead of two for each queue: a start after the first has nothing to make.
  const made = new Set((await boss.getQueues()).map(({ name }) => name));
  const make = async (name: string, options: Parameters<typeof boss.createQueue>[1]) => {
    if (!made.has(name)) await boss.createQueue(name, options);
  };
  for (const name of Object.keys(jobs) as JobName[]) {
    const options = {
      ...RETRIES,
      heartbeatSeconds: heartbeat_s,
      notify: true,
      // Finished jobs are of no use to anyone after a day.
      deleteAfterSeconds: 24 * 3600,
    };
    await make(gaveUpQueue(name), options);
    await make(name, {
      ...options,
      deadLetter: gaveUpQueue(name),
      // Asking again while one waits changes nothing.
      ...('one_per' in jobs[name] && { policy: 'short' }),
    });
  }

  type Taken = { data: unknown; signal: AbortSignal };

  async function attempt(services: Services, handler: AnyHandler, { data, signal }: Taken, name: JobName) {
    const { payload } = jobs[name];
    try {
      await handler.run(services, payload.parse(data), signal);
    } catch (error) {
      log.warn({ err: error, job: name }, 'a job failed');
      const isHopeless = error instanceof EngineError && !error.retryable;
      if (!isHopeless) throw error;
      // A hopeless job is over: trying it again would end the same way.
      await handler.gaveUp?.(services, payload.parse(data));
    }
  }

  return {
    async enqueue(db, name, payload) {
      const job: Job = jobs[name];
      const data = job.payload.parse(payload) as Record<string, string>;
      const key = job.one_per && data[job.one_per];
      // Here and not with the queue, whose options are those of the day on which it was made.
      const lasting = { db: fromKysely(db), expireInSeconds: LONGEST_S, heartbeatSeconds: heartbeat_s };
      const options = { ...lasting, ...(key && { singletonKey: key, group: { id: key } }) };
      while (!(await boss.send(name, data, options))) {
        // One waits already. Taken up before our change is committed it would miss it, so it is held until then.
        const held = await sql<{ id: string }>`
          select id from pgboss.job where name = ${name} and singleton_key = ${key} and state = 'created'
          for update`.execute(db);
        const [waiting] = held.rows;
        if (!waiting) continue;
        // Workers that look meanwhile pass over what is held: the commit wakes them once more.
        await boss.update(name, data, { db: options.db, id: waiting.id });
        return;
      }
    },

    async work(services, handlers) {
      const scheduled = await boss.getSchedules();
      // Of an older version: nobody would work it off.
      for (const { name } of scheduled) if (!(name in jobs)) await boss.unschedule(name);
      const isScheduled = (name: JobName, cron: string) =>
        scheduled.some((each) => each.name === name && each.cron === cron);
      for (const name of Object.keys(jobs) as JobName[]) {
        const job: Job = jobs[name];
        const handler = handlers[name] as AnyHandler;
        let worker: string | undefined;
        const options = {
          ...polling,
          localConcurrency: job.at_once ?? 1,
          // One under way for each key, whoever works on it. The policy 'stately' would do so too, but there one
          // that has to wait holds up all that were asked for after it.
          ...(job.one_per && { groupConcurrency: 1 }),
        } as const;
        worker = await boss.work(name, options, async ([taken]) => {
          if (!taken) return;
          // Several jobs at once wake a worker once: it looks again until there is nothing left.
          if (worker) boss.notifyWorker(worker);
          await attempt(services, handler, taken, name);
        });
        await boss.work(gaveUpQueue(name), polling, async ([taken]) => {
          if (!taken) return;
          log.error({ job: name }, 'a job was given up');
          await handler.gaveUp?.(services, job.payload.parse(taken.data));
        });
        // Without a payload of its own a scheduled job would come with none, and be refused.
        if (job.cron && !isScheduled(name, job.cron)) await boss.schedule(name, job.cron, {});
      }
    },

    async forget(db, ids) {
      // Payloads hold ids and nothing else, so one of these is the whole of a value.
      const { numAffectedRows = 0n } = await sql`
        delete from pgboss.job where singleton_key = any(${ids}) or group_id = any(${ids}) or exists (
          select from jsonb_each_text(case when jsonb_typeof(data) = 'object' then data else '{}' end) named
          where named.value = any(${ids}))`.execute(db);
      return Number(numAffectedRows);
    },

    async waiting(db) {
      const { rows } = await sql<{ count: number; oldest_s: number }>`
        select count(*)::int as count,
          coalesce(extract(epoch from now() - min(start_after)), 0)::float as oldest_s
        from pgboss.job where state in ('created', 'retry') and start_after <= now()`.execute(db);
      return rows[0] ?? { count: 0, oldest_s: 0 };
    },

    async check() {
      if (!(await boss.isInstalled())) throw new Error('the queue is not installed');
    },

    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
