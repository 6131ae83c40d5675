/** Which account somebody is whom Microsoft names. */
import { sql } from 'kysely';
import type { Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { findAccount, findAccountByEmail, isDuplicate } from '../../identity/accounts.ts';
import type { MicrosoftIdentity } from '../../identity/microsoft.ts';
import type { Account } from '../../identity/proof.ts';
import { namedUser } from '../../kept-names.ts';
import type { Services } from '../../services.ts';

/**
 * The account that this `sub` was bound to. The first time it is the one with the address that Microsoft vouches for, and bound
 * to the `sub` then: an address that is given to somebody else later opens nothing of the one who had it.
 */
export async function accountAtMicrosoft(
  { db, sealing }: Services,
  visitor: Visitor,
  { sub, email }: MicrosoftIdentity,
): Promise<Account | undefined> {
  const bound = await db
    .selectFrom('users')
    .select('id')
    .where('microsoft_sub', '=', sub)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (bound) return findAccount(db, bound.id);
  const account = email === undefined ? undefined : await findAccountByEmail(db, email);
  if (!account) return undefined;
  if (account.microsoft_sub !== null) {
    await audit(db, visitor, 'user.sign_in_failed', {
      id: account.id,
      outcome: 'serious',
      detail: { reason: 'microsoft_other_person' },
    });
    return undefined;
  }
  const isBound = await db
    .transaction()
    .execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('users')
        .set({ microsoft_sub: sub })
        .where('id', '=', account.id)
        .where('microsoft_sub', 'is', null)
        .where(sql<boolean>`deleted_at is null`)
        .executeTakeFirst();
      if (numUpdatedRows > 0n)
        await audit(tx, visitor, 'user.microsoft_bound', { user: namedUser(sealing, account) });
      return numUpdatedRows > 0n;
    })
    .catch((error: unknown) => {
      // The same person, in another window, a moment ago.
      if (isDuplicate(error)) return false;
      throw error;
    });
  return isBound ? account : undefined;
}
