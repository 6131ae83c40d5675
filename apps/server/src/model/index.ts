/** The language models that were chosen, and how they are. */
import { createHash } from 'node:crypto';
import type { EngineStatus } from '@noteer/contract';
import type { Logger } from 'pino';
import { ModelKeeper } from '../engines/models/keeper.ts';
import { findLlamaEngine, type LlamaEngine, missingBuilds } from '../engines/models/llama-engine.ts';
import { modelPlaces, type PlacesSettings } from '../engines/models/places.ts';
import { reported, unreadyEngine } from '../engines/models/remedy.ts';
import type { RunAs } from '../engines/native/surroundings.ts';
import { type ChosenModel, type FoundModel, findChosen } from './choice.ts';
import { hereModel } from './here.ts';
import { ModelPool } from './pool.ts';
import type { LanguageModel } from './port.ts';
import { ModelError } from './problem.ts';
import { recordedModel } from './recorded.ts';
import { serverModel } from './servers.ts';

type MachineSettings = PlacesSettings & {
  WRITER_CONTEXT?: number | undefined;
  WRITER_THREADS?: number | undefined;
  FETCH_MODELS: 'on' | 'off';
  ROLE: 'all' | 'api' | 'worker';
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

/** What can be made into a model: one on this machine with what runs it. */
type Complete =
  | Exclude<FoundModel, { kind: 'llama' }>
  | (FoundModel & { kind: 'llama'; engine: LlamaEngine });

const missing = {
  missing: 'the language model is not here',
  no_engine: 'what runs the language model is not here',
};
type Found = Complete | 'none' | keyof typeof missing;

const refuse = (found: keyof typeof missing) => new ModelError('no_model', missing[found]);

/** One that is chosen otherwise is another one. A key is in no name that is kept. */
const nameOf = (found: Complete): string =>
  found.kind === 'llama'
    ? found.model.file
    : createHash('sha256')
        .update(JSON.stringify(Object.entries(found).sort()))
        .digest('hex');

function create(found: Complete, settings: MachineSettings): LanguageModel {
  switch (found.kind) {
    case 'llama':
      return hereModel({
        file: found.model.file,
        engine: found.engine,
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

export function createModels(settings: MachineSettings, inForce: ModelsInForce, log: Logger): Models {
  const places = modelPlaces(settings);
  const pool = new ModelPool();
  const keeper = new ModelKeeper(places, log);
  // It comes with the first model; one that somebody put here by hand came alone.
  if (settings.FETCH_MODELS === 'on' && settings.ROLE !== 'api')
    keeper.fetch(async () => {
      const all = await Promise.all(inForce.allChosen().map(find));
      return all.includes('no_engine') ? missingBuilds(places) : [];
    });

  const pooled = (found: Complete) => pool.get(nameOf(found), () => create(found, settings));

  async function find(chosen: ChosenModel): Promise<Found> {
    const found = await findChosen(chosen, places);
    if (typeof found === 'string' || found.kind !== 'llama') return found;
    const engine = await findLlamaEngine(places);
    return engine ? { ...found, engine } : 'no_engine';
  }

  /** All that are chosen now; those that no longer are go as soon as nobody asks them anything. */
  async function chosenNow() {
    const all = await Promise.all(
      inForce.allChosen().map(async (chosen) => ({ chosen, found: await find(chosen) })),
    );
    const names = all.flatMap(({ found }) => (typeof found === 'string' ? [] : [nameOf(found)]));
    pool.keep(new Set(names));
    return all;
  }

  async function statusOf(chosen: ChosenModel, found: Found): Promise<EngineStatus> {
    if (found === 'none')
      return { ...base, engine: 'extractive', model: 'extractive', state: 'ready', remedy: null };
    if (found === 'missing') {
      const remedy = { kind: 'get_writer' as const, model: USUAL_MODEL };
      const wanted = chosen.kind === 'llama' ? (chosen.model ?? null) : null;
      return { ...base, engine: 'llama', model: wanted, state: 'missing', remedy };
    }
    if (found === 'no_engine')
      return {
        ...{ ...base, engine: 'llama', model: null },
        ...unreadyEngine(await missingBuilds(places), keeper),
      };
    const { name, problem } = pooled(found);
    const remedy = reported(problem);
    return { ...base, engine: found.kind, model: name, state: remedy ? 'failing' : 'ready', remedy };
  }

  return {
    async model(template) {
      await chosenNow();
      const found = await find(inForce.chosenFor(template));
      if (found === 'none') return undefined;
      if (typeof found === 'string') throw refuse(found);
      return pooled(found);
    },

    async borrow(chosen) {
      const all = await chosenNow();
      const found = await find(chosen);
      if (typeof found === 'string') throw refuse(found === 'none' ? 'missing' : found);
      const isShared = all.some(
        (each) => typeof each.found !== 'string' && nameOf(each.found) === nameOf(found),
      );
      if (isShared) return { model: pooled(found), giveBack: async () => {} };
      const model = create(found, settings);
      return { model, giveBack: () => model.close() };
    },

    async status() {
      const all = await chosenNow();
      const statuses = await Promise.all(all.map(({ chosen, found }) => statusOf(chosen, found)));
      const names = statuses.map(({ engine, model }) => `${engine} ${model}`);
      // Where a template has none, that is no engine beside the usual one.
      const isOwn = (index: number) => index === 0 || statuses[index]?.engine !== 'extractive';
      return statuses.filter((_, index) => names.indexOf(names[index] ?? '') === index && isOwn(index));
    },

    async close() {
      await Promise.all([keeper.close(), pool.close()]);
    },
  };
}
