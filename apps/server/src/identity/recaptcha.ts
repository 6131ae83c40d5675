/** Google's check, for institutions that switch it on. Off by default: nothing is sent anywhere. */
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { Settings } from '../settings.ts';

export type Recaptcha = (token: string | undefined) => Promise<void>;

const Verdict = z.object({ success: z.boolean(), score: z.number().optional() });
/** Google's own suggestion for a start. */
const MIN_SCORE = 0.5;

export function createRecaptcha(settings: Settings): Recaptcha {
  const { RECAPTCHA_SECRET_KEY: secret, RECAPTCHA_VERIFY_URL: url } = settings;
  if (!secret) return async () => {};
  return async (token) => {
    const refusal = new AppError('recaptcha_failed', 'The reCAPTCHA check failed. Please try again.');
    if (!token) throw refusal;
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    })
      .then((response) => response.json())
      .catch(() => {
        throw new AppError('unavailable', 'The reCAPTCHA check could not be reached. Please try again.');
      });
    const verdict = Verdict.safeParse(answer);
    if (!verdict.success || !verdict.data.success || (verdict.data.score ?? 1) < MIN_SCORE) throw refusal;
  };
}
