/** What a monitoring system is told beside answers and pages: looked up when it asks. */
import type { Services } from './services.ts';
import { unsealedLines } from './trail/seal.ts';

type Watched = Pick<Services, 'metrics' | 'db' | 'checkReady' | 'waitingJobs'>;

export function watchFigures({ metrics, db, checkReady, waitingJobs }: Watched): void {
  metrics.watch('noteer_access_log_unsealed', 'Lines of the access log without a seal', () =>
    unsealedLines(db),
  );
  metrics.watch('noteer_ready', 'Whether this process can work: 1, or 0', async () =>
    (await checkReady()).status === 'ok' ? 1 : 0,
  );
  metrics.watch(
    'noteer_jobs_waiting',
    'Background jobs that could begin now and have not',
    async () => (await waitingJobs(db)).count,
  );
  metrics.watch(
    'noteer_jobs_oldest_wait_seconds',
    'How long the one of these that waits longest could have begun',
    async () => (await waitingJobs(db)).oldest_s,
  );
}
