/** What somebody is and where they usually work, as far as codes depend on it. */
import type { Received, setProfession, UserListItem } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { present } from './present.ts';
import { updateProfession } from './queries.ts';

export async function sayProfession(
  { db }: Services,
  actor: Actor,
  id: string,
  said: Received<typeof setProfession>['body'],
): Promise<UserListItem> {
  const scope = scopeOf(actor, 'set_profession');
  return db.transaction().execute(async (tx) => {
    const user = await updateProfession(tx, scope, id, said);
    if (!user) throw new AppError('not_found', 'User not found.');
    await audit(tx, actor, 'user.profession_set', {
      id,
      detail: { profession: said.profession ?? '', usual_setting: said.usual_setting ?? '' },
    });
    return present(user);
  });
}
