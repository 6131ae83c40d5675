/** What a note says that the papers before it, as far as its clinician may read them, did not. */
import { sinceLastTime } from '@noteer/clinical';
import { dayOfConsultation, type SinceLastTime } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { findingsBefore, findingsFrom, readPaper } from '../../consultations/file/findings.ts';
import {
  currentOf,
  finalRecordings,
  heldRecordings,
  notePapers,
  papersOf,
} from '../../consultations/file/papers.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

/** In whose words a change is looked for: however long somebody has been coming, opening a note costs the same. */
const LOOKED_THROUGH = { most_notes: 20, most_attachments: 10 };

export async function since(services: Services, actor: Actor, id: string): Promise<SinceLastTime> {
  const { db, sealing, settings } = services;
  const scope = scopeOf(actor, 'read_note');
  const row = await heldRecordings(db, scope).where('recordings.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found', 'Recording not found.');
  const { client_id, clinician_id, appointment_time: before } = row;
  const earlier = await finalRecordings(db, scope)
    .where('part.current_id', '=', currentOf(client_id))
    .where('recordings.clinician_id', '=', clinician_id)
    .where('appointment_time', '<', before)
    .limit(1)
    .executeTakeFirst();
  const [paper] = earlier ? await notePapers(db, scope, sealing, [row]) : [];
  if (!earlier || !paper) return { earlier: null, changes: [] };
  // What a letter or a colleague told is not new either.
  const readable = scopeOf(actor, 'read_client_file', settings);
  const then = findingsFrom(await findingsBefore(db, readable, sealing, row));
  const now = findingsFrom(readPaper(paper));
  const papers = await papersOf(db, readable, sealing, client_id, { before, ...LOOKED_THROUGH });
  const told = {
    before: {
      papers: papers.filter(({ id: of, date }) => of !== paper.id && date <= paper.date),
      findings: then.findings,
    },
    now: { paper, findings: now.findings },
  };
  return {
    earlier: {
      recording: earlier.id,
      date: dayOfConsultation(earlier.appointment_time.toISOString()),
      author: earlier.author,
      template: earlier.template,
    },
    changes: sinceLastTime(told, row.language).map((change) => ({
      is: change.is,
      text: change.text,
      before: (change.before && then.placeOf(change.before)) ?? null,
      now: (change.now && now.placeOf(change.now)) ?? null,
    })),
  };
}
