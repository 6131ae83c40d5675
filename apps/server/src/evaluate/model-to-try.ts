/** The model that the command names. */
import { basename } from 'node:path';
import { hereModel } from '../model/here.ts';
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

const BETWEEN_WORDS_MS = 120_000;

function opened(wanted: Wanted): ToTry | string {
  const { url, model, key, kind, context_tokens, isElsewhere, gguf, replay, patience_minutes } = wanted;
  if (replay) return { model: recordedModel(replay, model ?? 'recorded'), from: basename(replay) };
  if (gguf) {
    const name = model ?? noteName(basename(gguf));
    const config = { file: gguf, name, threads: undefined, context_tokens };
    return { model: hereModel({ ...config, gives_way: false, run_as: undefined }), from: basename(gguf) };
  }
  if (!model) return 'Which model? Say --model NAME, as its server calls it.';
  if (!url && kind !== 'mistral') return 'Where is the model? Say --url ADDRESS or --gguf FILE.';
  if (!key && kind !== 'http')
    return 'This kind of server wants a key: --key, or WRITER_KEY in the environment.';
  const place = url && !isElsewhere ? placeOf(url, 'auto') : 'elsewhere';
  const patience = patience_minutes && { first_ms: patience_minutes * 60_000, next_ms: BETWEEN_WORDS_MS };
  return {
    model: serverModel({ kind, url, model, key, context_tokens, place, ...(patience && { patience }) }),
    from: url ? new URL(url).origin : kind,
  };
}

/** What is wrong with the wish, in words, where it is no model. */
export function modelToTry(wanted: Wanted): ToTry | string {
  if (wanted.url && !URL.canParse(wanted.url)) return `"${wanted.url}" is no address.`;
  const found = opened(wanted);
  if (typeof found === 'string' || !wanted.record) return found;
  return { ...found, model: recording(found.model, wanted.record) };
}
