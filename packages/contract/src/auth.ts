/** Signing up, signing in and out, and getting back in. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import {
  code,
  confirmPassword,
  Email,
  existingPassword,
  Language,
  newPassword,
  passwordsMatch,
  requiredText,
  resetPasswordText,
} from './fields.ts';

/** Sent along when the institution has switched reCAPTCHA on; ignored otherwise. */
const recaptcha_token = z.string().max(4096).optional();

/** What the browser keeps for as long as the tab lives. */
export const SignedIn = z
  .object({
    access: z.string(),
    refresh: z.string(),
    id: z.uuid(),
    name: z.string(),
    is_superuser: z.boolean(),
    email: z.string(),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

const SignedInReply = z.object({ message: z.string(), data: SignedIn });

export const Login = z.object({
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .toLowerCase()
    .min(1, 'Email is required')
    .max(254, 'Email is required'),
  password: existingPassword('Password is required'),
  otp_token: z.string().trim().max(16).optional(),
  recaptcha_token,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login/',
  access: 'public',
  summary: 'Sign in with a password and, where the account has one, a second factor',
  body: Login,
  response: SignedInReply,
});

export const SignUpFields = z.object({
  first_name: requiredText('First name is required'),
  last_name: requiredText('Last name is required'),
  email: Email,
  gender: z.enum(['male', 'female'], { error: 'Gender is required' }),
  password: newPassword('New password is required'),
  confirm_password: confirmPassword,
  /** Of the mails and, later, of the screens. */
  language: Language.optional(),
  recaptcha_token,
});
export const SignUp = passwordsMatch(SignUpFields);

export const signup = endpoint({
  method: 'POST',
  path: '/api/auth/signup/',
  access: 'public',
  summary: 'Ask for an account; answers alike whether or not the address already has one',
  body: SignUp,
  response: z.object({
    message: z.string(),
    /** A `data:` image that enrols an authenticator app. */
    qr_code_url: z.string(),
    /** Handed back at verification, it ties the mailed code to this very sign-up. */
    signup_id: z.uuid(),
  }),
});

export const VerifyEmail = z.object({
  email: Email,
  otp: code(6),
  signup_id: z.uuid().optional(),
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email-verify/',
  access: 'public',
  summary: 'Prove the mailbox with the mailed code; signs in',
  body: VerifyEmail,
  response: SignedInReply,
});

export const resendCode = endpoint({
  method: 'POST',
  path: '/api/auth/resend-otp/',
  access: 'public',
  summary: 'Mail a new sign-up code; answers alike for every address',
  body: z.object({ email: Email, signup_id: z.uuid().optional() }),
  response: Done,
});

const ResetToken = z.string({ error: 'Token is required' }).min(1, 'Token is required').max(200);
const ResetTokenReply = dataOf(z.object({ token: z.string() }));

export const CheckEmail = z.object({ email: Email, language: Language.optional(), recaptcha_token });

export const checkEmail = endpoint({
  method: 'POST',
  path: '/api/auth/check-email/',
  access: 'public',
  summary: 'Forgotten password, step 1: mail a 4-digit code; answers alike for every address',
  body: CheckEmail,
  response: ResetTokenReply,
});

export const VerifyResetCode = z.object({ otp: code(4), token: ResetToken });

export const verifyResetCode = endpoint({
  method: 'POST',
  path: '/api/auth/verify-opt/', // sic
  access: 'public',
  summary: 'Forgotten password, step 2: the mailed code for a token that may set a password',
  body: VerifyResetCode,
  response: ResetTokenReply,
});

export const ResetPasswordFields = z.object({
  token: ResetToken,
  password: resetPasswordText,
  confirm_password: confirmPassword,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/',
  access: 'public',
  summary: 'Forgotten password, step 3: set a new one; ends all sessions',
  body: passwordsMatch(ResetPasswordFields),
  response: Done,
});

export const ChangePassword = passwordsMatch(
  z.object({
    old_password: existingPassword('Current password is required'),
    password: newPassword('New password is required'),
    confirm_password: confirmPassword,
  }),
);

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password/',
  access: 'clinician',
  summary: 'Change the own password; ends all sessions and answers with a new one',
  body: ChangePassword,
  response: SignedInReply,
});

const Tokens = z.object({ access: z.string(), refresh: z.string() });

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/api/auth/token/refresh/',
  access: 'public',
  summary: 'A new pair of tokens for the refresh token; an old one used again ends the session',
  body: z.object({ refresh: z.string({ error: 'Token is required' }).min(1, 'Token is required').max(200) }),
  response: dataOf(Tokens),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout/',
  access: 'clinician',
  summary: 'End this session',
  body: z.object({ reason: z.enum(['user', 'idle']).default('user') }).default({ reason: 'user' }),
  response: Done,
});

export const startMicrosoftLogin = endpoint({
  method: 'GET',
  path: '/api/auth/microsoft_login/',
  access: 'public',
  summary: 'Where to send the browser for a Microsoft sign-in',
  response: dataOf(z.object({ url: z.url(), state: z.string() })),
});

export const finishMicrosoftLogin = endpoint({
  method: 'POST',
  path: '/api/auth/microsoft_handle_login/',
  access: 'public',
  summary: 'What Microsoft sent back, for a session; never makes an account',
  body: z.object({
    code: z.string({ error: 'Code is required' }).min(1, 'Code is required').max(4096),
    state: z.string({ error: 'State is required' }).min(1, 'State is required').max(200),
  }),
  response: SignedInReply,
});
