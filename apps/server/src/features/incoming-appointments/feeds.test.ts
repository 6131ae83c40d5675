import { randomUUID } from 'node:crypto';
import {
  addFeed,
  changeClient,
  createAppointment,
  deleteAppointment,
  type FeedProblem,
  listAllAppointments,
  listFeeds,
  moveAppointment,
  readFeedNow,
  removeFeed,
  startCapture,
} from '@noteer/contract';
import { afterAll, expect, test } from 'vitest';
import { aCalendar, anEvent } from '../../../test/calendar-file.ts';
import { consent } from '../../../test/consultation.ts';
import { feedServer } from '../../../test/feed-server.ts';
import { harness } from '../../../test/harness.ts';
import { sealText } from '../../consultations/sealed-text.ts';
import { addressOwner, readFeed } from './read-feed.ts';

const elsewhere = await feedServer();
// Long enough for a busy machine; those that never answer are waited for a second.
const noteer = await harness({ FEED_NETWORKS: 'any', FEED_SECONDS: '60', FEED_MEGABYTES: '1' });
const { request, aUser, db, services, logged } = noteer;
const planner = await aUser({ role: 'planner' });
afterAll(() => elsewhere.close());

/** Within the weeks that are read, whenever this runs. */
const DAY = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
const at = (hour: number) => `${DAY.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000Z`;

/** Its next time is far away: only the tests read it. */
async function aFeed(takes: 'known' | 'everyone' = 'everyone', address = elsewhere.address) {
  const clinician = await aUser();
  const id = randomUUID();
  const sealed = sealText(services.sealing, addressOwner(id), address);
  await db
    .insertInto('agenda_feeds')
    .values({ id, clinician_id: clinician.id, address: sealed, takes, next_at: '2100-01-01' })
    .execute();
  const read = async (seconds = services.settings.FEED_SECONDS) => {
    const settings = { ...services.settings, FEED_SECONDS: seconds };
    await readFeed({ ...services, settings }, id, new AbortController().signal);
    const { body } = await request(listFeeds, { as: planner });
    return body.data.find((feed: { id: string }) => feed.id === id);
  };
  const agenda = async () => {
    const { body } = await request(listAllAppointments, { as: planner, query: { date: DAY, limit: 200 } });
    return body.data.filter((one: { clinician_id: string }) => one.clinician_id === clinician.id);
  };
  const times = async () =>
    (await agenda()).map((one: { appointment_time: string }) => one.appointment_time.slice(11, 16));
  return { id, clinician, read, agenda, times };
}
const give = (...events: string[][]) => elsewhere.give(aCalendar(...events));

test('a calendar is followed: what is new, moved, cancelled and gone; and nothing is doubled', async () => {
  const { read, agenda, times } = await aFeed();
  give(
    anEvent('UID:1', `DTSTART:${at(9)}`),
    anEvent('UID:2', `DTSTART:${at(11)}`),
    anEvent('UID:3', `DTSTART:${at(13)}`),
  );
  expect(await read()).toMatchObject({ problem: null, counts: { new: 3 }, is_reading: false });
  const [{ id: first }] = await agenda();
  expect(await read()).toMatchObject({ counts: { new: 0, same: 3 } });
  expect(await times()).toEqual(['09:00', '11:00', '13:00']);

  give(
    anEvent('UID:1', `DTSTART:${at(10)}`, 'SEQUENCE:1'),
    anEvent('UID:2', `DTSTART:${at(11)}`, 'STATUS:CANCELLED'),
  );
  expect(await read()).toMatchObject({ counts: { changed: 1, cancelled: 2 } });
  expect(await agenda()).toMatchObject([{ id: first, appointment_time: `${DAY}T10:00:00.000Z` }]);

  give(anEvent('UID:1', `DTSTART:${at(10)}`), anEvent('UID:2', `DTSTART:${at(11)}`));
  await read();
  expect(await times()).toEqual(['10:00', '11:00']);
});

