/** Calls that succeed, for the endpoints about what listens and writes. */
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type User = Awaited<ReturnType<Awaited<ReturnType<typeof harness>>['aUser']>>;

const noModel = { writes: 'none', here: null, house: null, elsewhere: null, templates: {} };

export const engineExamples = (
  anAdministrator: () => Promise<User>,
  aUser: () => Promise<User>,
): Record<string, () => Promise<Example>> => ({
  listTemplates: async () => ({ as: await aUser() }),
  listEngines: async () => ({ as: await anAdministrator() }),
  listLanguageModels: async () => ({ as: await anAdministrator() }),
  fetchLanguageModel: async () => ({ as: await anAdministrator(), params: { name: 'qwen3-4b' } }),
  removeLanguageModel: async () => ({ as: await anAdministrator(), params: { name: 'qwen3-4b' } }),
  getModelChoice: async () => ({ as: await anAdministrator() }),
  setModelChoice: async () => ({ as: await anAdministrator(), body: { ...noModel, version: 0 } }),
  findModelServers: async () => ({ as: await anAdministrator() }),
  listServerModels: async () => ({
    as: await anAdministrator(),
    body: { place: 'house', kind: 'http', url: 'http://127.0.0.1:9' },
  }),
  tryModel: async () => ({
    as: await anAdministrator(),
    body: { place: 'here', language: 'nl', here: 'qwen3-4b', house: null, elsewhere: null },
  }),
  getModelTrial: async () => ({ as: await anAdministrator() }),
  cancelModelTrial: async () => ({ as: await anAdministrator() }),
  getLeavingExample: async () => ({ as: await anAdministrator(), query: { language: 'nl' } }),
  pauseLanguageModel: async () => ({ as: await anAdministrator(), params: { name: 'qwen3-4b' } }),
});
