/** Which model writes: as the environment says or somebody chose, and from the models that are here now. */
import { stat } from 'node:fs/promises';
import { type InstalledModel, installedModels, type ModelPlaces } from '../engines/models/places.ts';
import { StartError } from '../errors.ts';
import { placeOf } from './place.ts';
import type { ModelPlace } from './port.ts';
import type { ServerKind } from './servers.ts';

/** What WRITER may name, besides auto. `extractive`: none. */
export const writerKinds = ['extractive', 'llama', 'http', 'azure', 'mistral', 'recorded'] as const;
type WriterKind = (typeof writerKinds)[number];

type WriterSettings = {
  WRITER: WriterKind | 'auto';
  WRITER_URL?: string | undefined;
  WRITER_MODEL?: string | undefined;
  WRITER_KEY?: string | undefined;
  WRITER_CONTEXT?: number | undefined;
  WRITER_PLACE: 'auto' | 'house' | 'elsewhere';
  /** Recorded answers, for tests. */
  WRITER_RECORDING?: string | undefined;
};

export type ChosenServer = {
  kind: ServerKind;
  /** Left out for Mistral, whose own address is meant then. */
  url: string | undefined;
  model: string;
  key: string | undefined;
  context_tokens: number | undefined;
  place: ModelPlace;
};

export type ChosenModel =
  | { kind: 'none' }
  /** Nobody chose: the newest that is here, or none. */
  | { kind: 'auto' }
  /** On this machine; without a name the newest. */
  | { kind: 'llama'; model: string | undefined }
  | ChosenServer
  | { kind: 'recorded'; file: string; model: string };

/** A model that can be made. */
export type FoundModel = { kind: 'llama'; model: InstalledModel } | Exclude<ChosenModel, Unfounded>;
type Unfounded = { kind: 'none' | 'auto' | 'llama' };

const needed: Partial<Record<WriterSettings['WRITER'], readonly (keyof WriterSettings)[]>> = {
  http: ['WRITER_URL', 'WRITER_MODEL'],
  azure: ['WRITER_URL', 'WRITER_MODEL', 'WRITER_KEY'],
  mistral: ['WRITER_MODEL', 'WRITER_KEY'],
  recorded: ['WRITER_RECORDING'],
};

function refuseIncomplete(settings: WriterSettings): void {
  const wanted = needed[settings.WRITER] ?? (settings.WRITER_URL ? ['WRITER_MODEL' as const] : []);
  const missing = wanted.find((name) => !settings[name]);
  if (missing)
    throw new StartError(
      `A language model is set with WRITER${settings.WRITER_URL ? '_URL' : ''}: ${missing} must be set too.`,
    );
}

/** Undefined where the environment leaves the choice to people. */
export function chosenByEnvironment(settings: WriterSettings): ChosenModel | undefined {
  refuseIncomplete(settings);
  const { WRITER, WRITER_URL: url, WRITER_MODEL: model, WRITER_PLACE } = settings;
  if (WRITER === 'extractive') return { kind: 'none' };
  if (WRITER === 'recorded')
    return { kind: WRITER, file: settings.WRITER_RECORDING as string, model: model ?? WRITER };
  if (WRITER === 'auto' ? url : WRITER !== 'llama')
    return {
      kind: WRITER === 'azure' || WRITER === 'mistral' ? WRITER : 'http',
      ...{ url, model: model as string, key: settings.WRITER_KEY, context_tokens: settings.WRITER_CONTEXT },
      place: url ? placeOf(url, WRITER_PLACE) : 'elsewhere',
    };
  return WRITER === 'llama' || model ? { kind: 'llama', model } : undefined;
}

/** A model in several files is opened by its first. */
const isLaterFile = ({ file }: InstalledModel) => Number(/-(\d+)-of-\d+\.gguf$/.exec(file)?.[1] ?? 1) > 1;

/** The newest first: whoever brings a newer one wants it used. */
async function modelsHere(places: ModelPlaces): Promise<InstalledModel[]> {
  const found = (await installedModels(places)).filter(
    (model) => model.kind === 'llama' && !isLaterFile(model),
  );
  const ages = new Map<InstalledModel, number>();
  for (const model of found) ages.set(model, (await stat(model.file)).mtimeMs);
  return found.sort((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0));
}

/** `missing`: a model was asked for by name or kind, and is not here. A wish is never quietly something else. */
export async function findChosen(
  chosen: ChosenModel,
  places: ModelPlaces,
): Promise<FoundModel | 'none' | 'missing'> {
  if (chosen.kind === 'none') return 'none';
  if (chosen.kind !== 'auto' && chosen.kind !== 'llama') return chosen;
  const wanted = chosen.kind === 'llama' ? chosen.model : undefined;
  const model = (await modelsHere(places)).find(({ name }) => !wanted || name === wanted);
  if (model) return { kind: 'llama', model };
  return chosen.kind === 'auto' ? 'none' : 'missing';
}
