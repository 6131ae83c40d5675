/**
 * Who speaks in a recording: the stretches of each window are read and kept, and the whole talk is told apart anew, so
 * that a voice that was unsure at first is known once there is more of it. Nothing here ever fails the transcript.
 */
import { MOST_VOICES } from '@noteer/contract';
import { type BalanceOf, balanceOf } from '../../consultations/channel-balance.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { voicesOfPieces } from '../../consultations/voice-of-piece.ts';
import { openStretch, ownVoiceOf, sealStretch } from '../../consultations/voices.ts';
import type { Db } from '../../db/schema.ts';
import type { Span } from '../../engines/vad/span.ts';
import type { Voiceprint } from '../../engines/voices/port.ts';
import { centroidOf, isSameVoice, likeness, tellApart } from '../../engines/voices/tell-apart.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { type Heard, hearVoices, type Window } from './hear-voices.ts';
import {
  deleteUnheard,
  heardStretches,
  insertStretches,
  insertUnheard,
  insertVoices,
  type StretchVoice,
  setRecognised,
  stretchesToCompare,
  timedPieces,
  updatePieceVoices,
  updateStretches,
  voiceNumbers,
} from './voice-queries.ts';

export type Told = {
  voice_model: string;
  /** Stretches that were read now. */
  fresh: (StretchVoice & { to_sample: number; voiceprint: Voiceprint | undefined })[];
  /** Earlier ones that have another voice now. */
  changed: StretchVoice[];
  /** Which of the voices is the one that the clinician let us remember; undefined where there is none to compare with. */
  recognised: number | null | undefined;
  caught_up: number[];
  unheard: Span[];
};

/**
 * Undefined when there is nothing to tell. To be called before the transaction that keeps it: it takes time. Without a
 * window, what could not be read before is tried once more.
 */
export async function tellVoices(
  services: Services,
  recording: RecordingRow,
  window: Window | undefined,
  signal: AbortSignal,
): Promise<Told | undefined> {
  try {
    const heard = await hearVoices(services, recording, window, signal);
    return heard && (await compare(services, recording, heard));
  } catch (error) {
    signal.throwIfAborted();
    services.log.warn({ err: error }, 'voices could not be told apart');
    return undefined;
  }
}

async function compare(
  { db, sealing: master }: Services,
  recording: RecordingRow,
  { voice_model, stretches, caught_up, unheard }: Heard,
): Promise<Told | undefined> {
  const nothing = { voice_model, fresh: [], changed: [], recognised: undefined, caught_up, unheard };
  if (stretches.length === 0) return caught_up.length + unheard.length > 0 ? nothing : undefined;
  const rows = await stretchesToCompare(db, ofTheSystem, recording.id);
  // Another model was put in place during the talk. What it hears cannot be compared with what was heard before.
  if (rows.some((row) => row.voice_model !== voice_model)) return undefined;
  const sealing = recordingSealing(master, recording);
  const balance = await balanceOf(db, ofTheSystem, sealing, recording.id);
  const known = await ownVoiceOf(db, ofTheSystem, master, recording.clinician_id, voice_model);
  const earlier = rows.map((was) => ({
    from: was.from_sample,
    to: was.to_sample,
    voiceprint: was.voiceprint
      ? openStretch(sealing, recording.id, was.from_sample, was.voiceprint)
      : undefined,
    voice: was.heard_as,
    was,
  }));
  const fresh = stretches.map((stretch) => ({ ...stretch, voice: null, was: undefined }));
  const all = [...earlier, ...fresh].sort((a, b) => a.from - b.from);
  const answers = tellApart(all.map(beside(balance)), known ? { known } : {});
  const told = all.map(({ from, to, voiceprint, was }, at) => ({
    from_sample: from,
    to_sample: to,
    voiceprint,
    heard_as: answers[at]?.voice ?? null,
    voice_sure: answers[at]?.voice_sure ?? 0,
    was,
  }));
  return {
    ...nothing,
    fresh: told.flatMap(({ was, ...stretch }) => (was ? [] : [stretch])),
    changed: told.filter((stretch) => stretch.was && isOther(stretch, stretch.was)),
    recognised: known && recognisedIn(told, known),
  };
}

