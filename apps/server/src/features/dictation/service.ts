/** Words spoken to go into a note. The sound is only ever in memory, and gone with the answer. */
import type { Actor } from '../../actor.ts';
import { templateOf } from '../../consultations/choices.ts';
import { noteSound } from '../../consultations/departures.ts';
import { hearWindow } from '../../consultations/hear-window.ts';
import { reachRecording } from '../../consultations/look.ts';
import { expectedWords } from '../../consultations/own-words.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import type { Transcriber } from '../../engines/transcription/port.ts';
import { LOOK_AHEAD } from '../../engines/vad/next-window.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

const BYTES_PER_SAMPLE = 2;

/** Copied: what comes in may begin at an odd place in memory. */
function samplesOf(sound: Uint8Array): Int16Array {
  if (sound.byteLength === 0 || sound.byteLength % BYTES_PER_SAMPLE !== 0)
    throw new AppError('invalid', 'Send whole 16-bit samples.');
  return new Int16Array(Uint8Array.from(sound).buffer);
}

export async function recognise(
  services: Services,
  actor: Actor,
  id: string,
  sound: Uint8Array,
  signal: AbortSignal,
): Promise<{ text: string }> {
  const scope = scopeOf(actor, 'change_note');
  const recording = await reachRecording(services, scope, id);
  if (recording.is_reviewed)
    throw new AppError('note_reviewed', 'This note is ready for the record. Reopen it first.');
  const samples = samplesOf(sound);
  const transcriber = await services.engines.transcriber(recording.language);
  if (!transcriber) throw new AppError('unavailable', 'No speech model for this language is here yet.');
  const own_words = await expectedWords(services, scope, actor.id);
  return { text: await wordsIn(services, transcriber, recording, { samples, own_words, scope, signal }) };
}

type Spoken = {
  samples: Int16Array;
  own_words: readonly string[];
  scope: Scope<'change_note'>;
  signal: AbortSignal;
};

/** Window by window, as a recording is heard. */
async function wordsIn(
  { db, engines }: Services,
  transcriber: Transcriber,
  recording: RecordingRow,
  { samples, own_words, scope, signal }: Spoken,
): Promise<string> {
  const { template } = await templateOf(db, recording.template);
  const heard: string[] = [];
  for (let from = 0; from < samples.length; ) {
    const ahead = samples.subarray(from, from + LOOK_AHEAD);
    const { parts, speech, done } = await engines.cut(ahead, from + ahead.length === samples.length);
    if (parts.length > 0) {
      await noteSound(db, scope, transcriber, recording.id);
      const window = { samples: ahead, parts, speech, template, own_words };
      const segments = await hearWindow(transcriber, recording.language, window, signal);
      heard.push(...segments.map(({ text }) => text.trim()));
    }
    if (done === 0) break;
    from += done;
  }
  return heard.filter((text) => text !== '').join(' ');
}
