/** Which model writes: from the settings, and from the models that are here now. */
import { stat } from 'node:fs/promises';
import { type InstalledModel, installedModels, type ModelPlaces } from '../engines/models/places.ts';

/** What WRITER may name, besides auto. `extractive`: none. */
export const writerKinds = ['extractive', 'llama', 'http', 'azure', 'mistral', 'recorded'] as const;
type WriterKind = (typeof writerKinds)[number];

export type ModelChoiceSettings = {
  WRITER: WriterKind | 'auto';
  WRITER_URL?: string | undefined;
  WRITER_MODEL?: string | undefined;
};

export type ModelChoice =
  | { kind: 'none' }
  | { kind: 'http' | 'azure' | 'mistral' | 'recorded' }
  | { kind: 'llama'; model: InstalledModel }
  /** A model was asked for by name or kind, and is not here. */
  | { kind: 'missing' };

/** A model in several files is opened by its first. */
const isLaterFile = ({ file }: InstalledModel) => Number(/-(\d+)-of-\d+\.gguf$/.exec(file)?.[1] ?? 1) > 1;

/** The newest first: whoever brings a newer one wants it used. */
async function llamas(places: ModelPlaces, wanted: string | undefined): Promise<InstalledModel[]> {
  const found = (await installedModels(places)).filter(
    (model) => model.kind === 'llama' && !isLaterFile(model) && (!wanted || model.name === wanted),
  );
  const ages = new Map<InstalledModel, number>();
  for (const model of found) ages.set(model, (await stat(model.file)).mtimeMs);
  return found.sort((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0));
}

export async function chooseModel(settings: ModelChoiceSettings, places: ModelPlaces): Promise<ModelChoice> {
  const { WRITER, WRITER_URL, WRITER_MODEL } = settings;
  if (WRITER === 'extractive') return { kind: 'none' };
  if (WRITER === 'azure' || WRITER === 'mistral' || WRITER === 'recorded') return { kind: WRITER };
  if (WRITER === 'http' || (WRITER === 'auto' && WRITER_URL)) return { kind: 'http' };
  const [model] = await llamas(places, WRITER_MODEL);
  if (model) return { kind: 'llama', model };
  // Without a wish there is none; a wish is never quietly something else.
  return WRITER === 'auto' && !WRITER_MODEL ? { kind: 'none' } : { kind: 'missing' };
}
