/** The language model that the settings ask for, and how it is. */
import type { EngineStatus } from '@noteer/contract';
import { modelPlaces, type PlacesSettings } from '../engines/models/places.ts';
import { reported } from '../engines/models/remedy.ts';
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

export function createModels(settings: ModelSettings): Models {
  refuseIncomplete(settings);
  const places = modelPlaces(settings);
  const made = new Map<string, LanguageModel & { problem: string | undefined }>();
  type Made = Exclude<ModelChoice, { kind: 'none' | 'missing' }>;

  function create(choice: Made): LanguageModel {
    const { WRITER_URL: url, WRITER_MODEL, WRITER_KEY: key, WRITER_CONTEXT: context_tokens } = settings;
    switch (choice.kind) {
      case 'llama':
        return hereModel({
          file: choice.model.file,
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

  /** Remembers what was wrong with the last answer, for the administrator's page. */
  function watched(model: LanguageModel): LanguageModel & { problem: string | undefined } {
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

  function modelFor(choice: Made) {
    const key = choice.kind === 'llama' ? choice.model.file : choice.kind;
    const known = made.get(key) ?? watched(create(choice));
    made.set(key, known);
    return known;
  }

  return {
    async model() {
      const choice = await chooseModel(settings, places);
      if (choice.kind === 'none') return undefined;
      if (choice.kind === 'missing') throw new ModelError('no_model', 'the language model is not here');
      return modelFor(choice);
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
      const { name, problem } = modelFor(choice);
      const remedy = reported(problem);
      return [{ ...base, engine: choice.kind, model: name, state: remedy ? 'failing' : 'ready', remedy }];
    },

    async close() {
      await Promise.all([...made.values()].map((model) => model.close()));
    },
  };
}
