/** Calls that succeed, for the endpoints about what listens and writes. */
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type User = Awaited<ReturnType<Awaited<ReturnType<typeof harness>>['aUser']>>;

export const engineExamples = (
  anAdministrator: () => Promise<User>,
  aUser: () => Promise<User>,
): Record<string, () => Promise<Example>> => ({
  listTemplates: async () => ({ as: await aUser() }),
  listEngines: async () => ({ as: await anAdministrator() }),
  listLanguageModels: async () => ({ as: await anAdministrator() }),
  fetchLanguageModel: async () => ({ as: await anAdministrator(), params: { name: 'qwen3-4b' } }),
  pauseLanguageModel: async () => ({ as: await anAdministrator(), params: { name: 'qwen3-4b' } }),
});
