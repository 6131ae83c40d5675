/** What is settled before the first second is recorded. */
import type { NewCapture } from './messages.ts';

export type Plan = Omit<NewCapture, 'id' | 'created_at'>;

/** The id is made here, so that a recording can begin without a network. */
export const captureOf = (plan: Plan): NewCapture => ({
  ...plan,
  id: crypto.randomUUID(),
  created_at: new Date().toISOString(),
});
