/** Calls about tasks that succeed. */
import * as contract from '@noteer/contract';
import { consultations } from './consultation.ts';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
type Noted = () => Promise<{ as: { access: string }; params: { id: string } }>;

export function taskExamples(
  noteer: Harness,
  aUser: () => Promise<{ access: string }>,
  noted: Noted,
): Record<string, () => Promise<Example>> {
  const { request } = noteer;
  const { aTask } = consultations(noteer);
  const aClient = async (as: { access: string }): Promise<string> =>
    (await request(contract.createClient, { as, body: { first_name: 'Bram' } })).body.data.id;

  return {
    listTasks: async () => ({ as: await aUser() }),
    changeTask: async () => {
      const { as, params } = await noted();
      return { as, params: { id: await aTask(as, params.id) }, body: { is_done: true } };
    },
    createTask: async () => {
      const as = await aUser();
      return { as, body: { text: 'De huisarts bellen', client_id: await aClient(as) } };
    },
    takeBackAmendment: async () => {
      const { as, params } = await noted();
      await request(contract.changeRecording, { as, params, body: { is_reviewed: true } });
      const administrator = await noteer.aUser({ role: 'administrator' });
      const amended = [{ ai_model_name: 'extractive', summary_text: 'Anders' }];
      const body = { consultation_summaries: amended };
      await request(contract.changeRecording, { as: administrator, params, body });
      const { body: tasks } = await request(contract.listTasks, { as });
      return { as, params: { id: tasks.data[0].id } };
    },
  };
}
