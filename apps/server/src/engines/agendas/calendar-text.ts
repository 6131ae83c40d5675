/** Parts a calendar (RFC 5545) into its events and time zones, without understanding them: one that is broken spoils no other. */
import { AgendaUnreadable, limits } from './port.ts';

type CalendarText = { events: string[]; zones: string[] };

const BEGIN = /^BEGIN:(VEVENT|VTIMEZONE)\s*$/i;

export function partCalendar(text: string): CalendarText {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 2_000)))
    throw new AgendaUnreadable('unreadable_agenda');
  const found: CalendarText = { events: [], zones: [] };
  let part: string[] | undefined;
  let kind = '';
  for (const line of linesOf(text)) {
    const begins = BEGIN.exec(line)?.[1]?.toUpperCase();
    // An event in an event is none: the one before was never ended.
    if (begins) {
      kind = begins;
      part = [];
    }
    part?.push(line);
    if (part && new RegExp(`^END:${kind}\\s*$`, 'i').test(line)) {
      (kind === 'VEVENT' ? found.events : found.zones).push(part.join('\r\n'));
      part = undefined;
      if (found.events.length > limits.events) throw new AgendaUnreadable('too_many_lines');
    }
  }
  return found;
}

function* linesOf(text: string): Generator<string> {
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end);
    yield line.endsWith('\r') ? line.slice(0, -1) : line;
    if (end < 0) return;
    at = end + 1;
  }
}
