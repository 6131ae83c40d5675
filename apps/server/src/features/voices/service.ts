import { MOST_VOICES, type Voices, type VoicesChange } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import { findRecording, type RecordingRow } from '../../consultations/recordings.ts';
import { openTextOrNull, sealText } from '../../consultations/sealed-text.ts';
import { relationOwner } from '../../consultations/voices.ts';
import { writeAnew } from '../../consultations/write-anew.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import {
  addVoice,
  correctPieces,
  countCorrection,
  holdOwnRecording,
  nameVoice,
  voicedPieces,
  voicesOf,
} from './queries.ts';

const notFound = () => new AppError('not_found', 'Recording not found.');

export async function look(services: Services, actor: Actor, id: string): Promise<Voices> {
  const scope = scopeOf(actor, 'read_voices');
  const recording = await findRecording(services.db, scope, id);
  if (!recording || recording.is_recording_deleted) throw notFound();
  const voices = await present(services, services.db, scope, recording);
  return voices;
}

export async function change(
  services: Services,
  actor: Actor,
  id: string,
  { voices = [], pieces = [] }: VoicesChange,
): Promise<Voices> {
  const scope = scopeOf(actor, 'name_voices');
  return services.db.transaction().execute(async (tx) => {
    const recording = await holdOwnRecording(tx, scope, id);
    if (!recording) throw notFound();
    const before = await present(services, tx, scope, recording);
    const sealing = recordingSealing(services.sealing, recording);
    for (const { voice, role, relation } of voices) {
      const isSomebodyElse = role === 'other' && relation;
      await nameVoice(tx, scope, {
        recording_id: id,
        voice,
        role,
        relation: isSomebodyElse ? sealText(sealing, relationOwner(id, voice), relation) : null,
        set_by: actor.id,
      });
    }
    for (const { seqs, voice } of pieces) {
      if (voice !== null) await addVoice(tx, scope, id, voice);
      const isThere = (await correctPieces(tx, scope, id, seqs, voice)) === new Set(seqs).size;
      if (!isThere) {
        const detail = 'There are no such pieces.';
        throw new AppError('invalid', detail, { fields: { pieces: [detail] } });
      }
    }
    await announce(tx, { clinician_id: recording.clinician_id, kind: 'voices', id });
    const changed = await present(services, tx, scope, recording);
    if (!isSameTalk(before, changed)) {
      await countCorrection(tx, scope, id);
      await writeAnew(services, tx, actor, recording, 'speakers');
    }
    await audit(tx, actor, 'voices.changed', {
      id,
      detail: { voices: voices.length, pieces: pieces.reduce((sum, { seqs }) => sum + seqs.length, 0) },
    });
    return changed;
  });
}

/** Whether every piece was said by the same person as before, as far as a note can tell. */
function isSameTalk(before: Voices, after: Voices): boolean {
  const saying = ({ voices, piece_voices }: Voices) => {
    const people = new Map(voices.map(({ voice, role, relation }) => [voice, { role, relation }]));
    return JSON.stringify(piece_voices.map((voice) => [voice, voice === null ? null : people.get(voice)]));
  };
  return saying(before) === saying(after);
}

/** Those who said something, and the voice of each piece: what a person said of it, or else what was heard. */
async function present(
  { sealing }: Services,
  db: Db,
  scope: Scope<'read_voices' | 'name_voices'>,
  recording: RecordingRow,
): Promise<Voices> {
  const { id } = recording;
  const own = recordingSealing(sealing, recording);
  const pieces = await voicedPieces(db, scope, id);
  const piece_voices: (number | null)[] = Array(Math.max(0, (pieces.at(-1)?.seq ?? -1) + 1)).fill(null);
  const spoken_s = new Map<number, number>();
  for (const { seq, start_s, end_s, voice, corrected_voice } of pieces) {
    const said_by = corrected_voice ?? voice;
    piece_voices[seq] = said_by;
    if (said_by !== null) spoken_s.set(said_by, (spoken_s.get(said_by) ?? 0) + end_s - start_s);
  }
  const rows = await voicesOf(db, scope, id);
  // Somebody whom a person added and then took back is free again.
  const unused = rows.find((row) => row.heard_as === null && row.role === null && !spoken_s.has(row.voice));
  const new_voice = unused?.voice ?? (rows.at(-1)?.voice ?? -1) + 1;
  return {
    voices: rows
      .filter(({ voice }) => spoken_s.has(voice))
      .map(({ voice, role, relation, set_by }) => ({
        voice,
        role,
        relation: openTextOrNull(own, relationOwner(id, voice), relation),
        is_recognised: role !== null && set_by === null,
        spoken_s: Math.round((spoken_s.get(voice) ?? 0) * 10) / 10,
      })),
    piece_voices,
    corrected: pieces.flatMap(({ seq, corrected_voice }) => (corrected_voice === null ? [] : [seq])),
    new_voice: new_voice < MOST_VOICES ? new_voice : null,
  };
}
