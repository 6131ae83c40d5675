/** Authenticator apps: time-based codes of six digits (RFC 6238). */
import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';

const ISSUER = 'Noteer';
const PERIOD_S = 30;
/** One step either way: phones and people are up to half a minute off. */
const WINDOW = 1;

const totp = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    period: PERIOD_S,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** 20 bytes: the length that RFC 4226 recommends and every app takes. */
export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).buffer);

/** What enrols an authenticator app: a picture to scan as a `data:` address, an address to open, a key to type. */
export async function enrolmentOf(secret: Buffer, email: string) {
  const app = totp(secret, email);
  const totp_url = app.toString();
  return {
    qr_code_url: await toDataURL(totp_url, { errorCorrectionLevel: 'M', margin: 2, width: 320 }),
    totp_url,
    totp_key: app.secret.base32,
  };
}

/** The 30-second step that the code belongs to, or undefined when it is wrong. */
export function totpStep(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
