/** What a time of a calendar is on the wall here: by the zone that the file describes, by its name, or as it stands there. */
import ICAL from 'ical.js';
import { momentOf, wallClockAt } from './written-times.ts';

/** What Outlook calls them where it does not describe them; of those in and around the Netherlands. */
const windowsNames: Readonly<Record<string, string>> = {
  'w. europe standard time': 'Europe/Amsterdam',
  'romance standard time': 'Europe/Paris',
  'central europe standard time': 'Europe/Budapest',
  'central european standard time': 'Europe/Warsaw',
  'gmt standard time': 'Europe/London',
  'greenwich standard time': 'Atlantic/Reykjavik',
  'e. europe standard time': 'Europe/Chisinau',
  'fle standard time': 'Europe/Helsinki',
  'gtb standard time': 'Europe/Bucharest',
  'turkey standard time': 'Europe/Istanbul',
  'eastern standard time': 'America/New_York',
  'pacific standard time': 'America/Los_Angeles',
  'sa eastern standard time': 'America/Paramaribo',
  'sa western standard time': 'America/Curacao',
  utc: 'UTC',
};

function isKnown(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Some programs write a path of their own before the name: `/example.org/2024/Europe/Amsterdam`. */
function nameOfZone(tzid: string): string | undefined {
  const windows = windowsNames[tzid.toLowerCase()];
  if (windows) return windows;
  const parts = tzid.split('/').filter(Boolean);
  for (const length of [3, 2, 1]) {
    const name = parts.slice(-length).join('/');
    if (parts.length >= length && isKnown(name)) return name;
  }
  return undefined;
}

type Fields = Pick<ICAL.Time, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'>;

const two = (figure: number) => String(figure).padStart(2, '0');
const written = ({ year, month, day, hour, minute, second }: Fields): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}.000Z`;

export class Zones {
  readonly #described = new Map<string, ICAL.Timezone>();
  readonly #named = new Map<string, string | undefined>();
  readonly #here: string;

  constructor(texts: readonly string[], here: string) {
    this.#here = here;
    for (const text of texts) {
      try {
        const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
        if (zone.tzid) this.#described.set(zone.tzid, zone);
      } catch {
        // One that cannot be read is known by its name, or not at all.
      }
    }
  }

  /** When it is, in milliseconds. Without a zone it is what the wall here shows; so it is in a zone that nobody knows. */
  moment(time: ICAL.Time, tzid: string | undefined): number {
    const wall = written(time);
    if (time.zone === ICAL.Timezone.utcTimezone) return Date.parse(wall);
    const described = tzid ? this.#described.get(tzid) : undefined;
    if (described) return Date.parse(wall) - described.utcOffset(time) * 1_000;
    return momentOf((tzid && this.#name(tzid)) || this.#here, wall);
  }

  wallClock(moment: number): string {
    return wallClockAt(this.#here, moment);
  }

  #name(tzid: string): string | undefined {
    if (!this.#named.has(tzid)) this.#named.set(tzid, nameOfZone(tzid));
    return this.#named.get(tzid);
  }
}
