/** Which of two channels was the louder, for recordings that have two: often each person had a microphone of their own. */
import { BALANCE_SAMPLES } from '@noteer/audio';
import type { Db } from '../db/schema.ts';
import type { Span } from '../engines/vad/span.ts';
import type { BySystem, Scope } from '../policy.ts';
import type { Sealing } from '../sealing.ts';

const owner = (recording_id: string) => `channel_balances/${recording_id}`;

/** `sealing` is the recording's own. */
export const keepBalance = (
  db: Db,
  _scope: Scope<'record'>,
  sealing: Sealing,
  recording_id: string,
  balance: Uint8Array,
) =>
  db
    .insertInto('channel_balances')
    .values({ recording_id, balance: sealing.seal(owner(recording_id), Buffer.from(balance)) })
    .onConflict((conflict) => conflict.column('recording_id').doNothing())
    .execute();

/** How far to the right each span lies, −1 to 1; undefined where both channels say the same all along. */
export type BalanceOf = (span: Span) => number | undefined;

/** As loud as this on one side more than on the other is a place in the room, and not a noise. */
const ASIDE = 13;

export async function balanceOf(
  db: Db,
  _scope: BySystem,
  sealing: Sealing,
  recording_id: string,
): Promise<BalanceOf> {
  const row = await db
    .selectFrom('channel_balances')
    .select('balance')
    .where('recording_id', '=', recording_id)
    .executeTakeFirst();
  if (!row) return () => undefined;
  const bytes = sealing.open(owner(recording_id), row.balance);
  const balance = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!balance.some((value) => Math.abs(value) >= ASIDE)) return () => undefined;
  return ({ from, to }) => {
    const under = balance.subarray(Math.floor(from / BALANCE_SAMPLES), Math.ceil(to / BALANCE_SAMPLES));
    if (under.length === 0) return undefined;
    return under.reduce((sum, value) => sum + value, 0) / under.length / 127;
  };
}
