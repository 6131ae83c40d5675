/** All that a run found, as `report.json` has it. */
import type { ModelPlace } from '../model/port.ts';
import type { Unreadable } from './consultation.ts';
import type { Result } from './result.ts';
import type { Totals } from './totals.ts';

export type Report = {
  made_at: string;
  model: { name: string; from: string; place: ModelPlace; context_tokens: number };
  totals: Totals;
  unreadable: readonly Unreadable[];
  /** Stopped before these were asked about. */
  missing: string[];
  consultations: Result[];
};
