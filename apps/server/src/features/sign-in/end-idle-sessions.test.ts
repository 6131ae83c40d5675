import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { endIdle } from './end-idle-sessions.job.ts';

const { aUser, db, services } = await harness({ SESSION_IDLE_MINUTES: '60' });

const letPass = (user_id: string, minutes: number) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: sql`last_used_at - make_interval(mins => ${minutes})` })
    .where('user_id', '=', user_id)
    .execute();

test('idle sessions are ended by the server itself, on the record', async () => {
  const user = await aUser();
  await letPass(user.id, 61);

  await endIdle.run(services, {}, AbortSignal.timeout(60_000));

  const { id, ended_at } = await db
    .selectFrom('sessions')
    .select(['id', 'ended_at'])
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('audit_log')
    .select('event_type_code')
    .where('participant_object_id', '=', id)
    .execute();
  expect(ended_at).not.toBeNull();
  expect(lines).toEqual([{ event_type_code: 'session.ended_idle' }]);
});
