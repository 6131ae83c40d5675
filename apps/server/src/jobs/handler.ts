import type { Services } from '../services.ts';
import type { JobName, Payload } from './catalogue.ts';

/** Handlers are safe to run twice: a process may die between the work and its tick mark. */
export type JobHandler<N extends JobName> = {
  run(services: Services, payload: Payload<N>, signal: AbortSignal): Promise<void>;
  /** After the last attempt, perhaps long after: write the failure where a person will see it, if it still is one. */
  gaveUp?(services: Services, payload: Payload<N>): Promise<void>;
};

export type JobHandlers = { [N in JobName]: JobHandler<N> };
