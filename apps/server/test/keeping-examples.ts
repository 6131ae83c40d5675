/** Calls that succeed of what is kept, held and erased. */
import { randomUUID } from 'node:crypto';
import * as contract from '@noteer/contract';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
type Person = { id: string; access: string };
type Recorded = { as: Person; params: { id: string } };

export function keepingExamples(
  noteer: Harness,
  anAdministrator: () => Promise<Person>,
  recorded: () => Promise<Recorded>,
  aClient: (as: Person) => Promise<string>,
): Record<string, () => Promise<Example>> {
  const { request, aUser } = noteer;
  const aHold = async () => ({
    object: 'client',
    object_id: await aClient(await aUser()),
    reason: `Klachtprocedure ${randomUUID()}`,
  });
  return {
    getConsent: recorded,
    withdrawConsent: recorded,
    getRetention: async () => ({ as: await anAdministrator() }),
    setHold: async () => ({ as: await anAdministrator(), body: await aHold() }),
    releaseHold: async () => {
      const as = await aUser({ role: 'administrator' });
      const { body } = await request(contract.setHold, { as, body: await aHold() });
      return { as: await anAdministrator(), params: { id: body.data.id } };
    },
    getHoldings: async () => ({
      as: await anAdministrator(),
      params: { id: await aClient(await aUser()) },
    }),
    eraseClient: async () => ({
      as: await anAdministrator(),
      params: { id: await aClient(await aUser()) },
      body: { typed_name: 'Bram' },
    }),
    listErasures: async () => ({ as: await anAdministrator() }),
  };
}
