/** The engines that the settings allow, each made once when it is first wanted; of two that run a model, the faster. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@noteer/contract';
import type { Logger } from 'pino';
import type { RunAs } from '../native/surroundings.ts';
import { type Choice, type ChoiceSettings, choose, type Found, kindsOf } from './choice.ts';
import type { SpeechEngine } from './engine.ts';
import { httpEngine } from './http.ts';
import type { Work } from './limits.ts';
import { moonshineEngine } from './moonshine.ts';
import { race } from './race.ts';
import { SpeedBook } from './speed.ts';
import { whisperGgmlEngine } from './whisper-ggml.ts';
import type { WhisperEngine, WhisperModel } from './whisper-model.ts';
import { whisperOnnxEngine } from './whisper-onnx.ts';

export type LineupSettings = ChoiceSettings & {
  DATA_DIR: string;
  TRANSCRIBER_KEY?: string | undefined;
  TRANSCRIBER_THREADS?: number | undefined;
  ENGINES_GIVE_WAY?: 'on' | 'off';
  run_as?: RunAs | undefined;
};

/** The model that servers answer to when nobody says which. */
const HTTP_MODEL = 'whisper-1';

/** Models may still be on their way. */
const LOOK_AGAIN_MS = 5_000;

const nameOf = ({ name }: WhisperModel, engine: WhisperEngine) => `${name} ${engine}`;

export class EngineLineup {
  readonly #settings: LineupSettings;
  readonly #book: SpeedBook;
  readonly #engines = new Map<string, SpeechEngine>();

  constructor(settings: LineupSettings) {
    this.#settings = settings;
    this.#book = new SpeedBook(join(settings.DATA_DIR, 'speech-speed.json'));
  }

  /** Undefined when no model here knows the language. */
  chosen(found: Found, language: Language): Choice | undefined {
    const kinds = kindsOf(this.#settings);
    return choose({ kinds, wanted: this.#settings.WHISPER_ENGINE }, found, language);
  }

  engineFor(choice: Choice): SpeechEngine {
    switch (choice.kind) {
      case 'whisper': {
        const engine = this.#fastest(choice);
        const name = nameOf(choice.model, engine);
        const onWork = (work: Work) => this.#book.note(name, work);
        return this.#kept(name, () => this.#whisper(choice.model, engine, onWork));
      }
      case 'moonshine':
        return this.#kept(choice.model.file, () => moonshineEngine(choice.model, this.#limits()));
      case 'http': {
        const { TRANSCRIBER_URL, TRANSCRIBER_KEY, TRANSCRIBER_MODEL = HTTP_MODEL } = this.#settings;
        const server = { url: TRANSCRIBER_URL as string, key: TRANSCRIBER_KEY, model: TRANSCRIBER_MODEL };
        return this.#kept('http', () => httpEngine(server));
      }
    }
  }

  /** What runs a Whisper: of two that can, the faster. */
  runtimeOf(choice: Choice): WhisperEngine | null {
    return choice.kind === 'whisper' ? this.#fastest(choice) : null;
  }

  /** Seconds of speech that one core hears in a second, once that was measured. */
  timesOf(choice: Choice): number | undefined {
    return choice.kind === 'whisper' ? this.#book.of(nameOf(choice.model, this.#fastest(choice))) : undefined;
  }

  /** Waits for the models, then lets the engines of the one in use hear the same. */
  async measure(look: () => Promise<Found>, log: Logger, signal: AbortSignal): Promise<void> {
    for (;;) {
      const found = await look();
      const choice = this.chosen(found, 'nl') ?? this.chosen(found, 'en');
      if (choice?.kind === 'whisper') {
        const runners = choice.engines.map((engine) => ({
          key: nameOf(choice.model, engine),
          start: (onWork: (work: Work) => void) => this.#whisper(choice.model, engine, onWork),
        }));
        return race(runners, this.#book, { log, signal });
      }
      if (choice) return;
      await sleep(LOOK_AGAIN_MS, undefined, { signal, ref: false });
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#engines.values()].map((engine) => engine.close()));
  }

  #fastest({ model, engines }: Choice & { kind: 'whisper' }): WhisperEngine {
    const times = (engine: WhisperEngine) => this.#book.of(nameOf(model, engine)) ?? 0;
    return engines.reduce((a, b) => (times(b) > times(a) ? b : a));
  }

  #whisper(model: WhisperModel, engine: WhisperEngine, onWork: (work: Work) => void): SpeechEngine {
    const { onnx, ggml } = model;
    const limits = { ...this.#limits(), onWork };
    if (engine === 'onnx' && onnx) return whisperOnnxEngine({ ...model, onnx }, limits);
    if (engine === 'ggml' && ggml) return whisperGgmlEngine({ ...model, ggml }, limits);
    throw new Error(`${model.name} has no weights for ${engine}`);
  }

  #limits() {
    const { TRANSCRIBER_THREADS: threads, ENGINES_GIVE_WAY, run_as } = this.#settings;
    return { cores: availableParallelism(), threads, gives_way: ENGINES_GIVE_WAY === 'on', run_as };
  }

  #kept(name: string, make: () => SpeechEngine): SpeechEngine {
    const engine = this.#engines.get(name) ?? make();
    this.#engines.set(name, engine);
    return engine;
  }
}
