/** Calendars for tests, in the ways in which Outlook, Google and Apple write them. */

const lines = (...all: (string | string[])[]): string => `${all.flat().join('\r\n')}\r\n`;

const usual = { UID: 'a1', SUMMARY: 'Bram de Kuiper', DTSTAMP: '20261101T080000Z' };

/** An event by its lines; what is not given is as usual. */
export const anEvent = (...own: string[]): string[] => [
  'BEGIN:VEVENT',
  ...Object.entries(usual)
    .filter(([name]) => !own.some((line) => line.startsWith(name)))
    .map(([name, value]) => `${name}:${value}`),
  ...own,
  'END:VEVENT',
];

/** Outlook describes the zone under its own name, and begins in 1601. */
export const outlookZone = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT'],
  'END:VTIMEZONE',
];

export const googleZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:Europe/Amsterdam', 'X-LIC-LOCATION:Europe/Amsterdam'],
  ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST', 'DTSTART:19700329T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET', 'DTSTART:19701025T030000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
  'END:VTIMEZONE',
];

export const aCalendar = (...parts: string[][]): string =>
  lines('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Calendar//NL', ...parts, 'END:VCALENDAR');
