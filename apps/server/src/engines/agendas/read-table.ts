/** Appointments from the lines of a table. */
import type { Cell, TableRow } from '@noteer/clinical/code-tables';
import type { AgendaField } from '@noteer/contract';
import { sheetsIn } from '../tables/open-table.ts';
import { AgendaUnreadable, limits, type ReadAppointment, type ReadProblem } from './port.ts';
import { type AgendaColumn, type AgendaColumns, findHeader } from './table-columns.ts';
import { findClock, findDay, momentIn, wallClockAt } from './written-times.ts';

type Options = { columns: AgendaColumns; time_zone: string };

/** Longer than any name or code that somebody has. */
const LONGEST: Partial<Record<AgendaColumn, number>> = {
  external_id: 200,
  clinician: 254,
  client_code: 200,
  client_name: 200,
  first_name: 100,
  name_prefix: 50,
  last_name: 100,
  description: limits.text_characters,
};

const asOne = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 12 * 60;

class Line {
  readonly problems: ReadProblem[] = [];
  readonly #cells: readonly Cell[];
  readonly #options: Options;

  constructor(cells: readonly Cell[], options: Options) {
    this.#cells = cells;
    this.#options = options;
  }

  wrong(field: AgendaField, problem: ReadProblem['problem']): void {
    this.problems.push({ field, problem });
  }

  /** What stands there; a cell that begins like a formula is text like any other. */
  text(column: AgendaColumn, field: AgendaField): string | null {
    const at = this.#options.columns[column];
    const cell = at === undefined ? '' : (this.#cells[at] ?? '');
    if (typeof cell !== 'string') {
      this.wrong(field, 'formula');
      return null;
    }
    const text = asOne(cell.toWellFormed());
    const longest = LONGEST[column];
    if (longest !== undefined && text.length > longest) {
      this.wrong(field, 'too_long');
      return null;
    }
    return text || null;
  }

  /** Of a cell with a day and a time, or of one of each. */
  #time(text: string, day: string | undefined): string | undefined {
    const moment = momentIn(text);
    if (moment !== undefined) return wallClockAt(this.#options.time_zone, moment);
    const found = findDay(text);
    const clock = findClock(found ? found.rest.replace(/^T/i, '').trim() : text);
    const on = found?.day ?? day;
    return clock && on ? `${on}T${clock}:00.000Z` : undefined;
  }

  times(): Pick<ReadAppointment, 'start_time' | 'end_time'> {
    const [date, start, end] = [
      this.text('date', 'start_time'),
      this.text('start', 'start_time'),
      this.text('end', 'end_time'),
    ];
    const day = date ? findDay(date)?.day : undefined;
    const start_time = start ? this.#time(start, day) : undefined;
    if (!start_time) this.wrong('start_time', start || date ? 'not_understood' : 'missing');
    const end_time = end ? this.#time(end, start_time?.slice(0, 10) ?? day) : this.#afterDuration(start_time);
    if (end && !end_time) this.wrong('end_time', 'not_understood');
    if (start_time && end_time) {
      const minutes = (Date.parse(end_time) - Date.parse(start_time)) / MINUTE_MS;
      if (minutes <= 0) this.wrong('end_time', 'reversed');
      else if (minutes > LONGEST_MINUTES) this.wrong('end_time', 'too_long');
    }
    return { start_time: start_time ?? null, end_time: end_time ?? null };
  }

  #afterDuration(start_time: string | undefined): string | undefined {
    const text = this.text('duration', 'end_time');
    if (!text || !start_time) return undefined;
    const clock = /^(\d{1,2}):(\d{2})(:\d{2})?$/.exec(text);
    const minutes = clock
      ? Number(clock[1]) * 60 + Number(clock[2])
      : Number(/^(\d{1,3})\s*(m|min|minuten|minutes|')?\.?$/i.exec(text)?.[1] ?? Number.NaN);
    if (!(minutes > 0)) {
      this.wrong('end_time', 'not_understood');
      return undefined;
    }
    return new Date(Date.parse(start_time) + minutes * MINUTE_MS).toISOString();
  }

  client(): Pick<ReadAppointment, 'client_code' | 'client_name' | 'date_of_birth' | 'gender'> {
    const client_code = this.text('client_code', 'client_code');
    const parts = (['first_name', 'name_prefix', 'last_name'] as const).map((column) =>
      this.text(column, 'client_name'),
    );
    const whole = this.text('client_name', 'client_name');
    const client_name = parts.some((part) => part) ? parts.filter(Boolean).join(' ') : turned(whole);
    if (!client_code && !client_name && !this.problems.some(({ field }) => field === 'client_name'))
      this.wrong('client_name', 'missing');
    const born = this.text('date_of_birth', 'date_of_birth');
    const date_of_birth = born ? (birthDay(born) ?? null) : null;
    if (born && !date_of_birth) this.wrong('date_of_birth', 'not_understood');
    return { client_code, client_name, date_of_birth, gender: genderOf(this.text('gender', 'gender')) };
  }
}

/** Nobody is born after today: two figures of a year are then of the century before. */
function birthDay(text: string): string | undefined {
  const day = findDay(text)?.day;
  if (!day || day <= new Date().toISOString().slice(0, 10)) return day;
  return /(?<!\d)\d{2}$/.test(text.trim()) ? `19${day.slice(2)}` : undefined;
}

/** "Kuiper, Bram de" is Bram de Kuiper. */
function turned(name: string | null): string | null {
  const [last, first, ...more] = name?.split(',').map((part) => part.trim()) ?? [];
  return last && first && more.length === 0 ? `${first} ${last}` : name;
}

function genderOf(text: string | null): ReadAppointment['gender'] {
  const word = text?.toLowerCase() ?? '';
  if (/^(m|man|male|mannelijk)$/.test(word)) return 'male';
  return /^(v|f|vrouw|female|vrouwelijk)$/.test(word) ? 'female' : null;
}

const CANCELLED = /^(geannuleerd|annulering|afgezegd|vervallen|verwijderd|cancell?ed)/i;

function readLine({ line, cells }: TableRow, options: Options): ReadAppointment | undefined {
  if (cells.every((cell) => typeof cell === 'string' && cell.trim() === '')) return undefined;
  const read = new Line(cells, options);
  return {
    line,
    external_id: read.text('external_id', 'external_id'),
    clinician: read.text('clinician', 'clinician'),
    ...read.times(),
    ...read.client(),
    description: read.text('description', 'description'),
    title: null,
    is_cancelled: CANCELLED.test(read.text('status', 'status') ?? ''),
    problems: read.problems,
  };
}

export function readAppointmentTable(bytes: Uint8Array, time_zone: string): ReadAppointment[] {
  for (const sheet of sheetsIn(bytes)) {
    const header = findHeader(sheet.rows());
    if (!header) continue;
    const appointments: ReadAppointment[] = [];
    for (const row of sheet.rows()) {
      const read = row.line > header.line ? readLine(row, { columns: header.columns, time_zone }) : undefined;
      if (!read) continue;
      appointments.push(read);
      if (appointments.length > limits.appointments) throw new AgendaUnreadable('too_many_lines');
    }
    if (appointments.length === 0) throw new AgendaUnreadable('empty_table');
    return appointments;
  }
  throw new AgendaUnreadable('unreadable_agenda');
}
