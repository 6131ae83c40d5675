import type { ModelChoice } from '@noteer/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { type KeptChoice, lastModelChoice } from '../../model-choice.ts';
import type { Scope } from '../../policy.ts';

type Choosing = Scope<'choose_model'>;

/** One at a time: the newest is then what somebody looked at, or it is not. */
export async function lockedModelChoice(tx: Tx, _scope: Choosing) {
  await sql`select pg_advisory_xact_lock(hashtext('noteer language model'))`.execute(tx);
  return lastModelChoice(tx);
}

export async function addModelChoice(tx: Tx, scope: Choosing, choice: KeptChoice): Promise<void> {
  await tx
    .insertInto('model_choices')
    .values({ choice: JSON.stringify(choice), set_by: scope.user_id })
    .execute();
}

export async function addModelKey(tx: Tx, _scope: Choosing, id: string, key: Buffer): Promise<void> {
  await tx.insertInto('model_keys').values({ id, key }).execute();
}

/** Nobody asks with the others any more. */
export async function dropModelKeysBut(
  tx: Tx,
  _scope: Choosing,
  { house_key, elsewhere_key }: KeptChoice,
): Promise<void> {
  const named = [house_key, elsewhere_key].filter((id) => id !== null);
  await tx
    .deleteFrom('model_keys')
    .$if(named.length > 0, (query) => query.where('id', 'not in', named))
    .execute();
}

/** What decisions are about, apart from keys. */
export const chosenParts = [
  'writes',
  'here',
  'house',
  'elsewhere',
  'templates',
] as const satisfies readonly (keyof ModelChoice)[];
