import type { Role } from '@noteer/contract';
import { strings } from './strings.ts';

/** What a role is called. */
export const roleStrings = strings({
  clinician: { nl: 'Behandelaar', en: 'Clinician' },
  administrator: { nl: 'Beheerder', en: 'Administrator' },
  planner: { nl: 'Planner', en: 'Planner' },
  auditor: { nl: 'Auditor', en: 'Auditor' },
} satisfies Record<Role, unknown>);
