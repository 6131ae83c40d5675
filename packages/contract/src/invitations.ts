/** Colleagues who are asked by mail to make an account. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { Email, Language } from './fields.ts';
import { Role } from './permissions.ts';

export const Invitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: Role,
    invited_by: z.string(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    is_expired: z.boolean(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

export const Invitations = z
  .object({
    /** Who may make an account without being invited. */
    sign_up: z.enum(['open', 'domains', 'invitation', 'closed']),
    domains: z.array(z.string()),
    invitations: z.array(Invitation),
  })
  .meta({ id: 'Invitations' });
export type Invitations = z.infer<typeof Invitations>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/auth/invitations/',
  deeds: ['add_user'],
  summary: 'Who may sign up here, and the invitations that wait or have expired',
  response: dataOf(Invitations),
});

export const Invite = z.object({
  email: Email,
  role: Role.default('clinician'),
  /** Of the mail. */
  language: Language.optional(),
});

export const invite = endpoint({
  method: 'POST',
  path: '/api/auth/invitations/',
  deeds: ['add_user'],
  summary: 'Invite a colleague by mail for a week; an invitation of the same address is replaced',
  body: Invite,
  response: dataOf(Invitation),
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/auth/invitations/{id}/',
  deeds: ['add_user'],
  summary: 'Take an invitation back',
  params: z.object({ id: z.uuid() }),
  response: Done,
});