test('what was recorded is neither moved nor removed', async () => {
  const { read, agenda, clinician } = await aFeed();
  give(anEvent(`DTSTART:${at(9)}`));
  await read();
  const [{ id: appointment }] = await agenda();
  await request(startCapture, { as: clinician, body: { id: randomUUID(), appointment, consent } });

  give(anEvent(`DTSTART:${at(15)}`));
  expect(await read()).toMatchObject({ counts: { recorded: 1 } });
  give(anEvent('UID:other', `DTSTART:${at(16)}`));
  await read();

  const kept = (await agenda()).find(({ id }: { id: string }) => id === appointment);
  expect(kept).toMatchObject({ appointment_time: `${DAY}T09:00:00.000Z` });
});

test('what somebody did here stays as long as the calendar says nothing new', async () => {
  const { read, agenda, times, clinician } = await aFeed();
  give(anEvent('UID:1', `DTSTART:${at(9)}`), anEvent('UID:2', `DTSTART:${at(11)}`));
  await read();
  const [moved, removed] = await agenda();
  const when = { date: DAY, start_time: `${DAY}T14:00:00Z`, end_time: `${DAY}T14:45:00Z` };
  await request(moveAppointment, {
    as: planner,
    params: { id: moved.id },
    body: { user_id: clinician.id, ...when },
  });
  await request(deleteAppointment, { as: planner, params: { id: removed.id } });

  await read();

  expect(await times()).toEqual(['14:00']);
});

test('of somebody who is not known nothing is taken, unless everyone is; and what was planned by hand is the same', async () => {
  const { read, agenda, clinician } = await aFeed('known');
  const plan = { date: DAY, start_time: `${DAY}T09:00:00Z`, end_time: `${DAY}T09:45:00Z` };
  await request(createAppointment, {
    as: planner,
    body: {
      ...{ user_id: clinician.id, patient_name: 'Bram de Kuiper', subject: '1-2-1980', gender: 'male' },
      ...{ description: 'Consult', client_code: randomUUID(), ...plan },
    },
  });
  give(
    anEvent('UID:1', `DTSTART:${at(9)}`, 'SUMMARY:Consult - Bram de Kuiper'),
    anEvent('UID:2', `DTSTART:${at(11)}`, 'SUMMARY:Bram de Kuiper'),
    anEvent('UID:3', `DTSTART:${at(12)}`, 'SUMMARY:Lunch met team'),
  );

  expect(await read()).toMatchObject({ counts: { same: 1, new: 1, left_out: 1 } });
  expect(await agenda()).toHaveLength(2);
});

test('an event that becomes a series stays the appointment that it was, and one that is with nobody known any more goes', async () => {
  const { read, agenda, clinician, times } = await aFeed();
  give(anEvent('UID:1', `DTSTART:${at(9)}`), anEvent('UID:2', `DTSTART:${at(11)}`));
  await read();
  const [first] = await agenda();
  await db
    .updateTable('agenda_feeds')
    .set({ takes: 'known' })
    .where('clinician_id', '=', clinician.id)
    .execute();

  give(
    anEvent('UID:1', `DTSTART:${at(9)}`, 'RRULE:FREQ=WEEKLY;COUNT=2'),
    anEvent('UID:2', `DTSTART:${at(11)}`, 'SUMMARY:Teamoverleg'),
  );
  await read();
  expect(await agenda()).toMatchObject([{ id: first.id }]);
  await read();
  expect(await times()).toEqual(['09:00']);
});

test('what is cancelled and planned again for the same time stays', async () => {
  const { read, agenda } = await aFeed();
  give(anEvent('UID:1', `DTSTART:${at(9)}`));
  await read();
  const [first] = await agenda();
  give(anEvent('UID:1', `DTSTART:${at(9)}`, 'STATUS:CANCELLED'), anEvent('UID:2', `DTSTART:${at(9)}`));
  await read();
  await read();
  expect(await agenda()).toMatchObject([{ id: first.id }]);
});

