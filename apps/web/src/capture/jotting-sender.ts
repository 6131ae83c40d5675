/** Brings what was jotted down to the server. */
import { type Endpoint, putJottings, type Sent } from '@noteer/contract';
import { ApiError } from '../lib/exchange.ts';
import { changedJottings, forgetJottings, settleJottings, unsentJottings } from './jottings.ts';
import { isRefusal } from './refusals.ts';

type Ask = <E extends Endpoint>(
  whose: { clinician_id: string },
  endpoint: E,
  sent: Sent<E>,
) => Promise<unknown>;

/**
 * All that is not there yet, in one call; false when nothing was left or the server cannot take it now. `isKnown`: the
 * server is known to have the recording, so one that is not found was deleted.
 */
export async function sendJottings(recording_id: string, ask: Ask, isKnown: boolean): Promise<boolean> {
  const rows = await unsentJottings(recording_id);
  const [first] = rows;
  if (!first) return false;
  const jottings = rows.map(({ id, at_s, text, edited_at }) => ({ id, at_s, text, edited_at }));
  try {
    await ask(first, putJottings, { params: { id: recording_id }, body: { jottings } });
    await settleJottings(rows, 'sent');
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'not_found' && isKnown) await forgetJottings(recording_id);
    else if (error.code === 'not_found') throw error;
    else if (isRefusal(error)) await settleJottings(rows, 'refused');
    // Sound must not wait for them, whatever is the matter: they are tried again with the next word.
    else if (error.code !== 'internal') throw error;
    return false;
  } finally {
    changedJottings.announce(recording_id);
  }
}
