import type { Lists } from '../../consultations/coding/lists-of-day.ts';
import { suggestFor } from '../../consultations/coding/make.ts';
import { keepOutcome } from '../../consultations/coding/outcome.ts';
import { findSuggested } from '../../consultations/coding/suggested.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';

/** What the desk shows of one consultation, as it is by the lists of now; also what was confirmed before it was kept. */
export async function suggestAgain(services: Services, lists: Lists, recording_id: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const recording = await lockRecording(tx, ofTheSystem, recording_id);
    if (!recording?.is_reviewed) return;
    await suggestFor(tx, ofTheSystem, services, recording, lists);
    const row = await findSuggested(tx, ofTheSystem, recording_id);
    if (!row?.is_confirmed || row.outcome) return;
    const { confirmed_by } = row;
    await keepOutcome(tx, ofTheSystem, services, recording, lists, {
      ...{ confirmed_by, is_confirmed: true, isCounted: false },
    });
  });
}
