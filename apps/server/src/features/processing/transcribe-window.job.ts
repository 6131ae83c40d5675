import { SAMPLE_RATE } from '@noteer/contract';
import { system } from '../../actor.ts';
import { templateOf } from '../../consultations/choices.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { noteSound } from '../../consultations/departures.ts';
import { announce } from '../../consultations/events.ts';
import { hearWindow } from '../../consultations/hear-window.ts';
import { houseNames, wordsOfNames } from '../../consultations/note/asked.ts';
import { expectedWords } from '../../consultations/own-words.ts';
import {
  contiguousSamples,
  findRecording,
  type RecordingRow,
  soundOf,
} from '../../consultations/recordings.ts';
import { readSamples } from '../../consultations/sound.ts';
import { step } from '../../consultations/state/step.ts';
import { sealPiece } from '../../consultations/transcript.ts';
import type { Segment } from '../../engines/transcription/port.ts';
import { isWorthALook, LOOK_AHEAD } from '../../engines/vad/next-window.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { advance, insertPieces, nextPiece } from './queries.ts';
import { readAlong } from './read-along.ts';
import { keepVoices, type Told, tellVoices } from './who-speaks.ts';

/** In all others there is nothing left to transcribe, or a person is to decide. */
const OPEN_STAGES = new Set(['capturing', 'transcribing', 'waiting_for_model']);

/**
 * Transcribes the next closed window and asks for the one after it. Safe to run twice: how far the
 * transcript goes is saved with its pieces, and only one of two who do the same window is let through.
 */
export const transcribeWindow: JobHandler<'transcribe-window'> = {
  async run(services, { recording_id }, signal) {
    const { db, engines } = services;
    const recording = await findRecording(db, ofTheSystem, recording_id);
    if (!recording || recording.is_recording_deleted || !OPEN_STAGES.has(recording.stage)) return;
    const transcriber = await engines.transcriber(recording.language);
    if (!transcriber) {
      const event = recording.finished_at ? 'lack_model' : 'lack_model_live';
      await db.transaction().execute((tx) => step(tx, system, event, recording_id));
      return;
    }

    const isFinished = recording.finished_at !== null;
    const from = Number(recording.transcribed_samples);
    const available = isFinished
      ? Number(recording.samples)
      : await contiguousSamples(db, ofTheSystem, recording_id);
    const to = Math.min(available, from + LOOK_AHEAD);
    if (isFinished && from >= available) return finishTranscript(services, recording, signal);

    const samples = await readSamples(soundOf(services, recording), from, to);
    const { parts, speech, done } = await engines.cut(samples, isFinished && to === available);
    if (done === 0) return;
    const own_words = await expectedWords(services, ofTheSystem, recording.clinician_id);
    const names = await houseNames(services, recording_id);
    const { template } = await templateOf(db, recording.template);
    const window = { samples, parts, speech, template, own_words: [...wordsOfNames(names), ...own_words] };
    if (parts.length > 0) await noteSound(db, ofTheSystem, transcriber, recording_id);
    const segments =
      parts.length > 0 ? await hearWindow(transcriber, recording.language, window, signal) : [];
    await savePieces(services, recording, {
      from,
      to: from + done,
      isMoreWaiting: isFinished || isWorthALook(available - from - done),
      segments,
      engine: transcriber.name,
      voices: await tellVoices(
        services,
        recording,
        { from, samples: samples.subarray(0, done), speech },
        signal,
      ),
    });
    if (segments.length > 0) await readAlong(services, recording, template, signal);
  },

  async gaveUp({ db }, { recording_id }) {
    // A live recording goes on; what failed is tried again with its next chunk.
    await db.transaction().execute((tx) => step(tx, system, 'fail_hearing', recording_id));
  },
};

type Done = {
  from: number;
  to: number;
  isMoreWaiting: boolean;
  segments: Segment[];
  engine: string;
  voices: Told | undefined;
};

async function savePieces(services: Services, recording: RecordingRow, done: Done) {
  const { from, to, isMoreWaiting, segments, engine, voices } = done;
  const { db, enqueue } = services;
  const { id } = recording;
  const sealing = recordingSealing(services.sealing, recording);
  const offset_s = from / SAMPLE_RATE;
  await db.transaction().execute(async (tx) => {
    if (!(await advance(tx, ofTheSystem, id, from, to))) return;
    const first = await nextPiece(tx, ofTheSystem, id);
    await insertPieces(
      tx,
      ofTheSystem,
      segments.map((segment, index) =>
        sealPiece(sealing, { id, seq: first + index, offset_s, engine }, segment),
      ),
    );
    if (voices) await keepVoices(tx, services, recording, voices);
    // Otherwise the chunk asks that makes it enough.
    if (isMoreWaiting) await enqueue(tx, 'transcribe-window', { recording_id: id });
    if (segments.length > 0 || voices)
      await announce(tx, { clinician_id: recording.clinician_id, kind: 'transcript', id });
  });
}

async function finishTranscript(
  services: Services,
  recording: RecordingRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, enqueue } = services;
  const voices = await tellVoices(services, recording, undefined, signal);
  await db.transaction().execute(async (tx) => {
    if (!(await step(tx, system, 'hear_all', recording.id))) return;
    if (voices) await keepVoices(tx, services, recording, voices);
    await enqueue(tx, 'write-note', { recording_id: recording.id });
  });
}
