/** Forgotten and changed passwords. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import {
  code,
  confirmPassword,
  device_token,
  Email,
  existingPassword,
  Language,
  newPassword,
  passwordsMatch,
  recaptcha_token,
  resetPasswordText,
} from './fields.ts';
import { SignedInReply } from './sign-in.ts';

const ResetToken = z.string({ error: 'Token is required' }).min(1, 'Token is required').max(200);
const ResetTokenReply = dataOf(z.object({ token: z.string() }));

export const CheckEmail = z.object({
  email: Email,
  language: Language.optional(),
  device_token,
  recaptcha_token,
});

export const checkEmail = endpoint({
  method: 'POST',
  path: '/api/auth/check-email/',
  deeds: 'public',
  summary: 'Forgotten password, step 1: mail a 4-digit code; gives the same answer for every address',
  body: CheckEmail,
  response: ResetTokenReply,
});

export const VerifyResetCode = z.object({ otp: code(4), token: ResetToken });

export const verifyResetCode = endpoint({
  method: 'POST',
  path: '/api/auth/verify-opt/', // sic
  deeds: 'public',
  summary: 'Forgotten password, step 2: exchange the mailed code for a token that can set a password',
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
  deeds: 'public',
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
  deeds: ['use_own_account'],
  summary: 'Change your password; ends all your sessions and answers with a new one',
  body: ChangePassword,
  response: SignedInReply,
});
