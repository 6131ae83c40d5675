/** A call that succeeds, for every endpoint of a recording that is being made. */
import { randomUUID } from 'node:crypto';
import { consent, consultations, sha256, someSound } from './consultation.ts';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type Harness = Awaited<ReturnType<typeof harness>>;

export function captureExamples(
  noteer: Harness,
  aUser: () => ReturnType<Harness['aUser']>,
): Record<string, () => Promise<Example>> {
  const { db } = noteer;
  const { anAppointment, aCapture, put } = consultations(noteer);
  return {
    startCapture: async () => {
      const as = await aUser();
      return { as, body: { id: randomUUID(), appointment: await anAppointment(as), consent } };
    },
    listCaptures: async () => ({ as: await aUser() }),
    getCapture: async () => {
      const as = await aUser();
      return { as, params: { id: (await aCapture(as)).id } };
    },
    putChunk: async () => {
      const as = await aUser();
      const body = someSound(3, 100);
      return { as, params: { id: (await aCapture(as)).id, seq: 0 }, query: { sha256: sha256(body) }, body };
    },
    putGaps: async () => {
      const as = await aUser();
      const params = { id: (await aCapture(as)).id };
      return { as, params, body: { gaps: [], gap_count: 0, gap_samples: 0 } };
    },
    putJottings: async () => {
      const as = await aUser();
      const jotting = { id: randomUUID(), at_s: 3, text: 'Bleek.', edited_at: consent.given_at };
      return { as, params: { id: (await aCapture(as)).id }, body: { jottings: [jotting] } };
    },
    finishCapture: async () => {
      const as = await aUser();
      const { id } = await aCapture(as);
      await put(as, id, 0, someSound(3, 100));
      return { as, params: { id }, body: { chunks: 1, samples: 100 } };
    },
    closeCapture: async () => {
      const as = await aUser();
      const { id } = await aCapture(as);
      await put(as, id, 0, someSound(3, 100));
      const received_at = new Date(0);
      await db.updateTable('recording_chunks').set({ received_at }).where('recording_id', '=', id).execute();
      return { as, params: { id } };
    },
  };
}
