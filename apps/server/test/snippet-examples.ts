/** Calls about snippets that succeed. */
import * as contract from '@noteer/contract';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type Harness = Awaited<ReturnType<typeof harness>>;

export function snippetExamples(
  noteer: Harness,
  role?: contract.Role,
): Record<string, () => Promise<Example>> {
  const { aUser, request } = noteer;
  const someone = () => aUser({ role: role ?? 'clinician' });
  const aSnippet = { abbreviation: 'mse', text: 'Stemming: [stemming].' };
  /** Made by whoever asks; by those who may keep none, one of somebody else. */
  const snippet = async () => {
    const as = await someone();
    const maker = contract.reachOf(role ?? 'clinician', 'keep_writing') ? as : await aUser();
    const { body } = await request(contract.createSnippet, {
      as: maker,
      body: { ...aSnippet, is_shared: false },
    });
    return { as, params: { id: body.data.id as string } };
  };
  return {
    listSnippets: async () => ({ as: await someone() }),
    createSnippet: async () => ({ as: await someone(), body: { ...aSnippet, is_shared: false } }),
    changeSnippet: async () => ({ ...(await snippet()), body: aSnippet }),
    removeSnippet: snippet,
  };
}
