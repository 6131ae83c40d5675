/** The process that runs Silero's voice activity detection. */
import { fromPcm16, SPEECH_RATE } from '@noteer/audio';
import sherpa from 'sherpa-onnx-node';
import { serve } from '../native/child.ts';
import type { Span } from './span.ts';

/** Silero looks at 32 ms at a time. */
const FRAME = 512;
/** Shorter pauses are breath between words; shorter sounds are clicks. */
const MIN_SILENCE_S = 0.25;
const MIN_SPEECH_S = 0.1;
/** Speech is not cut here but where it is quietest, later. */
const NEVER_S = 3_600;
const BUFFER_S = 120;

serve(async ({ model }: { model: string }) => {
  const vad = new sherpa.Vad(
    {
      sileroVad: {
        model,
        threshold: 0.5,
        minSilenceDuration: MIN_SILENCE_S,
        minSpeechDuration: MIN_SPEECH_S,
        maxSpeechDuration: NEVER_S,
        windowSize: FRAME,
      },
      sampleRate: SPEECH_RATE,
      numThreads: 1,
      debug: false,
    },
    BUFFER_S,
  );

  return (audio: Int16Array): Span[] => {
    const samples = fromPcm16(audio);
    const speech: Span[] = [];
    const collect = () => {
      for (; !vad.isEmpty(); vad.pop()) {
        const { start, samples: spoken } = vad.front(false);
        speech.push({ from: start, to: Math.min(start + spoken.length, audio.length) });
      }
    };
    vad.reset();
    for (let at = 0; at < samples.length; at += FRAME) {
      vad.acceptWaveform(samples.subarray(at, at + FRAME));
      collect();
    }
    vad.flush();
    collect();
    return speech;
  };
});
