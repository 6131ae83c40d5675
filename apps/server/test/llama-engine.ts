import { getLlamaEngine, type LlamaEngine } from '../src/engines/models/llama-engine.ts';
import { testModels } from './spoken.ts';

/** What runs language models, for tests and benchmarks: got once and kept beside the project. */
export const llamaEngine = (): Promise<LlamaEngine> =>
  getLlamaEngine({ home: testModels, searched: [testModels] }, { signal: new AbortController().signal });
