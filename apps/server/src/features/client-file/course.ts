/** The course of a client as one clinician may see it: made from all papers once, and kept until one of them changes. */
import { courseOf } from '@noteer/clinical';
import type { Course, Language } from '@noteer/contract';
import { findingsOfClient, READER_VERSION } from '../../consultations/file/findings.ts';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import type { Scope } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { presentCourse } from './present-course.ts';
import { type CourseKey, keepCourse, keptCourse, lockClient } from './queries.ts';

type Reading = Scope<'read_client_file'>;

type Kept = { version: number; course: Course };

const owner = ({ client_id, clinician_id, reach, language }: CourseKey) =>
  `courses/${client_id}/${clinician_id}/${reach}/${language}/body`;

export async function courseFor(
  { db, sealing }: Services,
  scope: Reading,
  client_id: string,
  language: Language,
): Promise<Course> {
  const key = { client_id, clinician_id: scope.user_id, reach: scope.reach, language };
  const kept = await keptCourse(db, scope, key);
  if (kept) {
    const { version, course } = JSON.parse(openText(sealing, owner(key), kept.body)) as Kept;
    // One that an earlier version of this program kept may look otherwise: it is made again.
    if (version === READER_VERSION) return course;
  }
  // Whoever changes a paper waits until this one is kept, and then takes it away.
  await lockClient(db, scope, client_id);
  const { findings, placeOf } = await findingsOfClient(db, scope, sealing, client_id);
  const course = presentCourse(courseOf(findings), placeOf, language);
  const text = JSON.stringify({ version: READER_VERSION, course } satisfies Kept);
  await keepCourse(db, scope, { ...key, body: sealText(sealing, owner(key), text) });
  return course;
}
