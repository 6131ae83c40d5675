/** What goes into the questions about a talk beside the talk: who and what the house knows, and how its clinician writes. */
import { type Language, shownSummary } from '@noteer/contract';
import type { Db } from '../../db/schema.ts';
import { can, ofTheSystem, type Scope, scopeOf } from '../../policy.ts';
import type { Away } from '../../questions/disguise.ts';
import type { Services } from '../../services.ts';
import { recordingSealing } from '../data-key.ts';
import { knownPeople, noteText } from '../departures.ts';
import { newestNotes, revisionOwner } from '../documents.ts';
import { findingsBefore, findingsFrom } from '../file/findings.ts';
import { heldRecordings } from '../file/papers.ts';
import type { RecordingRow } from '../recordings.ts';
import { openText } from '../sealed-text.ts';

/** A list that a model reads to spell names by, not a file. */
const MOST_NAMES = 60;
const EXAMPLES = 2;

type HouseNames = { people: string[]; medicines: string[] };

/** Of the papers before this consultation, as far as its clinician may read them, whatever asked for the note. */
async function namesOfFile({ db, sealing, settings }: Services, recording_id: string): Promise<HouseNames> {
  const row = await heldRecordings(db, ofTheSystem)
    .where('recordings.id', '=', recording_id)
    .executeTakeFirst();
  // Somebody who has another role by now reads no files any more; their note is written all the same.
  if (!row || !can({ id: row.clinician_id, role: row.role }, 'read_client_file'))
    return { people: [], medicines: [] };
  const scope = scopeOf({ id: row.clinician_id, role: row.role }, 'read_client_file', settings);
  const { findings } = findingsFrom(await findingsBefore(db, scope, sealing, row));
  return {
    people: findings.flatMap((finding) =>
      finding.kind === 'person' ? [`${finding.name} (${finding.relation})`] : [],
    ),
    medicines: findings.flatMap((finding) => (finding.kind === 'medicine' ? [finding.name] : [])),
  };
}

const colleagues = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('role', '=', 'clinician')
    .where('deleted_at', 'is', null)
    .orderBy('last_name')
    .limit(MOST_NAMES)
    .execute();
  return rows.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
};

const onceEach = (names: readonly string[]): string[] => [...new Set(names)];

export async function houseNames(services: Services, recording_id: string): Promise<HouseNames> {
  const [ofFile, people] = await Promise.all([namesOfFile(services, recording_id), colleagues(services.db)]);
  return {
    people: onceEach([...ofFile.people, ...people]).slice(0, MOST_NAMES),
    medicines: onceEach(ofFile.medicines).slice(0, MOST_NAMES),
  };
}

/** For the recogniser: the client's own people and medicines, before the words that weigh more. Colleagues would push those out. */
const MOST_EXPECTED = 24;

export const wordsOfNames = ({ people, medicines }: HouseNames): string[] =>
  [...people.filter((name) => name.endsWith(')')).map(bareName), ...medicines].slice(0, MOST_EXPECTED);

/** `Femke (zus)` is called Femke. */
const bareName = (name: string): string => name.replace(/ \([^)]*\)$/, '');

/** The newest notes that this clinician signed on the same template, of other talks. */
async function ownExamples(
  { db, sealing }: Services,
  scope: Scope,
  recording: RecordingRow,
  language: Language,
): Promise<string[]> {
  const rows = await db
    .selectFrom('recordings')
    .selectAll()
    .where('clinician_id', '=', recording.clinician_id)
    .where('template', '=', recording.template)
    .where('language', '=', language)
    .where('is_reviewed', '=', true)
    .where('is_recording_deleted', '=', false)
    .where('id', '<>', recording.id)
    .orderBy('reviewed_at', 'desc')
    .limit(EXAMPLES)
    .execute();
  const notes = await newestNotes(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const note = shownSummary(notes.filter(({ recording_id }) => recording_id === row.id));
    if (!note) return [];
    const own = recordingSealing(sealing, row);
    return [openText(own, revisionOwner(note.document_id, note.number, 'text'), note.text)];
  });
}

/** What stands before the talk in the question of its note. */
export const knownFor = async (
  services: Services,
  scope: Scope,
  recording: RecordingRow,
  { people, medicines }: HouseNames,
) => ({
  names: [...people, ...medicines],
  examples: await ownExamples(services, scope, recording, recording.language),
});

/** Who is named, for a model elsewhere: taken out before anything goes, and what goes is written down. */
export async function awayFor(
  { db, sealing }: Services,
  recording: RecordingRow,
  { people }: HouseNames,
  engine: string,
): Promise<Away> {
  const known = await knownPeople(db, ofTheSystem, sealing, recording.id);
  const own = recordingSealing(sealing, recording);
  const bare = people.map(bareName);
  return {
    known: { ...known, people: [...known.people, ...bare] },
    leaves: (departure) => noteText(db, ofTheSystem, own, { recording_id: recording.id, engine, departure }),
  };
}
