import type { finishMicrosoftLogin, Received } from '@noteer/contract';
import { sql } from 'kysely';
import type { Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { findAccount, presentSignedIn } from '../../identity/accounts.ts';
import { accountLimit, addressLimit } from '../../identity/attempts.ts';
import { rememberDevice } from '../../identity/devices.ts';
import type { Account, Proof } from '../../identity/proof.ts';
import { openSession } from '../../identity/sessions.ts';
import { tokenHash } from '../../identity/tokens.ts';
import { namedUser } from '../../kept-names.ts';
import type { Services } from '../../services.ts';
import { accountAtMicrosoft } from './microsoft-account.ts';
import { checkSecondFactor, methodOf, wrongSecondFactor } from './second-factor.ts';

/** How long somebody may take at Microsoft's pages, and afterwards with our own second factor. */
const LIFETIME_S = 10 * 60;

type Form = Received<typeof finishMicrosoftLogin>['body'];

function configured({ microsoft }: Services) {
  if (!microsoft) throw new AppError('not_found', 'Microsoft sign-in is not set up here.');
  return microsoft;
}

const inTime = () => sql<Date>`now() + make_interval(secs => ${LIFETIME_S})`;

export async function beginMicrosoft(services: Services, visitor: Visitor) {
  const { db, attempts, settings } = services;
  const microsoft = configured(services);
  await attempts.count(db, addressLimit(settings.ATTEMPTS_PER_ADDRESS), 'microsoft', visitor.address);
  const { url, state, nonce, code_verifier } = await microsoft.begin();
  await db
    .insertInto('microsoft_logins')
    .values({ state_hash: tokenHash(state), nonce, code_verifier, expires_at: inTime() })
    .execute();
  return { url, state };
}

/** An account is never made silently. Where Microsoft asked for a password alone, our second factor is asked for. */
export async function finishMicrosoft(services: Services, visitor: Visitor, form: Form) {
  const halfway = form.otp_token === undefined ? undefined : await takeUp(services, form);
  const { account, hasSecondFactor } = halfway ?? (await comeBack(services, visitor, form));
  const proof: Proof = hasSecondFactor
    ? { method: 'none', spend: async () => true }
    : await askOurs(services, visitor, account, form);
  const { db, attempts, settings } = services;
  return db.transaction().execute(async (tx) => {
    if (!(await proof.spend(tx))) throw wrongSecondFactor();
    await tx.deleteFrom('microsoft_logins').where('state_hash', '=', tokenHash(form.state)).execute();
    await attempts.takeBack(tx, addressLimit(settings.ATTEMPTS_PER_ADDRESS), 'microsoft', visitor.address);
    await attempts.forget(tx, 'microsoft-code', account.id);
    await attempts.forget(tx, 'login-mail', account.id);
    const tokens = await openSession(tx, account.id, settings.SESSION_HOURS, visitor);
    const device_token = await rememberDevice(tx, account.id, form.device_token);
    await audit(tx, visitor, 'user.signed_in', {
      user: namedUser(services.sealing, account),
      detail: { method: hasSecondFactor ? 'microsoft+amr' : methodOf('microsoft', proof) },
    });
    return presentSignedIn(account, { ...tokens, device_token });
  });
}

/** The first time with what Microsoft sent: it works once. */
async function comeBack(services: Services, visitor: Visitor, { code, state }: Form) {
  const { db } = services;
  const microsoft = configured(services);
  const started = await db
    .deleteFrom('microsoft_logins')
    .where('state_hash', '=', tokenHash(state))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('user_id', 'is', null)
    .returning(['nonce', 'code_verifier'])
    .executeTakeFirst();
  const identity = started && (await microsoft.identify({ code, state, ...started }).catch(refused));
  const account = identity && (await accountAtMicrosoft(services, visitor, identity));
  if (account) return { account, hasSecondFactor: identity.hasSecondFactor };
  await audit(db, visitor, 'user.sign_in_failed', { outcome: 'refused', detail: { reason: 'microsoft' } });
  throw identity?.email === undefined
    ? new AppError('microsoft_refused', 'Microsoft did not confirm this sign-in. Please try again.')
    : new AppError('no_account', 'There is no account for this address. Ask your administrator for one.');
}

/** Somebody whom Microsoft named a moment ago, in the same browser, with the code that we asked for. */
async function takeUp({ db }: Services, { code, state }: Form) {
  const row = await db
    .selectFrom('microsoft_logins')
    .select('user_id')
    .where('state_hash', '=', tokenHash(state))
    .where('code_hash', '=', tokenHash(code))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  const account = row?.user_id ? await findAccount(db, row.user_id) : undefined;
  if (!account)
    throw new AppError('microsoft_refused', 'Microsoft did not confirm this sign-in. Please try again.');
  return { account, hasSecondFactor: false };
}

async function askOurs(
  services: Services,
  visitor: Visitor,
  account: Account,
  { code, state, otp_token }: Form,
): Promise<Proof> {
  const { db, attempts } = services;
  if (otp_token) await attempts.count(db, accountLimit, 'microsoft-code', account.id);
  else
    await db
      .insertInto('microsoft_logins')
      .values({
        ...{ state_hash: tokenHash(state), code_hash: tokenHash(code), user_id: account.id },
        ...{ nonce: '', code_verifier: '', expires_at: inTime() },
      })
      .execute();
  return checkSecondFactor(services, visitor, account, otp_token);
}

/** A refusal is recorded like any failed sign-in; everything else is passed on. */
function refused(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'microsoft_refused') return undefined;
  throw error;
}
