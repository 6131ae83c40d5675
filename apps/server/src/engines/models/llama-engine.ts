/** The engine that runs language models on this machine: looked for, and got where it is missing. */
import { installModel, type OnProgress } from './install.ts';
import { buildsForThisMachine, packagesIn } from './llama-builds.ts';
import { ModelError } from './model-error.ts';
import { installedModels, type ModelPlaces } from './places.ts';

/** Folders by the names of the packages that node-llama-cpp asks for. */
export type LlamaEngine = Record<string, string>;

async function foldersIn(places: ModelPlaces): Promise<Map<string, string>> {
  const engines = (await installedModels(places)).filter(({ kind }) => kind === 'engine');
  return new Map(engines.map(({ name, folder }) => [name, folder]));
}

/** By their names in the manifest. */
export async function missingBuilds(places: ModelPlaces): Promise<string[]> {
  const here = await foldersIn(places);
  return buildsForThisMachine()
    .map(({ name }) => name)
    .filter((name) => !here.has(name));
}

/** Undefined as long as not even a processor could run a model. */
export async function findLlamaEngine(places: ModelPlaces): Promise<LlamaEngine | undefined> {
  const here = await foldersIn(places);
  const [onProcessor] = buildsForThisMachine();
  return onProcessor && here.has(onProcessor.name) ? packagesIn(here) : undefined;
}

type Watch = { onProgress?: OnProgress; signal: AbortSignal };

/** Safe to ask for where it is already. Throws a ModelError that says why it cannot be had. */
export async function getLlamaEngine(
  places: ModelPlaces,
  { onProgress = () => {}, signal }: Watch,
): Promise<LlamaEngine> {
  for (const build of buildsForThisMachine()) await installModel(build, places, { onProgress, signal });
  const engine = await findLlamaEngine(places);
  if (engine) return engine;
  const machine = `${process.platform}-${process.arch}`;
  throw new ModelError(
    `There is no engine for language models on ${machine}. A server of yours can do the work: see WRITER_URL.`,
  );
}
