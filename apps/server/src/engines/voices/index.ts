/** The reader of voices, when its model is here; and how it is. Without it nobody knows who speaks, and all else goes on. */
import type { EngineStatus } from '@noteer/contract';
import type { Logger } from 'pino';
import { ModelKeeper } from '../models/keeper.ts';
import { type InstalledModel, installedModels, modelPlaces, type PlacesSettings } from '../models/places.ts';
import type { VoiceReader } from './port.ts';
import { xvectorReader } from './xvector.ts';

type VoicesSettings = PlacesSettings & {
  FETCH_MODELS: 'on' | 'off';
  ROLE: 'all' | 'api' | 'worker';
  ENGINES_GIVE_WAY?: 'on' | 'off';
};

export type Voices = {
  reader(): Promise<VoiceReader | undefined>;
  status(): Promise<EngineStatus[]>;
  close(): Promise<void>;
};

const DEFAULT_MODEL = 'xvector-vosk-0.4';

function unready(keeper: ModelKeeper): Pick<EngineStatus, 'state' | 'remedy'> {
  const getting = keeper.progressOf(DEFAULT_MODEL);
  if (getting) {
    const percent = getting.done === undefined ? '' : ` ${Math.round(getting.done * 100)} %`;
    return { state: 'preparing', remedy: `${DEFAULT_MODEL} is being prepared: ${getting.step}${percent}.` };
  }
  const howToGet = `Run "npm run models -- get ${DEFAULT_MODEL}" where Noteer runs.`;
  return {
    state: 'missing',
    remedy: [keeper.failureOf(DEFAULT_MODEL), howToGet].filter(Boolean).join(' '),
  };
}

export function createVoices(settings: VoicesSettings, log: Logger): Voices {
  const keeper = new ModelKeeper(modelPlaces(settings), log);
  const look = async (): Promise<InstalledModel | undefined> =>
    (await installedModels(keeper.places)).find(({ kind }) => kind === 'voices');
  if (settings.FETCH_MODELS === 'on' && settings.ROLE !== 'api') {
    keeper.fetch(async () => ((await look()) ? [] : [DEFAULT_MODEL]));
  }
  const readers = new Map<string, VoiceReader>();
  const readerFor = (model: InstalledModel) => {
    const known = readers.get(model.folder) ?? xvectorReader(model, settings.ENGINES_GIVE_WAY === 'on');
    readers.set(model.folder, known);
    return known;
  };

  return {
    async reader() {
      const model = await look();
      return model && readerFor(model);
    },

    async status() {
      const model = await look();
      const problem = model && readerFor(model).problem();
      const state = problem
        ? { state: 'failing' as const, remedy: problem }
        : { state: 'ready' as const, remedy: null };
      return [
        {
          port: 'voices',
          engine: 'xvector',
          model: model?.name ?? null,
          languages: [],
          runtime: 'onnx',
          speed: null,
          ...(model ? state : unready(keeper)),
        },
      ];
    },

    async close() {
      await keeper.close();
      await Promise.all([...readers.values()].map((reader) => reader.close()));
    },
  };
}
