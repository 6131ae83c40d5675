/** The language models that were chosen, and how they are. */
import { createHash } from 'node:crypto';
import type { EngineStatus } from '@noteer/contract';
import { modelPlaces, type PlacesSettings } from '../engines/models/places.ts';
import { reported } from '../engines/models/remedy.ts';
import type { RunAs } from '../engines/native/surroundings.ts';
import { type ChosenModel, type FoundModel, findChosen } from './choice.ts';
import { hereModel } from './here.ts';
import { ModelPool, type PooledModel } from './pool.ts';
import type { LanguageModel } from './port.ts';
import { ModelError } from './problem.ts';
import { recordedModel } from './recorded.ts';
import { serverModel } from './servers.ts';

type MachineSettings = PlacesSettings & {
  WRITER_CONTEXT?: number | undefined;
  WRITER_THREADS?: number | undefined;
  ENGINES_GIVE_WAY?: 'on' | 'off';
  run_as?: RunAs | undefined;
};

/** What is chosen at this moment. */
export type ModelsInForce = {
  /** Some templates have one of their own. */
  chosenFor(template?: string): ChosenModel;
  /** The usual one first. */
  allChosen(): ChosenModel[];
};

export type Models = {
  /** Undefined where none is wanted. Throws a ModelError while the one that was asked for is not here. */
  model(template?: string): Promise<LanguageModel | undefined>;
  /** For a trial, chosen or not; whoever borrows it gives it back. */
  borrow(chosen: ChosenModel): Promise<{ model: LanguageModel; giveBack: () => Promise<void> }>;
  status(): Promise<EngineStatus[]>;
  close(): Promise<void>;
};

/** The one to get where a model is asked for and none is here. */
const USUAL_MODEL = 'qwen3-4b';

/** One that is chosen otherwise is another one. A key is in no name that is kept. */
const nameOf = (found: FoundModel): string =>
  found.kind === 'llama'
    ? found.model.file
    : createHash('sha256')
        .update(JSON.stringify(Object.entries(found).sort()))
        .digest('hex');

function create(found: FoundModel, settings: MachineSettings): LanguageModel {
  switch (found.kind) {
    case 'llama':
      return hereModel({
        file: found.model.file,
        name: found.model.name,
        threads: settings.WRITER_THREADS,
        context_tokens: settings.WRITER_CONTEXT,
        gives_way: settings.ENGINES_GIVE_WAY === 'on',
        run_as: settings.run_as,
      });
    case 'recorded':
      return recordedModel(found.file, found.model);
    default:
      return serverModel(found);
  }
}

const base = {
  port: 'writing' as const,
  languages: ['nl' as const, 'en' as const],
  runtime: null,
  speed: null,
};

function statusOf(
  chosen: ChosenModel,
  found: FoundModel | 'none' | 'missing',
  model: PooledModel | undefined,
): EngineStatus {
  if (found === 'none' || (found !== 'missing' && !model))
    return { ...base, engine: 'extractive', model: 'extractive', state: 'ready', remedy: null };
  if (found === 'missing' || !model) {
    const remedy = { kind: 'get_writer' as const, model: USUAL_MODEL };
    const wanted = chosen.kind === 'llama' ? (chosen.model ?? null) : null;
    return { ...base, engine: 'llama', model: wanted, state: 'missing', remedy };
  }
  const remedy = reported(model.problem);
  return { ...base, engine: found.kind, model: model.name, state: remedy ? 'failing' : 'ready', remedy };
}

export function createModels(settings: MachineSettings, inForce: ModelsInForce): Models {
  const places = modelPlaces(settings);
  const pool = new ModelPool();

  const pooled = (found: FoundModel) => pool.get(nameOf(found), () => create(found, settings));

  /** All that are chosen now; those that no longer are go as soon as nobody asks them anything. */
  async function chosenNow() {
    const all = await Promise.all(
      inForce.allChosen().map(async (chosen) => ({ chosen, found: await findChosen(chosen, places) })),
    );
    const names = all.flatMap(({ found }) => (typeof found === 'string' ? [] : [nameOf(found)]));
    pool.keep(new Set(names));
    return all;
  }

  return {
    async model(template) {
      await chosenNow();
      const found = await findChosen(inForce.chosenFor(template), places);
      if (found === 'none') return undefined;
      if (found === 'missing') throw new ModelError('no_model', 'the language model is not here');
      return pooled(found);
    },

    async borrow(chosen) {
      const all = await chosenNow();
      const found = await findChosen(chosen, places);
      if (typeof found === 'string') throw new ModelError('no_model', 'the language model is not here');
      const isShared = all.some(
        (each) => typeof each.found !== 'string' && nameOf(each.found) === nameOf(found),
      );
      if (isShared) return { model: pooled(found), giveBack: async () => {} };
      const model = create(found, settings);
      return { model, giveBack: () => model.close() };
    },

    async status() {
      const all = await chosenNow();
      const statuses = all.map(({ chosen, found }) =>
        statusOf(chosen, found, typeof found === 'string' ? undefined : pooled(found)),
      );
      const names = statuses.map(({ engine, model }) => `${engine} ${model}`);
      // Where a template has none, that is no engine beside the usual one.
      const isOwn = (index: number) => index === 0 || statuses[index]?.engine !== 'extractive';
      return statuses.filter((_, index) => names.indexOf(names[index] ?? '') === index && isOwn(index));
    },

    close: () => pool.close(),
  };
}
