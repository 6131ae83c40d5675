/** A GGUF on this machine. */
import type { RunAs } from '../engines/native/surroundings.ts';
import type { LanguageModel } from './port.ts';
import { ModelError } from './problem.ts';

type HereConfig = {
  file: string;
  /** The model's own name, for the name that its notes are kept under. */
  name: string;
  threads: number | undefined;
  context_tokens: number | undefined;
  gives_way: boolean;
  run_as: RunAs | undefined;
};

export function hereModel({ name }: HereConfig): LanguageModel {
  throw new ModelError('no_model', `${name} cannot be opened`);
}
