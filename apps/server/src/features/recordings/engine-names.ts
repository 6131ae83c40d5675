/** Under which names notes may be saved: those of what really wrote. */
import { noteNames } from '../../consultations/documents.ts';
import type { Db } from '../../db/schema.ts';
import type { Engines } from '../../engines/port.ts';
import { extractiveWriter } from '../../engines/writing/extractive.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../policy.ts';

/** The writer that needs no model is always here; the other is the one that this installation uses now. */
async function isWriterHere(engines: Engines, name: string): Promise<boolean> {
  if (name === extractiveWriter().name) return true;
  return (await engines.status()).some(({ port, model }) => port === 'writing' && model === name);
}

/** Once there are notes, those are the names. Before that, a note that is typed goes by a writer that there is. */
export async function refuseInventedNames(
  db: Db,
  scope: Scope,
  engines: Engines,
  { recording_id, summaries }: { recording_id: string; summaries: readonly { ai_model_name: string }[] },
): Promise<void> {
  const names = await noteNames(db, scope, recording_id);
  for (const { ai_model_name } of summaries) {
    const isKnown =
      names.length > 0 ? names.includes(ai_model_name) : await isWriterHere(engines, ai_model_name);
    if (isKnown) continue;
    const problem = 'There is no note by this name.';
    throw new AppError('invalid', problem, { fields: { ai_model_name: [problem] } });
  }
}
