/** Calls about templates and snippets that succeed. */
import * as contract from '@noteer/contract';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';
import { snippetExamples } from './snippet-examples.ts';

export const aTemplateForm: contract.TemplateForm = {
  name: 'Kort vervolg',
  family: 'progress',
  sections: [
    {
      ...{ heading: 'Hoe het gaat', kinds: ['course', 'mood', 'sleep', 'complaint'], style: 'sentences' },
      ...{ wish: '', says_not_discussed: false, takes_rest: true },
    },
    {
      ...{ heading: 'Risico', kinds: ['risk', 'attempts'], style: 'telegram' },
      ...{ wish: 'Noem wat er is nagevraagd.', says_not_discussed: true, takes_rest: false },
    },
    {
      ...{ heading: 'Afspraken', kinds: ['plan', 'next_contact'], style: 'list' },
      ...{ wish: '', says_not_discussed: false, takes_rest: false },
    },
  ],
};

export function templateExamples(
  noteer: Awaited<ReturnType<typeof harness>>,
  role?: contract.Role,
): Record<string, () => Promise<Example>> {
  const { aUser, request, db } = noteer;
  const someone = () => aUser({ role: role ?? 'clinician' });
  /** Made by whoever asks; by those who may not make one, a shared one of somebody else. */
  async function made(isPublished: boolean) {
    const as = await someone();
    const maker = contract.reachOf(role ?? 'clinician', 'keep_templates') ? as : await aUser();
    const { body } = await request(contract.createTemplate, {
      as: maker,
      body: { ...aTemplateForm, is_shared: false },
    });
    const params = { id: body.data.id as string };
    if (isPublished)
      await db
        .updateTable('template_versions')
        .set({ state: 'published', published_at: new Date() })
        .where('template_id', '=', params.id)
        .execute();
    return { as, params };
  }
  return {
    listOwnTemplates: async () => ({ as: await someone() }),
    createTemplate: async () => ({ as: await someone(), body: { ...aTemplateForm, is_shared: false } }),
    saveTemplate: async () => ({ ...(await made(false)), body: { ...aTemplateForm, saves: 1 } }),
    discardTemplateDraft: () => made(false),
    publishTemplate: async () => ({ ...(await made(false)), body: { saves: 1 } }),
    retireTemplate: () => made(true),
    listTemplateDefaults: async () => ({ as: await someone() }),
    setTemplateDefault: async () => ({
      as: await someone(),
      body: { is_shared: false, profession: null, appointment_kind: 'first', template: 'intake' },
    }),
    getTemplateVersion: () => made(true),
    ...snippetExamples(noteer, role),
  };
}
