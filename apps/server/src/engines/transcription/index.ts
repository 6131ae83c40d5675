/** Makes the transcribers that the settings ask for, and tells how they are. */
import type { EngineStatus, Language } from '@noteer/contract';
import type { Logger } from 'pino';
import { StartError } from '../../errors.ts';
import { ModelKeeper } from '../models/keeper.ts';
import { modelPlaces, type PlacesSettings } from '../models/places.ts';
import type { Cut } from '../port.ts';
import { cutNext } from '../vad/cut.ts';
import { type SpeechDetector, sileroDetector } from '../vad/detector.ts';
import { careful } from './careful.ts';
import { kindsOf, lookForModels, missingModels } from './choice.ts';
import { EngineLineup, type LineupSettings } from './lineup.ts';
import type { Transcriber } from './port.ts';
import { statusOf } from './status.ts';

export type TranscriptionSettings = PlacesSettings &
  LineupSettings & {
    FETCH_MODELS: 'on' | 'off';
    MEASURE_ENGINES: 'on' | 'off';
    ROLE: 'all' | 'api' | 'worker';
  };

export type Transcription = {
  cut(samples: Int16Array, isEnd: boolean): Promise<Cut>;
  /** Undefined while no model knows the language: never another one instead. */
  transcriber(language: Language): Promise<Transcriber | undefined>;
  status(): Promise<EngineStatus[]>;
  close(): Promise<void>;
};

export function createTranscription(settings: TranscriptionSettings, log: Logger): Transcription {
  const kinds = kindsOf(settings);
  if (kinds.includes('http') && !settings.TRANSCRIBER_URL) {
    throw new StartError("TRANSCRIBER is 'http': TRANSCRIBER_URL must say where the server is.");
  }
  const keeper = new ModelKeeper(modelPlaces(settings), log);
  const wanted = kinds.includes('http') ? undefined : settings.TRANSCRIBER_MODEL;
  const look = () => lookForModels(keeper.places, wanted);
  const lineup = new EngineLineup(settings);
  const detectors = new Map<string, SpeechDetector>();
  const detectorFor = (file: string) => {
    const detector =
      detectors.get(file) ?? sileroDetector(file, settings.ENGINES_GIVE_WAY === 'on', settings.run_as);
    detectors.set(file, detector);
    return detector;
  };

  const isWorker = settings.ROLE !== 'api';
  if (settings.FETCH_MODELS === 'on' && isWorker) {
    // Moonshine is only got when it is asked for: Whisper serves its language too.
    keeper.fetch(async () => missingModels(kinds[0] ?? 'whisper', await look()));
  }
  const stop = new AbortController();
  const measured =
    settings.MEASURE_ENGINES === 'on' && isWorker
      ? lineup.measure(look, log, stop.signal).catch((error: unknown) => {
          if (!stop.signal.aborted) log.warn({ err: error }, 'engines could not be measured');
        })
      : undefined;

  return {
    async cut(samples, isEnd) {
      const { silero } = await look();
      if (!silero) return { parts: [], speech: [], done: 0 };
      return cutNext(detectorFor(silero.file), samples, isEnd, new AbortController().signal);
    },

    async transcriber(language) {
      const found = await look();
      const choice = lineup.chosen(found, language);
      if (!choice || !found.silero) return undefined;
      const engine = lineup.engineFor(choice);
      return engine.languages.includes(language) ? careful(engine) : undefined;
    },

    async status() {
      const found = await look();
      const detectorProblem = detectors.get(found.silero?.file ?? '')?.problem();
      return statusOf({ kinds, found, keeper, lineup, detectorProblem });
    },

    async close() {
      stop.abort();
      await Promise.all([keeper.close(), measured]);
      await Promise.all([lineup.close(), ...[...detectors.values()].map((part) => part.close())]);
    },
  };
}
