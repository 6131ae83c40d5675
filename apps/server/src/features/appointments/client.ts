/** Whose appointment it becomes: the client who was chosen, or the one that is meant by what was typed. */
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { sameCode } from '../../consultations/client-words.ts';
import { findOrMakeClient, insertClient, learnOf, type Meant } from '../../consultations/clients.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { findCurrentClient } from './queries.ts';

/** A client's id: that one. Null: somebody new, whoever has the same name. Left out: found by what was typed, or made. */
type Choice = { client_id?: string | null | undefined };

const otherCode = () =>
  new AppError('invalid', 'This client has another code', {
    fields: { client_code: ['This client has another code'] },
  });

export async function clientFor(
  tx: Tx,
  actor: Actor,
  scope: Scope<'plan_appointment' | 'add_contact'>,
  sealing: Sealing,
  meant: Meant,
  { client_id }: Choice,
): Promise<string> {
  if (client_id) {
    const chosen = await findCurrentClient(tx, scope, client_id);
    if (!chosen) throw new AppError('not_found', 'Client not found.');
    const known = await learnOf(tx, scope, sealing, chosen.current_id, meant);
    if (meant.client_code && sameCode(meant.client_code) !== sameCode(known.client_code ?? ''))
      throw otherCode();
    return chosen.current_id;
  }
  const { id, is_new } =
    client_id === null
      ? { id: await insertClient(tx, scope, sealing, meant, { created_by: actor.id }), is_new: true }
      : await findOrMakeClient(tx, scope, sealing, meant, actor.id);
  if (is_new) await audit(tx, actor, 'client.created', { id });
  return id;
}
