/** Notes that two sign, that are reopened, that somebody covers for: calls about them that succeed. */
import * as contract from '@noteer/contract';
import { consultations } from './consultation.ts';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
type Person = Pick<Awaited<ReturnType<Harness['aUser']>>, 'id' | 'access' | 'email'>;

const anotherDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Yesterday to tomorrow: it is one of them also when a test begins before midnight and ends after it. */
const aroundToday = () => ({ starts_on: anotherDay(-1), ends_on: anotherDay(1) });

export function steps(noteer: Harness) {
  const { request, aUser, db } = noteer;
  const { aRecording } = consultations(noteer);

  /** A note to review. */
  async function aNote(as: Person, summary_text = 'Het gaat beter. Slaapt goed.'): Promise<string> {
    const { id } = await aRecording(as);
    const consultation_summaries = [{ ai_model_name: 'extractive', summary_text }];
    await request(contract.changeRecording, { as, params: { id }, body: { consultation_summaries } });
    await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', id).execute();
    return id;
  }

  /** Somebody who may not sign alone, and who signs with them. */
  async function aPair(signsWith?: Person) {
    const supervisor = signsWith ?? (await aUser());
    const trainee = await aUser();
    const said = { may_sign_alone: false, supervisor_id: supervisor.id };
    await db.updateTable('users').set(said).where('id', '=', trainee.id).execute();
    return { trainee, supervisor };
  }

  const sign = (as: Person, id: string) =>
    request(contract.changeRecording, { as, params: { id }, body: { is_reviewed: true } });

  /** The step that asks, as a supervisor sees it. */
  const askOf = async (as: Person, id: string): Promise<string> =>
    (await request(contract.listNoteSteps, { as, params: { id } })).body.data[0].id;

  async function aRequest(supervisor?: Person) {
    const pair = await aPair(supervisor);
    const id = await aNote(pair.trainee);
    await sign(pair.trainee, id);
    return { ...pair, id, asked: await askOf(pair.supervisor, id) };
  }

  const aCover = (absent: Person, covering: Person) =>
    request(contract.addCover, {
      as: absent,
      body: { absent_id: absent.id, covering_id: covering.id, ...aroundToday() },
    });

  return { aNote, aPair, aRequest, sign, askOf, aCover, anotherDay };
}

export function stepExamples(
  noteer: Harness,
  role: contract.Role | undefined,
): Record<string, () => Promise<Example>> {
  const { request } = noteer;
  const { aNote, aRequest, sign } = steps(noteer);
  const aUser = () => noteer.aUser({ role: role ?? 'clinician' });
  const anAdministrator = () => noteer.aUser({ role: role ?? 'administrator' });
  const aColleague = () => noteer.aUser();
  const asked = async () => {
    const as = await aUser();
    const { id, asked: step } = await aRequest(as);
    return { as, params: { id }, asked: step };
  };
  const aCover = async (as: Person): Promise<Record<string, unknown>> => {
    return { absent_id: as.id, covering_id: (await aColleague()).id, ...aroundToday() };
  };

  return {
    listNoteSteps: async () => {
      const as = await aUser();
      return { as, params: { id: await aNote(as) } };
    },
    reopenNote: async () => {
      const as = await aUser();
      const id = await aNote(as);
      await sign(as, id);
      return { as, params: { id }, body: { kind: 'addition' } };
    },
    getOwnSigning: async () => ({ as: await aUser() }),
    listToCosign: async () => ({ as: await aUser() }),
    cosignNote: async () => {
      const { as, params, asked: step } = await asked();
      return { as, params, body: { asked: step } };
    },
    returnNote: async () => {
      const { as, params, asked: step } = await asked();
      const comments = [{ sentence: 'Slaapt goed.', text: 'Hoeveel uur?' }];
      return { as, params, body: { asked: step, comments } };
    },
    setSupervisor: async () => ({
      as: await anAdministrator(),
      params: { userId: (await aColleague()).id },
      body: { may_sign_alone: false, supervisor_id: (await aColleague()).id },
    }),
    listCovers: async () => ({ as: await aUser() }),
    addCover: async () => {
      const as = await aUser();
      return { as, body: await aCover(as) };
    },
    endCover: async () => {
      const as = await aUser();
      const { body } = await request(contract.addCover, { as, body: await aCover(as) });
      return { as, params: { id: body.data?.covers[0].id ?? as.id } };
    },
    listCovered: async () => ({ as: await aUser() }),
    getOwnReminders: async () => ({ as: await aUser() }),
    setOwnReminders: async () => ({ as: await aUser(), body: { wants_reminders: false } }),
  };
}
