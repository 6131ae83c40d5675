/** What a database is given at its first start: its kind, its first administrator, or the demo. */
import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { system } from './actor.ts';
import { audit } from './audit.ts';
import { sealOldCodes } from './consultations/codes.ts';
import { sealOldConsents } from './consultations/consent-words.ts';
import { forgetKeys } from './consultations/forget-keys.ts';
import { giveClients } from './consultations/give-clients.ts';
import { addShippedLists } from './consultations/shipped-lists.ts';
import type { Db, Tx } from './db/schema.ts';
import { addDemo, addDemoDay, type DemoParts } from './demo/add-demo.ts';
import { AppError, StartError } from './errors.ts';
import { demandGoodPassword } from './identity/new-password.ts';
import { hashPassword } from './identity/password.ts';
import { ofTheSystem } from './policy.ts';
import type { Sealing } from './sealing.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** Safe to run twice, and by several processes at once. */
export async function prepareInstallation(
  parts: DemoParts & Pick<Services, 'db'>,
): Promise<{ is_demo: boolean }> {
  const { settings } = parts;
  await refuseOtherKey(parts.db, parts.sealing);
  await forgetKeys(parts.db, parts.sealing);
  await sealOldCodes(parts.db, ofTheSystem, parts.sealing);
  await sealOldConsents(parts.db, ofTheSystem, parts.sealing);
  await giveClients(parts.db, ofTheSystem, parts.sealing, (appointments) =>
    console.log(`Appointments that have a client now: ${appointments}`),
  );
  return parts.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('noteer first start'))`.execute(tx);
    const is_demo = await kindOfInstallation(tx, parts);
    await addShippedLists(tx, is_demo);
    if (settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD) {
      await ensureAdministrator(tx, settings, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD);
    }
    return { is_demo };
  });
}

/** Before anything is opened or sealed. */
async function refuseOtherKey(db: Db, sealing: Sealing): Promise<void> {
  const existing = await db.selectFrom('installation').select('master_key_check').executeTakeFirst();
  if (!existing || timingSafeEqual(existing.master_key_check, sealing.mac('installation'))) return;
  throw new StartError(
    'MASTER_KEY is not the key that this database was made with (or DATA_DIR lacks its master.key). Put the right key back: without it the sealed data stays closed.',
  );
}

async function kindOfInstallation(tx: Tx, parts: DemoParts): Promise<boolean> {
  const { sealing, settings } = parts;
  await refuseOtherKey(tx, sealing);
  const existing = await tx.selectFrom('installation').selectAll().executeTakeFirst();
  if (!existing) {
    const master_key_check = sealing.mac('installation');
    const is_demo = settings.DEMO ? settings.DEMO !== 'off' : settings.ADMIN_EMAIL === undefined;
    await tx.insertInto('installation').values({ is_demo, master_key_check }).execute();
    await audit(tx, system, 'installation.started', { detail: { is_demo } });
    if (is_demo) await addDemo(tx, parts);
    return is_demo;
  }
  if (existing.is_demo && (settings.ADMIN_EMAIL || settings.DEMO === 'off')) {
    throw new StartError(
      'This database holds demo accounts whose passwords everyone knows. For real use set DATA_DIR (or DATABASE_URL) to a new place.',
    );
  }
  if (!existing.is_demo && settings.DEMO && settings.DEMO !== 'off') {
    throw new StartError(
      `DEMO is '${settings.DEMO}', but this database is a real one: demo data never goes beside real accounts.`,
    );
  }
  if (existing.is_demo) await addDemoDay(tx, parts);
  return existing.is_demo;
}

/** The first password is held to what all later ones are. */
function refuseWeak(settings: Settings, password: string, named: { email: string }): void {
  try {
    demandGoodPassword({ settings, installation: { is_demo: false, mfa: 'required' } }, password, named);
  } catch (error) {
    throw error instanceof AppError ? new StartError(`ADMIN_PASSWORD: ${error.message}`) : error;
  }
}

/** Only while there is no administrator: a changed ADMIN_PASSWORD must not reset anybody's password. */
async function ensureAdministrator(
  tx: Db,
  settings: Settings,
  email: string,
  password: string,
): Promise<void> {
  const existing = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (existing) return;
  const named = { email, first_name: 'Noteer', last_name: 'Administrator' };
  refuseWeak(settings, password, named);
  const { id } = await tx
    .insertInto('users')
    .values({
      ...named,
      gender: 'other',
      password_hash: await hashPassword(password),
      role: 'administrator',
      email_verified_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(tx, system, 'user.created', { id, detail: { role: 'administrator' } });
}
