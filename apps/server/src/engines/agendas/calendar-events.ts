/** One event of a calendar as its text has it, and when it takes place, with what recurs and what was changed of that. */
import ICAL from 'ical.js';
import type { Zones } from './calendar-zones.ts';
import { AgendaUnreadable, limits } from './port.ts';

export type CalendarEvent = {
  line: number;
  uid: string;
  /** Of one that takes the place of one time of a series: which one. */
  replaces: number | undefined;
  replaces_following: boolean;
  start: number;
  /** Milliseconds; 0 where nobody said how long it takes. */
  length: number;
  title: string;
  description: string | null;
  is_cancelled: boolean;
  /** The later word counts: by number, else by when it was changed. */
  sequence: number;
  changed: number;
  component: ICAL.Component;
};

type Moment = { time: ICAL.Time; tzid: string | undefined };

const tzidOf = (property: ICAL.Property): string | undefined => {
  const tzid = property.getParameter('tzid');
  return typeof tzid === 'string' ? tzid : undefined;
};

function momentsIn(component: ICAL.Component, name: string): Moment[] {
  return component.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      return time instanceof ICAL.Time ? [{ time, tzid: tzidOf(property) }] : [];
    }),
  );
}

const textOf = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '').trim() : '';
};

/** Undefined for what is no appointment: of whole days, without a beginning, or not to be read at all. */
export function readEvent(text: string, line: number, zones: Zones): CalendarEvent | undefined {
  let component: ICAL.Component;
  try {
    component = new ICAL.Component(ICAL.parse(text));
    const [start] = momentsIn(component, 'dtstart');
    const uid = textOf(component, 'uid');
    if (!start || start.time.isDate || !uid) return undefined;
    const [end] = momentsIn(component, 'dtend');
    const [replaces] = momentsIn(component, 'recurrence-id');
    const [changed] = momentsIn(component, 'last-modified');
    const duration = component.getFirstPropertyValue('duration');
    const begins = zones.moment(start.time, start.tzid);
    const length = end
      ? zones.moment(end.time, end.tzid ?? start.tzid) - begins
      : duration instanceof ICAL.Duration
        ? duration.toSeconds() * 1_000
        : 0;
    const range = component.getFirstProperty('recurrence-id')?.getParameter('range');
    return {
      ...{ line, uid, component, length: Math.max(0, length), start: begins },
      replaces: replaces && zones.moment(replaces.time, replaces.tzid ?? start.tzid),
      replaces_following: range === 'THISANDFUTURE',
      title: textOf(component, 'summary').slice(0, limits.text_characters),
      description: textOf(component, 'description').slice(0, limits.text_characters) || null,
      is_cancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
      sequence: Number(component.getFirstPropertyValue('sequence') ?? 0) || 0,
      changed: changed ? zones.moment(changed.time, changed.tzid) : 0,
    };
  } catch {
    return undefined;
  }
}

/** The days that are asked for. Steps are counted over a whole file: rules without an end are walked no further than that. */
export type Walk = { from: number; until: number; steps_left: number };

const TOO_OFTEN = new Set(['SECONDLY', 'MINUTELY', 'HOURLY']);

function* byRule(event: CalendarEvent, zones: Zones, walk: Walk): Generator<number> {
  const [start] = momentsIn(event.component, 'dtstart') as [Moment];
  for (const property of event.component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur;
    if (TOO_OFTEN.has(rule.freq)) continue;
    const last = rule.until;
    // Held against moments below: in a zone that the file does not describe, the library would be hours off.
    rule.until = null as never;
    const end = Math.min(walk.until, last ? endOf(last, start.tzid, zones) : walk.until);
    const iterator = rule.iterator(start.time);
    for (let time = iterator.next(); time; time = iterator.next()) {
      walk.steps_left -= 1;
      if (walk.steps_left < 0) throw new AgendaUnreadable('too_many_lines');
      // Of years that are over nobody asks when exactly it was.
      if (Date.UTC(time.year, time.month - 1, time.day) < walk.from) continue;
      const moment = zones.moment(time, start.tzid);
      if (moment > end) break;
      yield moment;
    }
  }
}

const DAY_MS = 86_400_000;
const endOf = (last: ICAL.Time, tzid: string | undefined, zones: Zones): number =>
  zones.moment(last, tzid) + (last.isDate ? DAY_MS - 1 : 0);

/** Every time at which it is planned, in order, whatever became of single ones. */
export function momentsOf(event: CalendarEvent, zones: Zones, walk: Walk): number[] {
  const { component } = event;
  const all = new Set([event.start, ...byRule(event, zones, walk)]);
  const [start] = momentsIn(component, 'dtstart') as [Moment];
  const ofZone = ({ time, tzid }: Moment) => zones.moment(time, tzid ?? start.tzid);
  for (const added of momentsIn(component, 'rdate')) if (!added.time.isDate) all.add(ofZone(added));
  for (const left of momentsIn(component, 'exdate')) {
    if (!left.time.isDate) all.delete(ofZone(left));
    else for (const moment of all) if (isOn(moment, left.time, zones)) all.delete(moment);
  }
  return [...all].toSorted((one, other) => one - other);
}

const isOn = (moment: number, { year, month, day }: ICAL.Time, zones: Zones): boolean =>
  zones
    .wallClock(moment)
    .startsWith(
      [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
    );

export const recurs = ({ component }: CalendarEvent): boolean =>
  component.hasProperty('rrule') || component.hasProperty('rdate');
