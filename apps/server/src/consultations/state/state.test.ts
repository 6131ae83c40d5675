/** Every event from every place where a recording can be, on a real database: what happens, and that nothing else does. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { type Actor, system } from '../../actor.ts';
import { connect } from '../../db/connect.ts';
import { CHANNEL } from '../events.ts';
import { step } from './step.ts';
import { type Stage, type StateEvent, type Transition, transitions } from './transitions.ts';

const { db, aUser, database_url, services } = await harness();
const { id: clinician_id } = await aUser();

const stages: Stage[] = ['capturing', 'transcribing', 'waiting_for_model', 'writing', 'done', 'failed'];
const events = Object.keys(transitions) as StateEvent[];

/** Where each can happen, told once more: a change of the table must be meant. */
const anywhere = stages.join(' ');
const allowed: Record<StateEvent, string> = {
  start: 'capturing',
  finish: 'capturing',
  lack_model_live: 'capturing',
  lack_model: 'transcribing',
  find_model: 'waiting_for_model',
  hear_all: 'transcribing waiting_for_model',
  fail_hearing: 'transcribing waiting_for_model',
  write: 'writing',
  fail_writing: 'writing',
  retry: 'failed',
  rewrite: 'done',
  save_note: anywhere,
  amend_note: anywhere,
  declare_ready: 'done',
  reopen: 'done',
  finish_codes: anywhere,
  reopen_codes: anywhere,
  hide: anywhere,
  remove: anywhere,
  remove_hidden: anywhere,
};
const onlyReviewed: StateEvent[] = ['amend_note'];
const onlyNotReviewed: StateEvent[] = ['save_note', 'rewrite'];

type Case = {
  event: StateEvent;
  id: string;
  appointment_id: string;
  stage: Stage;
  is_reviewed: boolean;
  is_hidden: boolean;
};

const aCase = (event: StateEvent, stage: Stage, is_reviewed = false, is_hidden = false): Case => ({
  ...{ event, stage, is_reviewed, is_hidden },
  id: randomUUID(),
  appointment_id: randomUUID(),
});

const cases: Case[] = events.flatMap((event) =>
  stages.flatMap((stage) =>
    [false, true].flatMap((is_reviewed) =>
      [false, true].map((is_hidden) => aCase(event, stage, is_reviewed, is_hidden)),
    ),
  ),
);

function isAllowed({ event, stage, is_reviewed, is_hidden }: Case): boolean {
  if (is_hidden !== (event === 'remove_hidden')) return false;
  if (is_reviewed ? onlyNotReviewed.includes(event) : onlyReviewed.includes(event)) return false;
  return allowed[event].split(' ').includes(stage);
}

/** Never what the step makes of it: a change is seen. */
const statusBefore = (event: StateEvent) =>
  transitions[event].appointment === 'scheduled' ? 'ready' : 'scheduled';

async function make({ event, id, appointment_id, stage, is_reviewed, is_hidden }: Case): Promise<void> {
  await sql`insert into appointments (id, clinician_id, appointment_time, is_appointment, status, client_name, language, template)
    values (${appointment_id}, ${clinician_id}, now(), true, ${statusBefore(event)}, '', 'nl', 'decursus')`.execute(
    db,
  );
  await sql`insert into recordings (id, clinician_id, appointment_id, language, template, data_key, stage, reason,
      is_reviewed, is_recording_deleted)
    values (${id}, ${clinician_id}, ${appointment_id}, 'nl', 'decursus', '', ${stage}, 'as before', ${is_reviewed},
      ${is_hidden})`.execute(db);
}

async function made(event: StateEvent, stage: Stage, is_hidden = false): Promise<Case> {
  const one = aCase(event, stage, false, is_hidden);
  await make(one);
  return one;
}

