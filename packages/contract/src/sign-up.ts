/** Asking for an account, and proving the mailbox. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done } from './envelope.ts';
import {
  code,
  confirmPassword,
  device_token,
  Email,
  Language,
  newPassword,
  passwordsMatch,
  recaptcha_token,
  requiredText,
} from './fields.ts';
import { SignedInReply } from './sign-in.ts';

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
  deeds: 'public',
  summary: 'Request an account; gives the same answer whether or not the address already has one',
  body: SignUp,
  response: z.object({
    message: z.string(),
    /** A `data:` image that enrols an authenticator app. */
    qr_code_url: z.string(),
    /** The same for whoever cannot scan it: as an address that opens the app, and as a key to type. */
    totp_url: z.string(),
    totp_key: z.string(),
    /** Handed back at verification, it ties the mailed code to this very sign-up. */
    signup_id: z.uuid(),
  }),
});

export const VerifyEmail = z.object({
  email: Email,
  otp: code(6),
  signup_id: z.uuid().optional(),
  device_token,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email-verify/',
  deeds: 'public',
  summary: 'Confirm the e-mail address with the mailed code; signs in',
  body: VerifyEmail,
  response: SignedInReply,
});

export const resendCode = endpoint({
  method: 'POST',
  path: '/api/auth/resend-otp/',
  deeds: 'public',
  summary: 'Mail a new sign-up code; gives the same answer for every address',
  body: z.object({ email: Email, signup_id: z.uuid().optional() }),
  response: Done,
});
