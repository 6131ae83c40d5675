/** Under which names notes may be saved: those of what really wrote. */
import { NO_MODEL } from '@noteer/contract';
import { noteNames } from '../../consultations/documents.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Models } from '../../model/index.ts';
import type { Scope } from '../../policy.ts';

/** A note that is typed without a model is always possible; the other name is that of the model in use now. */
async function isWriterHere(models: Models, name: string): Promise<boolean> {
  if (name === NO_MODEL) return true;
  return (await models.status()).some(({ model }) => model === name);
}

/** Once there are notes, those are the names. Before that, a note that is typed goes by a writer that there is. */
export async function refuseInventedNames(
  db: Db,
  scope: Scope,
  models: Models,
  { recording_id, summaries }: { recording_id: string; summaries: readonly { ai_model_name: string }[] },
): Promise<void> {
  const names = await noteNames(db, scope, recording_id);
  for (const { ai_model_name } of summaries) {
    const isKnown =
      names.length > 0 ? names.includes(ai_model_name) : await isWriterHere(models, ai_model_name);
    if (isKnown) continue;
    const problem = 'There is no note by this name.';
    throw new AppError('invalid', problem, { fields: { ai_model_name: [problem] } });
  }
}
