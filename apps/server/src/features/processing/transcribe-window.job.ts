import { vocabularyPrompt } from '@noteer/clinical';
import { SAMPLE_RATE } from '@noteer/contract';
import { setAppointmentStatus } from '../../consultations/appointments.ts';
import { templateOf } from '../../consultations/choices.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import {
  contiguousSamples,
  findRecording,
  type RecordingRow,
  soundOf,
} from '../../consultations/recordings.ts';
import { sealText } from '../../consultations/sealed-text.ts';
import { readSamples } from '../../consultations/sound.ts';
import { pieceOwner } from '../../consultations/transcript.ts';
import type { Segment, Transcriber } from '../../engines/transcription/port.ts';
import type { Span } from '../../engines/vad/span.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import type { Services } from '../../services.ts';
import { advance, insertPieces, nextPiece, setStage, setWaiting } from './queries.ts';
import { keepVoices, type Told, tellVoices } from './who-speaks.ts';

/** As much as is looked at to find one window of at most 30 s: memory does not grow with the recording. */
const LOOK_AHEAD_SAMPLES = 60 * SAMPLE_RATE;

/** In all others there is nothing left to transcribe, or a person is to decide. */
const OPEN_STAGES = new Set(['capturing', 'transcribing', 'waiting_for_model']);

/**
 * Transcribes the next closed window and asks for the one after it. Safe to run twice: how far the
 * transcript goes is saved with its pieces, and only one of two who do the same window is let through.
 */
export const transcribeWindow: JobHandler<'transcribe-window'> = {
  async run(services, { recording_id }, signal) {
    const { db, engines } = services;
    const recording = await findRecording(db, recording_id);
    if (!recording || recording.is_recording_deleted || !OPEN_STAGES.has(recording.stage)) return;
    const transcriber = await engines.transcriber(recording.language);
    if (!transcriber) {
      await setWaiting(db, recording_id);
      return;
    }

    const isFinished = recording.finished_at !== null;
    const from = Number(recording.transcribed_samples);
    const available = isFinished ? Number(recording.samples) : await contiguousSamples(db, recording_id);
    const to = Math.min(available, from + LOOK_AHEAD_SAMPLES);
    if (isFinished && from >= available) return finishTranscript(services, recording);

    const samples = await readSamples(soundOf(services, recording), from, to);
    const { window, speech, done } = await engines.cut(samples, isFinished && to === available);
    if (done === 0) return;
    const first = from + (window?.from ?? 0);
    const audio = samples.subarray(window?.from ?? 0, window?.to ?? 0);
    const segments = window ? await transcribe(transcriber, recording, audio, speech, signal) : [];
    await savePieces(services, recording, {
      from,
      to: from + done,
      offset_s: first / SAMPLE_RATE,
      segments,
      engine: transcriber.name,
      voices: await tellVoices(services, recording, { from: first, audio, speech }, signal),
    });
  },

  async gaveUp({ db }, { recording_id }) {
    const recording = await findRecording(db, recording_id);
    // A live recording goes on; what failed is tried again with its next chunk.
    if (!recording?.finished_at || !OPEN_STAGES.has(recording.stage)) return;
    await db.transaction().execute(async (tx) => {
      await setStage(tx, recording_id, 'failed', 'transcription');
      if (recording.appointment_id) await setAppointmentStatus(tx, recording.appointment_id, 'failed');
      await announce(tx, { clinician_id: recording.clinician_id, kind: 'recording', id: recording_id });
    });
  },
};

function transcribe(
  transcriber: Transcriber,
  recording: RecordingRow,
  audio: Int16Array,
  speech: Span[],
  signal: AbortSignal,
) {
  const { language } = recording;
  return transcriber.transcribe(audio, {
    language,
    prompt: vocabularyPrompt(templateOf(recording.template), language),
    speech,
    signal,
  });
}

type Done = {
  from: number;
  to: number;
  offset_s: number;
  segments: Segment[];
  engine: string;
  voices: Told | undefined;
};

async function savePieces(
  services: Services,
  recording: RecordingRow,
  { from, to, offset_s, segments, engine, voices }: Done,
) {
  const { db, enqueue } = services;
  const { id } = recording;
  const sealing = recordingSealing(services.sealing, recording);
  await db.transaction().execute(async (tx) => {
    if (!(await advance(tx, id, from, to))) return;
    const first = await nextPiece(tx, id);
    await insertPieces(
      tx,
      segments.map((segment, index) => ({
        recording_id: id,
        seq: first + index,
        start_s: offset_s + segment.start_s,
        end_s: offset_s + segment.end_s,
        text: sealText(sealing, pieceOwner(id, first + index), segment.text),
        engine,
      })),
    );
    if (voices) await keepVoices(tx, services, recording, voices);
    await enqueue(tx, 'transcribe-window', { recording_id: id });
    if (segments.length > 0 || voices)
      await announce(tx, { clinician_id: recording.clinician_id, kind: 'transcript', id });
  });
}

async function finishTranscript({ db, enqueue }: Services, recording: RecordingRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await setStage(tx, recording.id, 'writing');
    await enqueue(tx, 'write-note', { recording_id: recording.id });
    await announce(tx, { clinician_id: recording.clinician_id, kind: 'recording', id: recording.id });
  });
}
