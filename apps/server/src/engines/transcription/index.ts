/** Makes the transcribers that the settings ask for, and tells how they are. */
import { availableParallelism } from 'node:os';
import type { EngineStatus, Language } from '@noteer/contract';
import type { Logger } from 'pino';
import { StartError } from '../../errors.ts';
import { ModelKeeper } from '../models/keeper.ts';
import { modelPlaces, type PlacesSettings } from '../models/places.ts';
import type { Cut } from '../port.ts';
import { cutNext } from '../vad/cut.ts';
import { type SpeechDetector, sileroDetector } from '../vad/detector.ts';
import { careful } from './careful.ts';
import { type Choice, type ChoiceSettings, choose, kindsOf, lookForModels, missingModels } from './choice.ts';
import type { SpeechEngine } from './engine.ts';
import { httpEngine } from './http.ts';
import { moonshineEngine } from './moonshine.ts';
import type { Transcriber } from './port.ts';
import { statusOf } from './status.ts';
import { whisperEngine } from './whisper.ts';

export type TranscriptionSettings = PlacesSettings &
  ChoiceSettings & {
    TRANSCRIBER_KEY?: string | undefined;
    TRANSCRIBER_THREADS?: number | undefined;
    ENGINES_GIVE_WAY?: 'on' | 'off';
    FETCH_MODELS: 'on' | 'off';
    ROLE: 'all' | 'api' | 'worker';
  };

export type Transcription = {
  cut(samples: Int16Array, isEnd: boolean): Promise<Cut>;
  /** Undefined while no model knows the language: never another one instead. */
  transcriber(language: Language): Promise<Transcriber | undefined>;
  status(): Promise<EngineStatus[]>;
  close(): Promise<void>;
};

/** The model that servers answer to when nobody says which. */
const HTTP_MODEL = 'whisper-1';

/** More threads than four gain little. One core stays free: threads that wait for each other stall when it is not. */
const threadsFor = (cores: number) => Math.max(1, Math.min(4, cores - 1));

function createEngine(choice: Choice, settings: TranscriptionSettings): SpeechEngine {
  const cores = availableParallelism();
  const threads = settings.TRANSCRIBER_THREADS ?? threadsFor(cores);
  const limits = { cores, threads, gives_way: settings.ENGINES_GIVE_WAY === 'on' };
  switch (choice.kind) {
    case 'whisper':
      return whisperEngine(choice.model, limits);
    case 'moonshine':
      return moonshineEngine(choice.model, limits);
    case 'http':
      return httpEngine({
        url: settings.TRANSCRIBER_URL as string,
        key: settings.TRANSCRIBER_KEY,
        model: settings.TRANSCRIBER_MODEL ?? HTTP_MODEL,
      });
  }
}

export function createTranscription(settings: TranscriptionSettings, log: Logger): Transcription {
  const kinds = kindsOf(settings);
  if (kinds.includes('http') && !settings.TRANSCRIBER_URL) {
    throw new StartError("TRANSCRIBER is 'http': TRANSCRIBER_URL must say where the server is.");
  }
  const keeper = new ModelKeeper(modelPlaces(settings), log);
  const wanted = kinds.includes('http') ? undefined : settings.TRANSCRIBER_MODEL;
  const look = () => lookForModels(keeper.places, wanted);
  if (settings.FETCH_MODELS === 'on' && settings.ROLE !== 'api') {
    // Moonshine is only got when it is asked for: Whisper serves its language too.
    keeper.fetch(async () => missingModels(kinds[0] ?? 'whisper', await look()));
  }
  const detectors = new Map<string, SpeechDetector>();
  const engines = new Map<string, SpeechEngine>();
  const kept = <T>(map: Map<string, T>, key: string, make: () => T): T => {
    const known = map.get(key) ?? make();
    map.set(key, known);
    return known;
  };
  const detectorFor = (file: string) =>
    kept(detectors, file, () => sileroDetector(file, settings.ENGINES_GIVE_WAY === 'on'));
  const engineFor = (choice: Choice) =>
    kept(engines, 'model' in choice ? choice.model.file : choice.kind, () => createEngine(choice, settings));

  return {
    async cut(samples, isEnd) {
      const { silero } = await look();
      if (!silero) return { window: undefined, done: 0, speech: [] };
      return cutNext(detectorFor(silero.file), samples, isEnd, new AbortController().signal);
    },

    async transcriber(language) {
      const found = await look();
      const choice = choose(kinds, found, language);
      if (!choice || !found.silero) return undefined;
      const engine = engineFor(choice);
      return engine.languages.includes(language) ? careful(engine) : undefined;
    },

    async status() {
      const found = await look();
      const detectorProblem = detectors.get(found.silero?.file ?? '')?.problem();
      return statusOf({ kinds, found, keeper, engineFor, detectorProblem });
    },

    async close() {
      await keeper.close();
      await Promise.all([...engines.values(), ...detectors.values()].map((part) => part.close()));
    },
  };
}
