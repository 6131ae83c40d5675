import { type Role, roleNames } from '@noteer/contract';
import { strings } from './strings.ts';

export const roleStrings = strings(roleNames);

/** What each of them does, a sentence a role. */
export const roleHelpStrings = strings({
  clinician: {
    nl: 'Een behandelaar neemt op en schrijft verslagen.',
    en: 'A clinician records and writes notes.',
  },
  administrator: {
    nl: 'Een beheerder kan dat ook, vult codes in en beheert gebruikers.',
    en: 'An administrator can do that too, adds codes and looks after users.',
  },
  planner: {
    nl: 'Een planner maakt afspraken en ziet geen verslagen.',
    en: 'A planner makes appointments and sees no notes.',
  },
  auditor: {
    nl: 'Een auditor ziet alleen het inzagelog.',
    en: 'An auditor sees the access log only.',
  },
} satisfies Record<Role, unknown>);