const beside =
  (balanceIn: BalanceOf) =>
  <S extends Span>(stretch: S) => {
    const balance = balanceIn(stretch);
    return balance === undefined ? stretch : { ...stretch, balance };
  };

/** A hundredth more or less sure is not worth writing down. */
const isOther = (told: StretchVoice, was: StretchVoice) =>
  told.heard_as !== was.heard_as || Math.abs(told.voice_sure - was.voice_sure) >= 0.05;

/** The voice that sounds most like the known one, if it is the same at all. */
function recognisedIn(told: Told['fresh'], known: Voiceprint): number | null {
  const prints = new Map<number, Voiceprint[]>();
  for (const { heard_as, voiceprint } of told) {
    if (heard_as === null || !voiceprint) continue;
    prints.set(heard_as, [...(prints.get(heard_as) ?? []), voiceprint]);
  }
  const [most] = [...prints]
    .flatMap(([heard_as, of]) => {
      const centroid = centroidOf(of);
      return centroid && isSameVoice(centroid, known) ? [{ heard_as, alike: likeness(centroid, known) }] : [];
    })
    .sort((a, b) => b.alike - a.alike);
  return most?.heard_as ?? null;
}

/** In the transaction that advances the transcript: whoever was too late there keeps nothing here either. */
export async function keepVoices(
  tx: Db,
  { sealing }: Services,
  recording: RecordingRow,
  { voice_model, fresh, changed, recognised, caught_up, unheard }: Told,
): Promise<void> {
  const { id } = recording;
  const own = recordingSealing(sealing, recording);
  await insertStretches(
    tx,
    ofTheSystem,
    fresh.map(({ voiceprint, ...stretch }) => ({
      ...stretch,
      recording_id: id,
      voiceprint: voiceprint ? sealStretch(own, id, stretch.from_sample, voiceprint) : null,
      voice_model,
    })),
  );
  await updateStretches(tx, ofTheSystem, id, changed);
  await deleteUnheard(tx, ofTheSystem, id, caught_up);
  await insertUnheard(
    tx,
    ofTheSystem,
    unheard.map(({ from, to }) => ({ recording_id: id, from_sample: from, to_sample: to })),
  );
  const stretches = await heardStretches(tx, ofTheSystem, id);
  const voices = await numbered(tx, id, stretches);
  const pieces = await timedPieces(tx, ofTheSystem, id);
  const told = voicesOfPieces(pieces, stretches).map(({ seq, heard_as, voice_sure }) => {
    const voice = heard_as === null ? null : (voices.get(heard_as) ?? null);
    return { seq, voice, voice_sure };
  });
  await updatePieceVoices(
    tx,
    ofTheSystem,
    id,
    told.filter(({ voice, voice_sure }, at) => {
      const was = pieces[at];
      return voice !== was?.voice || voice_sure !== was.voice_sure;
    }),
  );
  if (recognised !== undefined) await setRecognised(tx, ofTheSystem, id, recognised);
}

/** The voice of each number that was heard. New ones come after all others, also after those that a person added. */
async function numbered(
  tx: Db,
  recording_id: string,
  stretches: { heard_as: number | null }[],
): Promise<Map<number, number>> {
  const rows = await voiceNumbers(tx, ofTheSystem, recording_id);
  const voices = new Map(
    rows.flatMap(({ voice, heard_as }) => (heard_as === null ? [] : [[heard_as, voice]])),
  );
  let next = Math.max(-1, ...rows.map(({ voice }) => voice)) + 1;
  const added: { recording_id: string; voice: number; heard_as: number }[] = [];
  for (const { heard_as } of stretches) {
    if (heard_as === null || voices.has(heard_as) || next >= MOST_VOICES) continue;
    voices.set(heard_as, next);
    added.push({ recording_id, voice: next++, heard_as });
  }
  await insertVoices(tx, ofTheSystem, added);
  return voices;
}
