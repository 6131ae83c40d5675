import type { Departure } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { departureOwner } from '../../consultations/departures.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { lastDepartures, lastTextOf } from './queries.ts';

export async function departures({ db }: Services, actor: Actor): Promise<Departure[]> {
  const rows = await lastDepartures(db, scopeOf(actor, 'read_departures'));
  return rows.map((row) => ({ ...row, left_at: row.left_at.toISOString() }));
}

/** Names are not put back: it is shown as the engine elsewhere saw it. */
export async function departedText(
  { db, sealing }: Services,
  actor: Actor,
  recording_id: string,
): Promise<{ text: string }> {
  const row = await lastTextOf(db, scopeOf(actor, 'read_departures'), recording_id);
  if (!row?.body) throw new AppError('not_found', 'Nothing of this recording left, or it is gone.');
  const own = recordingSealing(sealing, { id: row.recording_id, data_key: row.data_key });
  return { text: openText(own, departureOwner(row.id), row.body) };
}
