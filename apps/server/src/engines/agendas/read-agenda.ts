/** A file from its bytes to appointments, whichever kind it is. */
import { TableUnreadable } from '../tables/port.ts';
import { decode } from '../tables/text-table.ts';
import { type AgendaQuestion, AgendaUnreadable, type ReadAgenda } from './port.ts';
import { readCalendar } from './read-calendar.ts';
import { readAppointmentTable } from './read-table.ts';

const looksLikeCalendar = (bytes: Uint8Array): boolean =>
  /^(\u00ef\u00bb\u00bf)?\s*BEGIN:VCALENDAR/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1'));

export function readAgenda(bytes: Uint8Array, question: AgendaQuestion): ReadAgenda {
  try {
    if (question.isCalendar || looksLikeCalendar(bytes)) return readCalendar(decode(bytes), question);
    return { kind: 'table', appointments: readAppointmentTable(bytes, question.time_zone), left_out: 0 };
  } catch (error) {
    if (error instanceof TableUnreadable)
      throw new AgendaUnreadable(question.isCalendar ? 'unreadable_agenda' : error.failure);
    throw error;
  }
}
