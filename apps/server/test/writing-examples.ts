/** Calls about how somebody writes that succeed. */
import { randomUUID } from 'node:crypto';
import type { WritingRule } from '@noteer/clinical';
import * as contract from '@noteer/contract';
import { sealRule } from '../src/consultations/writing-rules.ts';
import { sealOffer } from '../src/features/writing/queries.ts';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

export const aRule: WritingRule = {
  kind: 'words',
  forms: [{ from: 'cliënt', to: 'pt.' }],
  section: null,
  at_start: false,
};

type Harness = Awaited<ReturnType<typeof harness>>;

export async function anOffer({ db, services }: Harness, clinician_id: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('writing_offers')
    .values({
      ...{ id, clinician_id, language: 'nl', times: 23, occasions: 25, notes: 12 },
      body: sealOffer(services.sealing, id, aRule),
    })
    .execute();
  return id;
}

export async function aKeptRule(
  { db, services }: Harness,
  owner_id: string | null,
  rule = aRule,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('writing_rules')
    .values({ id, owner_id, language: 'nl', body: sealRule(services.sealing, id, rule) })
    .execute();
  return id;
}

export function writingExamples(
  noteer: Harness,
  role?: contract.Role,
): Record<string, () => Promise<Example>> {
  const { aUser, request } = noteer;
  const someone = () => aUser({ role: role ?? 'clinician' });
  const offered = async () => {
    const as = await someone();
    return { as, params: { id: await anOffer(noteer, as.id) } };
  };
  const ruled = async (usual: contract.Role = 'clinician') => {
    const as = await aUser({ role: role ?? usual });
    return { as, params: { id: await aKeptRule(noteer, as.id) } };
  };
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
    listWritingOffers: async () => ({ as: await someone() }),
    seeWritingOffers: async () => ({ as: await someone() }),
    listWritingExamples: offered,
    acceptWritingOffer: offered,
    refuseWritingOffer: offered,
    listWritingRules: async () => ({ as: await someone() }),
    changeWritingRule: async () => ({ ...(await ruled()), body: { is_on: false } }),
    shareWritingRule: () => ruled('administrator'),
    removeWritingRule: () => ruled(),
    listSnippets: async () => ({ as: await someone() }),
    createSnippet: async () => ({ as: await someone(), body: { ...aSnippet, is_shared: false } }),
    changeSnippet: async () => ({ ...(await snippet()), body: aSnippet }),
    removeSnippet: snippet,
  };
}
