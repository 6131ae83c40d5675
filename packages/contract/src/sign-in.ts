/** Signing in and out, and what keeps somebody signed in. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { device_token, existingPassword, recaptcha_token } from './fields.ts';
import { Role } from './permissions.ts';

/** What the browser keeps for as long as the tab lives. */
export const SignedIn = z
  .object({
    access: z.string(),
    refresh: z.string(),
    id: z.uuid(),
    name: z.string(),
    is_superuser: z.boolean(),
    role: Role,
    email: z.string(),
    /** Kept on the device, also after signing out. It opens nothing. */
    device_token: z.string().optional(),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

export const SignedInReply = z.object({ message: z.string(), data: SignedIn });

export const Login = z.object({
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .toLowerCase()
    .min(1, 'Email is required')
    .max(254, 'Email is required'),
  password: existingPassword('Password is required'),
  /** Of the authenticator app, of the mail, or a recovery code. */
  otp_token: z.string().trim().max(16).optional(),
  device_token,
  recaptcha_token,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login/',
  deeds: 'public',
  summary: 'Sign in with a password and, where the account has one, a second factor',
  body: Login,
  response: SignedInReply,
});

const Tokens = z.object({ access: z.string(), refresh: z.string() });

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/api/auth/token/refresh/',
  deeds: 'public',
  summary: 'Exchange the refresh token for a new pair of tokens; using an old one again ends the session',
  body: z.object({ refresh: z.string({ error: 'Token is required' }).min(1, 'Token is required').max(200) }),
  response: dataOf(Tokens),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout/',
  deeds: ['use_own_account'],
  summary: 'End this session',
  body: z.object({ reason: z.enum(['user', 'idle']).default('user') }).default({ reason: 'user' }),
  response: Done,
});

export const startMicrosoftLogin = endpoint({
  method: 'GET',
  path: '/api/auth/microsoft_login/',
  deeds: 'public',
  summary: 'Where to send the browser for a Microsoft sign-in',
  response: dataOf(z.object({ url: z.url(), state: z.string() })),
});

export const finishMicrosoftLogin = endpoint({
  method: 'POST',
  path: '/api/auth/microsoft_handle_login/',
  deeds: 'public',
  summary: 'Finish a Microsoft sign-in and start a session; never creates an account',
  body: z.object({
    code: z.string({ error: 'Code is required' }).min(1, 'Code is required').max(4096),
    state: z.string({ error: 'State is required' }).min(1, 'State is required').max(200),
    /** With the same code and state once more, where this installation asks for a second factor that Microsoft did not. */
    otp_token: z.string().trim().max(16).optional(),
    device_token,
  }),
  response: SignedInReply,
});
