/** ICD-10 of what was stated: said by the clinician in this consultation, or written in signed notes of before. */
import { suggestIcd10 } from '@noteer/clinical';
import {
  type CodeSuggestion,
  dayOfConsultation,
  type Role,
  reachOf,
  type StatedPlace,
} from '@noteer/contract';
import type { Db } from '../../db/schema.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { recordingSealing } from '../data-key.ts';
import { currentOf, finalRecordings, notePapers, type Paper } from '../file/papers.ts';
import type { RecordingRow } from '../recordings.ts';
import { spokenPieces } from '../spoken-pieces.ts';
import type { Icd10Line } from './lists-of-day.ts';

/** Of one client, the newest before this consultation. */
const MOST_NOTES = 30;

type About = { client_id: string; role: Role; appointment_time: Date; lines: Icd10Line[] };
type Parts = Pick<Services, 'sealing' | 'engines' | 'settings'>;

/** Notes that the clinician of the consultation may read: whoever looks at its codes may read those too. */
async function earlierNotes(
  db: Db,
  { sealing, settings }: Parts,
  { id, clinician_id }: RecordingRow,
  { client_id, role, appointment_time }: About,
): Promise<Paper[]> {
  if (!reachOf(role, 'read_client_file')) return [];
  const scope = scopeOf({ id: clinician_id, role }, 'read_client_file', settings);
  const rows = await finalRecordings(db, scope)
    .where('part.current_id', '=', currentOf(client_id))
    .where('appointment_time', '<', appointment_time)
    .where('recordings.id', '<>', id)
    .limit(MOST_NOTES)
    .execute();
  return notePapers(db, scope, sealing, rows);
}

export async function suggestDiagnoses(
  db: Db,
  scope: Scope,
  parts: Parts,
  recording: RecordingRow,
  about: About,
): Promise<CodeSuggestion[]> {
  const { id, language } = recording;
  const on = dayOfConsultation(about.appointment_time.toISOString());
  const notes = await earlierNotes(db, parts, recording, about);
  const pieces = await spokenPieces(db, scope, recordingSealing(parts.sealing, recording), recording);
  const asked = {
    language,
    pieces,
    notes: notes.map(({ text, language: own }) => ({ text, language: own })),
  };
  const found = await parts.engines.readDiagnoses(asked);

  const author = await nameOf(db, recording.clinician_id);
  const statings = [
    ...found.said.map((said) => ({ ...said, day: null, place: spokenPlace(said) })),
    ...notes.flatMap((note, place) =>
      (found.written[place] ?? []).map((written) => ({
        ...written,
        day: note.date,
        place: {
          ...{ sentence: written.sentence, recording: note.id, date: note.date, author: note.author },
          ...{ pieces: [], start_s: null, end_s: null },
        },
      })),
    ),
  ];

  function spokenPlace({ sentence, sources }: { sentence: string; sources: number[] }): StatedPlace {
    const heard = pieces.filter(({ seq }) => sources.includes(seq));
    return {
      ...{ sentence, recording: id, date: on, author, pieces: sources },
      start_s: heard.length > 0 ? Math.min(...heard.map(({ start_s }) => start_s)) : null,
      end_s: heard.length > 0 ? Math.max(...heard.map(({ end_s }) => end_s)) : null,
    };
  }

  return suggestIcd10(statings, about.lines, on).map(
    ({ minutes: _, name, is_working, place, stated, ...suggestion }) => ({
      ...suggestion,
      diagnosis: {
        ...{ name, is_working, place },
        places: stated.flatMap((at) => statings[at]?.place ?? []),
      },
    }),
  );
}

async function nameOf(db: Db, user_id: string): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  return `${user.first_name} ${user.last_name}`;
}
