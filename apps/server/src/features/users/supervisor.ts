/** Who may not sign alone, and with whom they sign. A supervisor signs alone, so nobody supervises in a circle. */
import type { Received, setSupervisor, UserListItem } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { keepStep, tellCosigner } from '../../consultations/signing.ts';
import { step } from '../../consultations/state/step.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { can, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { present } from './present.ts';
import { holdUsers, traineesOf, updateSupervisor, waitingOf } from './supervisor-queries.ts';

type Said = Received<typeof setSupervisor>['body'];

export async function nameSupervisor(
  services: Services,
  actor: Actor,
  id: string,
  said: Said,
): Promise<UserListItem> {
  const scope = scopeOf(actor, 'set_supervisor');
  return services.db.transaction().execute(async (tx) => {
    const held = await holdUsers(tx, scope, [id, said.supervisor_id]);
    const user = held.find((each) => each.id === id);
    if (!user || !can(user, 'finish_note')) throw new AppError('not_found', 'User not found.');
    if (said.supervisor_id) {
      const supervisor = held.find((each) => each.id === said.supervisor_id);
      const isFit = supervisor && supervisor.id !== id && can(supervisor, 'cosign_note');
      if (!isFit || !supervisor.may_sign_alone)
        throw new AppError('supervisor_unfit', 'Choose another clinician who may sign alone.');
      if ((await traineesOf(tx, scope, id)).length > 0)
        throw new AppError('supervises_others', 'Somebody who signs with others signs alone.');
    }
    const changed = await updateSupervisor(tx, scope, id, said);
    if (said.supervisor_id) await passOn(services, tx, actor, id, said.supervisor_id);
    await audit(tx, actor, 'user.supervisor_set', {
      id,
      detail: { may_sign_alone: said.may_sign_alone, supervisor: said.supervisor_id ?? '' },
    });
    return present(changed);
  });
}

/** What waits is asked of the new one: the one before no longer sees it. */
async function passOn(services: Services, tx: Tx, actor: Actor, id: string, to: string): Promise<void> {
  const scope = scopeOf(actor, 'set_supervisor');
  for (const recording of await waitingOf(tx, scope, id, to)) {
    await keepStep(tx, scope, services, actor, recording, { kind: 'cosign_passed_on', asked_of: to });
    await tellCosigner(tx, recording.cosigner_id, recording.id);
    await tellCosigner(tx, to, recording.id);
    await step(tx, actor, 'pass_on', recording.id, { set: { cosigner_id: to } });
  }
}
