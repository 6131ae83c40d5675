/**
 * The policy: the only file that decides what somebody may do, and the only one that makes a Scope. It goes by the table of
 * the contract (`permissions`). A query that takes a Scope cannot be asked without having asked here first.
 */
import { type Deed, type Endpoint, type Reach, type Role, reachOf } from '@noteer/contract';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from './errors.ts';

type Doer = { id: string; role: Role };

/** Whose it is, and for a consultation whether its note is final. */
export type Subject = { owner_id: string; is_final?: boolean };

/** There is always somebody of this role: without one, nobody could make another. */
export const INDISPENSABLE: Role = 'administrator';

const onlyThePolicy: unique symbol = Symbol('only the policy makes these');

/** The rows that somebody's deed reaches. */
export type Scope<D extends Deed = Deed> = {
  readonly [onlyThePolicy]: true;
  readonly deed: D;
  readonly reach: Reach;
  readonly user_id: string;
};

/** Without a subject: whether there is anything at all that this deed may be done to. */
export function can(doer: Doer, deed: Deed, subject?: Subject): boolean {
  const reach = reachOf(doer.role, deed);
  if (!reach) return false;
  if (!subject || reach === 'all' || subject.owner_id === doer.id) return true;
  return reach === 'own_or_final' && subject.is_final === true;
}

export function demand(doer: Doer, deed: Deed, subject?: Subject): void {
  if (!can(doer, deed, subject)) throw refusal();
}

const refusal = () => new AppError('permission_denied', 'You do not have permission to perform this action.');

/** What the institution has said of the files of its clients. */
type Sharing = { SHARE_FILES: 'off' | 'treating' };

/** Of a deed that this role never does there is no scope: that is refused here. Whoever does not say what is shared shares nothing. */
export function scopeOf<D extends Deed>(doer: Doer, deed: D, sharing?: Sharing): Scope<D> {
  const reach = reachOf(doer.role, deed);
  if (!reach) throw refusal();
  const isShared = reach !== 'own_or_shared' || sharing?.SHARE_FILES === 'treating';
  return { [onlyThePolicy]: true, deed, reach: isShared ? reach : 'own', user_id: doer.id };
}

/** What a connector reaches with its key: the appointments that it sends, of everyone, and nothing besides. */
export const scopeOfConnector = ({
  connector_id,
}: {
  connector_id: string;
}): Scope<'import_appointments'> => ({
  [onlyThePolicy]: true,
  deed: 'import_appointments',
  reach: 'all',
  user_id: connector_id,
});

/** What only work of the system's own has: no request can be answered with a query that takes this. */
export type BySystem = Scope<never>;

/** For work that nobody asked for over HTTP: jobs, the demo, the first start. Never for a request. */
export const ofTheSystem: BySystem = {
  [onlyThePolicy]: true,
  deed: undefined as never,
  reach: 'all',
  user_id: '00000000-0000-0000-0000-000000000000',
};

/** What a query adds to its conditions. `owner` and `is_final` are columns; without `is_final` nothing counts as final. */
export function within(scope: Scope, owner: string, is_final?: string): RawBuilder<boolean> {
  if (scope.reach === 'all') return sql<boolean>`true`;
  const isOwn = sql<boolean>`${sql.ref(owner)} = ${scope.user_id}`;
  if (scope.reach !== 'own_or_final' || !is_final) return isOwn;
  return sql<boolean>`(${isOwn} or ${sql.ref(is_final)})`;
}

/** The same for what belongs to a recording; `recording_id` is the column that names it. */
export function withinRecording(scope: Scope, recording_id: string): RawBuilder<boolean> {
  if (scope.reach === 'all') return sql<boolean>`true`;
  const isOwn = within(scope, 'reached.clinician_id', 'reached.is_reviewed');
  const isReached =
    scope.reach === 'own_or_shared'
      ? sql<boolean>`(${isOwn} or reached.is_reviewed and exists (
          select from appointments held join clients about on about.id = held.client_id
          where held.id = reached.appointment_id and ${withinClient(scope, 'about.current_id')}))`
      : isOwn;
  return sql<boolean>`exists (select from recordings reached where reached.id = ${sql.ref(recording_id)} and ${isReached})`;
}

/** The same for a client, who belongs to everyone who sees or made them; `client_id` is a column with a current client. */
export function withinClient(scope: Scope, client_id: string): RawBuilder<boolean> {
  if (scope.reach === 'all') return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(client_id)} in (
    select current_id from clients where created_by = ${scope.user_id}
    union
    select part.current_id from appointments seen join clients part on part.id = seen.client_id
    where seen.clinician_id = ${scope.user_id} and (
      seen.deleted_at is null or exists (
        select from recordings kept where kept.appointment_id = seen.id and not kept.is_recording_deleted)))`;
}

/** Whether this role may call this endpoint at all; what it may do it to is asked for in the service. */
export const mayCall = ({ role }: Pick<Doer, 'role'>, { deeds }: Pick<Endpoint, 'deeds'>): boolean =>
  deeds === 'public' || (deeds !== 'connector' && deeds.some((deed) => reachOf(role, deed) !== undefined));
