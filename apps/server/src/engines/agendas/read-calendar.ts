/** Appointments from a calendar, as Outlook, Google and Apple write it, as far as they begin within the days that are asked for. */
import { type CalendarEvent, momentsOf, readEvent, recurs, type Walk } from './calendar-events.ts';
import { partCalendar } from './calendar-text.ts';
import { Zones } from './calendar-zones.ts';
import {
  type AgendaQuestion,
  AgendaUnreadable,
  limits,
  type ReadAgenda,
  type ReadAppointment,
} from './port.ts';

/** What a session lasts where the calendar does not say. */
const USUAL_MS = 45 * 60_000;
const LONGEST_MS = 12 * 3_600_000;
const DAY_MS = 86_400_000;

type Series = { main: CalendarEvent | undefined; changes: Map<number, CalendarEvent> };

const isLater = (one: CalendarEvent, other: CalendarEvent): boolean =>
  one.sequence === other.sequence ? one.changed >= other.changed : one.sequence > other.sequence;

/** By their id: the event itself and what was changed of single times; of two words about the same the later one. */
function seriesOf(events: Iterable<CalendarEvent>): Map<string, Series> {
  const all = new Map<string, Series>();
  for (const event of events) {
    const series = all.get(event.uid) ?? { main: undefined, changes: new Map() };
    all.set(event.uid, series);
    if (event.replaces === undefined) {
      if (!series.main || isLater(event, series.main)) series.main = event;
    } else {
      const before = series.changes.get(event.replaces);
      if (!before || isLater(event, before)) series.changes.set(event.replaces, event);
    }
  }
  return all;
}

type Time = { event: CalendarEvent; moment: number; replaces: number | undefined };

/** A change of one time and all that follow it moves those by as much. */
function following({ changes }: Series, moment: number): CalendarEvent | undefined {
  let nearest: CalendarEvent | undefined;
  for (const [replaces, event] of changes)
    if (event.replaces_following && replaces <= moment && replaces > (nearest?.replaces ?? -Infinity))
      nearest = event;
  return nearest;
}

function* timesOf(series: Series, zones: Zones, walk: Walk): Generator<Time> {
  const { main, changes } = series;
  // What was changed stands by itself: it may have been moved from far outside, or its series may not be there.
  for (const [replaces, event] of changes) yield { event, moment: event.start, replaces };
  if (!main) return;
  if (!recurs(main)) {
    if (!changes.has(main.start)) yield { event: main, moment: main.start, replaces: undefined };
    return;
  }
  for (const moment of momentsOf(main, zones, walk)) {
    if (changes.has(moment)) continue;
    const changed = following(series, moment);
    const moved = changed ? moment + (changed.start - (changed.replaces ?? changed.start)) : moment;
    yield { event: changed ?? main, moment: moved, replaces: moment };
  }
}

function present({ event, moment, replaces }: Time, zones: Zones): ReadAppointment {
  const length = event.length > 0 && event.length <= LONGEST_MS ? event.length : USUAL_MS;
  return {
    line: event.line,
    external_id: replaces === undefined ? event.uid : `${event.uid}/${new Date(replaces).toISOString()}`,
    clinician: null,
    start_time: zones.wallClock(moment),
    end_time: zones.wallClock(moment + length),
    ...{ client_code: null, client_name: null, date_of_birth: null, gender: null },
    description: event.description,
    title: event.title,
    is_cancelled: event.is_cancelled,
    problems: [],
  };
}

/** Most of a calendar is. What happens once and began long ago need not be understood: 50,000 of them take seconds. */
function isLongOver(event: string, from: number): boolean {
  if (/^(?:RRULE|RDATE|RECURRENCE-ID)\b/im.test(event)) return false;
  const [, year, month, day] = /^DTSTART[^:\r\n]*:(\d{4})(\d{2})(\d{2})/im.exec(event) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) < from;
}

/** Undefined for a rule that makes no sense: it spoils its own series and no other. */
function timesWithin(
  series: Series,
  zones: Zones,
  walk: Walk,
  { from, until }: AgendaQuestion,
): Time[] | undefined {
  try {
    return [...timesOf(series, zones, walk)].filter(({ moment }) => {
      const start_time = zones.wallClock(moment);
      return start_time >= from && start_time <= until;
    });
  } catch (error) {
    if (error instanceof AgendaUnreadable) throw error;
    return undefined;
  }
}

export function readCalendar(text: string, question: AgendaQuestion): ReadAgenda {
  const { time_zone, from, until } = question;
  const parts = partCalendar(text);
  const zones = new Zones(parts.zones, time_zone);
  // The wall here is nowhere more than a day from any other; what follows a change may have been moved by weeks.
  const walk: Walk = {
    from: Date.parse(from) - 30 * DAY_MS,
    until: Date.parse(until) + 30 * DAY_MS,
    steps_left: limits.steps,
  };
  const coming = parts.events.flatMap((part, index) =>
    isLongOver(part, walk.from) ? [] : [{ part, line: index + 1 }],
  );
  const events = coming.flatMap(({ part, line }) => readEvent(part, line, zones) ?? []);
  const appointments: ReadAppointment[] = [];
  let left_out = coming.length - events.length;
  for (const series of seriesOf(events).values()) {
    const times = timesWithin(series, zones, walk, question);
    for (const time of times ?? []) {
      if (time.event.length > LONGEST_MS) left_out += 1;
      else appointments.push(present(time, zones));
      if (appointments.length > limits.appointments) throw new AgendaUnreadable('too_many_lines');
    }
    if (!times) left_out += 1;
  }
  appointments.sort((one, other) => ((one.start_time ?? '') < (other.start_time ?? '') ? -1 : 1));
  return { kind: 'calendar', appointments, left_out };
}
