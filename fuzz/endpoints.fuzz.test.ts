/**
 * Every endpoint, called by every role and by strangers with what chance makes of its schema: never a bug of ours, never an answer
 * that the contract does not know, and never anything of a colleague's. `npm test -- fuzz` calls each often, by another seed.
 */
import { randomUUID } from 'node:crypto';
import {
  contentTypeOf,
  type Endpoint,
  ErrorBody,
  endpoints,
  errorStatus,
  followEvents,
  listServerModels,
  roles,
} from '@noteer/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { announce, CHANNEL } from '../apps/server/src/consultations/events.ts';
import { mayCall } from '../apps/server/src/policy.ts';
import { harness } from '../apps/server/test/harness.ts';
import { belongingsOf } from './belongings.ts';
import { type Call, callOf } from './calls.ts';
import { chanceOf, rounds, seeds, tell } from './chance.ts';
import { hostileTexts } from './values.ts';

const noteer = await harness();
const { app, db, aUser, logged } = noteer;
type Person = Awaited<ReturnType<typeof aUser>>;

const WORD = 'Zwanenzang';
const colleague = await aUser();
const theirs = await belongingsOf(noteer, colleague, WORD);
let clinician = await aUser();
const own = await belongingsOf(noteer, clinician, 'Bram');
const ids = [...Object.values(own), ...Object.values(theirs), randomUUID(), randomUUID()];

/** One never ends, and has a test of its own below; the other asks whom it is told to ask, also outside this machine. */
const notCalled: readonly Endpoint[] = [followEvents, listServerModels];
const called = Object.entries(endpoints).filter(([, endpoint]) => !notCalled.includes(endpoint));
const statuses = new Map<number, number>();
afterAll(() =>
  tell(
    `${[...statuses.values()].reduce((sum, n) => sum + n, 0)} requests, ${[...statuses]
      .sort()
      .map(([status, n]) => `${status}: ${n}`)
      .join(', ')}`,
  ),
);

/** Catches what hangs, and names it. */
const PATIENCE_MS = 120_000;

