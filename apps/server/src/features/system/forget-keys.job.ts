import { forgetKeys } from '../../consultations/forget-keys.ts';
import type { JobHandler } from '../../jobs/handler.ts';

/** Whoever removes something forgets its key right away; this is for those who were killed before they came to it. */
export const forgetKeysJob: JobHandler<'forget-keys'> = {
  run: ({ db, sealing }) => forgetKeys(db, sealing),
};
