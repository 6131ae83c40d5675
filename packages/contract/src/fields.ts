/** The fields that several forms share, with the messages people read under them. */
import { z } from 'zod';

/**
 * Text that must be there. The limit is far above any real name; it keeps a hostile body small.
 * Half a surrogate pair, which no database stores, becomes the replacement character.
 */
export const requiredText = (message: string, max = 200) =>
  z
    .string({ error: message })
    .trim()
    .overwrite((text) => text.toWellFormed())
    .min(1, message)
    .max(max, `At most ${max} characters`);

/** Lower-cased, so one mailbox is one account. 254 is the longest address that SMTP can carry (RFC 5321). */
export const Email = z
  .string({ error: 'Email is required' })
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Invalid email')
  .pipe(z.email('Invalid email'));

/** Hashing cost grows with length: 256 characters allow any pass phrase and no attack. */
const MAX_PASSWORD = 256;

/** A password that someone already has: only its presence is checked. */
export const existingPassword = (message: string) =>
  z.string({ error: message }).min(1, message).max(MAX_PASSWORD, 'At most 256 characters');

const SPECIAL_CHARACTER = /[!@#$%^&*(),.?":{}|<>]/;

export const newPassword = (message: string) =>
  existingPassword(message)
    .min(8, 'Password must be at least 8 characters')
    .regex(SPECIAL_CHARACTER, 'Password must contain at least one special character');

/** The reset form asks less than the others: six characters, no special one. */
export const resetPasswordText = existingPassword('New password is required').min(
  6,
  'Password must be at least 6 characters',
);

export const confirmPassword = z
  .string({ error: 'Confirm password is required' })
  .min(1, 'Confirm password is required')
  .max(MAX_PASSWORD, 'Passwords must match');

const BothPasswords = z.object({ password: z.string(), confirm_password: z.string().min(1) });

/**
 * Two equal passwords, said under the second one. Runs even when other fields are wrong,
 * so that a person sees everything that is the matter at once.
 */
export const passwordsMatch = <S extends z.ZodObject>(schema: S) =>
  schema.refine(
    (form) => {
      const { password, confirm_password } = form as z.infer<typeof BothPasswords>;
      return password === confirm_password;
    },
    {
      path: ['confirm_password'],
      error: 'Passwords must match',
      when: ({ value }) => BothPasswords.safeParse(value).success,
    },
  );

export const code = (digits: number) =>
  z
    .string({ error: 'OTP is required' })
    .trim()
    .min(1, 'OTP is required')
    .regex(new RegExp(`^\\d{${digits}}$`), `OTP must be exactly ${digits} digits`);

export const Language = z.enum(['nl', 'en']);
export type Language = z.infer<typeof Language>;

/** By which a device is known that its owner was signed in on: tries from there are counted by themselves. */
export const device_token = z.string().max(200).optional();

/** Sent along when the institution has switched reCAPTCHA on; ignored otherwise. */
export const recaptcha_token = z.string().max(4096).optional();

/** The largest number that an integer column holds. What is larger is the caller's mistake and not our crash. */
export const MOST_INTEGER = 2 ** 31 - 1;

/** Postgres has no year 0, and no consultation is of another century than these. */
const isOfOurTime = (text: string) => text >= '1900' && text < '2200';

/** YYYY-MM-DD. */
export const calendarDate = (message = 'Invalid date') => z.iso.date(message).refine(isOfOurTime, message);

/** A date with a time, as ISO 8601 has it. */
export const moment = (message = 'Invalid date and time') =>
  z.iso.datetime(message).refine(isOfOurTime, message);
