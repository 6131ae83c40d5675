/** The model that the command names. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { engineFor, hereModel } from '../model/here.ts';
import { noteName } from '../model/model-name.ts';
import { placeOf } from '../model/place.ts';
import type { LanguageModel } from '../model/port.ts';
import { recordedModel, recording } from '../model/recorded.ts';
import { type ServerKind, serverModel } from '../model/servers.ts';

type Wanted = {
  url?: string | undefined;
  model?: string | undefined;
  key?: string | undefined;
  kind: ServerKind;
  context_tokens: number | undefined;
  isElsewhere: boolean;
  /** Until the first word; undefined for as long as the product waits. */
  patience_minutes: number | undefined;
  gguf?: string | undefined;
  replay?: string | undefined;
  record?: string | undefined;
};

/** `from`: as it may be read in a report. An address may hold a password. */
type ToTry = { model: LanguageModel; from: string };

/** Unlike the product's own guess, as much as an hour of talk needs. */
const CONTEXT_TOKENS = 32_768;
const BETWEEN_WORDS_MS = 120_000;

/** The same places as the product's own. */
const places = () => ({ DATA_DIR: process.env.DATA_DIR || 'data', MODELS_PATH: process.env.MODELS_PATH });

async function modelHere(file: string, { model, context_tokens }: Wanted): Promise<ToTry | string> {
  const engine = await engineFor(places(), new AbortController().signal).catch(
    (error: Error) => error.message,
  );
  if (typeof engine === 'string') return engine;
  const config = {
    file,
    engine,
    name: model ?? noteName(basename(file)),
    threads: undefined,
    context_tokens,
  };
  return { model: hereModel({ ...config, gives_way: false, run_as: undefined }), from: basename(file) };
}

async function opened(wanted: Wanted): Promise<ToTry | string> {
  const { url, model, key, kind, context_tokens, isElsewhere, gguf, replay, patience_minutes } = wanted;
  if (replay) return { model: recordedModel(replay, model ?? 'recorded'), from: basename(replay) };
  if (gguf) return modelHere(gguf, wanted);
  if (!model) return 'Which model? Say --model NAME, as its server calls it.';
  if (!url && kind !== 'mistral') return 'Where is the model? Say --url ADDRESS or --gguf FILE.';
  if (!key && kind !== 'http')
    return 'This kind of server wants a key: --key, or WRITER_KEY in the environment.';
  const place = url && !isElsewhere ? placeOf(url, 'auto') : 'elsewhere';
  const patience = patience_minutes && { first_ms: patience_minutes * 60_000, next_ms: BETWEEN_WORDS_MS };
  return {
    model: serverModel({
      kind,
      url,
      model,
      key,
      context_tokens: context_tokens ?? CONTEXT_TOKENS,
      place,
      ...(patience && { patience }),
    }),
    from: url ? new URL(url).origin : kind,
  };
}

/** What is wrong with the wish, in words, where it is no model. */
export async function modelToTry(wanted: Wanted): Promise<ToTry | string> {
  if (wanted.url && !URL.canParse(wanted.url)) return `"${wanted.url}" is no address.`;
  const lost = [wanted.gguf, wanted.replay].find((file) => file && !existsSync(file));
  if (lost) return `There is no ${lost}.`;
  const found = await opened(wanted);
  if (typeof found === 'string' || !wanted.record) return found;
  return { ...found, model: recording(found.model, wanted.record) };
}
