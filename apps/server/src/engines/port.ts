/** What the pipeline needs of all engines together. Which ones there are is a setting. */
import type { EngineStatus, Language } from '@noteer/contract';
import type { Transcriber } from './transcription/port.ts';
import type { Writer } from './writing/port.ts';

/** Where speech is in what we have so far. */
export type Cut = {
  /** The samples to transcribe, or undefined when there was only silence. */
  window: { from: number; to: number } | undefined;
  /** How many samples are dealt with once the window is transcribed; 0 while nothing is closed yet. */
  done: number;
};

export type Engines = {
  /** Finds the first closed window. `isEnd`: nothing follows these samples. */
  cut(samples: Int16Array, isEnd: boolean): Promise<Cut>;
  /** Undefined while no model knows the language: never another one instead. */
  transcriber(language: Language): Promise<Transcriber | undefined>;
  writer(): Promise<Writer>;
  status(): Promise<EngineStatus[]>;
  close(): Promise<void>;
};
