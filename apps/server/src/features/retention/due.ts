/** What has been kept for long enough at a moment, rule by rule: its id and from when on it was counted. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';

/** `key` is what it is removed by: an id, or the name of a file. */
export type Due = { key: string; since: Date };

/** When anybody last wrote something of it. */
const touched: RawBuilder<Date> = sql`greatest(kept_since, created_at, finished_at, (
  select max(written.created_at) from document_revisions written
  join documents on documents.id = written.document_id where documents.recording_id = recordings.id))`;

/** What is held is in none of these. */
export const sound = (until: Date): RawBuilder<Due> => sql`
  select id::text as key, reviewed_at as since from recordings
  where reviewed_at < ${until} and sound_removed_at is null and not is_recording_deleted and not is_held(id)`;

export const hidden = (until: Date): RawBuilder<Due> => sql`
  select id::text as key, hidden_at as since from recordings
  where is_recording_deleted and hidden_at < ${until} and not is_held(id)`;

export const drafts = (until: Date): RawBuilder<Due> => sql`
  select id::text as key, ${touched} as since from recordings
  where not is_reviewed and not is_recording_deleted and kept_since < ${until} and ${touched} < ${until}
    and not is_held(id)`;

export const withdrawn = (until: Date): RawBuilder<Due> => sql`
  select id::text as key, consent_withdrawn_at as since from recordings
  where consent_withdrawn_at < ${until} and (sound_removed_at is null or exists (
    select from transcript_pieces where recording_id = recordings.id))`;

export const departures = (until: Date): RawBuilder<Due> => sql`
  select id::text as key, left_at as since from departures
  where left_at < ${until} and (recording_id is null or not is_held(recording_id))`;

export const contactRequests = (until: Date): RawBuilder<Due> => sql`
  select id::text as key, created_at as since from contact_requests where created_at < ${until}`;

export const declaredCodes = (until: Date): RawBuilder<Due> => sql`
  select id::text as key, day::timestamptz as since from declared_codes where day < ${until}`;

export const removals = (until: Date): RawBuilder<Due> => sql`
  select id::text as key, removed_at as since from removals where removed_at < ${until}`;

/** Mails that no mail server took, as files. */
export async function mails(folder: string, until: Date): Promise<Due[]> {
  const names = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    names.map(async (key) => ({ key, since: (await stat(join(folder, key)).catch(() => null))?.mtime })),
  );
  return dated
    .flatMap(({ key, since }) => (since && since < until ? [{ key, since }] : []))
    .sort((a, b) => a.since.getTime() - b.since.getTime());
}
