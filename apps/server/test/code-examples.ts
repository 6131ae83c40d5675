/** Calls about codes that succeed. */
import * as contract from '@noteer/contract';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
type Someone = () => Promise<{ id: string; access: string }>;
type Noted = () => Promise<{ as: { access: string }; params: { id: string } }>;

export function codeExamples(
  { request, db, aUser }: Harness,
  anAdministrator: Someone,
  noted: Noted,
): Record<string, () => Promise<Example>> {
  const signed = async () => {
    const { as, params } = await noted();
    await request(contract.changeRecording, { as, params, body: { is_reviewed: true } });
    return { as, params };
  };
  const facts = {
    ...{ kind: null, setting: 3, group_size: 1, interpreter: 'none', real_minutes: 45, travel_minutes: 40 },
    facts_revision: 0,
  };
  const period = { from: '2026-01-01', to: '2026-12-31' };

  return {
    getSuggestions: async () => {
      const { as, params } = await noted();
      return { as, params };
    },
    putFacts: async () => ({ ...(await signed()), body: facts }),
    confirmCodes: async () => {
      await db
        .insertInto('code_settings')
        .values({
          time_rule: 'planning',
          confirmed_by: 'clinician',
          icd10_reason: null,
          template_kinds: '{}',
        })
        .execute();
      const { as, params } = await signed();
      const { body } = await request(contract.getSuggestions, { as, params });
      const { made_on, revision } = body.data;
      return { as, params, body: { made_on, revision, zpm: 'CO0497', ggz_nhn: 'N1' } };
    },
    askAboutCodes: async () => ({
      ...(await signed()),
      as: await anAdministrator(),
      body: { text: 'Was dit een groep?' },
    }),
    answerCodeQuestion: async () => {
      const { as, params } = await signed();
      const administrator = await aUser({ role: 'administrator' });
      const asked = { as: administrator, params, body: { text: 'Was dit een groep?' } };
      const { body } = await request(contract.askAboutCodes, asked);
      return { as, params: { id: body.data.task }, body: { text: 'Nee, alleen.' } };
    },
    listDesk: async () => ({ as: await anAdministrator() }),
    getCodeTotals: async () => ({ as: await anAdministrator(), query: period }),
    getCodeRules: async () => ({ as: await anAdministrator() }),
  };
}
