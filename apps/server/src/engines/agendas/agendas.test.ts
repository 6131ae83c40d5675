import { expect, test } from 'vitest';
import { aCalendar, anEvent } from '../../../test/calendar-file.ts';
import { createAgendaReader } from './index.ts';
import { AgendaUnreadable } from './port.ts';

const read = createAgendaReader();
const question = { time_zone: 'UTC', from: '2026-11-16T00:00:00.000Z', until: '2027-01-11T00:00:00.000Z' };
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
const going = new AbortController().signal;

test('50,000 events of the past cost no appointment of the future', { tags: 'thorough' }, async () => {
  const past = Array.from({ length: 50_000 }, (_, at) =>
    anEvent(`UID:old-${at}`, 'DTSTART;TZID=Europe/Amsterdam:20190301T093000', 'DURATION:PT45M'),
  );
  const { appointments } = await read(
    bytesOf(aCalendar(...past, anEvent('DTSTART:20261120T083000Z'))),
    question,
    going,
  );
  expect(appointments).toMatchObject([{ start_time: '2026-11-20T08:30:00.000Z' }]);
});

test('what cannot be read is refused by name, and holds up no other', async () => {
  const [none, some] = await Promise.allSettled([
    read(bytesOf('%PDF-1.7'), question, going),
    read(bytesOf('start;client\n2026-11-20 09:30;Bram'), question, going),
  ]);
  expect(none).toEqual({ status: 'rejected', reason: new AgendaUnreadable('unreadable_table') });
  expect(some).toMatchObject({ status: 'fulfilled', value: { kind: 'table', appointments: [{ line: 2 }] } });
});

test('a reading that nobody waits for any more is ended', async () => {
  const leaving = new AbortController();
  const endless = aCalendar(anEvent('DTSTART:19000101T000000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'));
  const reading = read(bytesOf(endless), question, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
  const next = await read(bytesOf('start;client\n2026-11-20 09:30;Bram'), question, going);
  expect(next.appointments).toHaveLength(1);
});
