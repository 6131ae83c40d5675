/** Makes the writer that the settings ask for, and tells how it is. */
import type { EngineStatus } from '@noteer/contract';
import { EngineError, StartError } from '../../errors.ts';
import { modelPlaces, type PlacesSettings } from '../models/places.ts';
import { reported } from '../models/remedy.ts';
import type { RunAs } from '../native/surroundings.ts';
import { chooseWriter, type WriterChoice, type WriterChoiceSettings } from './choice.ts';
import { extractiveWriter } from './extractive.ts';
import { httpWriter } from './http.ts';
import { llamaWriter } from './llama.ts';
import type { Writer } from './port.ts';
import { watched } from './watched.ts';

export type WritingSettings = PlacesSettings &
  WriterChoiceSettings & {
    WRITER_KEY?: string | undefined;
    WRITER_CONTEXT?: number | undefined;
    WRITER_THREADS?: number | undefined;
    ENGINES_GIVE_WAY?: 'on' | 'off';
    run_as?: RunAs | undefined;
  };

type Writing = {
  /** Throws a retryable EngineError while the model that was asked for is not here. */
  writer(): Promise<Writer>;
  status(): Promise<EngineStatus[]>;
  close(): Promise<void>;
};

/** The one to get where a model is asked for and none is here. */
const USUAL_MODEL = 'qwen3-4b';

export function createWriting(settings: WritingSettings): Writing {
  const { WRITER, WRITER_URL, WRITER_MODEL, WRITER_KEY, WRITER_CONTEXT, WRITER_THREADS } = settings;
  if (WRITER === 'http' && !WRITER_URL) {
    throw new StartError("WRITER is 'http': WRITER_URL must say where the server is.");
  }
  if (WRITER_URL && !WRITER_MODEL && (WRITER === 'http' || WRITER === 'auto')) {
    throw new StartError('WRITER_URL is set: WRITER_MODEL must say which model of that server writes.');
  }
  const places = modelPlaces(settings);
  const writers = new Map<string, ReturnType<typeof watched>>();

  function create(choice: Exclude<WriterChoice, { kind: 'missing' }>): Writer {
    switch (choice.kind) {
      case 'extractive':
        return extractiveWriter();
      case 'http':
        return httpWriter({
          url: WRITER_URL as string,
          model: WRITER_MODEL as string,
          key: WRITER_KEY,
          context_tokens: WRITER_CONTEXT,
        });
      case 'llama': {
        const { file, name } = choice.model;
        return llamaWriter({
          file,
          model: name,
          threads: WRITER_THREADS,
          context_tokens: WRITER_CONTEXT,
          gives_way: settings.ENGINES_GIVE_WAY === 'on',
          run_as: settings.run_as,
        });
      }
    }
  }

  function writerFor(choice: Exclude<WriterChoice, { kind: 'missing' }>) {
    const key = choice.kind === 'llama' ? choice.model.file : choice.kind;
    const known = writers.get(key) ?? watched(create(choice));
    writers.set(key, known);
    return known;
  }

  return {
    async writer() {
      const choice = await chooseWriter(settings, places);
      if (choice.kind === 'missing')
        throw new EngineError('the model that writes is not here', { retryable: true });
      return writerFor(choice);
    },

    async status() {
      const choice = await chooseWriter(settings, places);
      const base = {
        port: 'writing' as const,
        languages: ['nl' as const, 'en' as const],
        runtime: null,
        speed: null,
      };
      if (choice.kind === 'missing') {
        const remedy = { kind: 'get_writer' as const, model: USUAL_MODEL };
        return [{ ...base, engine: 'llama', model: WRITER_MODEL ?? null, state: 'missing', remedy }];
      }
      const { name, problem } = writerFor(choice);
      const remedy = reported(problem());
      return [{ ...base, engine: choice.kind, model: name, state: remedy ? 'failing' : 'ready', remedy }];
    },

    async close() {
      await Promise.all([...writers.values()].map((writer) => writer.close()));
    },
  };
}
