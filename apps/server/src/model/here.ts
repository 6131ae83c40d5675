/** A GGUF on this machine, as every other model is asked. */
import { getLlamaEngine, type LlamaEngine } from '../engines/models/llama-engine.ts';
import { modelPlaces, type PlacesSettings } from '../engines/models/places.ts';
import type { RunAs } from '../engines/native/surroundings.ts';
import { askModel, type Patience } from './ask.ts';
import { localModel } from './local/local-model.ts';
import { noteName } from './model-name.ts';
import type { LanguageModel } from './port.ts';
import { WritingAlong } from './writing-along.ts';

type HereConfig = {
  file: string;
  engine: LlamaEngine;
  /** The model's own name, for the name that its notes are kept under. */
  name: string;
  threads: number | undefined;
  context_tokens: number | undefined;
  gives_way: boolean;
  run_as: RunAs | undefined;
};

/** An hour of talk takes two cores half an hour to read, where nobody read along, and others may come first. */
const PATIENCE: Patience = { first_ms: 90 * 60_000, next_ms: 5 * 60_000 };

/**
 * Twenty minutes of talk. All that is in mind is gone through again for every word: with a whole hour of it each word takes a
 * processor three times as long.
 */
const PART_TOKENS = 6_000;

/** What runs any of them, got where it is missing. */
export const engineFor = (settings: PlacesSettings, signal: AbortSignal): Promise<LlamaEngine> =>
  getLlamaEngine(modelPlaces(settings), { signal });

export function hereModel(config: HereConfig): LanguageModel {
  const { model, context_tokens, measure, mayReadAlong, readAlong, forget, close } = localModel(config);
  const along = new WritingAlong((question, asking) => askModel(model, question, asking, PATIENCE));
  return {
    name: noteName(config.name),
    place: 'here',
    context_tokens,
    part_tokens: PART_TOKENS,
    measure: (texts, signal) => measure([...texts], signal),
    ask: (question, asking) => along.ask(question, asking),
    along: {
      begin: mayReadAlong,
      write: (key, question) => along.write(key, question),
      read: readAlong,
      forget(key) {
        along.forget(key);
        forget(key);
      },
    },
    close,
  };
}