async function answered<T>(asked: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const gone = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer to ${what}`)), PATIENCE_MS);
  });
  return Promise.race([asked, gone]).finally(() => clearTimeout(timer));
}

async function send({ method }: Endpoint, call: Call, as: Person | undefined) {
  const authorization = as && { authorization: `Bearer ${as.access}` };
  const asked = app.inject({ method, ...call, headers: { ...call.headers, ...authorization } });
  const response = await answered(
    asked,
    `${method} ${call.url} ${String(call.payload ?? '').slice(0, 2_000)}`,
  );
  statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
  return { status: response.statusCode, text: response.payload };
}
type Answer = Awaited<ReturnType<typeof send>>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with an answer, whoever asked. */
function faultIn(endpoint: Endpoint, { status, text }: Answer): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (status >= 400) {
    const { data } = ErrorBody.safeParse(parsed(text));
    return data && errorStatus[data.code] === status ? undefined : `refused with ${status} in other words`;
  }
  if (contentTypeOf(endpoint.response)) return undefined;
  return endpoint.response.safeParse(parsed(text)).success ? undefined : 'answered what it did not promise';
}

/** Refused before anybody is asked who they are: what cannot be read as a request at all. */
const unread = [400, 404, 413, 414, 415];

const shown = (seed: number, name: string, who: string, { url, payload }: Call, fault: string) =>
  `seed ${seed}: ${name} as ${who} ${fault}\n  ${url.slice(0, 200)} ${String(payload ?? '').slice(0, 400)}`;

/** All that is the colleague's, but for what jobs of the queue write at any moment. */
const ofColleague = async () => {
  const mine = sql`clinician_id = ${colleague.id}`;
  const { rows } = await sql<{ row: string }>`
    select (id, appointment_id, language, template, is_reviewed, is_admin_reviewed, is_recording_deleted, consent_words,
      consent_withdrawn_at, sound_key, data_key)::text as row from recordings t where ${mine}
    union all select (id, client_id, client_name, subject, description, appointment_time, deleted_at)::text from appointments t where ${mine}
    union all select t::text from tasks t where ${mine}
    union all select (id, client_id, file_name, data_key)::text from attachments t where added_by = ${colleague.id}
    union all select t::text from clients t where id = ${theirs.client}
    union all select t::text from document_revisions t where document_id in (select id from documents where recording_id = ${theirs.recording})
    order by 1`.execute(db);
  return rows.map(({ row }) => row);
};

test('a clinician reads and changes nothing of a colleague, nor does a stranger', async () => {
  const before = await ofColleague();
  const faults: string[] = [];
  for (const seed of seeds) {
    const chance = chanceOf('a colleague', seed);
    for (const [name, endpoint] of called) {
      const who = chance.is(0.15) ? undefined : clinician;
      const call = callOf(endpoint, chance, theirs, ids);
      const answer = await send(endpoint, call, who);
      const told = (fault: string) =>
        faults.push(shown(seed, name, who ? 'clinician' : 'stranger', call, fault));
      const fault = faultIn(endpoint, answer);
      if (fault) told(fault);
      if (answer.text.includes(WORD)) told('told of the colleague’s client');
      if (!who && endpoint.deeds !== 'public' && ![401, ...unread].includes(answer.status))
        told('let a stranger in');
      // Signed out, or deleted, by what was just called.
      if (who && answer.status === 401) clinician = await aUser();
    }
  }
  expect(faults).toEqual([]);
  expect(await ofColleague()).toEqual(before);
});

test('whoever calls, nothing breaks, and nobody does what their role may not', async () => {
  const people = new Map<string, Person>();
  const faults: string[] = [];
  for (const seed of seeds) {
    const chance = chanceOf('every role', seed);
    for (const [name, endpoint] of called) {
      const allowed = roles.filter((each) => mayCall({ role: each }, endpoint));
      const role = chance.pick(allowed.length > 0 && chance.is(0.7) ? allowed : [...roles, undefined]);
      const as = role && (people.get(role) ?? (await aUser({ role })));
      if (role && as) people.set(role, as);
      const call = callOf(endpoint, chance, chance.pick([own, theirs]), ids);
      const answer = await send(endpoint, call, as);
      const told = (fault: string) => faults.push(shown(seed, name, role ?? 'stranger', call, fault));
      const fault = faultIn(endpoint, answer);
      if (fault) told(fault);
      if (
        role &&
        !mayCall({ role }, endpoint) &&
        endpoint.deeds !== 'public' &&
        ![401, 403, ...unread].includes(answer.status)
      )
        told('was let in');
      if (role && answer.status === 401) people.delete(role);
    }
  }
  expect(faults).toEqual([]);
});

test('whatever is announced, whoever listens hears what is theirs afterwards', async () => {
  const chance = chanceOf('events', seeds[0] ?? 1);
  const listener = await aUser();
  const heard: unknown[] = [];
  const leave = noteer.services.changes.follow(listener.id, {
    session_id: randomUUID(),
    onChange: (change) => heard.push(change),
    onEnd: () => heard.push('end'),
  });
  const odd = ['', '{', 'null', '[]', '7', '"x"', '{}', '{"kind":"institution_changed","x":1}'];
  for (let count = 0; count < 10 * rounds; count++) {
    const text = chance.is(0.5)
      ? chance.pick(odd)
      : JSON.stringify({ kind: chance.pick(hostileTexts), clinician_id: chance.pick([...ids, {}, 7]) });
    await sql`select pg_notify(${CHANNEL}, ${text.replaceAll('\0', '').slice(0, 4_000)})`.execute(db);
  }
  const change = { clinician_id: listener.id, kind: 'recording', id: randomUUID() } as const;
  await announce(db, change);
  await expect.poll(() => heard).toEqual([change]);
  leave();
});

test('none of this was an unexpected error', () => {
  expect(logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
});
