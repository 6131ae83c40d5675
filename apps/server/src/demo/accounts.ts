/** Invented people whose passwords are printed at every start. */
import { system } from '../actor.ts';
import { audit } from '../audit.ts';
import type { Db } from '../db/schema.ts';
import { hashPassword } from '../identity/password.ts';

export const demoPassword = 'Welkom-bij-Noteer!';

export const demoAccounts = [
  {
    email: 'sanne@demo.noteer',
    first_name: 'Sanne',
    last_name: 'Veldkamp',
    gender: 'female',
    role: 'clinician',
    profession: 'GZ',
    usual_setting: 1,
    team: 'Polikliniek',
  },
  {
    email: 'joris@demo.noteer',
    first_name: 'Joris',
    last_name: 'Terpstra',
    gender: 'male',
    role: 'clinician',
    profession: 'PT',
    usual_setting: 1,
    team: 'FACT Noord',
  },
  {
    email: 'beheer@demo.noteer',
    first_name: 'Marijke',
    last_name: 'Oosterhof',
    gender: 'female',
    role: 'administrator',
  },
  { email: 'balie@demo.noteer', first_name: 'Tom', last_name: 'Bakhuis', gender: 'male', role: 'planner' },
] as const;

export const demoAdministratorEmail = 'beheer@demo.noteer';
/** In the demo the front desk is the account that plans without client codes. */
export const demoPrivilegedEmail = 'balie@demo.noteer';

export async function addDemoAccounts(tx: Db): Promise<void> {
  const password_hash = await hashPassword(demoPassword);
  for (const account of demoAccounts) {
    const { id } = await tx
      .insertInto('users')
      .values({ ...account, password_hash, email_verified_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(tx, system, 'user.created', {
      id,
      detail: { role: account.role },
    });
  }
}
