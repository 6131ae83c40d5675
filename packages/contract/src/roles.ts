import { z } from 'zod';
import type { Reach } from './reach.ts';

export const Role = z.enum(['clinician', 'administrator', 'planner', 'auditor']).meta({ id: 'Role' });
export type Role = z.infer<typeof Role>;
export const roles = Role.options;

/** What a deed is, and how far it goes for each role that does it. */
export type Row = { says: string } & Partial<Record<Role, Reach>>;
