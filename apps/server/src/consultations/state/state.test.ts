/** Every event from every place where a recording can be, on a real database: what happens, and that nothing else does. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { type Actor, system } from '../../actor.ts';
import { connect } from '../../db/connect.ts';
import { keptName } from '../../kept-names.ts';
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
  take_up: 'transcribing waiting_for_model writing done failed',
  lack_model_live: 'capturing',
  lack_model: 'transcribing',
  find_model: 'waiting_for_model',
  hear_all: 'transcribing waiting_for_model',
  fail_hearing: 'transcribing waiting_for_model',
  write: 'writing',
  fail_writing: 'writing',
  retry: 'failed',
  rewrite: 'done',
  try_again: 'done',
  save_note: anywhere,
  amend_note: anywhere,
  take_back: anywhere,
  declare_ready: 'done',
  reopen: 'done',
  ask_cosign: 'done',
  stop_asking: 'done',
  pass_on: 'done',
  return_note: 'done',
  cosign: 'done',
  finish_codes: anywhere,
  reopen_codes: anywhere,
  confirm_codes: anywhere,
  hide: anywhere,
  remove: anywhere,
  remove_hidden: anywhere,
  expire: anywhere,
  withdraw: anywhere,
};
const onlyReviewed: StateEvent[] = ['amend_note', 'take_back', 'confirm_codes'];
const onlyNotReviewed: StateEvent[] = [
  'save_note',
  'rewrite',
  'try_again',
  'take_up',
  'expire',
  'ask_cosign',
];
/** Of a note that a supervisor is asked to sign. */
const onlyWaiting: StateEvent[] = ['stop_asking', 'pass_on', 'return_note', 'cosign'];
const onlyNotWaiting: StateEvent[] = [
  ...(['save_note', 'rewrite', 'try_again', 'take_up', 'ask_cosign', 'declare_ready', 'reopen'] as const),
];

type Case = {
  event: StateEvent;
  id: string;
  appointment_id: string;
  stage: Stage;
  is_reviewed: boolean;
  is_hidden: boolean;
  is_cosign_asked: boolean;
};

const aCase = (
  event: StateEvent,
  stage: Stage,
  { is_reviewed = false, is_hidden = false, is_cosign_asked = false } = {},
): Case => ({
  ...{ event, stage, is_reviewed, is_hidden, is_cosign_asked },
  id: randomUUID(),
  appointment_id: randomUUID(),
});

const cases: Case[] = events.flatMap((event) =>
  stages.flatMap((stage) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
      aCase(event, stage, {
        is_reviewed: (bits & 1) > 0,
        is_hidden: (bits & 2) > 0,
        is_cosign_asked: (bits & 4) > 0,
      }),
    ),
  ),
);

function isAllowed({ event, stage, is_reviewed, is_hidden, is_cosign_asked }: Case): boolean {
  if (is_hidden !== (event === 'remove_hidden')) return false;
  if (is_reviewed ? onlyNotReviewed.includes(event) : onlyReviewed.includes(event)) return false;
  if (is_cosign_asked ? onlyNotWaiting.includes(event) : onlyWaiting.includes(event)) return false;
  return allowed[event].split(' ').includes(stage);
}

/** Never what the step makes of it: a change is seen. */
const statusBefore = (event: StateEvent) =>
  transitions[event].appointment === 'scheduled' ? 'ready' : 'scheduled';

/** All at once: there are hundreds. */
async function make(all: Case[]): Promise<void> {
  const rows = JSON.stringify(all.map((each) => ({ ...each, status: statusBefore(each.event) })));
  const given = sql`json_to_recordset(${rows}::json) as given (id uuid, appointment_id uuid, stage text, status text,
    is_reviewed boolean, is_hidden boolean, is_cosign_asked boolean)`;
  await sql`insert into appointments (id, clinician_id, appointment_time, is_appointment, status, client_name, language, template)
    select appointment_id, ${clinician_id}, now(), true, status, '', 'nl', 'decursus' from ${given}`.execute(
    db,
  );
  await sql`insert into recordings (id, clinician_id, appointment_id, language, template, data_key, stage, reason,
      is_reviewed, is_recording_deleted, is_cosign_asked)
    select id, ${clinician_id}, appointment_id, 'nl', 'decursus', '', stage, 'as before', is_reviewed, is_hidden,
      is_cosign_asked
    from ${given}`.execute(db);
}

async function made(event: StateEvent, stage: Stage, is_hidden = false): Promise<Case> {
  const one = aCase(event, stage, { is_hidden, is_cosign_asked: onlyWaiting.includes(event) });
  await make([one]);
  return one;
}

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

