import { z } from 'zod';
import type { Reach } from './reach.ts';

export const Role = z.enum(['clinician', 'administrator', 'planner', 'auditor']).meta({ id: 'Role' });
export type Role = z.infer<typeof Role>;
export const roles = Role.options;

/** What a role is called, on screens and on paper. */
export const roleNames: Readonly<Record<Role, { nl: string; en: string }>> = {
  clinician: { nl: 'Behandelaar', en: 'Clinician' },
  administrator: { nl: 'Beheerder', en: 'Administrator' },
  planner: { nl: 'Planner', en: 'Planner' },
  auditor: { nl: 'Auditor', en: 'Auditor' },
};

/** What a deed is, and how far it goes for each role that does it. */
export type Row = { says: string } & Partial<Record<Role, Reach>>;
