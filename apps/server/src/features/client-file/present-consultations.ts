import { shownSummary, type TimelineItem } from '@noteer/contract';
import { presentAppointment } from '../../consultations/appointments.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { newestNotes, revisionOwner } from '../../consultations/documents.ts';
import { openText } from '../../consultations/sealed-text.ts';
import type { Scope } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { consultationRows } from './queries.ts';

type Shown = Omit<Extract<TimelineItem, { kind: 'consultation' }>, 'kind' | 'id' | 'at'>;

const LONGEST_LINE = 200;

/** The first line of a note that is no heading, without its marks. */
function firstLine(markdown: string): string | null {
  const line = markdown
    .split('\n')
    .map((each) => each.trim())
    .find((each) => each !== '' && !/^#{1,6}\s|^[-*_]{3,}$|^\*\*[^*]+\*\*:?$/.test(each));
  const plain = line?.replace(/^(?:[-*+>]|\d+[.)])\s+/, '').replaceAll(/\*\*|__|`|\\(?=[.*_#-])/g, '');
  if (!plain) return null;
  return plain.length > LONGEST_LINE ? `${plain.slice(0, LONGEST_LINE).trimEnd()} …` : plain;
}

/** By the id of the appointment. */
export async function presentConsultations(
  { db, sealing }: Services,
  scope: Scope<'read_client_file'>,
  ids: string[],
): Promise<Map<string, Shown>> {
  const rows = ids.length > 0 ? await consultationRows(db, scope, ids) : [];
  const final = rows.flatMap(({ recording_id, is_reviewed }) =>
    recording_id && is_reviewed ? [recording_id] : [],
  );
  const notes = Map.groupBy(await newestNotes(db, scope, final), ({ recording_id }) => recording_id);
  return new Map(
    rows.map((row): [string, Shown] => {
      const { recording_id, data_key } = row;
      const is_own = row.clinician_id === scope.user_id;
      const note = shownSummary(notes.get(recording_id ?? '') ?? []);
      const text =
        recording_id && data_key && note
          ? openText(
              recordingSealing(sealing, { id: recording_id, data_key }),
              revisionOwner(note.document_id, note.number, 'text'),
              note.text,
            )
          : '';
      const { appointment_time, is_appointment, status, subject, description } = presentAppointment(
        sealing,
        row,
      );
      return [
        row.id,
        {
          ...{ appointment_time, is_appointment, status },
          // What a colleague's agenda says of it is not part of the note that is shared.
          ...(is_own ? { subject, description } : { subject: null, description: null }),
          clinician_name: row.clinician_name,
          is_own,
          template: row.recording_template ?? row.template,
          recording: recording_id,
          is_reviewed: row.is_reviewed ?? false,
          first_line: firstLine(text),
        },
      ];
    }),
  );
}
