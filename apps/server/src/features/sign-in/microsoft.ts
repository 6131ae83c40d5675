import { sql } from 'kysely';
import type { Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { findAccountByEmail, presentSignedIn } from '../../identity/accounts.ts';
import { addressLimit } from '../../identity/attempts.ts';
import { openSession } from '../../identity/sessions.ts';
import { tokenHash } from '../../identity/tokens.ts';
import type { Services } from '../../services.ts';

/** How long somebody may take at Microsoft's pages. */
const LIFETIME_S = 10 * 60;

function configured({ microsoft }: Services) {
  if (!microsoft) throw new AppError('not_found', 'Microsoft sign-in is not set up here.');
  return microsoft;
}

export async function beginMicrosoft(services: Services, visitor: Visitor) {
  const { db, attempts, settings } = services;
  const microsoft = configured(services);
  await attempts.count(db, addressLimit(settings.ATTEMPTS_PER_ADDRESS), 'microsoft', visitor.address);
  const { url, state, nonce, code_verifier } = await microsoft.begin();
  await db
    .insertInto('microsoft_logins')
    .values({
      state_hash: tokenHash(state),
      nonce,
      code_verifier,
      expires_at: sql<Date>`now() + make_interval(secs => ${LIFETIME_S})`,
    })
    .execute();
  return { url, state };
}

/** Matched on the address that Microsoft vouches for; an account is never made silently. */
export async function finishMicrosoft(services: Services, visitor: Visitor, code: string, state: string) {
  const { db, settings } = services;
  const microsoft = configured(services);
  const started = await db
    .deleteFrom('microsoft_logins')
    .where('state_hash', '=', tokenHash(state))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['nonce', 'code_verifier'])
    .executeTakeFirst();
  const email = started && (await microsoft.verifiedEmail({ code, state, ...started }).catch(refused));
  const account = email === undefined ? undefined : await findAccountByEmail(db, email);
  if (!account) {
    await audit(db, visitor, 'user.sign_in_failed', { outcome: 'refused', detail: { reason: 'microsoft' } });
    throw email === undefined
      ? new AppError('microsoft_refused', 'Microsoft did not confirm this sign-in. Please try again.')
      : new AppError('no_account', 'There is no account for this address. Ask your administrator for one.');
  }
  return db.transaction().execute(async (tx) => {
    const tokens = await openSession(tx, account.id, settings.SESSION_HOURS);
    await audit(tx, visitor, 'user.signed_in', { user: account, detail: { method: 'microsoft' } });
    return presentSignedIn(account, tokens);
  });
}

/** A refusal is recorded like any failed sign-in; everything else is passed on. */
function refused(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'microsoft_refused') return undefined;
  throw error;
}
