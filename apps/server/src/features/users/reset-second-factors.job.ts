import type { JobHandler } from '../../jobs/handler.ts';
import { doDueResets } from './second-factor-resets.ts';

export const resetSecondFactors: JobHandler<'reset-second-factors'> = {
  run: (services) => doDueResets(services),
};
