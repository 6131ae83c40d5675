/** The reader of voices, when its model is here; and how it is. Without it nobody knows who speaks, and all else goes on. */
import type { EngineStatus } from '@noteer/contract';
import type { Logger } from 'pino';
import { ModelKeeper } from '../models/keeper.ts';
import { type InstalledModel, installedModels, modelPlaces, type PlacesSettings } from '../models/places.ts';
import { reported, unreadyModels } from '../models/remedy.ts';
import type { RunAs } from '../native/surroundings.ts';
import type { VoiceReader } from './port.ts';
import { xvectorReader } from './xvector.ts';

type VoicesSettings = PlacesSettings & {
  FETCH_MODELS: 'on' | 'off';
  ROLE: 'all' | 'api' | 'worker';
  ENGINES_GIVE_WAY?: 'on' | 'off';
  run_as?: RunAs | undefined;
};

export type Voices = {
  reader(): Promise<VoiceReader | undefined>;
  status(): Promise<EngineStatus[]>;
  close(): Promise<void>;
};

const DEFAULT_MODEL = 'xvector-vosk-0.4';

export function createVoices(settings: VoicesSettings, log: Logger): Voices {
  const keeper = new ModelKeeper(modelPlaces(settings), log);
  const look = async (): Promise<InstalledModel | undefined> =>
    (await installedModels(keeper.places)).find(({ kind }) => kind === 'voices');
  if (settings.FETCH_MODELS === 'on' && settings.ROLE !== 'api') {
    keeper.fetch(async () => ((await look()) ? [] : [DEFAULT_MODEL]));
  }
  const readers = new Map<string, VoiceReader>();
  const readerFor = (model: InstalledModel) => {
    const known =
      readers.get(model.folder) ?? xvectorReader(model, settings.ENGINES_GIVE_WAY === 'on', settings.run_as);
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
      const state = { state: problem ? ('failing' as const) : ('ready' as const), remedy: reported(problem) };
      return [
        {
          port: 'voices',
          engine: 'xvector',
          model: model?.name ?? null,
          languages: [],
          runtime: 'onnx',
          speed: null,
          ...(model ? state : unreadyModels([DEFAULT_MODEL], keeper)),
        },
      ];
    },

    async close() {
      await keeper.close();
      await Promise.all([...readers.values()].map((reader) => reader.close()));
    },
  };
}
