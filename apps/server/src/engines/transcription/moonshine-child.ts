/** The process that runs Moonshine. */
import { fromPcm16, SPEECH_RATE } from '@noteer/audio';
import sherpa from 'sherpa-onnx-node';
import { serve } from '../native/child.ts';

export type MoonshineOptions = { encoder: string; decoder: string; tokens: string; threads: number };

serve(async ({ encoder, decoder, tokens, threads }: MoonshineOptions) => {
  const recognizer = new sherpa.OfflineRecognizer({
    featConfig: { sampleRate: SPEECH_RATE, featureDim: 80 },
    modelConfig: {
      moonshine: { encoder, mergedDecoder: decoder },
      tokens,
      numThreads: threads,
      provider: 'cpu',
      debug: false,
    },
  });

  return async (audio: Int16Array): Promise<string> => {
    const stream = recognizer.createStream();
    stream.acceptWaveform({ samples: fromPcm16(audio), sampleRate: SPEECH_RATE });
    return (await recognizer.decodeAsync(stream)).text;
  };
});
