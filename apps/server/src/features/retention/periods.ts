/** How long things are kept. The only place that asks for it: from the settings now, from wherever else some day. */
import type { RetentionRule } from '@noteer/contract';
import type { Settings } from '../../settings.ts';

type Setting = Extract<keyof Settings, `KEEP_${string}`>;

/** The rules whose period an institution can set, and by what. */
export const settings: Partial<Record<RetentionRule['name'], Setting>> = {
  sound: 'KEEP_SOUND_DAYS',
  hidden: 'KEEP_HIDDEN_DAYS',
  drafts: 'KEEP_DRAFT_DAYS',
  departures: 'KEEP_DEPARTURE_DAYS',
  contact_requests: 'KEEP_CONTACT_DAYS',
  mails: 'KEEP_MAIL_DAYS',
  declared_codes: 'KEEP_DECLARED_DAYS',
};

/** The same for everyone. */
const fixed: Partial<Record<RetentionRule['name'], number>> = {
  // At once; at night what somebody wrote in the moment between.
  withdrawn: 0,
  removals: 365,
  sign_ups: 1,
  previews: 1,
};

/** In days; null: what it is about says itself when it runs out. */
export function periodOf(given: Settings, rule: RetentionRule['name']): number | null {
  const setting = settings[rule];
  return setting ? given[setting] : (fixed[rule] ?? null);
}
