/** Calls that succeed, for the endpoints of appointments from elsewhere. */
import * as contract from '@noteer/contract';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
type User = Awaited<ReturnType<Harness['aUser']>>;

/** A form as the page sends it. */
export function agendaForm(
  file: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  name = 'afspraken.csv',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([file]), name);
  return form;
}

/** A key as a connector has it, made by an administrator. */
export async function aConnector({ request, aUser }: Harness) {
  const as = await aUser({ role: 'administrator' });
  const { body } = await request(contract.makeConnectorKey, { as, body: { name: 'Voorbeeld-EPD' } });
  return { id: body.data.id as string, access: body.data.key as string };
}

export function incomingExamples(
  noteer: Harness,
  anAdministrator: () => Promise<User>,
): Record<string, () => Promise<Example>> {
  const { request, aUser } = noteer;
  // Nobody is asked: this machine is not among those that may be.
  const aFeed = async () => ({
    ...{ user_id: (await aUser()).id, takes: 'known', address: 'http://127.0.0.1:9/agenda.ics' },
  });
  const ofFeed = async () => {
    const planner = await aUser({ role: 'planner' });
    const { body } = await request(contract.addFeed, { as: planner, body: await aFeed() });
    return { as: await anAdministrator(), params: { id: body.data.id } };
  };
  return {
    listFeeds: async () => ({ as: await anAdministrator() }),
    addFeed: async () => ({ as: await anAdministrator(), body: await aFeed() }),
    readFeedNow: ofFeed,
    removeFeed: ofFeed,
    listConnectorKeys: async () => ({ as: await anAdministrator() }),
    makeConnectorKey: async () => ({ as: await anAdministrator(), body: { name: 'Voorbeeld-EPD' } }),
    revokeConnectorKey: async () => ({
      as: await anAdministrator(),
      params: { id: (await aConnector(noteer)).id },
    }),
    sendAppointments: async () => {
      const { email } = await aUser();
      const one = { external_id: 'A-1', clinician: email, client_name: 'Bram de Kuiper' };
      const appointments = [{ ...one, start_time: '2026-11-20T09:30' }];
      return { as: await aConnector(noteer), body: { appointments } };
    },
  };
}
