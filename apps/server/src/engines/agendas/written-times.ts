/** Days and times of the clock as people and programs here write them. */
import { months } from '@noteer/clinical/month-names';

const dayForms = [
  /(?<![\d-])(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /(?<![\d-])(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?!\d)/,
  /(?<!\d)(?<day>\d{1,2})[ -](?<month>[a-z]{3,9})\.?[ -](?<year>\d{4})(?!\d)/,
];

type FoundDay = { day: string; rest: string };

/** The first day in a text, and what is left without it. Two figures of a year are of this century. */
export function findDay(text: string): FoundDay | undefined {
  const lower = text.toLowerCase();
  for (const form of dayForms) {
    const found = form.exec(lower);
    if (!found) continue;
    const { year = '', month = '', day = '' } = found.groups ?? {};
    const number = months[month] ?? Number(month);
    const full = year.length === 2 ? `20${year}` : year;
    const written = `${full}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (!isDay(written)) continue;
    return {
      day: written,
      rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim(),
    };
  }
  return undefined;
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return day >= '1880' && day < '2200' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const CLOCK =
  /(?<![\d:.,])(?<hour>[01]?\d|2[0-3])(?:[:.hu](?<minute>[0-5]\d))(?::[0-5]\d(?:\.\d+)?)?\s*(?<half>[ap]\.?m\.?)?(?![\d:])/i;
const COMPACT = /^(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)$/;
/** What a spreadsheet keeps of a time: the part of the day that is over. */
const PART_OF_DAY = /^0[.,]\d+(E-\d+)?$/i;
const MINUTES_A_DAY = 24 * 60;

/** HH:MM. */
export function findClock(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '0') return '00:00';
  if (PART_OF_DAY.test(trimmed)) {
    const minutes = Math.round(Number(trimmed.replace(',', '.')) * MINUTES_A_DAY);
    return minutes < MINUTES_A_DAY ? clockOf(minutes) : undefined;
  }
  const { hour, minute, half } = (COMPACT.exec(trimmed) ?? CLOCK.exec(trimmed))?.groups ?? {};
  if (hour === undefined || minute === undefined) return undefined;
  const isAfternoon = half?.toLowerCase().startsWith('p') ?? false;
  const isTwelve = Number(hour) === 12 && half !== undefined;
  return clockOf((isTwelve ? 0 : Number(hour) * 60) + (isAfternoon ? 720 : 0) + Number(minute));
}

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const QUARTER_MS = 15 * 60_000;
const MOST_KEPT = 100_000;
type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, number> };
const zones = new Map<string, Zone>();

function zoneOf(time_zone: string): Zone {
  const known = zones.get(time_zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: time_zone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  });
  const made = { format, offsets: new Map<number, number>() };
  zones.set(time_zone, made);
  return made;
}

/** How far a zone is ahead of UTC. Asking costs microseconds by the dozen, and zones change on the quarter: each is asked once. */
function offsetAt(time_zone: string, moment: number): number {
  const { format, offsets } = zoneOf(time_zone);
  const quarter = Math.floor(moment / QUARTER_MS);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const at = quarter * QUARTER_MS;
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - at;
  if (offsets.size >= MOST_KEPT) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}

/** What the wall shows in a zone at a moment, with a literal Z. */
export const wallClockAt = (time_zone: string, moment: number): string =>
  new Date(moment + offsetAt(time_zone, moment)).toISOString();

/** The moment at which the wall shows this. Of an hour that there are two of, the first; of one that is skipped, the one after. */
export function momentOf(time_zone: string, wall_clock: string): number {
  const wanted = Date.parse(wall_clock);
  const DAY_MS = 86_400_000;
  const [before, after] = [offsetAt(time_zone, wanted - DAY_MS), offsetAt(time_zone, wanted + DAY_MS)];
  const early = wanted - Math.max(before, after);
  if (early + offsetAt(time_zone, early) === wanted) return early;
  const late = wanted - Math.min(before, after);
  return late + offsetAt(time_zone, late) === wanted ? late : wanted - before;
}

/** A moment with its zone (`Z`, `+01:00`) in the text of a cell. */
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

export const momentIn = (text: string): number | undefined => {
  if (!WITH_ZONE.test(text.trim())) return undefined;
  const moment = Date.parse(
    text
      .trim()
      .replace(' ', 'T')
      .replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
  );
  return Number.isNaN(moment) ? undefined : moment;
};
