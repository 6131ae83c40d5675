/** What settings may be, each with what is said when one is not. */
import { accessSync, constants } from 'node:fs';
import { z } from 'zod';
import { readSignUp } from './sign-up-setting.ts';
import { readS3Address, s3Example } from './storage/s3-address.ts';
import { readTrustProxy } from './trusted-proxies.ts';

export const url = (protocols: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address like ${example}`,
  });

export const StorageUrl = z
  .string()
  .refine((text) => URL.parse(text)?.protocol === 'file:' || readS3Address(text) !== undefined, {
    error: `must be an address like file:///var/lib/noteer/audio or ${s3Example} (a / in the secret is %2F)`,
  });

export const port = z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535);
/** Several, or none. */
export const Ports = z.string().transform((text, context) => {
  if (text === 'off') return [];
  const numbers = text.split(',').map((each) => port.safeParse(each.trim() || 'none').data);
  if (numbers.every((number) => number !== undefined)) return numbers;
  context.addIssue({ code: 'custom', message: 'must be off, or port numbers like 11434,8000' });
  return z.NEVER;
});
export const positive = (what: string) =>
  z.coerce
    .number({ error: `must be a number of ${what}` })
    .int()
    .positive(`must be at least 1 ${what}`);
export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });
export const onOff = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" });

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
export const readableFile = z.string().refine(isReadable, { error: 'must name a file that can be read' });

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const TrustProxy = z.string().refine((text) => readTrustProxy(text) !== undefined, {
  error: 'must be off, the number of proxies before Noteer (1), or their networks (10.0.0.0/8, ::1)',
});

export const SignUp = z.string().transform((text, context) => {
  const rule = readSignUp(text);
  if (rule) return rule;
  context.addIssue({
    code: 'custom',
    message: 'must be open, invitation, closed, or domains like example.org,example.nl',
  });
  return z.NEVER;
});

/** 32 bytes, as 64 hexadecimal digits or as base64: what `openssl rand -hex 32` prints. */
export const MasterKey = z
  .string()
  .transform((text) => Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64'))
  .refine((key) => key.length === 32, { error: 'must be 32 bytes in hex or base64 (openssl rand -hex 32)' });
