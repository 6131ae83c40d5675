/**
 * What is kept for how long, and how it goes: the only table there is. periods.ts has how long, due.ts what is due by then;
 * `every: 'hour'` is done by forget-expired.job.ts, the rest in the night by remove-expired.job.ts.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RetentionRule } from '@noteer/contract';
import { type RawBuilder, sql } from 'kysely';
import { system } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { noteRemoval } from '../../consultations/removal/account.ts';
import { destroyRecording } from '../../consultations/removal/destroy.ts';
import { removeSound } from '../../consultations/removal/talk.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';
import * as due from './due.ts';
import { finishWithdrawal, forgetRow } from './forget.ts';
import { periodOf } from './periods.ts';

type Name = RetentionRule['name'];
type Find = (services: Services, until: Date) => RawBuilder<due.Due> | Promise<due.Due[]>;

export type Rule = {
  name: Name;
  every: 'night' | 'hour';
  /** Whether it is a recording, which somebody can hold. */
  can_be_held: boolean;
  /** Undefined of what goes every hour. */
  find?: Find;
  /** Safe to run again: a run may be killed at any moment. */
  remove?: (services: Services, key: string) => Promise<void>;
};

const row = (name: Name, find: Find, remove: NonNullable<Rule['remove']>, can_be_held = false): Rule => ({
  ...{ name, every: 'night', can_be_held, find, remove },
});
const hourly = (name: Name): Rule => ({ name, every: 'hour', can_be_held: false });

const outbox = ({ settings }: Services) => join(settings.DATA_DIR, 'outbox');

const destroyed = (rule: Name, event: 'expire' | 'remove_hidden') => async (services: Services, id: string) =>
  void (await destroyRecording(services, system, ofTheSystem, id, { events: [event], rule }));

async function removeMail(services: Services, name: string): Promise<void> {
  await rm(join(outbox(services), name), { force: true });
  await services.db.transaction().execute(async (tx) => {
    await noteRemoval(tx, 'mails', {});
    await audit(tx, system, 'mail.removed', { detail: { rule: 'mails' } });
  });
}

// biome-ignore format: a table is read by its columns
export const rules: readonly Rule[] = [
  //  what                what is due                                 how it goes                                         can be held
  row('sound',            (_, until) => due.sound(until),             (s, id) => removeSound(s, system, ofTheSystem, id, 'sound'), true),
  row('hidden',           (_, until) => due.hidden(until),            destroyed('hidden', 'remove_hidden'),               true),
  row('drafts',           (_, until) => due.drafts(until),            destroyed('drafts', 'expire'),                      true),
  row('withdrawn',        (_, until) => due.withdrawn(until),         (s, id) => finishWithdrawal(s, ofTheSystem, id)),
  row('departures',       (_, until) => due.departures(until),        (s, id) => forgetRow(s, ofTheSystem, 'departures', id)),
  row('contact_requests', (_, until) => due.contactRequests(until),   (s, id) => forgetRow(s, ofTheSystem, 'contact_requests', id)),
  row('mails',            (s, until) => due.mails(outbox(s), until),  removeMail),
  row('declared_codes',   (_, until) => due.declaredCodes(until),     (s, id) => forgetRow(s, ofTheSystem, 'declared_codes', id)),
  row('removals',         (_, until) => due.removals(until),          (s, id) => forgetRow(s, ofTheSystem, 'removals', id)),
  hourly('leftovers'),
  hourly('sign_in'),
  hourly('sign_ups'),
  hourly('previews'),
];

const DAY_MS = 86_400_000;
const untilOf = ({ settings }: Services, { name }: Rule, at: Date): Date =>
  new Date(at.getTime() - (periodOf(settings, name) ?? 0) * DAY_MS);

/** What the rule removes at this moment, the oldest first, and how much there is of it. */
export async function dueAt(
  services: Services,
  rule: Rule,
  at: Date,
  limit: number,
): Promise<{ count: number; first: due.Due[] }> {
  const found = rule.find?.(services, untilOf(services, rule, at));
  if (!found) return { count: 0, first: [] };
  if (found instanceof Promise) {
    const all = await found;
    return { count: all.length, first: all.slice(0, limit) };
  }
  const { rows } = await sql<due.Due & { count: string }>`
    select key, since, count(*) over () as count from (${found}) found
    order by since, key limit ${limit}`.execute(services.db);
  return { count: Number(rows[0]?.count ?? 0), first: rows.map(({ key, since }) => ({ key, since })) };
}
