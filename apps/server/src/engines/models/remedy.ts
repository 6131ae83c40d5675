/** What to do about models that are not here, as a code: the page says it in the reader's language. */
import type { EngineRemedy, EngineStatus } from '@noteer/contract';
import type { ModelKeeper } from './keeper.ts';

type Unready = Pick<EngineStatus, 'state' | 'remedy'>;

/** Being got now, or not here. */
export function unreadyModels(models: string[], keeper: ModelKeeper): Unready {
  for (const model of models) {
    const getting = keeper.progressOf(model);
    if (!getting) continue;
    const { step, done } = getting;
    const percent = done === undefined ? null : Math.round(done * 100);
    return { state: 'preparing', remedy: { kind: 'being_prepared', model, step, percent } };
  }
  const failure = models.map((model) => keeper.failureOf(model)).find(Boolean) ?? null;
  return { state: 'missing', remedy: { kind: 'get_models', models, failure } };
}

/** The same of what runs language models, which has no name that anybody would ask for. */
export function unreadyEngine(builds: string[], keeper: ModelKeeper): Unready {
  const { state, remedy } = unreadyModels(builds, keeper);
  if (remedy?.kind !== 'get_models') return { state, remedy };
  return { state, remedy: { kind: 'get_engine', failure: remedy.failure } };
}

export const reported = (problem: string | undefined): EngineRemedy | null =>
  problem === undefined ? null : { kind: 'reported', failure: problem };
