/** Who may make an account here. Everything that depends on it asks `signUpRule`. */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { INDISPENSABLE } from '../policy.ts';
import type { Services } from '../services.ts';
import type { SignUpRule } from '../sign-up-setting.ts';

/** Anyone has an address there: such a domain says nothing about where somebody works. */
const PUBLIC_MAIL = new Set(
  `gmail.com googlemail.com outlook.com outlook.nl hotmail.com hotmail.nl live.com live.nl msn.com icloud.com me.com
  yahoo.com yahoo.nl proton.me protonmail.com gmx.com gmx.net ziggo.nl kpnmail.nl kpnplanet.nl planet.nl home.nl
  xs4all.nl hetnet.nl upcmail.nl casema.nl quicknet.nl chello.nl tele2.nl online.nl telfort.nl zonnet.nl solcon.nl`.split(
    /\s+/,
  ),
);

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** The rule that was set; else open in the demo, and elsewhere the domain of the first administrator. */
export async function signUpRule({
  settings,
  installation,
  db,
}: Pick<Services, 'settings' | 'installation' | 'db'>): Promise<SignUpRule> {
  if (settings.SIGN_UP) return settings.SIGN_UP;
  if (installation.is_demo) return { kind: 'open' };
  const first = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', INDISPENSABLE)
    .where('email_verified_at', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const domain = first && domainOf(first.email);
  return domain && !PUBLIC_MAIL.has(domain) ? { kind: 'domains', domains: [domain] } : { kind: 'invitation' };
}

const findInvitation = (db: Db, email: string) =>
  db
    .selectFrom('invitations')
    .select(['id', 'role'])
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Whether this address may have an account, and the invitation that says so or that gives it a role. */
export async function maySignUp(services: Pick<Services, 'settings' | 'installation' | 'db'>, email: string) {
  const rule = await signUpRule(services);
  if (rule.kind === 'closed') return { isAllowed: false };
  const invitation = await findInvitation(services.db, email);
  const isAllowed =
    invitation !== undefined ||
    rule.kind === 'open' ||
    (rule.kind === 'domains' && rule.domains.includes(domainOf(email)));
  return { isAllowed, invitation };
}
