/**
 * The policy: the only file that decides what somebody may do, and the only one that makes a Scope. It goes by the table of
 * the contract (`permissions`). A query that takes a Scope cannot be asked without having asked here first.
 */
import { type Deed, type Endpoint, type Reach, type Role, reachOf } from '@noteer/contract';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from './errors.ts';

/** `covers`: those whom they cover for today. */
type Doer = { id: string; role: Role; covers?: readonly string[] };

/** Whose it is, and for a consultation whether its note is final, who signed it and who was asked to sign it too. */
export type Subject = {
  owner_id: string;
  is_final?: boolean;
  signed_by?: string | null;
  cosigner_id?: string | null;
  is_cosign_asked?: boolean;
};

/** There is always somebody of this role: without one, nobody could make another. */
export const INDISPENSABLE: Role = 'administrator';

const onlyThePolicy: unique symbol = Symbol('only the policy makes these');

/** The rows that somebody's deed reaches. */
export type Scope<D extends Deed = Deed> = {
  readonly [onlyThePolicy]: true;
  readonly deed: D;
  readonly reach: Reach;
  readonly user_id: string;
  readonly covers: readonly string[];
};

/** Without a subject: whether there is anything at all that this deed may be done to. */
export function can(doer: Doer, deed: Deed, subject?: Subject): boolean {
  const reach = reachOf(doer.role, deed);
  if (!reach) return false;
  if (!subject || reach === 'all') return true;
  if (reach === 'asked') return isAsked(doer, subject);
  if (subject.owner_id === doer.id) return true;
  if (reach === 'own_or_covered') return isCovered(doer, subject);
  if (reach === 'own_or_entrusted') return isCovered(doer, subject) || isAsked(doer, subject);
  return reach === 'own_or_final' && subject.is_final === true;
}

/** What waits of somebody who is away, and what was signed in their place. */
const isCovered = ({ id, covers = [] }: Doer, { owner_id, is_final, signed_by }: Subject): boolean =>
  covers.includes(owner_id) && (!is_final || signed_by === id);

/** Nobody is their own supervisor, also not in that one's absence. */
function isAsked({ id, covers = [] }: Doer, { owner_id, cosigner_id, is_cosign_asked }: Subject): boolean {
  if (!cosigner_id || owner_id === id) return false;
  return cosigner_id === id || (is_cosign_asked === true && covers.includes(cosigner_id));
}

/** As whom somebody reaches a consultation that is not theirs; undefined where nobody entrusted them with it. */
export const entrustedAs = (doer: Doer, subject: Subject): 'cosigner' | 'cover' | undefined => {
  if (subject.owner_id === doer.id) return undefined;
  if (isCovered(doer, subject)) return 'cover';
  return isAsked(doer, subject) ? 'cosigner' : undefined;
};

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
  const { id: user_id, covers = [] } = doer;
  return { [onlyThePolicy]: true, deed, reach: isShared ? reach : 'own', user_id, covers };
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
  covers: [],
});

/** What only work of the system's own has: no request can be answered with a query that takes this. */
export type BySystem = Scope<never>;

/** For work that nobody asked for over HTTP: jobs, the demo, the first start. Never for a request. */
export const ofTheSystem: BySystem = {
  [onlyThePolicy]: true,
  deed: undefined as never,
  reach: 'all',
  user_id: '00000000-0000-0000-0000-000000000000',
  covers: [],
};

/** What a query adds to its conditions. `owner` and `is_final` are columns; without `is_final` nothing counts as final. */
export function within(scope: Scope, owner: string, is_final?: string): RawBuilder<boolean> {
  if (scope.reach === 'all') return sql<boolean>`true`;
  const isOwn = sql<boolean>`${sql.ref(owner)} = ${scope.user_id}`;
  if (scope.reach !== 'own_or_final' || !is_final) return isOwn;
  return sql<boolean>`(${isOwn} or ${sql.ref(is_final)})`;
}

/** The same for recordings themselves; `table` is what the query calls them. */
export function withinRecordings(scope: Scope, table = 'recordings'): RawBuilder<boolean> {
  if (scope.reach === 'all') return sql<boolean>`true`;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const isOwn = within(scope, `${table}.clinician_id`, `${table}.is_reviewed`);
  switch (scope.reach) {
    case 'own_or_shared':
      return sql<boolean>`(${isOwn} or ${column('is_reviewed')} and exists (
        select from appointments held join clients about on about.id = held.client_id
        where held.id = ${column('appointment_id')} and ${withinClient(scope, 'about.current_id')}))`;
    case 'own_or_covered':
      return sql<boolean>`(${isOwn} or ${coveredRecordings(scope, table)})`;
    case 'own_or_entrusted':
      return sql<boolean>`(${isOwn} or ${coveredRecordings(scope, table)} or ${askedRecordings(scope, table)})`;
    case 'asked':
      return askedRecordings(scope, table);
    default:
      return isOwn;
  }
}

const isOneOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** As `isCovered` and `isAsked` say it of one. */
const coveredRecordings = ({ user_id, covers }: Scope, table: string) =>
  sql<boolean>`(${isOneOf(`${table}.clinician_id`, covers)}
    and (not ${sql.ref(`${table}.is_reviewed`)} or ${sql.ref(`${table}.signed_by`)} = ${user_id}))`;
const askedRecordings = ({ user_id, covers }: Scope, table: string) =>
  sql<boolean>`(${sql.ref(`${table}.clinician_id`)} <> ${user_id} and (${sql.ref(`${table}.cosigner_id`)} = ${user_id}
    or ${sql.ref(`${table}.is_cosign_asked`)} and ${isOneOf(`${table}.cosigner_id`, covers)}))`;

/** The same for what belongs to a recording; `recording_id` is the column that names it. */
export function withinRecording(scope: Scope, recording_id: string): RawBuilder<boolean> {
  if (scope.reach === 'all') return sql<boolean>`true`;
  return sql<boolean>`exists (select from recordings reached
    where reached.id = ${sql.ref(recording_id)} and ${withinRecordings(scope, 'reached')})`;
}

/** The same for tasks. What somebody else changed in a note is for the one who signed it to agree to, whoever covers. */
export function withinTasks(scope: Scope<'do_tasks'>): RawBuilder<boolean> {
  const isOwn = within(scope, 'tasks.clinician_id');
  if (scope.reach !== 'own_or_covered' || scope.covers.length === 0) return isOwn;
  return sql<boolean>`(${isOwn} or ${isOneOf('tasks.clinician_id', scope.covers)} and tasks.kind <> 'amendment'
    and (tasks.done_at is null or tasks.done_by = ${scope.user_id}))`;
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
