/** How far recordings are, looked at behind the API: woken by the server's own announcements, it takes next to nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL } from '../apps/server/src/consultations/events.ts';

type Standing = { stage: string; transcribed_samples: number };

/** Progress without a word in it is not announced. */
const LOOK_AGAIN_MS = 500;
/** The slowest engine that is of any use has a window done by then. */
const GIVE_UP_MS = 120_000;

export type Watch = Awaited<ReturnType<typeof watchRecordings>>;

export async function watchRecordings(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  let announced = Promise.withResolvers<void>();
  client.on('notification', () => {
    announced.resolve();
    announced = Promise.withResolvers();
  });
  await client.query(`listen ${CHANNEL}`);

  async function standing(id: string): Promise<Standing> {
    const { rows } = await client.query<{ stage: string; transcribed_samples: string }>(
      'select stage, transcribed_samples from recordings where id = $1',
      [id],
    );
    const [row] = rows;
    if (!row) throw new Error('the recording is not there');
    if (['failed', 'waiting_for_model'].includes(row.stage)) throw new Error(`the recording is ${row.stage}`);
    return { stage: row.stage, transcribed_samples: Number(row.transcribed_samples) };
  }

  return {
    standing,

    /** Returns when it is so, within milliseconds. */
    async until(id: string, isSo: (now: Standing) => boolean): Promise<void> {
      let before: Standing | undefined;
      let moved = performance.now();
      for (;;) {
        // Taken before looking: what is announced meanwhile is not missed.
        const { promise } = announced;
        const now = await standing(id);
        if (isSo(now)) return;
        if (now.transcribed_samples !== before?.transcribed_samples) moved = performance.now();
        if (performance.now() - moved > GIVE_UP_MS) {
          throw new Error(`a recording stands still at ${JSON.stringify(now)}`);
        }
        before = now;
        await Promise.race([promise, sleep(LOOK_AGAIN_MS)]);
      }
    },

    close: () => client.end(),
  };
}
