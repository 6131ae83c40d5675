/** An authenticator app that belongs to an account. */
import { Secret, TOTP } from 'otpauth';
import { newTotpSecret } from '../src/identity/totp.ts';
import type { harness } from './harness.ts';

type Harness = Awaited<ReturnType<typeof harness>>;

/** What the app shows, now or some seconds from now, by the key that it was set up with. */
export const appOf = (totp_key: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(totp_key) });
  return (offset_s = 0) => totp.generate({ timestamp: Date.now() + offset_s * 1000 });
};

export async function giveAuthenticator({ db, services }: Harness, user: { id: string }, isConfirmed = true) {
  const secret = newTotpSecret();
  await db
    .updateTable('users')
    .set({
      totp_secret: services.sealing.seal(user.id, secret),
      totp_confirmed_at: isConfirmed ? new Date() : null,
    })
    .where('id', '=', user.id)
    .execute();
  return appOf(new Secret({ buffer: Uint8Array.from(secret).buffer }).base32);
}