type Seen = { recording: unknown; status: string | undefined; lines: string[] };

async function seeAll(all: Case[]): Promise<Map<Case, Seen>> {
  const ids = all.map(({ id }) => id);
  const appointment_ids = all.map(({ appointment_id }) => appointment_id);
  const recordings = await db.selectFrom('recordings').selectAll().where('id', 'in', ids).execute();
  const appointments = await db
    .selectFrom('appointments')
    .select(['id', 'status'])
    .where('id', 'in', appointment_ids)
    .execute();
  const lines = await db
    .selectFrom('audit_log')
    .select(['event_type_code', 'participant_object_id'])
    .where('participant_object_id', 'in', ids)
    .orderBy('id')
    .execute();
  const seen = ({ id, appointment_id }: Case): Seen => ({
    recording: recordings.find((row) => row.id === id),
    status: appointments.find((row) => row.id === appointment_id)?.status,
    lines: lines.filter((line) => line.participant_object_id === id).map((line) => line.event_type_code),
  });
  return new Map(all.map((each) => [each, seen(each)]));
}
const see = async (one: Case) => (await seeAll([one])).get(one) as Seen;

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
            reviewed_at: expect.toSatisfy(() => true),
          },
    status: appointment ?? status,
    lines: audit ? [audit] : [],
  };
}

test('from every place, every event does what the table says or nothing at all', {
  tags: 'thorough',
}, async () => {
  await make(cases);
  const before = await seeAll(cases);
  const happened = new Map<Case, boolean>();
  const heard = await announced(async () => {
    for (const each of cases) happened.set(each, (await take(each.event, each.id)) !== undefined);
  });

  const after = await seeAll(cases);

  expect(cases).toHaveLength(events.length * stages.length * 8);
  for (const each of cases) {
    const name = JSON.stringify(each);
    const was = before.get(each) as Seen;
    const { announce } = transitions[each.event];
    expect.soft(happened.get(each), name).toBe(isAllowed(each));
    expect.soft(after.get(each), name).toEqual(isAllowed(each) ? outcome(each, was) : was);
    expect.soft(heard.get(each.id) ?? [], name).toEqual(isAllowed(each) && announce ? [announce] : []);
  }
});

/** As the gate makes them. */
const asActor = (user: { id: string }, role: Actor['role']): Actor => ({
  ...{ id: user.id, role, session_id: randomUUID(), address: '', request_id: 'test', language: 'nl' },
  ...{ email: '', first_name: 'Fenna', last_name: 'Wiersma', name: 'Fenna Wiersma', gender: 'female' },
  ...{ has_authenticator: false, kept_name: keptName(services.sealing, user.id, 'Fenna Wiersma') },
});

const asked = Object.entries(transitions).filter(([, { deed }]) => deed) as [StateEvent, Transition][];
const unasked = events.filter((event) => !transitions[event].deed);

test.each(asked.map(([event, { from }]) => [event, from[0] as Stage] as const))(
  '%s: a colleague does it to nobody else’s recording that is not final',
  async (event, stage) => {
    const isRemoval = transitions[event].to === 'removed' && event !== 'withdraw';
    const one = await made(event, stage, event === 'remove_hidden');
    const before = await see(one);
    const colleague = asActor(await aUser(), 'clinician');
    const attempt = db.transaction().execute((tx) => step(tx, colleague, event, one.id));

    // Of what the role never does the policy has no scope; of the rest, not yours is not there.
    if (isRemoval || ['amend_note', 'finish_codes', 'reopen_codes', 'pass_on'].includes(event))
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
  const one = await made('hide', 'done');

  await take('hide', one.id);

  expect((await see(one)).recording).toMatchObject({
    is_recording_deleted: true,
    hidden_at: expect.any(Date),
  });
});

test('of many who take the same step at once, one does', async () => {
  const one = await made('finish', 'capturing');

  const taken = await Promise.all(Array.from({ length: 10 }, () => take('finish', one.id)));

  expect(taken.filter((row) => row !== undefined)).toHaveLength(1);
  expect((await see(one)).lines).toEqual(['recording.finished']);
});

test('of a note that is written while its recording is deleted, one happens, and the appointment tells which', async () => {
  for (let round = 0; round < 10; round++) {
    const one = await made('write', 'writing');

    const [written] = await Promise.all([take('write', one.id), take('hide', one.id)]);

    expect(await see(one)).toMatchObject({
      status: 'scheduled',
      lines: written ? ['note.written', 'recording.hidden'] : ['recording.hidden'],
    });
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
