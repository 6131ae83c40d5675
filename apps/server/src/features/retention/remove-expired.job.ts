import { jobs } from '../../jobs/catalogue.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import type { Services } from '../../services.ts';
import { dueAt, type Rule, rules } from './rules.ts';

/** Looked up at once; each thing is removed in a transaction of its own. */
const BATCH = 100;

/**
 * A thing is gone whole or not at all, so this may be killed at any moment: the next night goes on. What cannot be removed
 * holds up nothing else, and the job is tried again for its sake.
 */
export const removeExpired: JobHandler<'remove-expired'> = {
  async run(services, _payload, signal) {
    const at = new Date();
    let failures = 0;
    for (const rule of rules) failures += await removeBy(services, rule, at, signal);
    if (failures > 0) throw new Error(`${failures} things could not be removed`);
  },
};

/** Answers how many could not be removed. */
async function removeBy(services: Services, rule: Rule, at: Date, signal: AbortSignal): Promise<number> {
  const { remove } = rule;
  if (!remove) return 0;
  const tried = new Set<string>();
  let failures = 0;
  for (;;) {
    // What was tried and is still due is looked past: it is tried once a run.
    const { first } = await dueAt(services, rule, at, BATCH + tried.size);
    const next = first.filter(({ key }) => !tried.has(key));
    if (next.length === 0) break;
    for (const { key } of next) {
      if (signal.aborted) return failures;
      tried.add(key);
      try {
        await remove(services, key);
      } catch (error) {
        failures++;
        services.log.error({ err: error, rule: rule.name }, 'something could not be removed');
      }
    }
  }
  if (tried.size > 0) services.log.info({ rule: rule.name, tried: tried.size, failures }, 'a rule was kept');
  return failures;
}

/** When this runs next. The times of the catalogue are those of UTC. */
export function nextRun(now: Date): Date {
  const [minute = '0', hour = '0'] = jobs['remove-expired'].cron.split(' ');
  const next = new Date(now);
  next.setUTCHours(Number(hour), Number(minute), 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
