/** What the papers before a consultation have for its note: offered to its clinician, who puts it in or does not. */
import { type FilePoint as Found, filePoints, type PaperName, type Template } from '@noteer/clinical';
import { dayOfConsultation, type FilePlace, type FilePoint } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { templateOf } from '../../consultations/choices.ts';
import { findingsBefore, findingsFrom, type Kept } from '../../consultations/file/findings.ts';
import { type FinalRecording, heldRecordings, notePapers } from '../../consultations/file/papers.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

/** Of a document without a signature the author is the name of its file: that is nobody to name in a note. */
const isFileName = (author: string): boolean => /\.[a-z0-9]{2,5}$/i.test(author);

const paperOf = ({ kind, date, author }: FilePlace): PaperName =>
  kind === 'attachment' && !isFileName(author) ? { kind, date, author } : { kind, date };

type Asked = { row: FinalRecording; template: Template };

function pointsOf(
  kept: readonly Kept[],
  { row, template }: Asked,
  on: string,
  is_offered: boolean,
): FilePoint[] {
  const { findings, placeOf } = findingsFrom(kept);
  const placeFor = (finding: Found['finding']) => placeOf(finding);
  const found = filePoints(
    findings,
    (finding) => {
      const place = placeFor(finding);
      return place && paperOf(place);
    },
    { template, language: row.language, on },
  );
  return found.flatMap(({ finding, ...point }) => {
    const place = placeFor(finding);
    return place ? [{ ...point, is_offered, place }] : [];
  });
}

export async function points(services: Services, actor: Actor, id: string): Promise<FilePoint[]> {
  const { db, sealing, settings } = services;
  // Own consultations only; what is shared are the papers of others.
  const own = scopeOf(actor, 'read_client_file');
  const row = await heldRecordings(db, own).where('recordings.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found', 'Recording not found.');
  const scope = scopeOf(actor, 'read_client_file', settings);
  const kept = await findingsBefore(db, scope, sealing, row);
  const on = dayOfConsultation(row.appointment_time.toISOString());
  const asked = { row, template: (await templateOf(db, row.template)).template };
  const offered = pointsOf(kept, asked, on, true);
  const [note] = await notePapers(db, own, sealing, [row]);
  const isInNote = ({ sentence }: FilePoint) =>
    note?.text.includes(sentence) && !offered.some((point) => point.sentence === sentence);
  // What was put in stays evidence of its sentence, also when a later paper says otherwise.
  const taken = [...Map.groupBy(kept, ({ place }) => place.id).values()].flatMap((paper) =>
    pointsOf(paper, asked, paper[0]?.place.date ?? on, false).filter(isInNote),
  );
  return [...offered, ...taken];
}
