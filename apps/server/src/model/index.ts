/** The language model that the settings ask for, and how it is. */
import type { EngineStatus } from '@noteer/contract';
import type { Logger } from 'pino';
import { ModelKeeper } from '../engines/models/keeper.ts';
import { findLlamaEngine, type LlamaEngine, missingBuilds } from '../engines/models/llama-engine.ts';
import { modelPlaces, type PlacesSettings } from '../engines/models/places.ts';
import { reported, unreadyEngine } from '../engines/models/remedy.ts';
import type { RunAs } from '../engines/native/surroundings.ts';
import { StartError } from '../errors.ts';
import { chooseModel, type ModelChoice, type ModelChoiceSettings } from './choice.ts';
import { hereModel } from './here.ts';
import { placeOf } from './place.ts';
import type { LanguageModel } from './port.ts';
import { ModelError } from './problem.ts';
import { recordedModel } from './recorded.ts';
import { serverModel } from './servers.ts';

type ModelSettings = PlacesSettings &
  ModelChoiceSettings & {
    WRITER_KEY?: string | undefined;
    WRITER_CONTEXT?: number | undefined;
    WRITER_THREADS?: number | undefined;
    WRITER_PLACE: 'auto' | 'house' | 'elsewhere';
    /** Recorded answers, for tests. */
    WRITER_RECORDING?: string | undefined;
    FETCH_MODELS: 'on' | 'off';
    ROLE: 'all' | 'api' | 'worker';
    ENGINES_GIVE_WAY?: 'on' | 'off';
    run_as?: RunAs | undefined;
  };

export type Models = {
  /** Undefined where none is wanted. Throws a ModelError while the one that was asked for is not here. */
  model(): Promise<LanguageModel | undefined>;
  status(): Promise<EngineStatus[]>;
  close(): Promise<void>;
};

/** The one to get where a model is asked for and none is here. */
const USUAL_MODEL = 'qwen3-4b';

const needed: Partial<Record<ModelSettings['WRITER'], readonly (keyof ModelSettings)[]>> = {
  http: ['WRITER_URL', 'WRITER_MODEL'],
  azure: ['WRITER_URL', 'WRITER_MODEL', 'WRITER_KEY'],
  mistral: ['WRITER_MODEL', 'WRITER_KEY'],
  recorded: ['WRITER_RECORDING'],
};

function refuseIncomplete(settings: ModelSettings): void {
  const wanted = needed[settings.WRITER] ?? (settings.WRITER_URL ? ['WRITER_MODEL' as const] : []);
  const missing = wanted.find((name) => !settings[name]);
  if (missing)
    throw new StartError(
      `A language model is set with WRITER${settings.WRITER_URL ? '_URL' : ''}: ${missing} must be set too.`,
    );
}

type Found = Exclude<ModelChoice, { kind: 'none' | 'missing' }>;
/** What can be made into a model: one on this machine with what runs it. */
type Made = Exclude<Found, { kind: 'llama' }> | (Found & { kind: 'llama'; engine: LlamaEngine });

function create(choice: Made, settings: ModelSettings): LanguageModel {
  const { WRITER_URL: url, WRITER_MODEL, WRITER_KEY: key, WRITER_CONTEXT: context_tokens } = settings;
  switch (choice.kind) {
    case 'llama':
      return hereModel({
        file: choice.model.file,
        engine: choice.engine,
        name: choice.model.name,
        threads: settings.WRITER_THREADS,
        context_tokens,
        gives_way: settings.ENGINES_GIVE_WAY === 'on',
        run_as: settings.run_as,
      });
    case 'recorded':
      return recordedModel(settings.WRITER_RECORDING as string, WRITER_MODEL ?? 'recorded');
    default:
      return serverModel({
        kind: choice.kind,
        url,
        model: WRITER_MODEL as string,
        key,
        context_tokens,
        place: url ? placeOf(url, settings.WRITER_PLACE) : 'elsewhere',
      });
  }
}

type Watched = LanguageModel & { problem: string | undefined };

/** Remembers what was wrong with the last answer, for the administrator's page. */
function watched(model: LanguageModel): Watched {
  const own = {
    ...model,
    problem: undefined as string | undefined,
    async ask(...asked: Parameters<LanguageModel['ask']>) {
      try {
        const answer = await model.ask(...asked);
        own.problem = undefined;
        return answer;
      } catch (error) {
        if (error instanceof ModelError) own.problem = error.message;
        throw error;
      }
    },
  };
  return own;
}

export function createModels(settings: ModelSettings, log: Logger): Models {
  refuseIncomplete(settings);
  const places = modelPlaces(settings);
  const made = new Map<string, Watched>();
  const keeper = new ModelKeeper(places, log);
  // It comes with the first model; one that somebody put here by hand came alone.
  if (settings.FETCH_MODELS === 'on' && settings.ROLE !== 'api') {
    keeper.fetch(async () => {
      const { kind } = await chooseModel(settings, places);
      return kind === 'llama' ? missingBuilds(places) : [];
    });
  }

  function modelFor(choice: Made) {
    const key = choice.kind === 'llama' ? choice.model.file : choice.kind;
    const known = made.get(key) ?? watched(create(choice, settings));
    made.set(key, known);
    return known;
  }

  /** Undefined while a model on this machine waits for what runs it. */
  async function complete(choice: Found): Promise<Made | undefined> {
    if (choice.kind !== 'llama') return choice;
    const engine = await findLlamaEngine(places);
    return engine && { ...choice, engine };
  }

  return {
    async model() {
      const choice = await chooseModel(settings, places);
      if (choice.kind === 'none') return undefined;
      if (choice.kind === 'missing') throw new ModelError('no_model', 'the language model is not here');
      const whole = await complete(choice);
      if (!whole) throw new ModelError('no_model', 'what runs the language model is not here');
      return modelFor(whole);
    },

    async status() {
      const choice = await chooseModel(settings, places);
      const base = {
        port: 'writing' as const,
        languages: ['nl' as const, 'en' as const],
        runtime: null,
        speed: null,
      };
      if (choice.kind === 'none')
        return [{ ...base, engine: 'extractive', model: 'extractive', state: 'ready', remedy: null }];
      if (choice.kind === 'missing') {
        const remedy = { kind: 'get_writer' as const, model: USUAL_MODEL };
        return [{ ...base, engine: 'llama', model: settings.WRITER_MODEL ?? null, state: 'missing', remedy }];
      }
      const whole = await complete(choice);
      if (!whole) {
        const unready = unreadyEngine(await missingBuilds(places), keeper);
        return [{ ...base, engine: 'llama', model: null, ...unready }];
      }
      const { name, problem } = modelFor(whole);
      const remedy = reported(problem);
      return [{ ...base, engine: choice.kind, model: name, state: remedy ? 'failing' : 'ready', remedy }];
    },

    async close() {
      await Promise.all([keeper, ...made.values()].map((each) => each.close()));
    },
  };
}