test('a client who is called otherwise here keeps the appointments that the calendar has under the old name', async () => {
  const { read, agenda, times } = await aFeed('everyone');
  give(anEvent(`DTSTART:${at(9)}`, 'SUMMARY:Bram de Kuiper'));
  await read();
  const [{ client_id }] = await agenda();
  const body = { first_name: 'Abraham', last_name: 'Smit' };
  await request(changeClient, { as: planner, params: { id: client_id }, body });
  expect(await read()).toMatchObject({ counts: { same: 1 } });
  expect(await times()).toEqual(['09:00']);
});

test('a calendar that is suddenly empty is believed when it says so again', async () => {
  const { read, times } = await aFeed();
  const four = [9, 10, 11, 12].map((hour) => anEvent(`UID:${hour}`, `DTSTART:${at(hour)}`));
  give(...four);
  await read();
  give();

  expect(await read()).toMatchObject({ problem: 'emptied' });
  expect(await times()).toHaveLength(4);
  expect(await read()).toMatchObject({ problem: null, counts: { cancelled: 4 } });
  expect(await times()).toEqual([]);
});

type Answer = Parameters<typeof elsewhere.answer>[0];
const troubles: [FeedProblem, string, Answer][] = [
  ['too_slow', 'never answers', () => {}],
  ['too_slow', 'never ends', (_, response) => void response.write('BEGIN:VCALENDAR\r\n')],
  ['too_large', 'is too large', (_, response) => void response.end('x'.repeat(1_100_000))],
  ['not_a_calendar', 'is a page to sign in', (_, response) => void response.end('<!doctype html>')],
  ['not_found', 'is gone', (_, response) => void response.writeHead(404).end()],
  ['refused', 'is closed', (_, response) => void response.writeHead(403).end()],
  ['unreachable', 'is broken', (_, response) => void response.writeHead(500).end()],
  ['unreachable', 'hangs up', (request) => void request.socket.destroy()],
  ['redirects', 'leads in a circle', (_, response) => void response.writeHead(302, { location: '/x' }).end()],
];

test.each(troubles)(
  '%s: of a calendar that %s the appointments stay, and it is read again',
  async (problem, _, answer) => {
    const { read, times } = await aFeed();
    give(anEvent(`DTSTART:${at(9)}`));
    const { read_at } = await read();
    elsewhere.answer(answer);

    const state = await read(problem === 'too_slow' ? 1 : undefined);

    expect(state).toMatchObject({ problem, read_at, is_reading: false });
    expect(Date.parse(state.next_at)).toBeLessThan(Date.parse('2099-01-01'));
    expect(await times()).toEqual(['09:00']);
    give(anEvent(`DTSTART:${at(9)}`));
    expect(await read()).toMatchObject({ problem: null });
  },
);

test('a calendar is read once it is added and whenever it is asked for, until it is removed; its address is told to nobody', async () => {
  const { id: user_id } = await aUser();
  give(anEvent(`DTSTART:${at(9)}`));
  const body = { user_id, takes: 'everyone', address: elsewhere.address };

  const added = await request(addFeed, { as: planner, body });
  const { id } = added.body.data;
  const state = async () =>
    (await request(listFeeds, { as: planner })).body.data.find((feed: { id: string }) => feed.id === id);
  await expect.poll(state, { timeout: 60_000 }).toMatchObject({ counts: { new: 1 } });
  const asked = elsewhere.asked.length;
  await request(readFeedNow, { as: planner, params: { id } });
  await expect.poll(() => elsewhere.asked.length, { timeout: 60_000 }).toBeGreaterThan(asked);
  await request(removeFeed, { as: planner, params: { id } });

  expect(await state()).toBeUndefined();
  const kept = await db.selectFrom('appointments').select('id').where('clinician_id', '=', user_id).execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(added.body)).not.toContain('geheim');
  expect(logged.join('')).not.toContain('geheim');
});
