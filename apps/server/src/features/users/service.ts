import type { addUser, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { isDuplicate } from '../../identity/accounts.ts';
import { hashPassword } from '../../identity/password.ts';
import type { Services } from '../../services.ts';
import { insertUser } from './queries.ts';

export async function createUser({ db }: Services, actor: Actor, form: Received<typeof addUser>['body']) {
  const { email, first_name, last_name, gender, password } = form;
  const password_hash = await hashPassword(password);
  return db
    .transaction()
    .execute(async (tx) => {
      const user = await insertUser(tx, actor, { email, first_name, last_name, gender, password_hash });
      await audit(tx, actor, 'user.created', { id: user.id });
      return user;
    })
    .catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      const detail = 'There is an account with this address already.';
      throw new AppError('email_taken', detail, { fields: { email: [detail] } });
    });
}