const rowOf = (id: string) => db.selectFrom('recordings').selectAll().where('id', '=', id).executeTakeFirst();
const statusOf = async (id: string) =>
  (await db.selectFrom('appointments').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const linesOf = async (id: string) =>
  (
    await db
      .selectFrom('audit_log')
      .select('event_type_code')
      .where('participant_object_id', '=', id)
      .execute()
  ).map((line) => line.event_type_code);

/** What the pages heard of while this was done, by recording. */
async function announced(work: () => Promise<void>): Promise<Map<string, string[]>> {
  const heard = new Map<string, string[]>();
  const listener = new pg.Client({ connectionString: database_url });
  await listener.connect();
  await listener.query(`listen ${CHANNEL}`);
  const isOver = new Promise<void>((resolve) => {
    listener.on('notification', ({ payload = '{}' }) => {
      const { id, kind } = JSON.parse(payload);
      if (id === 'over') return resolve();
      heard.set(id, [...(heard.get(id) ?? []), kind]);
    });
  });
  await work();
  // They come in the order of the commits.
  await sql`select pg_notify(${CHANNEL}, '{"id":"over"}')`.execute(db);
  await isOver;
  await listener.end();
  return heard;
}

const take = (event: StateEvent, id: string) => db.transaction().execute((tx) => step(tx, system, event, id));

type Seen = { recording: unknown; status: string; lines: string[] };
const see = async ({ id, appointment_id }: Case): Promise<Seen> => ({
  recording: await rowOf(id),
  status: await statusOf(appointment_id),
  lines: await linesOf(id),
});

/** What is to be seen after a step that happened. */
function outcome({ event, is_reviewed }: Case, before: Seen): unknown {
  const { to, reason, marks, appointment, audit }: Transition = transitions[event];
  const { recording, status } = before;
  const stands = to === 'as it is' ? {} : { stage: to, reason: reason ?? null };
  return {
    recording:
      to === 'removed'
        ? undefined
        : {
            ...(recording as object),
            is_reviewed,
            ...stands,
            ...marks,
            hidden_at: expect.toSatisfy(() => true),
          },
    status: appointment ?? status,
    lines: audit ? [audit] : [],
  };
}

test('from every place, every event does what the table says or nothing at all', async () => {
  const before = new Map<Case, Seen>();
  const happened = new Map<Case, boolean>();
  for (const each of cases) {
    await make(each);
    before.set(each, await see(each));
  }
  const heard = await announced(async () => {
    for (const each of cases) happened.set(each, (await take(each.event, each.id)) !== undefined);
  });

  expect(cases).toHaveLength(events.length * stages.length * 4);
  for (const each of cases) {
    const name = JSON.stringify(each);
    const was = before.get(each) as Seen;
    const { announce } = transitions[each.event];
    expect.soft(happened.get(each), name).toBe(isAllowed(each));
    expect.soft(await see(each), name).toEqual(isAllowed(each) ? outcome(each, was) : was);
    expect.soft(heard.get(each.id) ?? [], name).toEqual(isAllowed(each) && announce ? [announce] : []);
  }
});

/** As the gate makes them. */
const asActor = (user: { id: string }, role: Actor['role']): Actor => ({
  ...{ id: user.id, role, session_id: randomUUID(), address: '', request_id: 'test', language: 'nl' },
  ...{ email: '', first_name: 'Fenna', last_name: 'Wiersma', name: 'Fenna Wiersma', gender: 'female' },
  ...{ has_authenticator: false },
});

const asked = Object.entries(transitions).filter(([, { deed }]) => deed) as [StateEvent, Transition][];
const unasked = events.filter((event) => !transitions[event].deed);

test.each(asked.map(([event, { from }]) => [event, from[0] as Stage] as const))(
  '%s: a colleague does it to nobody else’s recording that is not final',
  async (event, stage) => {
    const isRemoval = transitions[event].to === 'removed';
    const one = await made(event, stage, event === 'remove_hidden');
    const before = await see(one);
    const colleague = asActor(await aUser(), 'clinician');
    const attempt = db.transaction().execute((tx) => step(tx, colleague, event, one.id));

    // Of what the role never does the policy has no scope; of the rest, not yours is not there.
    if (isRemoval || ['amend_note', 'finish_codes', 'reopen_codes'].includes(event))
      await expect(attempt).rejects.toMatchObject({ code: 'permission_denied' });
    else expect(await attempt).toBeUndefined();
    expect(await see(one)).toEqual(before);
  },
);

test.each(unasked)('%s is nobody’s to do over HTTP', async (event) => {
  const one = await made(event, transitions[event].from[0] as Stage);
  const owner = asActor({ id: clinician_id }, 'administrator');

  const attempt = db.transaction().execute((tx) => step(tx, owner, event, one.id));

  await expect(attempt).rejects.toThrow();
});

test('what is hidden is hidden from then on', async () => {
  const { id } = await made('hide', 'done');

  await take('hide', id);

  expect(await rowOf(id)).toMatchObject({ is_recording_deleted: true, hidden_at: expect.any(Date) });
});

test('of many who take the same step at once, one does', async () => {
  const { id } = await made('finish', 'capturing');

  const taken = await Promise.all(Array.from({ length: 10 }, () => take('finish', id)));

  expect(taken.filter((row) => row !== undefined)).toHaveLength(1);
  expect(await linesOf(id)).toEqual(['recording.finished']);
});

test('of a note that is written while its recording is deleted, one happens, and the appointment tells which', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, appointment_id } = await made('write', 'writing');

    const [written] = await Promise.all([take('write', id), take('hide', id)]);

    expect(await statusOf(appointment_id)).toBe('scheduled');
    expect(await linesOf(id)).toEqual(written ? ['note.written', 'recording.hidden'] : ['recording.hidden']);
  }
});

test('a process that dies before its transaction ends leaves nothing of the step', async () => {
  const one = await made('finish', 'capturing');
  const before = await see(one);
  const dying = connect(database_url, services.log);

  const attempt = dying.db.transaction().execute(async (tx) => {
    await step(tx, system, 'finish', one.id, { set: { samples: '16000' } });
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });

  await expect(attempt).rejects.toThrow();
  await dying.close();
  expect(await see(one)).toEqual(before);
});
