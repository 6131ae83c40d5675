/** The second factor of one's own account, and taking a lost one away from a colleague. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { code } from './fields.ts';

export const SecondFactor = z
  .object({
    has_authenticator: z.boolean(),
    authenticator_since: z.iso.datetime().nullable(),
    recovery_codes_left: z.number().int().min(0),
    recovery_codes_made_at: z.iso.datetime().nullable(),
    /** An administrator asked to take it away; `due_at` as in SecondFactorReset. */
    waiting_reset: z.object({ id: z.uuid(), due_at: z.iso.datetime().nullable() }).nullable(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof SecondFactor>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor/',
  deeds: ['use_own_account'],
  summary: 'Your authenticator app, and how many recovery codes are left',
  response: dataOf(SecondFactor),
});

/** What is asked before the second factor is changed: the password and, where there is an authenticator, a code. */
export const OwnProof = z.object({
  password: z.string().max(256).default(''),
  /** Of the authenticator that there is, or a recovery code. */
  otp_token: z.string().trim().max(16).optional(),
});

export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/authenticator/',
  deeds: ['use_own_account'],
  summary: 'Begin to set up an authenticator app; what there is counts until the new one is confirmed',
  body: OwnProof,
  response: dataOf(z.object({ qr_code_url: z.string(), totp_url: z.string(), totp_key: z.string() })),
});

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const ConfirmAuthenticator = z.object({ otp: code(6) });

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/authenticator/confirm/',
  deeds: ['use_own_account'],
  summary: 'Confirm the new authenticator with a code of it; answers with new recovery codes, this once',
  body: ConfirmAuthenticator,
  response: dataOf(RecoveryCodes),
});

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes/',
  deeds: ['use_own_account'],
  summary: 'Make ten recovery codes; those of before count no more. They are shown this once',
  body: OwnProof,
  response: dataOf(RecoveryCodes),
});

export const SecondFactorReset = z
  .object({
    id: z.uuid(),
    user_id: z.uuid(),
    name: z.string(),
    asked_by: z.string(),
    asked_at: z.iso.datetime(),
    /** When it happens by itself; null: it waits for the word of another administrator. */
    due_at: z.iso.datetime().nullable(),
    /** Whether the one who asks may give that word. */
    may_agree: z.boolean(),
  })
  .meta({ id: 'SecondFactorReset' });
export type SecondFactorReset = z.infer<typeof SecondFactorReset>;

export const listSecondFactorResets = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor-resets/',
  deeds: ['reset_second_factor'],
  summary: 'Second factors that are to be taken away',
  response: dataOf(z.array(SecondFactorReset)),
});

export const askSecondFactorReset = endpoint({
  method: 'POST',
  path: '/api/auth/users/{userId}/second-factor-reset/',
  deeds: ['reset_second_factor'],
  summary:
    'Ask to take a lost second factor away: with the word of another administrator or, where there is none, after a day',
  params: z.object({ userId: z.uuid() }),
  response: dataOf(SecondFactorReset),
});

export const agreeSecondFactorReset = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor-resets/{id}/agree/',
  deeds: ['reset_second_factor'],
  summary:
    'Agree with what another administrator asked; the second factor is taken away and its sessions end',
  params: z.object({ id: z.uuid() }),
  response: Done,
});

export const stopSecondFactorReset = endpoint({
  method: 'DELETE',
  path: '/api/auth/second-factor-resets/{id}/',
  deeds: ['use_own_account'],
  summary: 'Stop it: an administrator, or the one whose second factor it is',
  params: z.object({ id: z.uuid() }),
  response: Done,
});
