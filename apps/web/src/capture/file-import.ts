/** A recording that was made elsewhere becomes a capture like any other. */
import { AudioError, ChannelBalance, SPEECH_RATE, toPcm16, WavReader } from '@noteer/audio';
import { CHUNK_SAMPLES } from '@noteer/contract';
import type { NewCapture } from './messages.ts';
import type { StorageClient } from './storage-client.ts';
import { StorageFailure } from './storage-failure.ts';

/**
 * A WAV is read as it comes, however long. Anything else is decoded by the browser in one go, which takes 1.3 GB for an
 * hour of stereo: more than that would take the tab down with it.
 */
const LONGEST_DECODED_S = 60 * 60;

/** Long enough for the headers of a WAV, with the words that some programs put before its sound. */
const HEADER_BYTES = 1_048_576;

/** A WAV with samples that we read ourselves; the browser is asked about any other. */
const isReadWav = async (file: File): Promise<boolean> => {
  try {
    const reader = new WavReader();
    reader.push(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
    return reader.format !== undefined;
  } catch (error) {
    if (error instanceof AudioError) return false;
    throw error;
  }
};

/** What the browser says of it without reading it all; NaN when it cannot tell. */
function durationOf(file: File): Promise<number> {
  const address = URL.createObjectURL(file);
  const audio = new Audio();
  return new Promise<number>((resolve, reject) => {
    audio.preload = 'metadata';
    audio.onloadedmetadata = () => resolve(audio.duration);
    audio.onerror = () => reject(new StorageFailure('unreadable'));
    audio.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** Before anything is asked of anybody: throws a StorageFailure when nothing can be done with this file. */
export async function checkFile(file: File): Promise<void> {
  if (await isReadWav(file)) return;
  const duration_s = await durationOf(file);
  if (duration_s > LONGEST_DECODED_S && Number.isFinite(duration_s)) throw new StorageFailure('too_long');
}

async function decoded(file: File): Promise<AudioBuffer> {
  await checkFile(file);
  const context = new OfflineAudioContext(1, 1, SPEECH_RATE);
  try {
    return await context.decodeAudioData(await file.arrayBuffer());
  } catch {
    // Its own words are for developers; what matters is that this file cannot be used.
    throw new StorageFailure('unreadable');
  }
}

function mono(sound: AudioBuffer, from: number, to: number): Int16Array<ArrayBuffer> {
  const mix = new Float32Array(to - from);
  for (let channel = 0; channel < sound.numberOfChannels; channel++) {
    const samples = sound.getChannelData(channel).subarray(from, to);
    for (let i = 0; i < mix.length; i++) mix[i] = (mix[i] ?? 0) + (samples[i] ?? 0) / sound.numberOfChannels;
  }
  return toPcm16(mix);
}

/** Which of two channels is the louder; undefined where there are not two. */
function balanceOf(sound: AudioBuffer): Int8Array | undefined {
  if (sound.numberOfChannels !== 2) return undefined;
  const balance = new ChannelBalance(sound.sampleRate);
  const [first, second] = [sound.getChannelData(0), sound.getChannelData(1)];
  for (let i = 0; i < first.length; i++) balance.push(first[i] ?? 0, second[i] ?? 0);
  return balance.bytes();
}

/** Resolves once the whole file is on this device's disk as a stopped capture. */
export async function importFile(
  storageClient: StorageClient,
  capture: NewCapture,
  file: File,
  onKept: () => void,
): Promise<void> {
  if (await isReadWav(file)) {
    await storageClient.ask({ type: 'import', capture, file });
    return onKept();
  }
  const sound = await decoded(file);
  await storageClient.ask({ type: 'begin_import', capture });
  for (let at = 0; at < sound.length; at += CHUNK_SAMPLES) {
    const pcm = mono(sound, at, Math.min(at + CHUNK_SAMPLES, sound.length)).buffer;
    await storageClient.ask({ type: 'import_sound', id: capture.id, pcm }, [pcm]);
  }
  // Before the end is said: the answer of the server must find a recorder that waits for it.
  onKept();
  const balance = balanceOf(sound);
  await storageClient.ask({ type: 'end_import', id: capture.id, ...(balance && { balance }) });
}
