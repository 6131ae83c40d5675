/** What tests of voices start from: a recording in which people were told apart. */
import { SAMPLE_RATE } from '@noteer/contract';
import { recordingSealing } from '../src/consultations/data-key.ts';
import { sealText } from '../src/consultations/sealed-text.ts';
import { pieceOwner } from '../src/consultations/transcript.ts';
import { sealStretch } from '../src/consultations/voices.ts';
import type { Voiceprint } from '../src/engines/voices/port.ts';
import { consultations } from './consultation.ts';
import type { harness } from './harness.ts';

type Harness = Awaited<ReturnType<typeof harness>>;

export const VOICE_MODEL = 'a model of tests';

/** Nobody sounds like anybody else, and nobody sounds exactly like a moment ago. */
export function printOf(person: number, moment = 0): Voiceprint {
  const print = new Float32Array(64);
  print[person] = 1;
  print[32 + (moment % 32)] = 0.2;
  const length = Math.hypot(...print);
  return print.map((value) => value / length);
}

/** Each of these people says one piece of so many seconds, one after the other. */
export async function aTalk(noteer: Harness, as: { access: string }, people: number[], piece_s = 5) {
  const { db, services } = noteer;
  const { id } = await consultations(noteer).aRecording(as);
  const recording = await db
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sealing = recordingSealing(services.sealing, recording);
  const at = (seq: number) => seq * piece_s * SAMPLE_RATE;
  await db
    .insertInto('transcript_pieces')
    .values(
      people.map((voice, seq) => ({
        recording_id: id,
        seq,
        start_s: seq * piece_s,
        end_s: (seq + 1) * piece_s,
        text: sealText(sealing, pieceOwner(id, seq), `Zin ${seq}.`),
        engine: 'test',
        voice,
        voice_sure: 0.9,
      })),
    )
    .execute();
  await db
    .insertInto('voice_stretches')
    .values(
      people.map((heard_as, seq) => ({
        recording_id: id,
        from_sample: at(seq),
        to_sample: at(seq + 1),
        voiceprint: sealStretch(sealing, id, at(seq), printOf(heard_as, seq)),
        voice_model: VOICE_MODEL,
        heard_as,
        voice_sure: 0.9,
      })),
    )
    .execute();
  await db
    .insertInto('recording_voices')
    .values([...new Set(people)].map((voice) => ({ recording_id: id, voice, heard_as: voice })))
    .execute();
  return { id };
}
