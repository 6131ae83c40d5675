/** Has the speech of a window read for voices, and with it what could not be read before. Nothing here fails the transcript. */
import { SAMPLE_RATE } from '@noteer/contract';
import { type RecordingRow, soundOf } from '../../consultations/recordings.ts';
import { readSamples } from '../../consultations/sound.ts';
import type { Span } from '../../engines/vad/span.ts';
import type { Stretch, VoiceReader } from '../../engines/voices/port.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { unheardSpeech } from './voice-queries.ts';

/** Reading a window takes a second. However busy the machine is, the text does not wait for longer than this. */
const PATIENCE_MS = 60_000;
/** As much of what was left is read at once: about a window. */
const AGAIN_SAMPLES = 60 * SAMPLE_RATE;

/** Sound, where it begins in the recording, and where in it somebody speaks. */
export type Window = { from: number; samples: Int16Array; speech: Span[] };

/** All in samples of the recording. */
export type Heard = {
  voice_model: string;
  stretches: Stretch[];
  /** Where the speech begins that was left before and is read now. */
  caught_up: number[];
  /** Speech that is left for another time. */
  unheard: Span[];
};

const moved = <S extends Span>(by: number, spans: S[]): S[] =>
  spans.map((span) => ({ ...span, from: span.from + by, to: span.to + by }));

async function read(reader: VoiceReader, { from, samples, speech }: Window, signal: AbortSignal) {
  if (speech.length === 0) return [];
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  return moved(from, await reader.read(samples, speech, inTime));
}

/** What was left before; none when nothing was. */
async function leftBefore(services: Services, recording: RecordingRow): Promise<Window | undefined> {
  const left = await unheardSpeech(services.db, ofTheSystem, recording.id, AGAIN_SAMPLES);
  const [first] = left;
  if (!first) return undefined;
  const [from, to] = [first.from_sample, Math.max(...left.map(({ to_sample }) => to_sample))];
  return {
    from,
    samples: await readSamples(soundOf(services, recording), from, to),
    speech: left.map(({ from_sample, to_sample }) => ({ from: from_sample - from, to: to_sample - from })),
  };
}

/** Undefined where there is no model that tells voices apart. */
export async function hearVoices(
  services: Services,
  recording: RecordingRow,
  window: Window | undefined,
  signal: AbortSignal,
): Promise<Heard | undefined> {
  const reader = await services.engines.voices();
  if (!reader) return undefined;
  const attempt = async (asked: Window): Promise<Stretch[] | undefined> => {
    try {
      return await read(reader, asked, signal);
    } catch (error) {
      // Being stopped is not the reader's failure: the window is heard again, as a whole.
      signal.throwIfAborted();
      services.log.warn({ err: error }, 'voices could not be read');
      return undefined;
    }
  };
  const now = window ? await attempt(window) : [];
  if (!now) {
    const unheard = window ? moved(window.from, window.speech) : [];
    return { voice_model: reader.name, stretches: [], caught_up: [], unheard };
  }
  // A reader that works and still fails on this will always do so: it is not tried a third time.
  const left = await leftBefore(services, recording);
  const again = left && (await attempt(left));
  return {
    voice_model: reader.name,
    stretches: [...(again ?? []), ...now],
    caught_up: left ? moved(left.from, left.speech).map(({ from }) => from) : [],
    unheard: [],
  };
}
